import type { Language } from "./language";
import { dutchOwnWords } from "./nl-own-words";

/** Small words that Dutch puts between "kan" and "niet". */
const soft =
  "(?:helaas |jammer genoeg |dus |toch |echt |nu |dan |daarom |er |ook |spijtig genoeg |ik |we |wij |ze |zij |hij |mij |me |ons )*";
const when =
  "(?: (?:vandaag|vanavond|vanmiddag|vanmorgen|vanochtend|morgen\\p{L}*|overmorgen\\p{L}*|op|naar|om|voor|wegens|vanwege|door|omdat|want|ma|di|wo|do|vr|za|zo|{day}|deze|dit)|\\d)(?!\\p{L})";
const gladly = "(?: (?:dus|dan|helaas|maar|gerust|gewoon|wel|weer|graag|nu))*";
const unless = "(?=\\W*$|,(?! (?:als|indien|mits|zolang)(?!\\p{L})))";
/** What people do besides, on the way: "ik red het niet naar de apotheek" is said of no visit. */
const errands =
  "(?:naar|bij|langs) (?:de |het |mijn )?(?:apotheek|bank|winkel|huisarts|werk|school|garage|postkantoor|gemeentehuis|gemeente|station|supermarkt|kapper|huis)(?!\\p{L})";
const mine = "(?:mijn|m'n|onze|ons|haar|zijn|hun)";
const place = "(?:plek|plekje|plaats|plaatsje|uur|uurtje|tijd|tijdslot|moment|{appt})";

