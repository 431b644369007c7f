import { amongCues } from "./among-cues";
import { comingStillCues } from "./coming-still-cues";
import { doubtWords } from "./doubt-words";
import type { Language } from "./language";
import { noticeWords } from "./notice-words";
import { pretendedCues } from "./pretended-cues";
import { stagedCues } from "./staged-cues";
import { swedishConditions, swedishCorrections, swedishWhys } from "./sv-correction-cues";
import { swedishCues } from "./sv-cues";
import { swedishParties } from "./sv-parties";

export const swedish: Language = {
  code: "sv",
  common:
    "och att det är som på ett av för med till den inte har jag hon han din ditt dina min mitt mina vi du från så men när kl klockan hej tack tyvärr hälsningar vänliga mvh tid tiden tider boka avboka avbokad avbokat avbokats avbokning avbokade bokning bokningen bokat bokad ombokat flyttat måste vill får nu sin vid kund behandling också eller idag imorgon här dig mig oss er följande ska blir kommer påminnelse datum återbud förhinder sjuk sjukt behöver redan upptagen ändå själv bara åt ignorera",
  months: [
    "januari jan",
    "februari feb febr",
    "mars",
    "april apr",
    "maj",
    "juni jun",
    "juli jul",
    "augusti aug",
    "september sept sep",
    "oktober okt",
    "november nov",
    "december dec",
  ],
  weekdays: [
    "måndag mån måndagen mandag måndags måndagens",
    "tisdag tis tisdagen tisdags tisdagens",
    "onsdag ons onsdagen onsdags onsdagens",
    "torsdag tors tor torsdagen torsdags torsdagens",
    "fredag fre fredagen fredags fredagens",
    "lördag lör lördagen lordag lördagens",
    "söndag sön söndagen sondag söndagens",
  ],
  today:
    "idag|i dag|dagens|idag på morgonen|i förmiddag|nu på förmiddagen|idag på förmiddagen|nu på morgonen|denna dag",
  tomorrow: "imorgon|i morgon|imorron|i morron|imorrn|morgondagens",
  tonight:
    "i eftermiddag|ikväll|i kväll|i afton|idag på eftermiddagen|i dag på eftermiddagen|nu i kväll|nu ikväll|nu i eftermiddag",
  noDate: "god morgon|godmorgon",
  dayAfterTomorrow: "övermorgon",
  yesterday: "igår|i går|igår kväll|igår morse|i morse|imorse|igår eftermiddag|igår förmiddag|i förrgår",
  thisWord: "denna|nu|denna veckas|kommande|nästkommande",
  nextWord: "nästa",
  followingWord: "följande|påföljande",
  lastWord: "förra",
  monthWords: "den här månaden 0|nästa månad 1|i nästa månad 1",
  thisWeek: "(?:denna|den här) vecka[n]?",
  nextWeek: "nästa vecka|i nästa vecka|veckan därpå|kommande vecka",
  laterWords:
    "om en vecka 7|om åtta dagar 7|om # veckor 7|om åtta dar 7|om 8 dagar 7|om fjorton dagar 14|om 14 dagar 14|om 1 vecka 7",
  am: "fm|f.m.",
  pm: "em|e.m.",
  morning: "på morgonen|på förmiddagen|förmiddag|förmiddagen",
  afternoon: "på eftermiddagen|på kvällen|eftermiddag|eftermiddagen|kväll",
  morningEndings: "förmiddag morgon sförmiddag smorgon",
  afternoonEndings: "eftermiddag kväll seftermiddag skväll",
  early: "bitti|tidigt|tidigt på morgonen|tidigt på förmiddagen|på morgonkvisten|i ottan",
  noon: "",
  midnight: "midnatt",
  clock: "",
  ordinal: "e a",
  ordinals:
    "första andra tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde tjugonde tjugoförsta tjugoandra tjugotredje tjugofjärde tjugofemte tjugosjätte tjugosjunde tjugoåttonde tjugonionde trettionde trettioförsta",
  numbers:
    "ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo tjugoett tjugotvå",
  between: "kl|kl.|klockan|klocka|vid|den|på|tid|från|exakt|prick",
  at: "kl|kl.|klockan|vid|från|runt",
  until: "till",
  minuteWords: "fem tio femton tjugo tjugofem trettio trettiofem fyrtio fyrtiofem femtio femtiofem",
  minutesBefore:
    "halv -30|kvart över +15|kvart i -15|tio över +10|tio i -10|fem över +5|fem i -5|# över +|# i -|# i halv -30-|# över halv -30+|# minuter över +|# minuter i -",
  minutesAfter: "# +|och # +",
  opensRange: "mellan",
  dateWords: {
    articles: "den",
    afterTomorrow: "",
    dayNamed: "",
    dayAlone: "den",
    dayAtHour: "den kl|den klockan",
    beforeMonth: "i",
    beforeYear: "",
    alsoWords: "ons|tors|tor|tis|fre|mån",
    apposed: "alltså|den den",
    usual: "vanliga|ordinarie",
    noSpan: "och",
    streets: "gatan|vägen|torget|platsen|allén|parken|gränd|maj-gatan",
    hourLabels: "tid|klockslag|starttid|klockan",
    counted:
      "minuter|dagar|timmar|veckor|personer|kronor|kr|min|timme|dygn|år|månader|gånger|procent|minut|vecka|person|öre|spänn",
    ahead: "innan|före|tidigare|senare|i förväg",
    prices:
      "(?:[\\p{L}-]*(?:avgift(?:en|er)?|kostnad(?:en|er)?|pris(?:et)?|summa(?:n)?|belopp(?:et)?|handpenning(?:en)?|deposition(?:en)?|rabatt(?:en)?|moms(?:en)?|återbetalning(?:en)?))|betalt|betalas|debiteras|debiterat|fakturerat",
  },
  labels: {
    reason:
      "anledning orsak kommentar meddelande anteckning anteckningar notering övrigt fråga hälsning skäl motivering notis kommentarer meddelanden frågor avbokningsorsak",
    birth: "född födelsedatum personnummer födelsedag födelsenummer",
    zone: "tidszon",
    stamp:
      "bokad bokades bokningsdatum avbokades avbokningsdatum skapad skapades skickad mottagen uppdaterad registrerad betald ändrad avbokningstid inkom inkommen registrerades ändrades uppdaterades utskriven fakturadatum betaldes anmäld bokad-den",
    old: "tidigare gammal gamla gammalt ursprunglig ursprungliga föregående förra innan före",
    fresh: "ny nya nytt nuvarande ändrad flyttad",
    end: "slut sluttid slutar till sluttidpunkt avslutas",
    aside:
      "nästa önskad önskat alternativ förslag annan giltig öppettider ledig lediga återbesök nästkommande önskemål önsketid alternativa giltigt tidigast senast uppföljning kontrolltid väntelista föreslagen föreslagna kommande öppet stängt oförändrad oförändrat påverkas",
    cancelled: "avbokad avbokat inställd",
    when: "när datum dag start börjar bokning tillfälle tidpunkt bokningen pass besöksdatum bokningsdag besökstid behandlingstid behandlingsdatum startdatum tider besök veckodag kurs lektion session",
    time: "tid klockslag klockan starttid kl",
    who: "kund klient patient namn deltagare gäst kundnamn kundens patientnamn förnamn efternamn elev medlem besökare beställare uppringare",
    by: "av",
    plain:
      "ombokning värde fält vad var tjänst behandling behandlare personal telefon mobil e-post epost adress pris kostnad status längd typ plats klinik salong nummer bokningsnummer referens länk ämne terapeut varaktighet utförare medarbetare beskrivning belopp summa betalning moms faktura kassör butik rum lokal avdelning mottagning doktor läkare frisör massör specialist ärende ärendenummer ordernummer kundnummer telefonnummer mobilnummer mejl mail webbplats hemsida kalender arrangör försäkring kön ålder metod titel kategori resurs ort stad adressen fax",
  },
  labelWords: {
    filling: "för|på|och",
    for: "för",
    on: "",
    doneOn: "datum",
    cancelStem: "avbok|återbud",
    replaced: "ursprungliga|tidigare|gamla|föregående",
    dating: "från|datum|av",
    actor: "av",
    zoneLabel: "tidszon",
    status: "status|bokningsstatus|bokningens status",
    given:
      "(?:som )?(?:du )?(?:angav|angett|angiven|angivet|uppgav)(?: av [\\p{L}.'’-]+(?: [\\p{L}.'’-]+){0,2})?|(?:till|för) avbokningen",
    no: "nej",
    matched:
      "inbokad|inbokat|planerad till|inplanerad|inplanerat|bokad tid|kopplad till|matchad med|matchad mot|hör till|berörd tid|berörd bokning|gäller|det gäller",
    refund: "återbetal",
    becomes: "till",
    untilNow: "hittills|tills nu|fram till nu|var bokad|var bokat|tidigare bokad",
    fromNow: "nu bokad|nu bokat|nu",
    leadIn: "goda nyheter|dåliga nyheter|tråkiga nyheter|tråkigt besked|dåligt besked|obs|viktigt|för kännedom",
    called: "samtal mottaget|samtal inkom|samtal besvarat|ringde|meddelande mottaget",
    proposal: "(?:nytt )?(?:tids)?förslag",
    answer: "svar|patientens svar|kundens svar",
    caller: "inringare|uppringare|den som ringde|samtal från|vem ringde|ringt av",
    taker: "accepterad av|accepterat av|övertagen av|övertaget av|fylld av|ersatt av",
    noTaker: "ingen|inga|inte|ännu|väntar|avvaktar",
    purpose: "besöksorsak|orsak till besök|orsak till besöket|besöksanledning",
    statusTaken: "(?:redan |åter )?(?:fylld|övertagen|tagen|upptagen)",
    naming:
      "tjänst(?:er)?|behandling(?:ar)?|lektion|pass|besök(?:styp)?|vad|med|hos|behandlare|terapeut|personal|plats|var|adress|lokal|rum|ämne|titel",
    toCancel:
      "(?:(?:datum|dag|tid|klockslag) (?:för |på )?)?(?:{appt}|datum|dag) (?:att avboka|som (?:ska|skall) avbokas|(?:du|jag|ni) (?:vill avboka|avbokar))",
    movedBelow: "(?:flyttat|bokat om|ändrat|ombokat) (?:följande|den här|sin|en|sitt) (?:{appt})",
    date: "datum|dag",
    upNext:
      "(?:härnäst|på tur|närmast|först ut|näst på tur)(?: (?:idag|i dag|imorgon|i morgon|den här veckan|i kalendern))?|(?:den |din |er )?(?:populäraste|mest bokade|mest populära|mest efterfrågade) (?:tiden|tid|timmen|dagen|dag)",
  },
  people: {
    inNames: "af|von",
    contact: "telefon|mobil|e-?post|mejl",
    hasCancelled:
      "har .{0,60}(?:avbokat|ställt in|lämnat återbud)|avbokade|ringde och avbokade|har .{0,60}(?:bokat av|avanmält)|avbokar|ställde in|bokade av|kan inte komma|fick förhinder|har .{0,40}flyttat",
    noName: "Tiden|Bokningen|Din|Den|Tid|Bokning|Passet|Kund|Besöket",
    theirs: "sin|sitt|sina|hennes|hans|deras",
    somebody: "jag|min|mitt|mina|mig|hon|han|henne|honom",
    placesIn: "på|i|till",
    titles: "fru|herr|fröken|dr|doktor",
    firstNames:
      "agneta albin alexander alva amanda anders andreas anette anita anna anneli annika astrid axel barbro bengt berit birgitta björn bo bosse britt camilla carina carl carolina cecilia charlotta christer daniel david ebba elin elisabeth ella elsa emelie emil emma erik eva filip frida fredrik gunilla gunnar göran gustav hanna hans helena henrik ida inger ingrid jan jenny jens jessica joakim johan johanna john jonas josefin julia kajsa karin karl katarina kerstin kjell klara kristina lars leif lena linda lisa lotta magnus maja malin margareta maria marie markus martin matilda mats mattias mikael mona monica niklas nils nina ola olle oskar patrik pelle per peter petra pia robert sandra sara sofia stefan sten stina susanne sven tobias tomas torbjörn ulf ulla viktor ylva åsa örjan",
  },
  parties: swedishParties,
  comers: {
    articles: "vår|vårt|våra|er|ert|din|ditt|en|ett|den|det",
    clients:
      "kvart|halv|kund(?:en|er)?|klient(?:en|er)?|patient(?:en|er)?|elev(?:en|er)?|deltagare|medlem(?:men)?|grupp(?:en)?|dam(?:en)?|herr(?:e|n)?|fru(?:n)?|man(?:nen)?s?|kvinna(?:n)?|pojke(?:n)?|flicka(?:n)?|tjej(?:en)?|kille(?:n)?|barn(?:et|en)?|bebis(?:en)?|tvilling\\p{L}*|son(?:en)?|dotter(?:n)?|make(?:n)?|maka(?:n)?|partner|sambo(?:n)?|vän(?:nen)?|mamma|mor|pappa|far|förälder|föräldrar|mormor|farmor|morfar|farfar|bror|syster|moster|faster|kusin|familj(?:en)?|hund(?:en)?|valp(?:en)?|katt(?:en)?|häst(?:en)?|person(?:en)?|båda|påminnelse|meddelande|feber|förkylning",
    own: "min|mitt|mina",
    firsts: "jag|vi|mig|oss",
    others: "han|hon|de|man|du|ni|vem|och|men|så",
    wishes: "vill|skulle|önskar|gärna|helst",
    prepositions:
      "med|på grund av|pga|genom|hos|från|för|till|i|på|efter|om|sedan|ur|utan|under|vid|tyvärr|inte|har|fått|haft|av",
    reasons: "eftersom|pga|på grund av|därför att|för att",
    partly: "fysiskt|personligen|(?<!räkna inte )med mig|följa med|i tid|(?:före|innan) \\d+|så tidigt",
    relatives: "som",
    having: "jag har|vi har|jag måste|vi måste|jag är",
    pleas: "vänligen|snälla|kan du|kan ni",
    capitals: false,
    follows: false,
  },
  notices: noticeWords.sv,
  doubts: doubtWords.sv,
  leads: {
    onDay: "på",
    ofDay: "",
    daysOf: "",
    fromDay: "från",
    atHour: "kl|kl.|klockan",
    fromHour: "från",
    aloneBeforeHour: "börjar kl|börjar klockan|start kl",
    brought: "lämning|lämnas|ankomst|inlämning|lämna|check-?in|incheckning",
    fetched: "hämtning|hämtas|avhämtning",
    ready: "klar|återlämning|utcheckning|check-?out|avresa",
    and: "och",
    whose: "hennes|hans|mina|våra",
    atYours: "hos dig|hos er|med dig|med er",
  },
  chains: {
    persons: "jag|han|hon|vi|min|mitt|mig",
    neither: "eller",
    owners: "min|mina|mitt|vår|våra|hans|hennes|deras|sin|den|det",
    after: "(?:direkt |strax )?(?:efter(?: (?:honom|henne))?|därefter)|sedan|också|även",
    sameDay: "(?:samma|den) dag(?:en)?",
    each: "båda(?: gångerna| dagarna)?|varje gång|bägge",
    explains: "det är|det var|det gäller",
    named: "(?:avboka|ställa in|boka av) (?:den|det)",
  },
  behind: {
    booked: "(?:hos|med) (?:er|dig)|(?:har|hade) (?:mig|oss) (?:inbokad|uppskriven|bokad)\\p{L}*",
    calledOff: "(?:avboka|stryk|ta bort)(?: (?:mig|oss|henne|honom))?(?: tack)?(?=\\W*$|,)",
  },
  zoneWords: {
    time: "tid|sommartid|vintertid|normaltid",
    timeEndings: "sommartid|vintertid|normaltid",
    filling: "lokal|den",
    before: "enligt",
    here: "din|er|lokal|svensk",
    differs: "kan skilja sig|kan avvika",
    elsewhere: "kundens",
    yours: "(?:din|er) tid|(?:hos|för) (?:dig|er)|där",
    mine: "(?:min|vår) tid|(?:hos|för) (?:mig|oss)|här",
    ofHours:
      "sin|min|ny|nya|tidigare|samma|annan|en|bokad|bokade|avbokad|ledig|första|gammal|gamla|hennes|hans|denna|ombokad|i|om|egen|egna|god",
    ofVisit:
      "bokning|bokningens|bokningen|mote|motets|motet|evenemang|kalender|kalenderns|vard|vardens|arrangor|konto|verksamhet",
    ofClients:
      "kund|kunden|kundens|gast|gasten|gastens|klient|klientens|patient|patientens|deltagare|deltagarens|elev|elevens|besokare|besokarens",
    ofPlaces: "sk|isk",
    verbs: "",
    notice: "\\balla tider\\b",
  },
  appt: "(?:[\\p{L}-]*(?:bokning(?:en|ar|arna|ens)?|besök(?:et|en|s)?|behandling(?:en|ar|arna)?|massage(?:n)?|session(?:en|er)?|lektion(?:en|er)?|samtal(?:et)?|möte(?:t)?|undersökning(?:en)?|konsultation(?:en|er)?|klippning(?:en)?|tandläkartid(?:en)?)|tid(?:en|er|erna)?|(?:yoga|träning|dans)?(?:klass(?:en)?|pass(?:et)?)|(?:läkar|terapi|trim|klipp|frisör|behandlings|fotvårds|massage|lektions|besöks|kontroll|undersöknings|vaccinations|provtagnings)tid(?:en|er|erna)?)",
  service:
    "(?:pedikyr|manikyr|fotvård|fransförlängning|vaxning|färgning|slingor|naglar|akupunktur|zonterapi|lymfdränage|tandrengöring|rotfyllning|tatuering|piercing|hypnos|fotografering|yoga|pilates)(?:en|et|n)?$",
  thing:
    "(?:lånebil(?:en)?|hyrbil(?:en)?|[\\p{L}-]*(?:abonnemang(?:et)?|prenumeration(?:en|er)?|beställning(?:en|ar)?|flyg(?:et|ningen)?|medlemskap(?:et)?|avtal(?:et)?|betalning(?:en|ar)?|faktura(?:n)?|fakturor|försäkring(?:en)?|leverans(?:en|er)?|resa(?:n)?|hotell(?:et)?|biljett(?:en|er)?|paket(?:et)?|licens(?:en)?|autogiro(?:t)?|väntelist(?:a|an|eplats)|klippkort(?:et)?|gymkort(?:et)?))",
  paidWith: "(?:med|från|på|via|av) (?:\\S+ ){0,3}[\\p{L}-]*(?:klippkort(?:et)?|abonnemang(?:et)?|medlemskap(?:et)?)",
  abbreviations: "kl|nr|ca|tel|mån|tis|ons|tors|fre|lör|sön",
  errand:
    "(?:(?!deltag|besök|begär|telefonsvar|användar|svar|följ|ägar|läsar|sök)\\p{L}{3,20}(?:aren|ören|ikern|firman|bolaget|vakten|bilen)|städ(?:ar|are|aren|erskan|ning|ningen|firman|bolaget)|leverantör(?:en)?|kurir(?:en)?|bud(?:et|bilen)|chaufför(?:en)?|revisor(?:n)?|låssmed(?:en)?|hantverkare(?:n)?|montör(?:en)?|tekniker(?:n)?|rörmokare(?:n)?|elektriker(?:n)?|taxi(?:n|resa|resan)?|tåg(?:et|resan)?|flyg(?:et)?|hyrbil(?:en)?|verkstad(?:en)?|däckbyte(?:t)?|bilbesiktning(?:en)?|besiktning(?:en)?|bord(?:et|sbokning|sbokningen)?|restaurang(?:en)?|hotell(?:et)?|rum(?:met)?|leverans(?:en)?|veterinär(?:en)?|visning(?:en)?|föräldramöte(?:t)?|utvecklingssamtal(?:et)?|konferens(?:en)?|webbinarium|konsert(?:en)?|föreställning(?:en)?|sotning(?:en)?|sotare(?:n)?|ventilation(?:en|skontroll)?|fönsterputs(?:en|ning|ningen|are|aren)?|tvätteri(?:et)?|skrivare(?:n)?|hiss(?:en)?|brandskydd\\p{L}*|larm(?:et)?)",
  conditions: swedishConditions,
  whys: swedishWhys,
  corrections: swedishCorrections,
  cues: { ...swedishCues, ...amongCues.sv, ...comingStillCues.sv, ...pretendedCues.sv, ...stagedCues.sv },
  headers: { from: "från", sent: "skickat|datum", to: "till", subject: "ämne" },
  forwarded:
    "vidarebefordrat meddelande|vidarebefordrat brev|ursprungligt meddelande|originalmeddelande|vidarebefordrat mail",
  wrote: "\\bden\\b.{4,200}\\bskrev\\b.{0,120}|.{4,200}\\bskrev",
  wroteStem: "skrev",
  prefixes: "sv vb",
  autoReply: [
    "autosvar",
    "automatiskt svar",
    "frånvaro",
    "frånvarande",
    "ej på kontoret",
    "semester(?:svar|meddelande)",
  ],
  undelivered: ["kunde inte levereras", "ej levererat", "leveransfel", "olevererbart"],
  received:
    "(?:ditt|er|ert|din) (?:ärende|meddelande|e-?post|mejl|mail|förfrågan)[^.!?]{0,40}(?:har (?:tagits emot|mottagits|registrerats)|är mottaget)|vi har (?:tagit emot|mottagit) (?:ditt|er|ert|din) (?:meddelande|ärende|mejl|förfrågan)",
};
