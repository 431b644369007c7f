import { amongCues } from "./among-cues";
import { comingStillCues } from "./coming-still-cues";
import { doubtWords } from "./doubt-words";
import type { Language } from "./language";
import { dutchConditions, dutchCorrections, dutchWhys } from "./nl-correction-cues";
import { dutchCues } from "./nl-cues";
import { dutchParties } from "./nl-parties";
import { noticeWords } from "./notice-words";
import { pretendedCues } from "./pretended-cues";
import { stagedCues } from "./staged-cues";

export const dutch: Language = {
  code: "nl",
  common:
    "de het een en is zijn was werd heeft hebben voor met van om niet op in te uw u je jouw afspraak mevrouw meneer geachte beste groet groeten uur wij ik mijn deze dit dat aan bij kan helaas klant ook naar door werden volgende geannuleerd annulering afzegging annuleringen afgezegd mevr dhr mw ziek komt zegt belt belde vandaag verzet verplaatst goedemorgen goedemiddag groetjes mvg hoi cliënt patiënt tijd ben ga gaat afgebeld afgemeld geschrapt oud nieuw opgevuld alweer maar wel toch nu kom wil moet heb weer mij graag",
  months: [
    "januari jan",
    "februari feb",
    "maart mrt",
    "april apr",
    "mei",
    "juni jun",
    "juli jul",
    "augustus aug",
    "september sept sep",
    "oktober okt",
    "november nov",
    "december dec",
  ],
  weekdays: ["maandag ma", "dinsdag di", "woensdag wo", "donderdag do", "vrijdag vr", "zaterdag za", "zondag zo"],
  today: "vandaag|vanmorgen|vanochtend|deze ochtend|deze morgen|heden|hedenochtend|hedenmorgen",
  tomorrow: "morgen",
  tonight: "vanmiddag|vanavond|deze namiddag|deze avond|deze middag|hedenavond|hedenmiddag|straks",
  noDate: "goede morgen|tot morgen",
  dayAfterTomorrow: "overmorgen",
  yesterday:
    "gisteren|gisterochtend|gisteravond|gistermiddag|gisterenochtend|gisterenavond|gisterenmiddag|gistermorgen",
  thisWord: "deze aanstaande komende eerstkomende",
  nextWord: "volgende",
  followingWord: "volgende|daaropvolgende",
  lastWord: "afgelopen vorige",
  monthWords: "van deze maand 0|van volgende maand 1|volgende maand 1",
  thisWeek: "deze week",
  nextWeek:
    "volgende week|van volgende week|komende week|van komende week|in volgende week|de week erop|de volgende week|de komende week|in de volgende week",
  laterWords:
    "over een week 7|over acht dagen 7|over 8 dagen 7|over # weken 7|over veertien dagen 14|over 14 dagen 14|over 1 week 7",
  am: "",
  pm: "",
  morning: "'s ochtends|'s morgens|in de ochtend|in de voormiddag",
  afternoon: "'s middags|'s avonds|in de middag|in de avond|in de namiddag",
  morningEndings: "ochtend morgen voormiddag",
  afternoonEndings: "middag avond namiddag",
  early: "vroeg|heel vroeg|'s ochtends vroeg|'s morgens vroeg|in de vroegte|in alle vroegte|vroeg in de ochtend",
  noon: "twaalf",
  midnight: "middernacht",
  clock: "uur u",
  ordinal: "e de ste",
  ordinals:
    "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste eenentwintigste tweeëntwintigste drieëntwintigste vierentwintigste vijfentwintigste zesentwintigste zevenentwintigste achtentwintigste negenentwintigste dertigste eenendertigste",
  numbers:
    "een/één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig eenentwintig tweeëntwintig",
  between: "om op van de het vanaf tijd klokslag precies",
  at: "om vanaf van",
  until: "tot t/m",
  minuteWords:
    "vijf tien vijftien twintig vijfentwintig dertig vijfendertig veertig vijfenveertig vijftig vijfenvijftig",
  minutesBefore:
    "half -30|kwart over +15|kwart voor -15|tien over +10|tien voor -10|vijf over +5|vijf voor -5|# over +|# voor -|# voor half -30-|# over half -30+|# minuten over +|# minuten voor -",
  minutesAfter: "# +|uur # +",
  opensRange: "tussen",
  dateWords: {
    articles: "de|den",
    afterTomorrow: "",
    dayNamed: "",
    dayAlone: "de",
    dayAtHour: "de om",
    beforeMonth: "van",
    beforeYear: "",
    alsoWords: "ma|di|wo|do|vr|za|zo",
    apposed: "die van|dus|die op",
    usual: "gebruikelijke|gewone|vaste",
    noSpan: "en",
    streets: "straat|laan|plein|weg|kade|straatweg|dreef",
    roads: "straat|laan|kade|plein|weg|singel|gracht|dreef|straatweg|steenweg",
    ofRoads: "van",
    hourLabels: "tijd|tijdstip|aanvang|beginuur|begintijd|starttijd",
    counted: "min|minuten|dagen|personen|euro|uren|weken|maanden|jaar|minuut|keer|sessies|procent|frank",
    ahead: "van tevoren|vooraf|ervoor|eerder|later|lang|geleden",
    prices:
      "(?:[\\p{L}-]*(?:kosten|tarief|toeslag|aanbetaling|borg|bedrag|prijs|vergoeding|korting|boete|btw))|verschuldigd|betaald|openstaand|berekend",
  },
  labels: {
    reason:
      "reden opmerking opmerkingen bericht notitie toelichting vraag vragen motief commentaar notities aantekening mededeling reactie annuleringsreden",
    birth: "geboortedatum geboren geb.datum",
    zone: "tijdzone",
    stamp:
      "geboekt annuleringsdatum aangemaakt verzonden ontvangen aangevraagd bijgewerkt geregistreerd betaald boekingsdatum aanmaakdatum verzenddatum ontvangstdatum wijzigingsdatum besteld gemaakt afgedrukt gemeld gebeld afgezegd-op geboekt-op factuurdatum",
    old: "oude oud voorheen oorspronkelijke oorspronkelijk vorige eerdere eerder voormalige was aanvankelijk voordien",
    fresh: "nieuwe nieuw nu gewijzigd verplaatst",
    end: "einde eindtijd eindigt tot einduur eind",
    aside:
      "volgende voorkeur gewenst gewenste alternatief voorgesteld ander andere verloopt geldig deadline beschikbaar beschikbaarheid openingstijden aanvraag vervolgafspraak eerstvolgende wensdatum voorkeursdatum voorkeurstijd vrij vrije vervaldatum wachtlijst controleafspraak alternatieve suggestie beschikbare resterende voorstel ongewijzigd geraakt",
    cancelled: "geannuleerd afgezegd geboekt vervallen",
    when: "wanneer datum afspraak start begin dag sessie aanvang begint boeking les moment afspraakdatum startdatum begindatum behandeldatum weekdag consult bezoek reservering tijdvak behandelmoment",
    time: "tijd tijdstip uur begintijd starttijd aanvangstijd aanvangsuur beginuur startuur tijdslot",
    who: "klant patiënt cliënt naam deelnemer gast klantnaam cliëntnaam patiëntnaam voornaam achternaam leerling cursist lid beller bezoeker deelneemster patiënte cliënte klantgegevens",
    by: "door",
    plain:
      "verplaatsing wijziging verzetten waarde veld wat waar dienst behandelaar medewerker telefoon mobiel e-mail email adres prijs kosten status duur type behandeling locatie praktijk nummer referentie code link onderwerp specialist therapeut arts kapper kapster specialisme filiaal vestiging salon kamer ruimte verzekering verzekeraar factuur totaal bedrag betaling aanbetaling boekingsnummer afspraaknummer referentienummer dossier gsm telefoonnummer e-mailadres website organisator kalender prijzen methode polis omschrijving categorie leverancier zaal stad product",
  },
  labelWords: {
    filling: "voor|de|in|van|het",
    for: "voor",
    on: "",
    doneOn: "op|datum",
    cancelStem: "geannuleerd|afgezegd|afzegg",
    replaced: "oorspronkelijke|oude|vorige|eerdere",
    dating: "naar|van|op|datum|door",
    actor: "door",
    zoneLabel: "tijdzone",
    status: "status|afspraakstatus|status van de afspraak",
    given:
      "(?:die (?:u|je) (?:hebt|heeft|gaf) ?)?(?:opgegeven|gegeven|ingevuld|vermeld)?(?: door (?:de |uw )?[\\p{L}.'’-]+(?: [\\p{L}.'’-]+){0,2})?|van (?:de )?annulering",
    no: "nee",
    matched:
      "gepland op|gepland voor|ingepland op|ingepland voor|gekoppeld aan|hoort bij|heeft betrekking op|betreffende afspraak|betrokken afspraak|betreft|het betreft|het gaat om",
    refund: "terugbetal|terugbetaald",
    becomes: "naar",
    untilNow: "tot nu toe|tot nu|tot dusver|was geboekt|was gepland|eerder geboekt",
    fromNow: "nu geboekt|nu gepland|nu",
    leadIn: "goed nieuws|slecht nieuws|let op|belangrijk|ter info|ter informatie",
    called: "oproep ontvangen|oproep aangenomen|gebeld op|gebeld om|bericht ontvangen|bericht aangenomen",
    proposal: "(?:nieuw )?(?:tijd|datum|afspraak)?voorstel",
    answer: "antwoord|antwoord van de patiënt|antwoord van de cliënt|antwoord van de klant|reactie",
    caller: "beller|naam beller|naam van de beller|gebeld door|oproep van|wie belde",
    taker: "geaccepteerd door|overgenomen door|ingevuld door|opgevuld door|vervangen door|ingenomen door",
    noTaker: "niemand|nog|geen|openstaand|in afwachting",
    purpose: "reden van bezoek|reden bezoek|reden van het bezoek|reden van uw bezoek|bezoekreden",
    statusTaken: "(?:weer )?(?:opgevuld|ingevuld|bezet|gevuld)|overgenomen",
    naming:
      "diensten?|dienst|behandeling(?:en)?|les|sessie|afspraak(?:type)?|soort afspraak|wat|met|bij|medewerker|behandelaar|therapeut|locatie|waar|adres|ruimte|onderwerp|titel|praktijk",
    toCancel:
      "(?:(?:datum|dag|tijd|tijdstip|datum en tijd) (?:van )?(?:de |het |uw |mijn )?)?(?:te annuleren|te annuleer|af te zeggen|te afzeggen) (?:{appt}|datum|dag)|(?:(?:datum|dag|tijd|tijdstip) van (?:de |uw |mijn )?)?(?:{appt}|datum|dag) die (?:u|je|ik) (?:(?:wilt?|wenst|moet) (?:annuleren|afzeggen)|annuleert|annuleer|afzegt|afzeg)",
    movedBelow:
      "(?:de volgende|deze|haar|zijn|een|de) (?:{appt})(?: \\p{L}+)? (?:verplaatst|verzet|gewijzigd|omgeboekt)",
    date: "datum|dag",
    upNext:
      "(?:als eerste|als volgende|hierna|straks|op het programma|eerste op de agenda)(?: (?:vandaag|morgen|deze week|aan de beurt|op de agenda))?|(?:het |de |je |uw |jouw )?(?:drukste|populairste|meest geboekte|meest gevraagde|rustigste) (?:moment|tijd|tijdstip|uur|dag|tijdslot|dienst)",
  },
  people: {
    inNames: "van|de|der|den",
    contact: "telefoon|mobiel|gsm|e-?mail",
    hasCancelled:
      "heeft .{0,60}(?:geannuleerd|afgezegd)|annuleert|zegt .{0,40}af|belde .{0,40}af|kan .{0,40}niet komen|heeft .{0,60}(?:verzet|verplaatst|uitgeschreven)|heeft .{0,60}(?:afgebeld|afgemeld|gecanceld)",
    noName: "Afspraak|Uw|Je|De|Een|Deze|Boeking|Behandeling|Klant|Les|Sessie",
    theirs: "haar|zijn|hun",
    somebody: "ik|mijn|mij|zij|haar|hij|hem",
    placesIn: "in|voor|bij",
    titles: "mevrouw|mevr|mw|meneer|dhr|de heer|dr|dokter",
    firstNames:
      "anita anja anke anna anne annemarie anneke anouk arjan astrid bart bas bram carla chantal christine daan daniëlle dennis dirk eline ellen els emma erik esther eva femke fleur floor frank frans geert gerard hans harm henk hilde ilse inge ingrid iris jaap jan jana jasper jeroen jan-willem joke joost joris judith karin kees koen laura lieke lies linda lisa lotte maaike marcel marieke marijke marjan marloes mark martijn mieke mirjam monique niels nienke noor patricia peter petra piet pieter richard rianne rik rob roos ruud sander sandra sanne saskia sjoerd sofie sophie stefan stijn suzanne sven thijs tim tom trudy wendy wilma wim wouter yvonne",
  },
  parties: dutchParties,
  comers: {
    articles: "de|het|onze|ons|uw|jouw|je|jullie|een",
    clients:
      "kwart|kwartier|half|cliënte?n?|klante?n?|patiënte?n?|leerlinge?n?|cursiste?n?|deelnemers?|leden|lid|groep|dames?|heer|heren|meneer|mevrouw|man|mannen|vrouw(?:en)?|jongens?|jongetje|meisjes?|meid|kind(?:eren)?|kleine|kleintje|baby|tweeling|zoon|zoontje|zonen|dochters?|dochtertje|echtgenote?|partner|vriend(?:in|en)?|stel|echtpaar|mama|moeder|papa|vader|ouders|oma|opa|broers?|zus(?:je|sen)?|tante|oom|neef|nicht|gezin|familie|hond(?:je)?|pup(?:py)?|kat|poes|kater|paard|huisdier|perso(?:on|nen)|mensen|twee|beiden?|anderen?|herinnering|bericht",
    own: "mijn|m'n",
    firsts: "ik|we|wij|me|mij",
    others: "hij|ze|zij|men|jij|u|wie|en|maar|dus",
    wishes: "wil|zou|graag|liever",
    prepositions:
      "met|wegens|vanwege|door|bij|van|voor|aan|in|op|na|over|om|sinds|uit|tot|vanaf|naar|te|zonder|tijdens|helaas|niet|heb|heeft|red|haal|zeg",
    reasons: "omdat|wegens|vanwege|door|want|met",
    partly: "fysiek|in persoon|op tijd|stipt|mee ?komen|met mij|(?:niet|nooit) (?:voor \\d+|eerder|vroeger)|zo vroeg",
    relatives: "die|dat",
    having: "ik heb|we hebben|wij hebben|ik moet|we moeten|ik ben",
    pleas: "graag|kunt|kun|wilt|wil|meld",
    capitals: false,
    follows: false,
  },
  notices: noticeWords.nl,
  doubts: doubtWords.nl,
  leads: {
    onDay: "op",
    ofDay: "",
    daysOf: "",
    fromDay: "van",
    atHour: "om",
    ofSomebody: "van",
    fromHour: "van|vanaf",
    aloneBeforeHour: "begint om|start om|aanvang",
    brought: "brengen|aankomst|gebracht|inchecken|check-?in|afgeven",
    fetched: "ophalen|opgehaald|vertrek|afhalen",
    ready: "klaar|gereed|retour|check-?out",
    and: "en",
    whose: "haar|zijn|mijn|onze|de",
    atYours: "bij u|bij jou|bij je|bij jullie|met u|met jou",
  },
  chains: {
    persons: "de mijne|die van mij|ik|hij|zij|ze|wij|mij|mijne",
    neither: "noch",
    owners: "mijn|onze|ons|haar|zijn|hun|die van|de|het",
    after: "(?:direct |meteen )?(?:erna|daarna|daarachter)|dan|ook|aansluitend",
    sameDay: "(?:op )?(?:die|dezelfde|diezelfde) (?:dag|middag|ochtend)",
    each: "beide(?: keren| dagen)?|allebei|telkens|steeds|elke keer",
    explains: "dat is|dat zijn|dat was|het was|dat waren|het gaat om",
    named: "(?:hem|die|dat|het|deze) (?:(?:helaas|toch|nu) )*(?:afzeggen|annuleren|af te zeggen|te annuleren)",
  },
  behind: {
    booked:
      "(?:bij|met) (?:jullie|jou|je|u)|(?:heeft|hebt|hebben) (?:me|mij|ons) [^!?;]{0,40}(?:staan|ingepland|genoteerd)",
    calledOff:
      "(?:schrap|haal|meld) (?:me|mij|ons|haar|hem)[^.!?;]{0,20}(?=\\W*$|,)|(?:graag|aub|alstublieft) (?:annuleren|afzeggen|schrappen)(?=\\W*$|,)",
  },
  zoneWords: {
    time: "tijd|zomertijd|wintertijd|standaardtijd",
    timeEndings: "standaardtijd|zomertijd|wintertijd|tijd",
    filling: "in|van|de|het|lokale|plaatselijke",
    before: "volgens|in|naar",
    here: "uw|jouw|je|jullie|onze|lokale|plaatselijke",
    differs: "kan afwijken|kan verschillen",
    elsewhere: "mijn|klant|client|patient",
    yours: "(?:jouw|je|uw|jullie) tijd|(?:bij|voor) (?:jou|je|u|jullie)|daar",
    mine: "(?:mijn|onze) tijd|(?:bij|voor) (?:mij|me|ons)|hier",
    ofHours: "afspraak|en|datum|nieuwe|oude|zelfde|dezelfde|andere|vorige|begin|eind|vaste|gewone|deze|die",
    ofVisit:
      "afspraak|evenement|boeking|vergadering|sessie|agenda|kalender|organisator|gastheer|account|bedrijf|praktijk",
    ofClients: "klant|gast|genodigde|client|clienten|patient|deelnemer|deelneemster|leerling|bezoeker",
    ofPlaces: "se|ense",
    verbs: "",
    notice: "\\b(?:alle|de) tijden\\b",
  },
  appt: "(?:[\\p{L}-]*(?:afspraak|afspraken|boeking(?:en)?|sessies?|behandeling(?:en)?|consulten|consult|reservering(?:en)?|lessen|les|bezoek(?:en)?|massages?|(?:trim|knip|was|scheer|kleur|poets)beurt(?:en)?))",
  service:
    "(?:pedicure|manicure|gelnagels|nagels|wimperextensions|wimperlift|wenkbrauwen|epilatie|ontharing|harsbehandeling|knipbeurt|kleuring|highlights|balayage|scheerbeurt|peeling|lymfedrainage|acupunctuur|osteopathie|fysiotherapie|reiki|voetreflex|gebitsreiniging|wortelkanaal\\p{L}*|vulling|tatoeage|tattoo|piercing|hypnose|fotoshoot|yoga|pilates)$",
  thing:
    "(?:leenauto|leenfiets|vervangend vervoer|haal- en brengservice|[\\p{L}-]*(?:abonnement(?:en)?|bestelling(?:en)?|vlucht(?:en)?|lidmaatschap(?:pen)?|contract(?:en)?|betaling(?:en)?|factuur|facturen|verzekering(?:en)?|levering(?:en)?|reis|hotel|kaart(?:en)?|pakket(?:ten)?|licenties?|polis(?:sen)?|incasso(?:'s)?|machtiging(?:en)?|wachtlijst(?:plek|plaats|inschrijving)))",
  paidWith: "(?:van|met|uit|op|in|via) (?:\\S+ ){0,3}[\\p{L}-]*(?:abonnement|kaart|pakket|lidmaatschap|contract)",
  abbreviations: "mw|mevr|dhr|drs|dr|prof|tel|nr|ca|incl|excl|bijv|afspr|st",
  errand:
    "(?:(?:dat|het) ding|schoonma(?:ak|ker)\\p{L}*|leverancier|koerier|bezorger|boekhouder|slotenmaker|installateur|vertegenwoordiger|taxi(?:rit)?|trein(?:reis)?|vlucht(?:en)?|huurauto|garage|werkplaats|onderhoudsbeurt|apk(?:-keuring)?|bandenwissel|tafel(?:reservering)?|restaurant|hotel|kamer|bezorging|levering|monteur|loodgieter|elektricien|cv-ketel|dierenarts|trimsalon|(?:uw|je) (?:hond|kat|huisdier|auto)|bezichtiging|ouderavond|oudergesprek|zitting|rechtbank|congres|conferentie|webinar|concert|voorstelling|wedstrijd)",
  conditions: dutchConditions,
  whys: dutchWhys,
  corrections: dutchCorrections,
  cues: { ...dutchCues, ...amongCues.nl, ...comingStillCues.nl, ...pretendedCues.nl, ...stagedCues.nl },
  headers: { from: "van", sent: "verzonden|datum", to: "aan", subject: "onderwerp" },
  forwarded:
    "doorgestuurd bericht|oorspronkelijk bericht|begin doorgestuurd bericht|origineel bericht|oorspronkelijke afspraak",
  wrote: "\\bop\\b.{4,200}\\bschreef\\b.{0,120}",
  wroteStem: "schreef",
  prefixes: "antw doorst",
  autoReply: ["automatisch antwoord", "afwezig", "niet op kantoor", "automatische beantwoording"],
  undelivered: ["onbestelbaar", "niet bezorgd", "bezorging mislukt"],
  received:
    "(?:uw|je) (?:aanvraag|bericht|verzoek|e-?mail|ticket)[^.!?]{0,40}(?:is (?:ontvangen|geregistreerd|aangemaakt))|(?:wij|we) hebben (?:uw|je) (?:bericht|aanvraag|e-?mail|verzoek) ontvangen",
};