/** What Dutch and Flemish clients say who are not coming, and what a front desk says of them. */
export const dutchComingCues: Language["cues"] = {
  plea: [
    "(?:kan|kunnen|mag|mogen) (?:de|mijn|onze|die|het) ?{appt}[^!?;]{0,60} (?:eruit|weg|uit de agenda|van de lijst)(?=\\W*$)",
    `(?:kunt|kun|kan|kunnen|wilt|wil|willen|zou|zouden)(?: (?:u|je|jij|jullie)) [^!?;]{0,60}${mine} ${place}[^!?;]{0,80}(?<!niet (?:meer )?)(?:annuleren|afzeggen|schrappen|vrijgeven|weggeven|aan iemand anders geven|doorgeven|uit de agenda halen)`,
    `(?:kunt|kun|kan|kunnen|wilt|wil|willen)(?: (?:u|je|jij|jullie)) (?:mij|me|ons|haar|hem) [^!?;]{0,40}(?:uitschrijven|afmelden|schrappen|van de lijst halen|eruit halen)(?![^!?;]{0,20}(?:wachtlijst|nieuwsbrief))`,
    "(?:kunt|kun|kan|wilt|wil|zou|zouden|mag|mogen) (?:u|je|jij|jullie)…(?:mijn|onze)…(?:annuleren|afzeggen|schrappen|cancelen|doorhalen|uit de agenda halen|laten vervallen)",
    ...dutchOwnWords.plea,
  ],
  personal: [
    "(?:zal|zullen)(?: (?:ik|we|wij|ze|zij|hij|er))*[^!?;]{0,50} niet (?:aanwezig |bij )?zijn(?=\\W*$|,)|(?:ben|zijn|is)(?: (?:ik|we|wij|ze|zij|hij))? er[^!?;]{0,50} niet(?=\\W*$|,)",
    "(?:annuleer|annuleren|cancel|cancelen|schrap|schrappen) (?:ik|we|wij)(?= )[^!?;]{0,80}(?:{appt}|{day}|\\d)|(?:ik|we|wij) (?:annuleer|annuleren|cancel|cancelen) (?:hierbij |bij deze |dan |dus |helaas )*(?:mijn|onze|de|het|{day})",
    "(?:mijn|onze) {appt}[^!?;]{0,60} kan (?:helaas |dus |jammer genoeg )*niet (?:doorgaan|door gaan)",
    "(?:sla|slaan|slaat) (?:ik|we|wij|ze|hij) [^!?;]{0,40}over(?=\\W*$|,)|(?:ik|we|wij) (?:sla|slaan) [^!?;]{0,60}(?:{day}|\\d)[^!?;]{0,40} over(?=\\W*$|,)",
    "(?:schrap|haal|zet|verwijder) (?:mij|me|ons|haar|hem) (?:er )?(?:maar |gerust |aub )*(?:voor|van|uit|op|af)(?! [^!?;]{0,20}(?:wachtlijst|lijst|mailinglijst))",
    "reken (?:maar )?niet op (?:mij|me|ons)|(?:ziek|grieperig|koorts|griep)[^!?;]{0,30} (?:blijf|blijven|houd)[^!?;]{0,30} thuis[^!?;]{0,20}(?:{day}|\\d|vandaag|morgen)|(?:blijf|blijven) (?:{day} |vandaag |morgen |dan )*ziek thuis",
    `(?:gaat|wordt|zal)[^!?;]{0,40} (?:'m|hem|het|dat) (?:helaas )?niet(?: worden| lukken)?(?=\\W*$|,)`,
    "(?:laat|laten|moet|moeten|zal|zullen)(?: \\p{L}+){0,4} verstek(?: laten)? gaan|(?:geef|geven|geeft)(?: \\p{L}+){0,3} verstek|(?:laat|laten)(?: \\p{L}+){0,3} verstek|verstek laten gaan",
    "(?:ben|zijn) (?:ik|we|wij) er[^!?;]{0,50} niet(?: bij)?(?=\\W*$|,)|(?:ik|we|wij) (?:ben|zijn) er[^!?;]{0,50} niet(?: bij)?(?=\\W*$|,)",
    "(?:zie|zien|ziet)(?: \\p{L}+){0,2} (?:af van|ervan af|er van af)|(?:bedank|bedanken|bedankt) voor {appt}",
    `(?:laat|laten|moet|moeten|zal|zullen|ga|gaan)[^!?;]{0,30}${mine}? ?{appt}[^!?;]{0,60}(?:schieten|vallen|vervallen|lopen|uitvallen)(?=\\W*$|,| (?:want|omdat|wegens|door|gaan))`,
    "(?:blaas|blazen|blaast|bel|bellen|belt)(?: (?:ik|we|wij|ze|hij))? [^!?;]{0,80}\\baf(?=\\W*$|,| (?:want|omdat|wegens))",
    `(?:kom|komt|komen|kan|kunnen) ${soft}niet(?=${when})(?! (?:om|voor) te\\b)(?![^!?;]{0,25}(?:voor|vóór|eerder dan|pas)(?: om)? \\d)`,
    `(?:kan|kunnen|zal|zullen)[^!?;]{0,60} niet (?:\\p{L}+ ){0,2}?(?:komen|langskomen|aanwezig zijn|verschijnen|deelnemen|meedoen|erbij zijn|er zijn|geraken|raken|nakomen)(?! (?:voor|vóór|eerder))`,
    "(?:geraak|geraken|raak|raken) (?:er |ik |we )*(?:\\p{L}+ ){0,4}niet(?: tijdig)?(?=\\W*$|,)",
    `(?:schrap|verwijder|haal|annuleer|cancel|doorhaal|zeg)(?: (?:maar|aub|a\\.u\\.b|svp|s\\.v\\.p|gerust|alstublieft|alsjeblieft))* ${mine} ${place}`,
    `gelieve (?:${mine}|de|het) ${place}[^!?;]{0,80}te (?:schrappen|annuleren|verwijderen|laten vervallen)|gelieve (?:mij|ons|haar|hem) (?:uit te schrijven|af te melden|te schrappen)`,
    "(?:schrijf|meld)(?: (?:mij|me|ons|haar|hem))[^!?;]{0,40} (?:uit|af)(?! [^!?;]{0,20}(?:wachtlijst|nieuwsbrief))(?=\\W*$|,| (?:voor|van))",
    `(?:geef|geven|gun)(?: (?:ik|we|gerust|maar))* ${mine} ${place}[^!?;]{0,60}(?:aan (?:iemand|een) anders?|door|weg|vrij)(?=\\W*$|,| )`,
    `${mine} ${place}[^!?;]{0,60}(?:mag|kan|kunnen jullie|kun je|kunt u)[^!?;]{0,20} (?:naar|aan) (?:iemand|een) anders?`,
    `(?:kan|kunnen|zal|zullen|ga|gaan)(?: \\p{L}+){0,3} geen gebruik (?:\\p{L}+ )?(?:maken )?van ${mine}? ?{appt}|(?:maak|maken)(?: \\p{L}+){0,3} geen gebruik van ${mine} {appt}`,
    "(?:heb|hebben|heeft)(?: \\p{L}+){0,4} (?:moeten|besloten)[^!?;]{0,60}(?:afzeggen|annuleren|af te zeggen|te annuleren|afbellen)",
    "(?:geef|geven|gun)(?: \\p{L}+){0,1} (?:mijn|onze) (?:plek|plaats|plekje|uur|tijd|afspraak|moment|les)[^!?;]{0,60} aan (?:iemand|een) anders?",
    "(?:mijn|onze) (?:plek|plaats|plekje|uur|tijd|afspraak|moment|les)[^!?;]{0,60}(?:mag|kan|kunnen jullie|kun je|kunt u)[^!?;]{0,20} (?:naar|aan) (?:iemand|een) anders?",
    "(?:kunnen jullie|kun je|kunt u|kan je|willen jullie|wil je|wilt u)[^!?;]{0,20}(?:mijn|onze) (?:plek|plaats|plekje|uur|tijd|afspraak|moment|les)[^!?;]{0,60} aan iemand anders geven",
    "{appt}[^,;!?]{0,60}(?:heb|hebben) (?:ik |we |wij )?(?:\\p{L}+ )?niet meer nodig|(?:heb|hebben)(?: \\p{L}+){0,2} (?:mijn|de|onze) {appt}[^,;!?]{0,60}niet meer nodig",
    "(?:ga|gaat|gaan|zal|zullen)…niet (?!te |op tijd )(?:\\p{L}+ ){0,2}?(?:lukken|halen|redden|komen|aanwezig zijn|verschijnen|erbij zijn|bij zijn)|(?:kan|kunnen)…niet (?:er)?bij zijn|niet (?:in staat|in de gelegenheid)…(?:te komen|te zijn)",
    "(?:moet|moeten|moest|wil|willen)[^!?;]{0,90}?(?:laten (?:vervallen|schieten|vallen|uitvallen)|overslaan|schrappen|afbellen|afblazen|doorhalen)(?=\\W*$|,| en )",
    "(?:sla|slaat|slaan)…{appt}…over(?=\\W*$|,)|(?:ben|is|zijn)…verhinderd",
    "{appt}…mag (?:uit de agenda|eruit|vervallen|weg|doorgehaald)|(?:mijn|de|onze|haar|zijn) {appt}[^,.;!?]{0,60}niet meer nodig",
    "(?:gaat|zal) (?:mij |me |ons |hem |haar |het |helaas |toch |echt )*niet (?:meer )?lukken",
    `(?:red|redt|redden|haal|haalt) het(?:(?! (?:voor|na) (?:de|mijn|onze) )[^!?;]){0,70}?niet(?! op(?! tijd))(?! (?:meer )?${errands})`,
    "(?:kan|kunnen|kom|lukt)…niet (?:[\\p{L}\\d:.]+ ){0,7}(?:komen|aanwezig zijn|halen|langskomen|meer komen|door laten gaan)",
    "(?:moet|wil|zou|graag)…(?:afzeggen|afmelden|annuleren|cancelen)",
    "(?:zeg|zeggen)…\\baf\\b|(?:zeg|zeggen) (?:ik|wij|we) [^!?;]{0,160}?(?<! niet) af(?=\\W*$|,| (?:en|want|wegens|omdat)(?!\\p{L}))",
    // "De les van morgen 10 uur kunnen jullie schrappen"
    `(?:de|het|mijn|onze|ons) (?:\\p{L}+ )?{appt}[^!?;]{0,80}(?:{day}|\\d|vandaag|morgen)[^!?;,]{0,40} (?:kan|kun|kunt|kunnen|mag|mogen) (?:je|u|jullie|jij)${gladly} (?:schrappen|doorhalen|laten vervallen|uit de agenda halen|weggeven|vrijgeven|aan iemand anders geven)${unless}`,
    `(?:mijn|onze) (?:\\p{L}+ )?{appt}[^!?;]{0,80}(?:{day}|\\d|vandaag|morgen)[^!?;,]{0,40} (?:kan|kun|kunt|kunnen|mag|mogen) (?:je|u|jullie|jij)${gladly} (?:annuleren|afzeggen|verwijderen)${unless}`,
    "(?:kunt|kun|wilt|wil) (?:u|je)…(?:mijn|de) afspraak…(?:annuleren|afzeggen)|graag (?:mijn|de) afspraak…annuleren|ben…verhinderd",
    "(?:kan|kunnen|kom|komt|komen)…niet(?=\\W*$|,| meer\\b)",
    "(?:red|redt|haal|haalt|lukt)…niet(?=\\W*$|,| meer\\b| om te)",
    "(?:valt|vallen|val)…\\buit\\b(?=\\W*$|,| (?:voor|op|wegens|door))",
    "(?:meld|meldt|melden) (?:me|mij|zich|ons|\\p{L}+)…\\baf(?=\\W*$|,| voor\\b)",
    "(?:belt|belde|gebeld|mailde|gemaild|appte|(?:heeft|hebben) (?:\\p{L}+ ){1,4}gebruikt)…om…(?:af te zeggen|te annuleren|afgezegd)",
    // Writing to cancel, what is one's own or has no owner, not "your appointment".
    "(?:ik (?:schrijf|mail|bel|app)|(?:schrijf|mail|bel|app) ik)(?: (?!niet)[^ .,;!?]+){0,3},? om (?:mijn|onze|ons|de|het)(?!\\p{L})(?:[^.!?;]|(?<=\\d)\\.){3,80}? (?:af te zeggen|te annuleren|te cancelen|af te bellen)",
    "niet (?:kan|kunnen|kon|zal|zullen) (?:komen|nakomen)",
    "{appt}…niet (?:\\p{L}+ ){0,2}nakomen",
    "(?:ik|wij|we) (?:moet|moeten|wil|willen)[^.!?;]{0,140}(?:afzeggen|afmelden|annuleren)",
    "(?:moet|moeten|moest|wil|willen)\\b[^!?;~]{0,160}?(?:afzeggen|annuleren|afmelden)(?=\\W*$|,| en )",
    "(?:geef|geeft|geven)(?: (?:ik|we|wij|ze|hij))?(?: [^ .;!?]+){0,5} (?:op|vrij|terug|af)(?=\\W*$|,)",
    ...dutchOwnWords.personal,
  ],
  unfit: [
    // Whoever writes needs no visit: perhaps a client, perhaps an employer.
    "hoeft?(?: (?:je|u|jij))?[^.!?;]{0,40} niet (?:te komen|langs te komen)(?=\\W*$|,)",
    "(?:past|komt|lukt|schikt)…niet(?: goed)?(?: uit)?(?=\\W*$|,)",
  ],
  matter: [
    "(?:betreft|onderwerp|reden (?:van (?:het )?)?(?:gesprek|telefoontje|bellen)|belt (?:voor|over|om)|wenst|wil)\\W*[:\\t]\\W*(?:(?:wil|moet|graag) )?(?:(?:(?:de|haar|zijn|een|mijn) )?(?:{appt} )?(?:afzeggen|annuleren|afzegging|annulering)|(?:afzegging|annulering|annuleren|afzeggen) (?:(?:van|de|haar|zijn|een) )*{appt}|zegt (?:(?:de|haar|zijn) )?{appt} af)",
  ],
  bare: ["(?:graag )?(?:(?:mijn |de )?afspraak )?(?:annuleren|afzeggen)"],
};
