import type { Language } from "./language";
import { swedishOwnWords } from "./sv-own-words";

/** Small words that Swedish puts between "kan" and "inte", or behind it. */
const soft =
  "(?:tyvärr |dessvärre |dock |alltså |nog |faktiskt |ändå |nu |därför |då |också |längre |jag |vi |hon |han |de |alls |riktigt )*";
/** What leads from "kommer inte" to the day or the place. */
const when =
  "(?: (?:i ?dag|i ?kväll|i ?morgon|i ?morron|i ?övermorgon|ikväll|idag|imorgon|imorron|på|till|den|kl|klockan|nästa|nu|dit|iväg|längre|mån|tis|ons|tors|fre|lör|sön|{day})|\\d)(?!\\p{L})";
/** What people do besides, on the way: "jag hinner inte till apoteket" is said of no visit. */
const errands =
  "(?:till|förbi) (?:mitt |min |ett )?(?:apotek(?:et)?|bank(?:en)?|affären|vårdcentralen|jobbet|skolan|förskolan|verkstaden|posten|stationen|bankomat(?:en)?|postombudet)(?!\\p{L})";
const give =
  "(?:avboka|boka av|ställa in|lämna återbud|ge återbud|avbeställa|avanmäla (?:mig|oss|mitt|min)|tacka nej till|plocka bort|stryka)";
/** Said of an appointment only where one is named, or its day. */
const leave = "(?:hoppa över|stå över|avstå(?: från)?|missa|skippa|släppa|lämna ifrån mig|ge upp|ta bort|skjuta på)";
const named = "[^!?;]{0,60}?(?:{appt}|{day}|\\d|idag|i dag|imorgon|i morgon|ikväll|i kväll)";
const list = "(?![^!?;]{0,30}(?:väntelist|kölist|utskick|nyhetsbrev|listan|sms-))";

