import type { Language } from "./language";
import { lengthCues } from "./length-cues";
import { resumingCues } from "./resuming-cues";
import { swedishNotDone } from "./sv-not-done-cues";
import { swedishOwnWords } from "./sv-own-words";
import { unchangedCues } from "./unchanged-cues";

/** What Swedish emails say of bookings, of moves, of what stays, and of a time that was given to somebody else. */
export const swedishBookingCues: Language["cues"] = {
  booked: [
    "(?<!(?:tidigare|gammal|föregående|förra) )status\\W{1,4}(?:bekräftad|bokad)(?=\\W*$)",
    "ny (?:bokning|tid bokad|onlinebokning)",
    "(?:har|är|blev)(?! avbok)…(?<!av)(?<!om)(?:bokat|bokad|bekräftad|bekräftat|inbokad|inbokat)(?! om)",
    "bokningsbekräftelse|bekräftelse (?:på|av) (?:din|er) (?:bokning|tid)|tack för (?:din|er) bokning",
  ],
  listPast: [
    "(?:(?:kund|boknings|besöks|ändrings|patient)-?)?(?:historik|historia|logg|aktivitet(?:er)?)(?:en)?(?: (?:för|på)(?: [\\p{L}.'-]+){1,4})?|(?:senaste|tidigare) (?:bokningar|besök|tider|behandlingar|aktivitet(?:er)?|ändringar|händelser|lektioner)(?: (?:för|hos)(?: [\\p{L}.'-]+){1,4})?",
  ],
  itsHour: [
    "(?:hade|skulle|var|stod|låg)(?: (?:jag|vi|hon|han|ha|haft|varit|vara|kommit|komma|tid|en|min|bokad|bokat|inbokad|inbokat|uppskriven|hos (?:dig|er)))*(?: (?:kl\\.?|klockan|vid|till))+ #(?: (?:hos (?:dig|er)|bokat|bokad|tid))*|(?:du|ni) (?:hade|väntade)(?: (?:mig|oss|in|bokat|inbokad|inbokat|skrivit upp))*(?: (?:kl\\.?|klockan|till))+ #",
    "(?:(?:min|mitt|vår|vårt|hennes|hans|deras|den|det|sin) (?:\\p{L}*(?:tid|bokning|behandling|besök|pass|lektion|session|massage|samtal|plats))|tiden|bokningen|besöket|behandlingen|passet|lektionen|massagen|samtalet)(?: (?:var|är|skulle ha varit|skulle varit|skulle vara|skulle ha börjat|låg|började|skulle börja))(?: (?:bokad|bokat|inbokad|inbokat|planerad|planerat|satt|ursprungligen|egentligen|alltid))*(?: (?:kl\\.?|klockan|vid|till|från|på))* #",
    "(?:det|den|hon|han|jag|vi|de)(?: (?:var|skulle ha varit|skulle varit|hade|skulle ha|skulle))(?: (?:bokad|bokat|inbokad|inbokat|uppbokad|tid|en|sin|min|vår|bokning|planerad|planerat|där|komma|kommit|haft|ursprungligen|egentligen))*(?: (?:kl\\.?|klockan|vid|till|från))+ #(?: (?:bokat|bokad|tid))*",
    "(?:kl\\.? |klockan )?#",
  ],
  bookedTitle: ["(?:bokad|bekräftad|inbokad)\\s?:(?= ?\\p{L})"],
  planned: [
    "(?<!(?:nya?|andra|också) (?:\\p{L}+ ){0,3})(?:var|hade|skulle|som)(?: (?:ursprungligen|egentligen|en|tid|på|till|den|kl|hos|med|måndag|tisdag|onsdag|torsdag|fredag|lördag|söndag|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|\\d+(?:[.:]\\d+)*)[.,]?)* (?:planerad|inbokad|inbokat|bokad|bokat|bekräftad|bokade)",
    "(?:din|sin|min|hennes|hans|den) (?:tidigare )?bokade (?:tid|behandling|besök)",
  ],
  unbooked: [
    "ny (?:tid|bokning) (?:bokar|fixar|ordnar|tar) (?:jag|vi|hon|han)",
    "(?:ny|annan) (?:tid|bokning|dag)(?: (?:\\p{L}+ )?(?:kommer|följer|bokas|bestäms|meddelas|ska|skall|får))(?: \\p{L}+){0,2}(?: (?:senare|bokas|bestämmas|meddelas))?",
    "(?:ingen|inte|ej|utan)(?: \\p{L}+){0,3} (?:ny|annan) (?:tid|bokning)[^.,;!?]*|ny (?:tid|bokning)\\W{1,3}(?:ingen|nej|inte)(?!\\p{L})|(?:boka|välj|lägg till|lägg in|skapa|gör|föreslå) (?:en )?ny (?:tid|bokning)",
    "(?:vill|skulle|kan|ringer|ber|hör av sig|för att|återkommer)(?: \\p{L}+){0,5} (?:en )?(?:ny|annan) (?:tid|bokning|dag)",
    "(?:kan|får|går att|är)(?: (?:nu|åter|igen|online))* (?:bokas|boka|bokningsbar)",
  ],
  thanked: ["tack för (?:din|er) bokning"],
  older: ["(?:förra|senaste|tidigare|gamla)|gårdagens"],
  sentBy: [
    "(?:kund|kunden|klient|klienten|patient|patienten|gäst|gästen|elev|eleven) (?:har )?(?:just )?(?:vidarebefordrade|vidarebefordrat|skickade|skickat|mejlade|mejlat)(?: (?:det|den|detta|mig|oss|till|vidare|hit))*|(?:vidarebefordrat|skickat|från) (?:av|från)? ?(?:min |vår )?(?:kund|kunden|klienten|patienten)(?= (?:till mig|själv))",
  ],
  ownAffair: [
    "(?:inte|inget|ingenting) (?:att göra )?(?:för|med|till|om) (?:praktiken|kliniken|mottagningen|salongen|studion|jobbet|arbetet|verksamheten|firman)",
    "(?:min egen|mitt eget) (?:\\p{L}+ )?(?:tandläkare|läkare|frisör|veterinär|gynekolog|\\p{L}*tid|\\p{L}*besök)(?! med)|min (?:tandläkare|husläkare|läkare|frisör|veterinär|gynekolog|hudläkare)(?:s|tid)?(?!\\p{L})",
    "(?:är|var|rent|helt)(?: (?:bara|min|rent|helt))* (?:privat|personligt)(?=\\W*(?:$|[,.;:!)–-]))|(?<=^\\W*)(?:privat|personligt)(?=\\W*(?:$|[,.;:!)–-]))|privat(?:sak| ärende|ärende)",
    "(?:ingen|inte en) (?:kund|klient|patient)(?=\\W*(?:$|[,.;:!)–-]))|(?:jag är|är jag)(?: (?:här|själv|nu))* (?:kunden|patienten|klienten)(?!\\p{L})",
  ],
  settled: ["(?:löst|klart|fixat|fylld|upptagen|tagen|bokad|blockerad|fullt)"],
  filled: [
    "(?:var|stod|är|står) (?:som )?(?:först|näst|nummer ett|överst)(?: i tur)? (?:på|i) (?:väntelistan|kölistan|kön|reservlistan|listan)[^.!?;]{0,20} och (?:har|fick|får|är)(?! inte)[^.!?;]{0,40}(?:fått|platsen|tiden|bokats|inbokad|flyttats|lagts|bekräftat)|(?:har|blev) (?:automatiskt )?(?:flyttats upp|flyttad upp|lagts till|bokats in|tillagd|inbokad)(?: automatiskt)? (?:från (?:väntelistan|kön|reservlistan)|och har (?:redan )?(?:accepterat|bekräftat|tackat ja))",
    "(?:tiden|platsen|luckan) är (?:nu )?(?:för|till) (?:henne|honom|mig|oss|min|hans|hennes|en annan|någon annan)",
    "(?:redan|åter|nu|igen) (?:bokad|bokat|upptagen|fylld|tagen|fullbokad|fullbokat|fullt)(?! om)",
    "(?:tog|tar|fick|får|övertog|övertar|har tagit|har fått)(?: (?:över|nu|gärna))* (?:tiden|hennes tid|hans tid|platsen|den tiden|luckan)",
    "(?:tiden|platsen|luckan) (?:går|ska) till(?! (?:listan|väntelistan|den som|kön|nästa))|(?:tiden|platsen|luckan)…(?:tagen|fylld|bortgiven|såld|gick till|har gått till|gavs till)",
    "(?:bokat in|satt in|lagt in|satte in|bokade in|skrivit in|satt upp) (?!om\\b)[^.!?;]{0,40}(?:i stället|istället|på tiden|den tiden|platsen|luckan)",
    "(?:gett|gav|ger|givit|lämnat|erbjudit och gett|bokat)(?: bort)? (?:tiden|platsen|luckan|den|hans tid|hennes tid) (?:till|åt) \\p{L}+",
    "(?:har|får|fick|tagit|fått|tar|tog) (?:nu |redan )?(?:tiden|platsen|luckan|den tiden|hennes tid|hans tid)(?: nu| istället| i stället)?(?=\\W*$|,)",
    "(?:kommer|går in|kliver in) (?:i stället|istället|på tiden|på hennes tid|på hans tid)",
    "(?:tiden|platsen|luckan) (?:är |har |har redan )*(?:fyllts|fylld|upptagen|såld|borta)|fyllt (?:tiden|luckan|platsen)",
    "(?:en )?tidigare avbokad tid",
  ],
  slotTalk: [
    "(?:har|hade)(?: (?:nu|redan|precis|också))* (?:accepterat|tackat ja till|tagit|fått|godkänt|bekräftat)(?: den(?: här| där)?)? (?:tiden|platsen|luckan)",
    "(?:vill (?:gärna )?ha|vill (?:gärna )?ta|skulle gärna (?:ta|ha)|behöver|tackade ja till|accepterade|accepterar|använder|behåller)(?: den(?: här| där)?)? (?:tiden|platsen|luckan)",
    "(?:tiden|platsen|luckan) (?:är|förblir) (?:redan )?(?:blockerad|spärrad|reserverad)",
  ],
  hinted: [
    "(?:säkert|säker på att|antagligen|förmodligen)(?: (?:vill|behöver))? (?:någon annan|andra)(?: (?!redan|och)\\p{L}+){0,5}(?=\\W*$)",
    "(?:kanske|någon|vem|ingen|(?:\\d+|dina|era|andra|några|fler) (?:kunder|patienter|personer|deltagare)|kunder|du|ni)(?!\\p{L})(?:(?! (?:har|tog|fick) )[^.;!?]){0,60}? ?(?:kan|kunna|skulle|vill|passar|väntar|matchar)(?!\\p{L})[^.;!?]*",
  ],
  unfilled: [
    "(?:när|så snart|om|tills|så fort) [^.,;!?]{0,50}?(?:fylld|tagen|bokad|upptagen|tagits|bokats|fyllts)(?!\\p{L})",
    "(?:den som|den första|först)(?!\\p{L})[^.;!?]{0,50} (?:får|tar) [^.,;!?]*|(?:övriga|andra|alla andra) [^.,;!?]{0,40}(?:bokade|upptagna|fullbokade|tagna)",
    "(?:fylld|tagen|bokad|upptagen)\\W{1,3}(?:nej|inte än|ingen)(?!\\p{L})",
    "(?:inte|ingen|ej|aldrig)(?: \\p{L}+){0,3} (?:bokad|tagen|fylld|tagit|upptagen)",
    "(?:kan|får|bör|ska|behöver|vill)(?: \\p{L}+){0,4} (?:fyllas|fylla|bokas|tas|ges bort|ge bort)",
    "(?:platser|deltagare|anmälda|bokade)(?: \\p{L}+){0,2}\\W{0,3}(?<n>\\d+) ?(?:av|/) ?(?!\\k<n>\\b)\\d+",
  ],
  rowTaken: ["(?:fylld|övertagen|ersatt av|tagen av)|nu(?=\\W{1,3}\\p{L})(?!\\W*(?:ledig|fri))|i stället|istället"],
  moved: [
    "(?<=^\\W*)ändra(?:de?|t) av (?:kund\\p{L}*|patient\\p{L}*)(?=\\W*$)",
    "(?:accepterat|tackat ja till) en (?:tidigare|annan) tid",
    "(?:skriver|noterar|tar|antecknar|bokar)(?!\\p{L})[^!?;]{3,90}(?:i stället|istället) för(?= (?:på |den |min |vår )?(?:{day}|tid|\\d))",
    "(?:skriver|noterar|tar|antecknar|kommer)(?!\\p{L})[^!?;]{3,120} och (?:släpper|lämnar|ger)(?: (?:då|alltså|därmed))*(?= (?:(?:min|vår|den) (?:tid|plats|bokning)|tiden|platsen)(?!\\p{L}))",
    "(?:kommer)(?!\\p{L})[^!?;]{0,70} (?:i stället|istället) för(?= (?:på |den )?(?:{day}|\\d))|(?:i stället|istället) för (?:på |den )?(?:{day}|\\d)[^!?;]{0,70}kommer(?= (?:jag|han|hon|vi|\\p{L}+))",
    "ändring av (?:bokning|tid|besök|bokad tid)(?:en|et)?|boknings?ändring|tidsändring",
    "(?:valt|valde) (?:en )?(?:annan|ny|senare|tidigare) (?:tid|dag)",
    ...swedishOwnWords.moved,
    "(?:har|är|blev|hade)…(?:bokat om|ombokat|ombokad|flyttat|flyttad|flyttats|ändrat|ändrats|ändrad|bokats om|ombokats|tidigarelagd|senarelagd)",
    "ombokning(?! (?:är|kan|ska|senast))(?=\\W|$)|(?:bokning|tid|behandling)(?:en)? (?:har )?(?:flyttad|flyttats|ändrad|ändrats|ombokad|ombokats)|ombokad|ombokat",
    "(?:bytt|byter|bytte) (?:(?:sin|min|hennes|hans) )?(?:tid|dag|bokning)",
    "(?:flyttar|flyttade|bokar om|bokade om)…(?:{appt}|{day}|\\d)",
  ],
  proposed: [
    "(?:föreslår|föreslagit|förslag på)…(?:ny|nya|annan) (?:tid|tider|dag)|tidsförslag",
    "(?:vill|skulle|kan|kunna|gärna|behöver|önskar|går det att|måste)…(?:flytta|boka om|omboka|byta|ändra|skjuta)",
  ],
  movedFrom: [
    "(?:flyttat|flyttad|flyttats|ombokat|ombokad|bokat om|ändrats|ändrat|ändrad|flyttar|bytt)(?: (?!till\\b)[\\p{L}'’-]+){0,5} från(?: kl\\.?)?",
  ],
  movedTo: ["(?:flyttat|flyttad|flyttats|ombokat|ombokad|bokat om|ändrats|ändrat|ändrad|flyttar|bytt)… till"],
  refused: [
    "(?:tackade? nej|tackat nej|tackar nej|sagt nej|sade nej|sa nej) till (?:den |det |ditt |er[at]? )?(?:nya |föreslagna |andra )(?:tiden|datumet|dagen|förslaget)|(?:avböjt|avböjde|avböjer|avvisat|avvisade) (?:den |det )?(?:nya |föreslagna |andra )(?:tiden|datumet|dagen|förslaget)",
    "(?:nya|föreslagna|andra|ny) (?:tiden|tid|datumet|datum|dagen)(?: har| är| blev)? ?\\W?(?:avböjd|avböjt|avböjts|avvisad|avvisats)|(?:ombokningsförslag|förslag till ny tid|ombokning)(?:et|en)?(?: har| är| blev)? ?\\W?(?:avböjd|avböjt|avböjts|avvisad|avvisats)",
  ],
  edited: [
    "(?:zoom|teams|skype|video|online)[^.!?;]{0,80}(?:ses|träffas) (?:vi )?[^.!?;]{0,20}(?:studion|kliniken|på plats|fysiskt|personligen)|från (?:online|video|fysiskt) till (?:online|video|fysiskt)",
    "(?<=^\\W*)(?:byte av (?:instruktör|ledare|lokal|sal)|(?:instruktörs|lokal)byte)|(?:med|av) (?:en )?(?:vikarie|ersättare)(?!\\p{L})",
    "(?:ändrat|ändringar|uppdaterat|uppdaterats|vad som (?:har )?ändrats)\\W{1,3}(?:platsen?|adressen?|lokalen?|rummet|titeln?|namnet|beskrivningen?|gäster(?:na)?|deltagare|anteckningar|bilagor|videomöte|länken?)(?![^.!?;]*(?:tid|datum|när))",
    "(?:bara|endast) (?:platsen|adressen|lokalen|rummet|titeln|beskrivningen|länken)(?: och \\p{L}+)? (?:har ändrats|är ändrad|ändras|är ny)",
  ],
  timeKept: [
    ...lengthCues.sv,
    "från (?:rum|rummet|sal|salen|lokal|lokalen|studio|behandlingsrum|mottagningsrum)(?!\\p{L})[^.!?;]{0,30} till|(?:flyttad|flyttat|flyttas|bytt) till (?:(?:ett annat|en annan) )?(?:rum|rummet|sal|salen|lokal|lokalen|studio|behandlingsrum|mottagningsrum)(?!\\p{L})",
    "\\((?:oförändrad|oförändrat|ej ändrad)\\)",
    "(?:datum|tid|dag|klockslag)(?:et|en)?(?: och (?:datum|tid|dag)(?:et|en)?)? (?:är (?:oförändrad|oförändrat|densamma|detsamma)|ändras inte)",
  ],
  kept: [
    ...swedishNotDone.kept,
    ...resumingCues.sv.kept,
    "(?:den|{appt}) (?:den|på) (?:{day}|\\d)[^.,;!?]{0,30}? ja(?=[^\\p{L}\\d?]*$|,| tack| däremot)",
    "(?:får|kan|ska|låt|låter|låta|vill)(?: (?!inte)\\p{L}+){0,4} (?:stå|vara|ligga|ha) kvar",
    "(?:så|därför|alltså|därmed)(?: \\p{L}+){0,1} (?:kommer jag|jag kommer|kommer vi|vi kommer|jag kan komma|kan jag komma|kan vi komma|vi kan komma|vi ses|ses vi)(?! (?:\\p{L}+ ){0,2}(?:inte|ej|att behöva|behöva))(?![^,.!?;]{0,50} (?:inte|ej|avboka|ställa in))|(?:kommer|åker|går) (?:jag |då |dit )*(?:själv|ensam)(?! inte)|jag kommer (?:själv|ensam)(?! inte)",
    "(?:står|ligger|finns|är) (?:fortfarande |kvar )*kvar|kvarstår|gäller (?:fortfarande|som vanligt|som planerat)|blir av",
    "komm(?:er|a) (?:jag |han |hon |vi |gärna |de )*(?:som (?:vanligt|planerat|tänkt|bokat|avtalat)|ändå)",
    "(?:behåller|behålla|vill ha kvar|har kvar) (?:jag|vi|hon|han)(?=\\W*$|,| (?:gärna|förstås)\\b)|(?:behåller|behålla) (?:den|dem|båda|gärna)",
    "(?<=(?:\\d|{day})\\)?,? )har(?: \\p{L}+){0,2} (?:bekräftat (?:igen|en gång till|ännu en gång)|(?:återigen|på nytt) bekräftat)",
    ...swedishOwnWords.kept,
  ],
  holds: [...unchangedCues.sv.holds, "behåller|behålla|vill ha kvar"],
  undone: [
    "(?:varken|inte|ej) (?:ändrats?|ändrad|flyttats?|flyttad|ombokats?|ombokad|bokats om),? (?:eller|och|utan) (?:avbokats?|avbokade?|ställts in|inställda?|inställt)",
    "(?:inte|aldrig|ej) (?:blivit |är )?(?:avboka|avbokad|avbokade|avbokat|avbokats|inställd|inställt|ställa in)",
    "återställ(?:d|da|t|ts)",
  ],
  forOthers: [
    "för (?:alla |de )*(?:andra|övriga|resten)(?!\\p{L})|(?:övriga|andra|\\d+) (?:deltagare|kunder|elever|medlemmar|personer|barn)|(?:passet|kursen|gruppen|klassen|lektionen) (?:själv|självt|i sig)",
  ],
  group: ["[\\p{L}-]*(?:passet|kursen|gruppen|klassen|evenemanget|workshopen|träningen)"],
  opening: ["tid(?:en|er|erna)?|plats(?:en|er)?|luck(?:a|an|or)|den|{appt}"],
  seat: ["[\\p{L}-]*(?:plats(?:en)?|bokning(?:en)?|anmälan|anmälning(?:en)?|deltagare|tid(?:en)?)"],
  affair: [
    "[\\p{L}-]*(?:resan?|semestern?|flyget|bröllopet|festen|kalaset|födelsedagen|begravningen|dopet|konserten|festivalen|provet|tentan|flytten|turneringen|matchen|utflykten|skidåkningen)",
  ],
  belonging: [
    "(?:[\\p{L}-]*(?:väntelistan?|listan?|handpenning(?:en)?|återbetalning(?:en)?|formulär(?:et)?|adress(?:en)?|avgift(?:en)?|kostnad(?:en)?|pris(?:et)?|faktura(?:n)?|kort(?:et)?|klippkort(?:et)?|klipp(?:et|en)?|saldo(?:t)?|poäng(?:en)?|tillgodohavande(?:t)?|recept(?:et)?|remiss(?:en)?|nyckel(?:n)?|väska(?:n)?|rabatt(?:en)?|avtal(?:et)?))",
    "(?:[\\p{L}-]*(?:villkor(?:en)?|regler(?:na)?|policy(?:n)?|öppettider(?:na)?))|24 timmar|feber|hosta|värk|frågan|problemet",
  ],
  another: [
    "(?:{appt}|de) som inte (?:har )?(?:avbokats|avbokades|ställts in)",
    "om (?:två|tre|fyra|fjorton|2|3|4|14) (?:veckor|dagar)|(?:resten av (?:månaden|året|tiderna))|vecka(?:n)? (?:efter|därpå)",
    "nästa (?:vecka|gång|månad|tid|bokning)|veckan (?:efter|därpå|därefter)|(?:andra|övriga|nästa|senare) (?:tider|gånger|bokningar|besök|pass|lektioner|{appt})|{appt} efter (?:detta|det här) datum(?:et)?|serien",
    "den (?:i|på) {day}|(?:de|den) (?:andra|övriga)|resten|alla andra",
    "(?:hennes|hans|min|mina|deras) (?:syster|bror|man|fru|mamma|pappa|dotter|son|barn|partner|sambo|vän|kollega)(?=[^.!?;]{0,30} (?:kommer|behåller)\\b)",
  ],
  clause: ["och|men|medan|dock|så|sedan|fast"],
  day: ["{day}"],
  therefore: ["s[aå](?= (?:jag|vi|hon|han|m[aå]ste))|d[aä]rf[oö]r(?! att)|allts[aå]|s[aå] att"],
  because: ["eftersom|f[oö]r att|d[aä]rf[oö]r att|p[aå] grund av"],
  joining: ["(?:och|samt|plus|&|\\+|och även|liksom)(?:,? (?:även|också|på|kl|den|min|hennes|hans|tiden|{appt}))*"],
  oneOf: [
    "(?:inte (?:sagt|säker på|klart)|sa inte|vet inte|oklart),? vilken",
    "kan inte (?:komma |gå |vara med )?(?:på |till )?(?:en|ett) av (?:dem|de två|dessa|båda)",
    "(?:avbok|ställ)\\p{L}* (?:in )?(?:bara )?(?:en|ett) av (?:dem|de två|dessa|båda|(?:mina|våra|de|hennes|hans)(?: två)? {appt})",
    "(?:en|ett) av dessa {appt} (?:har )?(?:avbokats|är avbokad|avbokades)",
  ],
  choice: ["(?:en|ett) av|bara (?:en|ett)|antingen"],
  wished: [
    "(?:på|enligt|efter) (?:din|er|hennes|hans|egen|kundens) (?:begäran|önskan|önskemål|förfrågan)|som (?:du|ni) (?:bad om|önskade|ville|bett om)",
  ],
};
