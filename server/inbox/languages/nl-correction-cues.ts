import type { Language } from "./language";
import { dutchOwnWords } from "./nl-own-words";

/** How Dutch emails take back, correct or repeat what was written before. */
export const dutchCorrectionCues: Language["cues"] = {
  retracted: [
    "(?:mijn|dat|die|de|het|onze) (?:vorige|laatste|eerdere|voorgaande|onderstaande|bovenstaande) (?:mail|e-mail|mailtje|bericht|berichtje|appje|sms)…(?:negeren|vergeten|vervalt|weggooien|verwijderen|als niet verzonden)",
    "(?<!niet )(?:negeer|vergeet(?! niet)|negeert)(?: (?:alsjeblieft|aub|a\\.u\\.b\\.|maar|even))*(?: (?:mijn|dat|die|de|het|onze|deze|dit))?(?: (?:vorige|laatste|eerdere|voorgaande|onderstaande|bovenstaande))?(?: (?:mail|e-mail|mailtje|bericht|berichtje|appje|sms))?",
    "(?:negeer|vergeet)(?: alles)? wat (?:ik|we|wij)(?: [^ .;!?]+){0,5} (?:geschreven|gezegd|gestuurd)(?: (?:heb|hebben|had))?|(?:negeer|vergeet)(?: alles)? wat (?:ik|we) (?:net |eerder )?(?:schreef|zei|stuurde|heb geschreven|heb gezegd)",
    ...dutchOwnWords.retracted,
  ],
  corrected: [
    "(?:ik|we|wij) bedoelden?(?! het| er| daarmee)|bedoelde (?:ik|natuurlijk)|(?<!(?<!\\p{L})(?:ik|ze|zij|hij|we|wij|jij|u) )(?:moest|moet|had moeten)(?! er )(?= [^.!?;]{1,40} (?:zijn|staan|wezen))",
    "(?<=^\\W*(?:\\p{L}+(?: \\p{L}+)?[,!] )?)(?:kleine )?(?:correctie|verbetering|rectificatie)(?=\\s*[:–-])|verkeerde (?:dag|datum|tijd|week|uur|tijdstip)|(?:vergist|vergiste|verschreven) (?:in de |met de )?(?:dag|datum|tijd|week|uur)?|in de (?:dag|datum|tijd|week) vergist",
  ],
  resumed: [
    "(?:weer|opnieuw|nog een keer|nogmaals) (?:van gedachten veranderd|bedacht)|(?:me|zich|ons) (?:weer|opnieuw) bedacht",
    "(?:moet|moeten|wil|willen|heeft|heb|hebben)[^.!?;]{0,120} toch (?:nog |echt |wel |weer |helaas )*(?:afzeggen|annuleren|afmelden|afgezegd|geannuleerd)",
    "(?:nu|helaas) toch (?:nog |echt |wel )*niet|zeg(?:gen)?[^.!?;]{0,60} toch (?:maar |wel )*af(?=\\W*$|,)",
    "het is (?!niet|jammer)[^.!?;]{1,60} (?:die|dat) (?:ze|zij|hij|ik|we) [^.!?;]{0,20}(?:afgezegd|geannuleerd|afzeggen|annuleren)",
  ],
};

export const dutchCorrections: Language["corrections"] = {
  denied: "(?:, |\\(|[-–] ?)(?:en )?niet(?: (?:de|het|die|dat|op|om|van|voor))*",
  reported: "schreef|geschreven|zei|gezegd|stond|staat|meldde|vermeldde|waarin",
};

/** On what a cancellation depends, and what only sounds so. */
export const dutchConditions: Language["conditions"] = {
  ifs: "(?<=^[^\\p{L}]*)(?:is|wordt|blijft|blijkt) (?:het|hij|ze|zij|de|mijn|onze)(?=[^.!?]{3,60}, )|als|indien|tenzij|mits|mocht(?:en)?|wanneer",
  otherwise: "anders|zo niet|zo ja",
  behind: "alleen als|enkel als|afhankelijk van",
  notSo: "zelfs|ook|net|en|of|alleen|zo",
  politely:
    "(?:het|dat|dit) (?:nog )?(?:kan|lukt|mag|goed|ok|oké|mogelijk|uitkomt|niet)|mogelijk|je (?:het|dat|kunt|wilt|wil|kan|tijd|nog|me)|jij|u (?:het|dat|kunt|wilt|kan|nog|mij)|jullie|nodig|ik (?:me|mij|mag|het goed)|gevolg|dank|klant|cliënt|patiënt|compensatie|volgt|gewenst|iemand|er (?:kosten|iemand|een)",
  turns: "maar|dus|daarom|helaas",
  goesOn: "en|maar|want|omdat|aangezien|graag|ik|wij|we|je|u|bedankt|dank|kunt|kun|kan|laat|sorry|die|dat",
};

/** What is said of the appointment itself in a clause that does not cancel it, and what may be somewhere else. */
export const dutchWhys: Language["whys"] = {
  ofVisit:
    "geboekt|ingepland|gepland|staat|sta|stond|gereserveerd|ingeschreven|afgesproken|(?:bij|met) (?:jou|je|u|jullie)|plek|plaats|gebruikelijke|mogelijk|lukt|past|afwezig",
  elsewhere: "vergadering(?:en)?|meetings?|lessen|les|examens?|bespreking(?:en)?|gesprek(?:ken)?|bezoek",
};
