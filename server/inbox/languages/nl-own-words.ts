import { absentCues } from "./absent-cues";
import { gapCues } from "./gap-cues";
import type { Language } from "./language";
import { cancelledHeadings } from "./plural-cues";
import { terseCues } from "./terse-cues";

/** As it is said in Flanders and in a chat. */
const not = "(?:niet|nie|ni|nt)";
const late = "(?! (?:op tijd|optijd|voor|eerder|alleen|te)(?!\\p{L}))";

/** What Dutch and Flemish clients and front desks write as they would say it. */
export const dutchOwnWords = {
  plea: [
    "(?<=(?:niet|verhinderd|geen) [^.!?;]{0,60}, )(?:wilt|wil|kunt|kun|kan|zou)(?: u| je| jij| jullie) (?:die|hem|dat) (?:(?:aub|alstublieft|alsjeblieft|dan|dus) )*(?:annuleren|afzeggen|schrappen|cancelen)",
    "(?:kan|kun|kunt|kunnen|zou|zouden|wil|wilt)(?: je| u| jullie| jij)(?: a\\.?u\\.?b\\.?| aub| alsjeblieft)? (?:mijn|de|ons|onze|die)[^!?;]{0,90}(?<!niet )(?:annuleren|afzeggen|schrappen|cancelen|doorhalen|eruit halen|verwijderen)(?! (?:zonder|kosteloos|gratis))",
    "(?:kan|kun|kunt|kunnen|zou|zouden|wil|wilt)(?: je| u| jullie| jij)(?: a\\.?u\\.?b\\.?| aub| alsjeblieft)? (?:me|mij|ons)[^!?;]{0,60}(?<!niet )(?:schrappen|afmelden|uit de agenda (?:halen|doen)|eruit (?:halen|doen)|uitschrijven)",
  ],
  personal: [
    ...absentCues.nl.personal,
    ...terseCues.nl,
    // An order to the practitioner; how clients may cancel is told with a term or a way.
    "annuleer(?: (?:alstublieft|aub|alsjeblieft|svp|graag|dus|maar))* (?:mijn|onze|ons|de|het) (?:\\p{L}+ )?{appt}(?![^.!?;]*(?:van tevoren|uiterlijk|minstens|minimaal|via|online|app|link)(?!\\p{L}))",
    "(?:genoodzaakt|verplicht|gedwongen)[^!?;]{0,140}(?:af te zeggen|te annuleren|af te melden|te schrappen|af te bellen)",

    "(?:kan|kunnen|ga|gaan|gaat|zal|zullen) er[^!?;]{0,60} (?:niet|ni|nie)(?: (?:kunnen|meer|bij))* (?:zijn|geraken|raken)(?! voor)",
    "(?:moet|moeten|zal|zullen)[^!?;]{0,140} verstek (?:laten )?(?:gaan|geven)|(?:laat|laten|geef|geven) verstek",

    "(?:gebeld|belde|gemaild|mailde|gestuurd)[^!?;]{0,80} (?:kan|kunnen|redt het|haalt het)[^.!?;]{0,40} niet(?=\\W*$|,)(?![^.!?;]*(?:prop|pref|meilleur|mejor|melhor|meglio|lieber|liever|hellre))",

    `(?:kan|kunnen|kom|komt|komen|gaat|ga|gaan|zal|zullen|lukt)[^.!?;]{0,50} (?:nie|ni) (?:\\p{L}+ ){0,2}?(?:komen|halen|lukken|redden|kunnen|langskomen|gaan|geraken)${late}`,
    `(?:kom|komt|komen|kan|lukt|haal|red)[^.!?;\\d]{0,40} (?:nie|ni)(?=\\W*$|,)`,
    `(?:geraak|geraakt|geraken|raak|raakt)[^.!?;]{0,40} ${not}(?: (?:meer|bij jullie|bij u|bij je|in de praktijk))?(?=\\W*$|,| (?:{day}|morgen|vandaag|om|op)(?!\\p{L}))${late}`,
    `(?:kom|komt|komen)(?: [\\p{L}'’]+){0,4} ${not}(?= (?:om|op|naar|langs|vandaag|morgen|overmorgen|{day})(?!\\p{L}))(?! op tijd)`,
    `(?:kan|kunnen|ga|gaan|zal|zullen)[^!?;]{0,120}{appt}[^!?;]{0,60} ${not} (?:kunnen )?(?:halen|nakomen|bijwonen|doen|laten doorgaan)`,
    "(?:noch|nóch) [^.!?;\\d]{1,50} noch [^.!?;\\d]{1,40}(?:kunnen|komen|kan|komt|redden)(?!\\p{L})|(?:geen van|niemand van) (?:beiden?|ons|allen)[^.!?;]{0,50}(?:kan|kunnen|komt|komen)(?!\\p{L})",
    "(?:moet|moeten|wil|willen|zou|ga|gaan|moest)[^!?;]{0,140}?(?:laten (?:vallen|schieten|passeren)|afbellen|afmelden|afbestellen|cancellen|skippen|overslaan)(?=\\W*$|,| (?:want|omdat|wegens)(?!\\p{L}))",
    "(?:schrap|haal|doe|zet) (?:me|mij|ons|mijn naam|onze afspraak|mijn afspraak)[^.!?;]{0,50}(?:maar|uit de agenda|van de agenda|eraf|eruit)",
    "{appt}[^!?;]{0,60} (?:mag|kan|mogen) (?:weg|vervallen|geschrapt(?: worden)?|geannuleerd worden|eruit|van de agenda|uit de agenda|naar iemand anders|aan iemand anders)",
    "(?:die|deze|de|mijn|onze|dat|het) (?:plek|plaats|uur|afspraak|plekje|tijd|uurtje)(?: \\p{L}+)? (?:kan|kun|kunt|kunnen|mag|mogen) (?:je|u|jullie|jij)(?: (?:dus|dan|gerust|gewoon|wel|nu|maar|graag))* (?:weggeven|doorgeven|vrijgeven|aan (?:iemand|een) anders? geven)(?=\\W*$|,)",
    "(?:heeft|hebben|vroeg|vroegen) (?:mij|me|ons) (?:gevraagd |verzocht )?(?:om )?(?:de|het|haar|zijn|hun|mijn|onze) [^!?;]{3,120}? (?<!niet )(?:af te zeggen|te annuleren|af te bellen|te cancelen)(?=\\W*$|,)",
    "(?:je|u|jullie) (?:mag|kan|kunt|mogen) (?:mijn|onze|de|het) (?:plek|plaats|uur|afspraak|plekje|tijd)[^.!?;]{0,40}(?<!niet )(?:weggeven|doorgeven|vrijgeven|aan (?:iemand|een) ander)",
  ],
  cancelled: [
    ...gapCues.nl,
    ...cancelledHeadings.nl,
    "(?:één|een|twee|drie|vier|\\d+) (?:uitvallers?|afvallers?|uitval)(?=[^.!?;]{0,60}:\\W*$)",
    // What leads to the rows below it.
    "(?:de|deze|volgende|nieuwe|alle|\\d+|twee|drie|vier) (?:\\p{L}+ )?(?:afzeggingen|annuleringen|afmeldingen)(?=[^.!?;]{0,90}:\\W*$)|(?:afgezegd|geannuleerd|afgemeld) (?:hebben|heeft|zijn)(?=[^.!?;]{0,90}:\\W*$)",
    "(?:één|een|twee|drie|vier|\\d+) (?:afzeggingen?|annulaties?|annuleringen?|afmeldingen?|afzeggers?) (?:van vandaag|vandaag|voor|vanmorgen|vanmiddag|op|van|gekregen|binnengekomen|telefonisch|:)",
  ],
  several: [
    ...absentCues.nl.several,
    "(?:twee|drie|vier|\\d+) (?:afzeggingen|annulaties|annuleringen|afmeldingen|afzeggers)|allebei|alle twee|alletwee",
  ],
  moved: [
    "(?:kom|komt|komen)\\b[^.!?;]{0,40} (?:niet|ni) [^!?;]{0,60}\\bmaar(?: wel| pas| dan)?(?=(?: \\p{L}{2,4})? (?:{day}|\\d))",
    "(?:had|hadden|stond|stonden|was)[^!?;]{0,90}\\b(?:en|maar|nu) (?:nu |wordt |is |komen? |heb |hebben |heeft |krijg |kreeg )*(?:nu|wordt|geworden|in de plaats|in plaats|gekregen|komen|komt|kom)(?!\\p{L})",
  ],
  freshBefore: [
    "(?:kom|komt|komen)\\b[^.!?;]{0,40} (?:niet|ni) [^!?;]{0,60}\\bmaar(?: wel| pas| dan)?(?: op| om)*",
    "(?:en|maar) (?:komen?|komt|heb|hebben|heeft|krijg|krijgen|kreeg|is|wordt) (?:nu|het nu|dat nu|in de plaats|in plaats daarvan)(?: op| naar| de| het)*",
  ],
  kept: [
    "(?:kom|ga)(?: (?!niet)\\p{L}+){0,3} (?:alleen|zonder (?:hem|haar))(?!\\p{L})",

    "(?:daarentegen|echter)(?: \\p{L}+){0,3} (?:bevestigd|bevestigt|komt)|(?:heeft|hebben)(?: \\p{L}+){0,2} (?:wel|daarentegen)[^.!?;]{0,50}bevestigd|(?:komt|komen|kom)[^.!?;]{0,30} (?:wel gewoon|gewoon wel|wel door|gewoon door)",
  ],
  retracted: [
    "(?:vergeet|negeer)(?: maar| aub| gewoon)* (?:mijn|wat ik|dat|die|de)(?: \\p{L}+){0,2}? ?(?:bericht|berichtje|mail|mailtje|appje|sms|annulatie|annulering|afzegging|schreef|zei|stuurde)(?: van (?:gisteren|daarnet|vanmorgen|daarstraks))?",
  ],
} satisfies Language["cues"];