/** What Swedish clients say who are not coming, and what a front desk says of them. */
export const swedishComingCues: Language["cues"] = {
  plea: [
    `(?:kan|kunde|vill|skulle|får)(?: (?:ni|du|vi))(?: \\p{L}+){0,3} (?:avboka|boka av|stryka|ta bort|ställa in|plocka bort|släppa|avanmäla)(?: \\p{L}+){0,2} (?:mig|oss|min|mina|mitt|vår|våra|henne|honom|hennes|hans)${list}`,
    "(?:jag|vi) (?:skulle behöva|behöver|måste|vill|skulle vilja|får) (?:tyvärr )?(?:avboka|boka av|ställa in|lämna återbud)[^!?;]{0,70}(?:går det bra|är det okej|är det ok|okej|ok) ?\\?",
    "(?:kan|kunde|vill|skulle|får) (?:ni|du)(?: \\p{L}+){0,2} (?:stryka|ta bort|avboka|plocka bort|avanmäla) (?:mig|oss|min|mina|vår|våra|henne|honom)(?! [^!?;]{0,20}(?:väntelista|kölista|utskick|nyhetsbrev|listan))",
    "(?:jag|vi) (?:skulle behöva|behöver|måste|vill|skulle vilja) (?:tyvärr )?avboka…(?:går det bra|är det okej|är det ok)",
    "(?:kan|skulle|kunde|vill) (?:du|ni)…(?:avboka|ställa in|ta bort|stryka) (?:min|mina|vår|våra)",
    ...swedishOwnWords.plea,
  ],
  unfit: [
    "(?:passar|funkar|fungerar|går)[^!?;]{0,40}(?:inte|ej)(?: så bra)?(?=\\W*$|,)",
    `(?:kan|kunde) ${soft}(?:inte|ej)(?=\\W*$|,)`,
    "(?:passar|funkar|fungerar|går)…inte(?: så bra)?(?=\\W*$|,)",
  ],
  personal: [
    "räkna inte med (?:mig|oss)|(?:sjuk|sjuka|feber|magsjuk|förkyld)[^!?;]{0,30}(?:stannar|blir|håller mig|håller oss|stannar kvar) hemma (?:på |den |till och med )?(?:{day}|\\d|idag|imorgon)",
    "(?:lämnar|lämna|ger|ge) (?:jag |vi )?(?:tillbaka|ifrån (?:mig|oss)|bort) (?:min|vår|mitt|vårt)",
    `(?:kommer|kan|hinner|kunde|orkar|lär) ${soft}(?:inte|ej)(?: längre| riktigt)?(?=${when})(?! ${errands})(?![^!?;]{0,40}(?:förrän|utan (?:först|kl)|i tid))`,
    `(?:kan|kunde|kommer att kunna|lär|hinner|orkar) ${soft}(?:inte|ej) ${soft}(?:komma|närvara|delta|medverka|vara med|vara på plats|vara där|dyka upp|ta (?:mig|oss|sig)|hinna|infinna (?:mig|sig)|medverka|utnyttja)(?! (?:i tid|tidigare|förrän|innan|före))`,
    `(?:att|då|eftersom|för|så) (?:hon|han|de|jag|vi|{appt}|\\p{L}+) (?:tyvärr )?(?:inte|ej) (?:kan|kommer|hinner|orkar|kunde)(?=\\W*$|,| komma|${when})`,
    "(?:det )?blir (?:det )?(?:tyvärr |nog |dessvärre |ju |därför )*(?:inget|ingen {appt}|inte av|inte (?:något|nån|någon) {appt})(?=\\W*$|,| (?:för (?:mig|oss|min|vår|henne|honom)|av|idag|i dag|ikväll|i kväll|imorgon|i morgon|på|den|kl|{day}))",
    `(?:får|måste|behöver|tvingas|tvungen att|tvungna att|vill|skulle behöva|skulle vilja|önskar|tänker|ska|tänkte|nödgas|bli tvungen att|blir tvungen att|väljer att|bett (?:mig )?att|bad (?:mig )?att)(?: \\p{L}+){0,4} ${give}`,
    `(?:får|måste|behöver|tvingas|tvungen att|tvungna att|vill|skulle behöva|skulle vilja|önskar|tänker|ska|väljer att|kommer att)(?: \\p{L}+){0,4} ${leave}${named}`,
    `(?:jag|vi|hon|han) (?:tyvärr )?(?:hoppar över|står över|avstår|uteblir|missar|skippar|bokar av|avbokar|avanmäler|tackar nej till|släpper|avbeställer|ställer in)${named}`,
    `(?:hoppar|står|avstår|missar|skippar|bokar|avbokar|avanmäler|släpper|avbeställer|ställer) (?:jag|vi|hon|han)${named}`,
    `(?:avboka|boka av|stryk|ta bort|ställ in|plocka bort|avanmäl|avbeställ)(?: gärna| snarast| alltså)? (?:mig|oss|min|mitt|mina|vår|vårt|våra|henne|honom|hennes|hans)(?!\\p{L})${list}`,
    "(?:har|haft|finns|ser) (?:tyvärr )?(?:inte|ingen|ej) (?:längre |någon )?möjlighet(?:en)? att (?:komma|närvara|delta|medverka|ta)",
    "(?:min|mitt|vår|vårt|hennes|hans) {appt}[^!?;]{0,60}(?:kan|får|går bra att) (?:ni |du )?(?:ge|ges|lämnas?|erbjudas?|gå|tas|släppas?|strykas?|avbokas?)(?! till väntelist)",
    "(?:jag|vi|hon|han) (?:är|blir|blev) (?:tyvärr )?(?:upptagen|upptagna|bortrest|bortresta|inlagd|sängliggande)[^!?;]{0,60}(?:{day}|\\d)",
    "(?:kan|kunde|vill|skulle|får) (?:ni|du)(?: \\p{L}+){0,2} (?:stryka|ta bort|avboka|plocka bort|avanmäla) (?:mig|oss|min|mina|vår|våra|henne|honom)(?! [^!?;]{0,20}(?:väntelista|kölista|utskick|nyhetsbrev|listan))",
    "(?:stryk|ta bort|avanmäl|avboka) (?:mig|oss)(?! [^!?;]{0,20}(?:väntelista|kölista|utskick|nyhetsbrev|listan))",
    "(?:kan|får|låt|låta)[^!?;]{0,40}(?:ge|ges|lämna|erbjuda|gå|överlåta|få|ta)(?: \\p{L}+){0,2} (?:till|åt)? ?(?:någon annan|en annan|nästa|annan)(?=\\W*$|,|\\.| )",
    "(?:ge|lämna|erbjud) (?:gärna |bort )*(?:min|vår|mitt|vårt|mina) {appt}[^!?;]{0,50}(?:till|åt) (?:någon|en) annan",
    "(?:behöver|vill ha|vill|kommer att behöva)(?: \\p{L}+){0,2} inte (?:längre |mer )?(?:ha )?(?:min |vår |den |mitt )?{appt}|(?:behöver|vill ha) (?:inte |ej )(?:längre |mer )?(?:min |vår |den |mitt )?{appt}|(?:behöver|vill ha)(?: \\p{L}+){0,2} (?:min |den |vår )?{appt}[^!?;]{0,40}(?:inte längre|inte mer|inte nu)|inte längre (?:behov av|nytta av|användning för) {appt}",
    "(?:kan|kommer|hinner|kunde|orkar|vågar)(?: \\p{L}+){0,4} (?:inte|ej)(?: \\p{L}+){0,2} (?:komma|närvara|delta|medverka|vara med|hinna|kunna komma|ta mig)",
    "(?:kan|hinner)[^.!?;]{0,60} (?:inte|ej) (?:komma|närvara|delta|medverka)",
    "(?:inte|ej) (?:kan|kommer|kommer att|kommer kunna|hinner|kunde) (?:komma|närvara|delta|kunna komma)",
    "(?:kommer|hinner|kan) (?:tyvärr |alltså |jag |hon |han |vi )*(?:inte|ej)(?=\\W*$|,)",
    "(?:måste|behöver|vill|skulle vilja|vill gärna|får|tvungen att|tvungna att|önskar|skulle behöva|ska|tänkte|skulle)(?: \\p{L}+){0,4} (?:avboka|ställa in|lämna återbud|ge återbud|avbeställa|avanmäla)",
    "(?:maste)(?: \\p{L}+){0,3} avboka",
    "(?:jag|vi|härmed|hon|han) (?:tyvärr )?(?:avbokar|ställer in|lämnar återbud)|(?:avbokar|ställer in) (?:jag|vi|härmed)",
    "(?:går|funkar|fungerar|passar)…(?:inte|ej) (?:\\p{L}+ ){0,3}(?:för mig|för oss|längre|ändå)",
    "(?:fått|fick|har|får)(?: \\p{L}+){0,3} förhinder|förhindrad|förhindrade",
    "(?:ringde|ringer|hörde av sig|mejlade|skrev|använde|använt)…(?:avbokade|för att avboka|och avbokar|ville avboka)",
    // Writing to cancel, what is one's own or has no owner, not "your appointment".
    "(?:skriver|ringer|mejlar|mailar|hör av mig)(?: [^ .,;!?]+){0,2} för att (?:avboka|ställa in)(?= (?!din|ditt|dina|er|ert|era)\\p{L})",
    "(?:avboka|ställ in|stryk|ta bort) (?:min|mina|vår|våra)…(?:{appt}|{day}|\\d)",
    "(?:jag|vi|hon|han) (?:tyvärr )?(?:missar|måste missa|får missa) (?:min |vår |sin )?{appt}",
    "avboka…(?:tack|snälla)(?=\\W*$)|blir det (?:tyvärr )?inget (?:på|av|för)",
    ...swedishOwnWords.personal,
  ],
  matter: [
    "(?:gäller|ärende|ämne|orsak till samtalet|ringer om)\\W*[:\\t]\\W*(?:(?:vill|måste) )?(?:avboka|avbokning|återbud)(?: (?:sin |min |av )?{appt})?",
  ],
  bare: ["(?:vill |vänligen )?avboka(?: (?:min )?(?:tid|bokning))?(?: tack)?|avbokning|återbud"],
};
