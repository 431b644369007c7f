import type { Language } from "./language";
import { dutchOwnWords } from "./nl-own-words";

/** What Dutch emails say of appointments that are moved to another time. */
export const dutchMoveCues: Language["cues"] = {
  moved: [
    "(?:komt|kom|(?:we|wij|zij) komen)(?!\\p{L})[^!?;]{0,70} in plaats van(?= (?:op )?(?:{day}|de \\d|\\d))|in plaats van (?:op )?(?:{day}|de \\d|\\d)[^!?;]{0,70}(?:komt|kom|komen) (?:ik|hij|ze|zij|we|wij|\\p{L}+)(?= (?:op |op de )?(?:{day}|\\d))",
    ...dutchOwnWords.moved,
    "(?:verplaatst|verzet|gewijzigd|verschoven)|wijziging van",
    "(?:omgezet|omgeboekt|veranderd)|(?:afspraak|behandeling|sessie|les)…(?:vervroegd|uitgesteld)",
  ],
  proposed: [
    "(?:vraagt|vroeg|vragen|vraag|wil weten|informeert|polst|hoopt|benieuwd)(?: \\p{L}+){0,2} of…(?:verzet|verplaatst|verschoven|gewijzigd|omgeboekt|verzetten|verplaatsen|verschuiven)",
    "(?:nieuw(?:e)? (?:tijd|tijdstip) voorgesteld|stelt…voor|voorstel)",
    "(?:wil|zou|graag|kunnen we)…(?:verzetten|verplaatsen)",
  ],
  movedFrom: [
    "(?:verplaatst|verzet|gewijzigd|verschoven|veranderd|omgezet|omgeboekt|verschuift|gaat)(?: (?!naar\\b)[\\p{L}'’-]+){0,5} van",
  ],
  movedTo: ["(?:verplaatst|verzet|gewijzigd|verschoven|veranderd|omgezet|omgeboekt|verschuift|gaat)… naar(?: de)?"],
  timeKept: [
    "\\((?:ongewijzigd|niet gewijzigd|onveranderd|gelijk|hetzelfde)\\)",
    "(?:datum|tijd|tijdstip|uur|dag)(?: en (?:het |de )?(?:datum|tijd|tijdstip|uur|dag))? (?:blij(?:ft|ven) (?:gelijk|hetzelfde|ongewijzigd|staan|dezelfde)|(?:is|zijn) (?:ongewijzigd|niet gewijzigd|hetzelfde|gelijk gebleven)|verander(?:t|en) niet)",
  ],
};
