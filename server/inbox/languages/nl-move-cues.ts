import type { Language } from "./language";
import { lengthCues } from "./length-cues";
import { dutchOwnWords } from "./nl-own-words";

/** What Dutch emails say of appointments that are moved to another time. */
export const dutchMoveCues: Language["cues"] = {
  moved: [
    "(?<=^\\W*)gewijzigd door (?:de )?(?:klant|cliënt|patiënt)(?:en)?(?=\\W*$)",
    "(?:eerdere|vroegere|andere) (?:afspraak|plek|tijd) (?:geaccepteerd|aangenomen)",
    "niet (?:doorgaat|door kan gaan|plaatsvindt)[^!?;]{0,60} in plaats daarvan(?= (?:op )?(?:de )?(?:{day}|\\d))|(?:gaat|gaan)[^!?;]{0,80} niet door[^!?;]{0,60} in plaats daarvan(?= (?:op )?(?:de )?(?:{day}|\\d))",
    "(?:noteer|noteren|neem|nemen|zet)(?!\\p{L})[^!?;]{3,90} in plaats van(?= (?:op |de |mijn |onze )?(?:{day}|afspraak|\\d))",
    "(?:noteer|noteren|neem|nemen|kom|komen)(?!\\p{L})[^!?;]{3,120} en (?:geef|laat|geven|laten)(?: (?:dan|dus|daarmee))* (?:de|mijn|onze|die|het) (?:plek|plaats|afspraak|tijd|uur|van|les)(?!\\p{L})[^!?;]{3,60} (?:vrij|terug|los|vallen)(?=\\W*$|,|\\.)",
    "(?:komt|kom|(?:we|wij|zij) komen)(?!\\p{L})[^!?;]{0,70} in plaats van(?= (?:op )?(?:{day}|de \\d|\\d))|in plaats van (?:op )?(?:{day}|de \\d|\\d)[^!?;]{0,70}(?:komt|kom|komen) (?:ik|hij|ze|zij|we|wij|\\p{L}+)(?= (?:op |op de )?(?:{day}|\\d))",
    "(?:een )?(?:andere?|nieuwe?|latere?|vroegere?) (?:tijd|tijdstip|moment|datum|dag|uur) (?:gekozen|uitgekozen|geselecteerd)|(?:koos|kiest) (?:een )?(?:ander|nieuw) (?:tijdstip|moment|uur)|(?:koos|kiest) (?:een )?(?:andere|nieuwe) (?:tijd|datum|dag)",
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
  refused: [
    "(?:(?:nieuwe|andere|voorgestelde|alternatieve) (?:tijd|tijdstip|datum|afspraak|dag)|voorgestelde (?:tijd|tijdstip|datum)|verplaatsing|voorstel om te verzetten|(?:tijd|tijdstip|datum)voorstel)(?: (?:\\p{L}+ ){0,3}|\\W{1,3})(?:afgewezen|geweigerd|afgeslagen)|(?:weigert|wijst)… (?:nieuwe|andere|voorgestelde) (?:tijd|tijdstip|datum|afspraak|dag)",
  ],
  edited: [
    "(?:zoom|teams|skype|video|online)[^.!?;]{0,80}(?:zien|spreken) elkaar [^.!?;]{0,20}(?:studio|praktijk|echt|live|fysiek)|van (?:online|video|fysiek) naar (?:online|video|fysiek)",
    "(?<=^\\W*)(?:wijziging (?:van )?(?:docent|trainer|locatie|zaal)|(?:docent|zaal|locatie)wijziging)|(?:met|door) (?:een |de |onze )?(?:vervanger|vervangster|invaller|invalster)(?!\\p{L})",
    "(?:gewijzigd|wijzigingen|bijgewerkt|wat is er gewijzigd|aangepast)\\W{1,3}(?:de |het )?(?:locatie|plaats|adres|ruimte|zaal|titel|naam|beschrijving|omschrijving|gasten|deelnemers|notities?|bijlagen?|videovergadering|link)(?![^.!?;]*(?:tijd|datum|wanneer))",
    "(?:alleen|enkel) (?:de |het )(?:locatie|plaats|adres|ruimte|zaal|titel|beschrijving|link)(?: en \\p{L}+)? (?:is|zijn|wijzigt|verandert)(?: gewijzigd| veranderd| aangepast| nieuw)?",
  ],
  timeKept: [
    ...lengthCues.nl,
    "van (?:de )?(?:kamer|zaal|ruimte|behandelkamer|studio|stoel|locatie|vestiging)(?!\\p{L})[^.!?;]{0,30} naar|naar (?:(?:de|een andere) )?(?:kamer|zaal|ruimte|behandelkamer|studio|stoel|locatie|vestiging)(?!\\p{L})[^.!?;]{0,20}(?:verplaatst|verhuisd|verzet)|(?:verplaatst|verhuisd) naar (?:(?:de|een andere) )?(?:kamer|zaal|ruimte|behandelkamer|studio|stoel|locatie|vestiging)(?!\\p{L})",
    "\\((?:ongewijzigd|niet gewijzigd|onveranderd|gelijk|hetzelfde)\\)",
    "(?:datum|tijd|tijdstip|uur|dag)(?: en (?:het |de )?(?:datum|tijd|tijdstip|uur|dag))? (?:blij(?:ft|ven) (?:gelijk|hetzelfde|ongewijzigd|staan|dezelfde)|(?:is|zijn) (?:ongewijzigd|niet gewijzigd|hetzelfde|gelijk gebleven)|verander(?:t|en) niet)",
  ],
};
