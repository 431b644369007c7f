import type { Language } from "./language";
import { offeredLists } from "./offered-lists";
import { practiceCues } from "./practice-cues";
import { resumingCues } from "./resuming-cues";
import { swedishBookingCues } from "./sv-booking-cues";
import { swedishComingCues } from "./sv-coming-cues";
import { swedishCorrectionCues } from "./sv-correction-cues";
import { swedishElsewhereCues } from "./sv-elsewhere-cues";
import { swedishLetterCues } from "./sv-letter-cues";
import { swedishNotDone } from "./sv-not-done-cues";
import { swedishOwnWords } from "./sv-own-words";
import { unmarkedQuestions } from "./unmarked-questions";

/** What Swedish emails say about appointments; sv.ts has the words of dates and labels. */
export const swedishCues: Language["cues"] = {
  ...swedishLetterCues,
  answer: swedishNotDone.answer,
  headline: [
    "(?:\\W|re:|sv:|vb:|fwd?:|nya? |en |ett |\\d+ |meddelande|avisering|obs|viktigt|brådskande|notis|bekräftelse på |bekräftad |\\[\\w[^\\]]{0,30}\\]){0,40}(?:avbokning(?:en)?|återbud|avbokningsbekräftelse)(?! (?:gratis|kostnadsfri|återkallad|misslyckad|misslyckades|ångrad|nekad)|s(?:regler|policy|villkor|avgift))\\b(?! av (?:ditt|din|er) (?:abonnemang|prenumeration|medlemskap|beställning|flyg|resa))",
    "(?:\\W|re:|sv:|vb:|fwd?:|nya? |en |ett |\\d+ |meddelande|avisering|obs|viktigt|brådskande|notis|bekräftelse på |bekräftad |\\[\\w[^\\]]{0,30}\\]){0,40}(?:avbokad|avbokat|inställd|inställt)\\b",
    "(?:\\W|re:|sv:|vb:|fwd?:|din|en|ett){0,40}{appt}…(?:avbokad|avbokat|avbokats|avbokades|inställd|inställt)",
    "(?!\\W*(?:förfrågan|fråga|begäran|önskemål|hur|kan))\\W*[\\p{L}'.-]+(?: [\\p{L}'.-]+){0,3} ?[-–:|] ?(?:avbokning|återbud|avbokad|avbokat|inställd|inställt)(?=\\W*$|\\W*\\()",
  ],
  cancelled: [
    "frånvaro (?:har )?(?:anmäld|anmälts|anmäldes)|har anmält (?:en )?frånvaro",
    "(?:hoppar|hoppade|hoppat|drar sig|drog sig|dragit sig) (?:av|ur)[^!?;]{0,40}(?:{day}|{appt}|\\d)",
    "(?:boknings)?status(?:en)?(?:\\W{1,3}(?:har )?(?:ändrad|ändrats|ändrades))?\\W{1,40}(?:\\p{L}+ ){0,3}?(?:avbokad|avbokat|inställd|inställt)",
    "(?:har|hade)…(?:avbokat|avbokats|ställt in|avanmält|lämnat återbud|gett återbud|avbeställt|blivit avbokad)",
    "(?:är|blev|har blivit|blivit|nu) (?:tyvärr |nu |därför |härmed )*(?:avbokad|avbokat|avbokade|inställd|inställt|inställda)",
    "{appt}…(?:avbokades|avbokats|avbokad|avbokat|avbokade|ställs in|ställdes in|inställd|inställt|utgår)",
    "(?:avbokade|avbokar|ställde in|ställer in)…(?:{appt}|{day}|\\d)",
    "{appt}…(?:kommer inte (?:längre )?att (?:äga rum|bli av)|äger inte (?:längre )?rum|blir inte (?:längre )?av)(?<!~[^!?]{0,200})(?! ~)",
    "(?:avbokning|återbud) (?:av|för|från|till|på|idag|imorgon|i morgon|{day})…",
    "(?:avbokad|avbokat) (?:av|via|online)",
    "återbud\\W{0,3}: ?\\p{L}+",
    "(?:lämnar|lämnade|lämna|ger|gav|fått|fick|kom)…återbud",
    "(?:avbokat|avbokad)(?=\\W*$)",
    "(?:\\d|{day})[^!?;]{0,40} (?:avbokad|avbokat|avbokar|struken|återbud|avanmäld|inställd|bokat av|bokar av|hoppar av|avbokade)(?=\\W*$|[,.)]| (?:av|pga|på grund|p\\.g\\.a|då|eftersom|-))",
    "(?<!(?:inte|ej|aldrig|om|nästan) )(?:avbokad|avbokat|avbokar|struken|återbud|bokat av|bokar av|bokade av)(?= (?:(?:{day}|mån|tis|ons|tors|fre|lör|sön|idag|i dag|imorgon|i morgon|kl)(?!\\p{L})|den \\d|\\d))",
    "(?:har|hade|blivit|blev|är|harnu) (?:\\p{L}+ ){0,3}(?:bokat av|bokats av(?=\\W*$|[.,;!?]| (?:på grund|pga|p\\.g\\.a|då|eftersom|i dag|idag|online)(?!\\p{L}))|strukits|struken|avanmält|avanmäld|hoppat av|dragit sig ur|avbeställt|avbeställts|tagits bort|plockats bort)",
    "(?:avanmälde|bokade av|avbeställde|drog sig ur|hoppade av|strök)[^!?;]{0,60}(?:{appt}|{day}|\\d)",
    "(?:ringde|ringt|hört av sig|hörde av sig|mejlade|mejlat|smsade|smsat|skrev|meddelade|meddelat|meddelar)[^!?;]{0,80}(?:avbokade|avbokat|för att avboka|och avbokar|ville avboka|vill avboka|måste avboka|ställde in|ställer in|bokade av)",
    ...swedishOwnWords.cancelled,
  ],
  conditional: [
    "(?<=^\\W*)(?:vill|önskar) du(?!\\p{L})[^.!?]{0,80}(?=\\?)",
    "förra (?:gången|veckan|tiden)[^,.;!?]*(?:avboka|avbokade|avbokat|ställa in|ställde in)",
    "skulle [^!?;]{0,80}(?:ha|hade) (?:ställts in|avbokats|blivit inställ[td]|blivit avbokad)|(?:på väg att|nära att|risk(?:erade)? att) (?:bli (?:inställ[td]|avbokad)|ställas in|avbokas)",
    "(?:om (?!det går (?:vill|skulle|måste|behöver))(?:\\p{L}+ )?(?:du|ni|jag|man|kunden|kunder|patienten|klienten|någon|vi|inte|det|hon|han|de|den|en kund)|om man|så (?:snart|fort)(?! som möjligt)|ifall|vid (?:avbokning|sen|förhinder|återbud)|(?<!(?:ringde|ringt|mejlade|mejlat|skrev|använt|använde)(?: (?!inte )[^ .,;:!?]+){1,6} )(?<!(?:jag|vi) (?:skriver|ringer|mejlar|mailar)(?: [^ .,;:!?]+){0,2} )för att (?:avboka|omboka|ändra))(?![\\p{L}\\d])(?:(?! [-–—] |: )[^.,;!?])*",
    "(?:du|ni|kunder|kunden|patienter) (?:kan|måste|behöver|får)[^.;!?]{0,40}(?:avboka|omboka)[^.;!?]*|(?:kan|måste|behöver|får) (?:du|ni) [^.;!?]{0,30}(?:avboka|omboka)(?! (?:min|mina|vår|våra))[^.;!?]*",
    "behöver (?:kunden|du|ni) (?:avboka|omboka)[^.;!?]*",
    "(?:senast|minst|mindre än)[^.;!?]{0,30}(?:innan|före|i förväg)[^.;!?]*",
    "(?:ska|måste|kan|bör|behöver) (?:avbokas|göras|ske)[^.;!?]*",
    "avboka (?:eller omboka|via|senast|här|din tid)[^.;!?]*|omboka eller avboka[^.;!?]*",
  ],
  policy: [
    "(?:oftast|mest|minst) (?:avbokad|avbokat|avbokade)[^.!?;]*|(?:avbokat|avbokade) \\d+ av (?:dina|de|sina|era) senaste[^.!?;]*",
    ...swedishNotDone.policy,
    "inga (?:andra|övriga|fler)[^.,;!?]{0,60}(?:avbokats|avbokade|avbokat|inställda)",
    "avboknings(?:regler|policy|villkor|avgift|kostnad|tid|länk|skydd|frist)(?:en|er|na)?",
    "avbokning(?:en|ar)? (?:senast|ska|måste|görs|sker|kan|bör|är (?:gratis|kostnadsfri))[^.;!?]*",
    "(?:sen|sena|kostnadsfri|fri|gratis|för sen) (?:avbokning|avbokningar)",
    "(?:avbokade|uteblivna|ej avbokade|missade) (?:besök|tider|bokningar)[^.;!?]*(?:debiteras|faktureras|betalas|kostar)[^.;!?]*",
    "{thing}[^.;,!?]{0,30}(?:gäller|fortsätter|är) (?:fortfarande )?(?:giltig|giltigt|aktiv|aktivt|kvar)",
  ],
  thing: [
    "(?:barnvakten|barnflickan|dagmamman|förskolan|dagis|chauffören|skjutsen|taxin|vår barnvakt|min barnvakt|min skjuts) (?:\\p{L}+ ){0,3}(?:avbokat|avbokade|ställt in|ställde in|avbokad|lämnat återbud)",
    "{thing}…(?:avbokad|avbokat|uppsagt|uppsagd|avslutat|avslutats|avslutad|avbeställd|avbeställt|inställd|inställt)",
    "(?:avslut|uppsägning|avbokning|avbeställning) av (?:(?:ditt|din|er|ert|dina|mitt|min) )?{thing}",
    "(?:avbok\\p{L}+|avslut\\p{L}+|sagt upp|säger upp) (?:mitt|min|sitt|sin|ditt|din|vårt|vår|ett|en) {thing}",
    "påminnelse(?:n|r)? (?:är|har) (?:avbokad|avbokats|raderad|raderats)",
  ],
  errand: [
    "{errand}",
    "(?:anställnings|jobb)intervju\\p{L}*|(?:vår|din|er|den) (?:\\p{L}+)?(?:demo|demonstration)(?:en)?",
  ],
  customer: [
    "(?:din|er|ditt|dina) {appt}…(?:hos|med) (?:oss|vår|våra|en av våra)",
    "(?:mottagit|mottagen|bekräftar|bekräfta) din avbokning|din avbokning (?:är|har)",
    "vi (?:återkommer|kontaktar|ringer|hör av oss)…(?:ny|nya|annan)",
    "(?:vår|våra) (?:\\p{L}+ )?(?:montör|chaufför|tekniker|hantverkare|städare|kurir|leverantör)\\p{L}*",
    "(?:bästa|kära|bäste) (?:\\p{L}+ )?(?:kund|deltagare|resenär|prenumerant|hyresgäst|medlem)(?= |,|$)",
  ],
  duty: ["till jobbet|komma och jobba|(?:mitt|hennes|hans|mina) (?:arbets)?pass på jobbet|jobba idag"],
  none: [
    "(?:avbokade|avbokningar|återbud)(?: (?:idag|i dag|igår|imorgon|denna vecka|den här veckan))?\\W*[:=\\t]\\W*(?:inga|inget|ingen|0|noll|[-–—])(?: idag)?",
  ],
  listCancelled: [
    "(?:nya )?(?:avbokningar|återbud) (?:i dag|idag|i går|igår|den här veckan)",
    "avbokningar|återbud|avbokade (?:tider|bokningar|besök)|avbokat|avbokad",
  ],
  listOther: [
    "(?:nya|bekräftade|bokade|ombokade|kommande|övriga|flyttade) (?:tider|bokningar)|bokningar|nya|ombokningar",
    // What else a day brings.
    "(?:nya |senaste )?(?:bekräftelser|omdömen|recensioner|meddelanden|födelsedagar|betalningar|formulär|nyheter|tips|dagens tips)(?: (?:för|från|till)(?: [\\p{L}]+){1,3})?",
  ],
  listMoved: ["(?:ombokade|flyttade) (?:tider|bokningar)|ombokade|flyttade|ombokningar"],
  listOffered: offeredLists.sv,
  listAhead: [
    "(?:(?:hennes|hans|dina|alla) )?(?:kommande|nästa|övriga|andra|framtida|återstående|ytterligare|följande|planerade) {appt}(?: (?:för|hos|med|den|på)(?: [\\p{L}\\d.,'&-]+){1,5})?|(?:kommande dagar|på gång|senare denna vecka)|även i (?:din|er) kalender(?: [\\p{L}\\d.'-]+){0,4}",
  ],
  listStill: [
    "(?:kvarvarande|kvar|kvarstår|fortfarande|oförändrade?|övriga|inte avbokade?|ej avbokade?)(?: [\\p{L}\\d.,]+)*|(?:dessa|dina|hennes|hans)(?: [\\p{L}-]+){1,3} (?:kvarstår|står kvar|ligger kvar|gäller)(?: [\\p{L}]+)*",
  ],
  rowCancelled: [
    "\\d (?:(?:sena|tidiga) )?(?:avbokning(?:ar)?|återbud)(?= \\(\\p{L}[^()\\d%]*\\))",
    "avbokad|avbokat|inställd|återbud",
  ],
  rowKept: ["bekräftad|bokad|ombokad|flyttad|genomförd|uteblev|uteblivit|anlänt|preliminär|klar"],
  unsettled: ["väntande|preliminär|avvaktande|förfrågad|föreslagen"],
  standing: [
    // "I cancelled my dentist so that I can come"
    "så att jag kan (?:komma(?! (?:en annan|vid))|vara där|vara hos)",
    ...swedishNotDone.standing,
    "avbokning(?:en)?[^!?;]{0,60}(?:tillbakadrag\\p{L}*|dragits? tillbaka|dragen tillbaka|tagits? tillbaka|tagen tillbaka|återtag\\p{L}*|annullerad|annullerats|hävd|hävts|upphävd)|återbud(?:et)?[^!?;]{0,60}(?:tillbakadrag\\p{L}*|dragits? tillbaka|tagits? tillbaka|återtag\\p{L}*)",
    "(?:inga|0) (?:\\p{L}+ )?(?:avbokningar|återbud)",
    "avbokning(?:en)?…(?:ångrats|ångrad|återkallad|återkallats|återkallas|misslyckades|misslyckats|nekades|nekad|kunde inte|gick inte)",
    "(?<!(?:fått|mottagit|nått|kommit till (?:dig|er)|(?<!\\p{L})(?:bokat|bokade))(?: (?!avbok)[^ .,;!?]+){0,4} |öppnat )av misstag|råkade avboka",
    "(?:försökte|försöker|försökt)…(?:avboka|ställa in)",
    "(?:kommer|kan komma) (?:ändå|trots allt|i alla fall)|ångrat (?:mig|sig)",
    "(?:slipper|behöver inte|vill inte)(?: \\p{L}+){0,2} avboka",
    "(?:kan|kommer|hinner) (?:jag |hon |han |vi |visst |faktiskt )*(?:ändå|trots allt|i alla fall|visst det)|(?:det )?löste sig|falskt alarm|ändrat (?:mig|sig|oss)(?=\\W*$|[,.])|ångrat (?:mig|sig|oss)|ångrar (?:mig|min avbokning)",
    "(?:dra|drar|drog|tar|ta|tog) tillbaka (?:min |sin |vår |en )?(?:avbokning|återbud)\\p{L}*|(?:ta|få|vill ha|ha) tillbaka (?:min|sin|vår) (?:tid|plats|bokning)",
    "(?:bortse|strunta|ignorera|glöm|släng|radera|makulera)[^!?;]{0,30}(?:mejl|mail|meddelande|sms|avbokning|återbud|det jag skrev)\\p{L}*",
    "(?:nästan|höll på att|var på väg att|tänkte först|trodde (?:att )?(?:jag|vi|hon|han) (?:skulle )?(?:behöva|måste|fick)|i stället för att|istället för att|utan att|slippa|slipper|behöver inte|ska inte|vill inte|kommer inte att|tänker inte)(?: \\p{L}+){0,3} (?:avboka|ställa in|boka av|avbokat|ställt in|bokat av)",
    "(?:ingen|inga) (?:har |kund har )?(?:avbokat|bokat av|lämnat återbud)|(?:har|hade) (?:jag |vi )?(?:inte|aldrig) (?:avbokat|bokat av|ställt in)",
  ],
  request: [
    "(?:obekräftad|ej bekräftad|inte bekräftad|obetald|ej betald|preliminär)[et]? {appt}[^.!?;]{0,60}(?:avbokad|avbokats|avbokades|borttagen|tagits bort|togs bort|raderad|raderats|raderades|släppts)",
    "(?:bokning|reservation|betalning|beställning|{appt})[^.!?;]{0,90} (?:slutfördes|betalades|bekräftades|avslutades|genomfördes) (?:aldrig|inte|ej)(?:…(?:avbokades|avbokats|togs bort|släpptes))?",
    "(?:bokning|reservation|betalning|beställning|{appt})[^.!?;]{0,90} (?:har |blev )?(?:aldrig|inte|ej) (?:slutförts|slutförd|betalats|betald|bekräftats|bekräftad)(?:…(?:avbokats|avbokades|avbokad|släppts))?",
    "(?:\\p{L}*förfrågan|begäran)…(?:avbokad|avbokades|avbokats|avböjd|nekad|återkallad|gick ut|gått ut)|avbokningsförfrågan|inte bekräftad",
  ],
  question: [
    ...unmarkedQuestions.sv,
    "(?:kan|hinner|kommer)[^!?;]{0,40} (?:inte|ej)[^!?;]{0,40} (?:förrän|i tid)(?!\\p{L})",
    "(?:kan|får|måste|hur|går det att|skulle (?:jag|vi|man) (?:kunna|få))…(?:avboka|avbokar|omboka|flytta)[^.!]*\\?",
    "vad (?:gäller|händer|kostar)…avboka\\p{L}*[^.!]*\\??",
    "(?:kanske|eventuellt|möjligen|troligen|möjligt att|risk att)…(?:avboka|ställa in|inte)",
    "(?:minuter|min) (?:sen|sent|försenad|senare)|(?:blir|är|kommer) (?:lite |något )?(?:sen|sent|försenad|försenade)\\b",
    "(?:är|kommer|dyker upp|blir)(?: (?!inte|ej)\\p{L}+){0,3} (?:fem|tio|femton|tjugo|kvart|\\d+)(?: min\\p{L}*)? (?:över|efter|senare|sen|sent|försenad)(?!\\p{L})",
    "(?:har|hade) (?:ni|du) (?:redan |hunnit )?(?:gett|givit|avbokat|släppt|bokat av)[^!?;]*\\?",
  ],
  answered: ["svar\\p{L}*(?: [^ .;!?]+){0,3}? på (?:(?:vår|din|er|en) )?påminnelse(?:n|r)?"],
  reminder: ["påminnelse|påminner|kommande (?:tid|bokning|besök)"],
  tentative: [
    "(?<=^\\W*)preliminärt?(?= ?:(?! ?(?:nej|inga|0)(?:[^\\p{L}\\d]|$)))|preliminärt (?:accepterad|accepterat|godkänd|godkänt|tackat ja)|svarat (?:med )?\\W?kanske",
  ],
  declined: ["(?:avböjd|avböjt|tackat nej|tackar nej|avböjer)"],
  noShow: [
    "(?<!(?:kunder|patienter|klienter|personer|gäster|elever|dem|de) som (?:\\p{L}+ ){0,3})(?:uteblev|uteblivit)(?! (?:flera|upprepade|många|ett par|två|tre|\\d+) gånger)|dök (?:inte|aldrig) upp|(?<!(?:\\d|% av|ingen|inga|noll) )no-?show(?![- ]?(?:avgift|skydd|policy))|kom (?:inte|aldrig) (?:igår|i går)",
  ],
  disputed: [
    "(?:betalning|debitering|transaktion)(?:en)?[^.!?;]{0,50} (?:bestrid(?:its|en)|reklamerats)|bestri(?:der|dit)[^.!?;]{0,40} (?:betalning|debitering|transaktion)|betalningstvist|återkrav|chargeback|(?:betalning|autogiro)(?:en|t)?[^.!?;]{0,30} av banken",
    "kortinnehavaren[^.!?;]{0,10} (?:hävdar|säger|uppger|påstår)|köparen (?:har|hävdar|uppger)",
  ],
  money: ["(?:faktura|betalning|återbetalning|kvitto)(?:n|en)? (?:för|på|mottagen|från|är)|din faktura"],
  waitlist: [
    "(?:ställt|ställer|satt|anmäld|anmält|lagts till)…(?:väntelista|kölista|väntelistan)|väntelistan…(?:tillagd|anmäld)",
  ],
  apology: [
    "(?:vi beklagar|beklagar (?:olägenheten|besväret)|vi ber (?:så mycket |verkligen |hemskt mycket |er |dig )*om ursäkt(?! för (?:det |vårt |ett |den |vår )?(?:sena?t? |kort\\p{L}* )?(?:återbud|avbokning))|ursäkta (?:olägenheten|besväret)|tack för (?:din|er|ditt|ert) (?:förståelse|tålamod)|vi hoppas på (?:din|er) förståelse)",
  ],
  mine: ["(?:min|mitt|mina) (?!kurs|klass|grupp|yogaklass|lektion)(?:[\\p{L}\\d:.-]+ ){0,3}?{appt}"],
  wholeClass: [
    "(?:dr|doktor|tandläkare)\\.? [\\p{L} -]{2,40}(?:är|har)[^!?;]{0,30}(?:sjuk|insjuknat|förhindrad)[^!?;]{0,30} (?:måste|fick|tvingas|har) vi(?! (?:vår|vårt|min))…(?:avboka|ställa in|avbokat|ställt in)",
    "(?:ni|du) (?:har )?(?:avbokade|avbokat|ställde in|ställt in) (?:\\p{L}+ )?(?:min|mitt|mina|vår|vårt|våra|på mig|på oss)(?!\\p{L})",
    "(?:du|ni) har (?:ställt in|avbokat) (?:följande )?(?:klass|klassen|pass|passet|kurs|kursen|grupp\\p{L}+)|(?:alla|de|\\d+)(?: \\d+)? (?:deltagare|deltagarna|anmälda)[^.!?;]{0,30} (?:meddelats|informerats|underrättats|fått besked)",
    "(?:jag|vi)\\b[^!?;]{0,70}(?:avboka|avbokar|avbokat|ställa in|ställer in|ställt in|flytta|flyttar|boka om)(?: \\p{L}+){0,2} (?:din|ditt|dina|er|ert|era)(?!\\p{L})",
    "(?:vi|kliniken|salongen) (?:\\p{L}+ ){0,3}(?:ställa in|ställer in|ställt in|avboka|avbokar|avbokat) (?:din|er|ditt|dina|alla)",
    "avbokad av (?:kliniken|oss|salongen|mottagningen|vårdgivaren|behandlaren)|(?:vi|kliniken|mottagningen)…(?:har avbokat|avbokat) din",
    "(?:terapeuten|behandlaren|läraren|instruktören|läkaren|frisören|tandläkaren|sköterskan|kliniken|salongen|studion)…(?:är sjuk|blivit sjuk|stängt|stängd|semester)",
    "alla (?:tider|pass|bokningar|besök)…(?:inställda|avbokade|ställs in)",
    "(?:passet|klassen|kursen|lektionen|gruppen|workshopen)…(?:ställs in|inställd|inställt|utgår)",
    "(?:kära|bästa|hej alla) (?:föräldrar|medlemmar|deltagare|elever)",
  ],
  several: [
    "(?:mina|hennes|hans|alla|dessa|följande|nedanstående|båda|\\d+|två|tre|våra) (?:\\p{L}+ )?(?:tider|bokningar|besök|behandlingar)|båda|både",
    ...swedishOwnWords.several,
  ],
  series: ["varje vecka|varannan vecka|återkommande|varje {day}|alla kommande"],
  stampBefore: [
    "(?:bokad|bokades|bokat|avbokad|avbokades|avbokat|inställd|borttagen|registrerad|skapad|skapades|skickad|skickat|mottaget|mottagen|uppdaterad|ändrad|betald|född|sedan|senaste besök)(?: online| av [\\p{L}. ]{1,30})?(?: den| på| kl)?",
    "(?:avbokning(?:en)?|ändring(?:en)?|bokning(?:en)?) (?:är )?(?:gjord|gjordes|genomförd|genomfördes|registrerad|registrerades|bekräftad)(?: online| av [\\p{L}. ]{1,30})?(?: den| på| kl)?",
    "(?:ringde|mejlade|skrev|hörde av sig|(?:fick|fått) (?:detta|det här) [\\p{L}-]+)(?: den| kl| vid)?",
  ],
  asideBefore: [
    ...resumingCues.sv.asideBefore,
    "(?:påminnelsen?|sms:?et|meddelandet)(?: som)?(?: (?:var|är))? (?:planerad|schemalag[dt])[et]?(?: till| den)*",
    "(?:drop-?in|utan tidsbokning|utan bokning)(?: (?:välkommen|välkomna|möjligt|alltid|varje|på))*\\W*|(?:faktura|utbetalning|lönespecifikation|nyhetsbrev)(?: (?:den|för|från|av))+",
    "(?:priser|prislista|avgifter|taxor|öppettider|villkor)(?: \\p{L}+){0,3} (?:från|fr\\.o\\.m\\.|gäller från)(?: och med)?(?: den)?",
    "(?:jobba|jobbar|arbeta|arbetar|pågår|sitter|fast|upptagen|möte|möten|skola|pass)(?: (?!till)\\p{L}+){0,2} (?:ända )?till(?: kl\\.?| klockan)?",
    "(?:sedan|till och med|t\\.o\\.m\\.|senast|före|giltig|giltigt|gäller|efter|tidigast)(?: den| kl)?",
    "(?:(?:istället|i stället)(?! för)|hellre|kanske|flytta till|boka om till|omboka till|ledig|lediga|semester|tillbaka|nästa tid|nästa bokning|ny tid)(?: till| på| den| är| kl| för)*",
    "(?:öppet|öppettider|telefontid|alltid|vanligtvis|normalt)(?: \\p{L}+){0,2}(?: på| kl| från)*",
  ],
  asideAfter: [
    ...resumingCues.sv.asideAfter,
    "(?:hör jag av mig|återkommer jag|meddelar jag|vet jag)",
    "(?:passar|funkar) (?:bättre|bra)|(?:kommer|kommer hon|kommer han) som vanligt|(?:ringde|mejlade)",
  ],
  oldBefore: [
    "(?:släpper|lämnar|ger)(?: (?:då|alltså|därmed|min|vår|den|tid|tiden|på|som jag hade))+",
    "(?:från|tidigare|ursprunglig|ursprungliga|gamla|istället för|i stället för|var)(?: (?:tid|tiden|bokning|den|på|kl))*",
    ...swedishOwnWords.oldBefore,
  ],
  freshBefore: [
    "(?:noterar|tar|antecknar|skriver upp)(?: (?:jag|vi|då|alltså|upp|tiden|den|på))*",
    "(?:(?<!(?:återbud|avboka|avbokat|avbokar|inte|sjuk) )till|ny|nya|nytt|(?<=(?:är|blir|har|bokad|bokat|flyttad|flyttat|ligger|står) )nu|nu(?! på\\W*$)|flyttad till)(?: (?:tid|tiden|bokning|den|på|kl|är))*",
    ...swedishOwnWords.freshBefore,
  ],
  withoutMe: [
    "(?:börja|starta|kör|fortsätt|fortsätta|ha|håll|hålla|ses|träffas|mötas|gör)(?: \\p{L}+){0,5}? utan (?:mig|oss)",
  ],
  internal: [
    "(?:förenings|års|föräldra|bostadsrätts|medlems|stäm)-?(?:möte|mötet|stämma|stämman)|(?:[3-9]|\\d\\d+) (?:andra|fler|ytterligare) (?:gäster|inbjudna|deltagare)",
    "(?:personal|team|arbetsplats|avdelnings|styrelse|(?<!(?:förskol|skol|fritids|dagis)\\p{L}{0,6}[^.!?;]{0,50})planerings)(?:möte|mötet|träff|träffen|dag|dagen)|mötet(?![^.!?;]{0,60} hos (?:er|dig)(?!\\p{L}))|apt|fortbildning(?:en|sdag)?|julbord(?:et)?",
    "handledningsgrupp(?:en)?|kollegiehandledning(?:en)?",
  ],
  offered: [
    "(?:vill du|vill ni|är du intresserad)…(?:tiden|denna tid|den tiden)|(?:vill du|vill ni) (?:ha|ta) (?:den|denna|tiden)",
  ],
  handsOn: [
    "(?<!inte )(?:behöver|måste|ska|bör)(?: (?:den|den här|tiden))? (?:fyllas|tillsättas|bokas om|fyllas igen)(?=\\W*$|,)|(?<=^\\W*)att fylla(?=\\W*$)",
    "(?<!inte )(?:kan ni|kan du|vänligen|var snäll(?:a)? och|snälla|får gärna) (?:erbjuda|erbjud|skicka ut|fylla|fyll|lämna vidare)",
    "(?:till|för) (?:vår )?väntelistan|(?:lucka|plats|tid) (?:ledig|att fylla)",
  ],
  freed: [
    "(?:blev|har blivit) (?:just |precis |plötsligt |nu )*(?:ledigt?|fri|fritt)(?=\\W*$)",
    "(?:nu|åter|igen|därmed) (?:är |blir )?(?:ledig|ledigt|lediga|fri|tillgänglig)|{appt}…är (?:nu )?(?:ledig|tillgänglig)",
  ],

  ...swedishBookingCues,
  ...swedishComingCues,
  ...swedishCorrectionCues,
  ...swedishElsewhereCues,
  ...practiceCues.sv,
};
