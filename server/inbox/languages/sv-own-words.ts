import { absentCues } from "./absent-cues";
import { gapCues } from "./gap-cues";
import type { Language } from "./language";
import { cancelledHeadings } from "./plural-cues";
import { terseCues } from "./terse-cues";

const late = "(?! (?:i tid|före|tidigare|ensam|ensamma|så tidigt)(?!\\p{L}))";

/** What Swedish clients and front desks write as they would say it. */
export const swedishOwnWords = {
  plea: [
    "(?:kan|skulle|kunde|vill) (?:du|ni)[^.!?;]{0,30}(?<!inte )(?:avboka|ställa in|ta bort|stryka) (?:min|mina|vår|våra|mig|oss|mej|{appt})",
  ],
  personal: [
    ...absentCues.sv.personal,
    ...terseCues.sv,
    // It is to be cancelled: this one, with its day.
    "(?:tiden|besöket|bokningen|{appt})(?:[^.!?;]|\\.\\d){0,60} (?:behöver|måste|får) (?:tyvärr |därför |nog )*(?:avbokas|ställas in|strykas)(?! (?:senast|minst|inom|om|via|per)(?!\\p{L}))",
    "(?:ringt|ringde|mejlat|mejlade|hörde av sig|skrev)[^!?;]{0,80} (?:kan|hinner)[^.!?;]{0,40} inte(?=\\W*$|,)(?![^.!?;]*(?:prop|pref|meilleur|mejor|melhor|meglio|lieber|liever|hellre))",

    "(?:min|mitt|vår|vårt|{appt})[^!?;]{0,80}(?:{day}|\\d|idag|i dag|imorgon|i morgon)[^!?;,]{0,40} (?:kan|får) (?:ni|du)(?: (?:gärna|alltså|nu|då|tyvärr|därför))* (?:stryka|ta bort|släppa|plocka bort|ge bort|lämna vidare|ge till någon annan)(?=\\W*$|,(?! (?:om|ifall|så länge)(?!\\p{L})))",
    "(?:ni|du) (?:kan|får|kan gärna) (?:gärna )?(?:stryka|ta bort|avboka|plocka bort) (?:mig|oss|mej|min|vår|mina|våra)",
    "(?:stryk|ta bort|avboka|plocka bort) (?:mig|oss|mej)(?! inte)",
    `varken [^.!?;\\d]{1,40} eller [^.!?;\\d]{1,40}(?:kan|kommer|hinner|kunna)(?: (?:komma|närvara|att kunna komma))?(?!\\p{L})${late}`,
    "ingen av oss[^.!?;]{0,30}(?:kan|kommer|hinner|kunna)(?!\\p{L})",
    "(?:behöver|behövs)[^.!?;]{0,20} (?:inte|ej) (?:längre )?(?:min |vår |den )?{appt}|behöver (?:inte|ej)[^.!?;]{0,60} längre(?=\\W*$|,)|{appt}…behövs (?:inte|ej) (?:längre|mer)",
    "(?:det )?blir (?:det )?(?:tyvärr |nog |alltså )*(?:inget|inte av|inget av)(?= (?:på|med|för|i)(?!\\p{L})|\\W*$|,)",
    `(?:orkar|hinner|kommer|klarar|kan)[^.!?;]{0,40} (?:inte|ej|icke) (?:att )?(?:\\p{L}+ )?(?:komma|komma loss|ta mig dit|ta mig|vara där|vara med|dyka upp)${late}`,
    "(?:måste|behöver|vill|får|ska|skulle|tänkte)[^.!?;]{0,30} (?:avboka|avanmäla|ställa in|hoppa över|lämna återbud|ge återbud|ge upp|släppa)(?! inte)",
    "(?:hoppar|hoppar vi|hoppar jag) över|(?:jag|vi) (?:tyvärr )?(?:släpper|lämnar tillbaka) (?:min|vår|tiden)",
    "(?:ringt|ringer|ringde|mejlat|mejlar|sms:at|messat|hörde av sig)[^.!?;]{0,60}(?:för att|och|vill|ville|måste) (?:avboka|avbokar|avbokade|lämna återbud|ge återbud)",
  ],
  cancelled: [
    ...gapCues.sv,
    ...cancelledHeadings.sv,
    // What leads to the rows below it.
    "(?:dessa|följande|dagens|de|nya|\\d+|två|tre|fyra) (?:\\p{L}+ )?(?:avbokningar|avbokningarna|återbud|återbuden)(?=[^.!?;]{0,90}:\\W*$)|(?:avbokat|lämnat återbud) har(?=[^.!?;]{0,90}:\\W*$)",
    "(?:en|ett|två|tre|fyra|\\d+) (?:avbokning(?:ar)?|återbud|avanmälning(?:ar)?|avhopp|bortfall)(?=[^.!?;]{0,60}:\\W*$)|(?:en|ett|två|tre|fyra|\\d+) (?:avbokning(?:ar)?|återbud|avanmälning(?:ar)?) (?:idag|i dag|imorse|i morse|igår|i går|till|för|på|från|inför|:)",
  ],
  several: [...absentCues.sv.several, "(?:två|tre|fyra|\\d+) (?:avbokningar|återbud|avanmälningar)"],
  moved: [
    "(?:kommer)\\b[^.!?;]{0,40} inte [^!?;]{0,60}\\b(?:utan|men)(?: i stället| istället| kommer)*(?=(?: \\p{L}{2,4})? (?:{day}|\\d))",
    "(?:hade|har haft|var bokad|stod)[^!?;]{0,90}\\b(?:och|men) (?:har |fick |är |nu )*(?:nu |i stället |istället )*(?:fått|fick|bokad|bokats|inbokad)",
  ],
  oldBefore: ["(?:hade|stod på|var bokad)(?: (?:tid|en tid|tiden|bokat|den|på|till|kl))*"],
  freshBefore: [
    "(?:kommer)\\b[^.!?;]{0,40} inte [^!?;]{0,60}\\b(?:utan|men)(?: i stället| istället| kommer)*(?: på| den| kl)*",
    "(?:har|fick|är) (?:nu |i stället |istället )*(?:fått|inbokad|bokad)?(?: (?:ny tid|en ny tid|tid|tiden|den|på|till|kl|i stället|istället))*",
  ],
  kept: [
    "kommer(?: (?!inte)\\p{L}+){0,2} (?:ensam|själv|utan (?:honom|henne))(?!\\p{L})",
    "(?:däremot|dock) (?:har |kommer )?(?:\\p{L}+ ){0,2}(?:bekräftat|bekräftar|bekräftade|kommer)(?! inte)",
  ],
  retracted: [
    "(?:glöm|strunta i|bortse från)(?: bara)? (?:mitt|min|det jag|vad jag|gårdagens)(?: \\p{L}+)? ?(?:mejl|mail|meddelande|sms|återbud|avbokning|skrev|sa|skickade)(?: (?:från )?(?:igår|i går|imorse))?",
  ],
} satisfies Language["cues"];
