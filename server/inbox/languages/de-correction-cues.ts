import { germanOwnWords } from "./de-own-words";
import type { Language } from "./language";

/** How German emails take back, correct or repeat what was written before. */
export const germanCorrectionCues: Language["cues"] = {
  retracted: [
    "(?:meine?n?|unsere?n?|die|diese|der) (?:letzten?|vorige|vorherige|frühere|obige|untenstehende|untere|vorhin)? ?(?:nachricht|mail|e-mail|email|sms|info|meldung|zeilen|absage)…(?:ignorieren|vergessen|löschen|streichen|hinfällig|überholt|zurück)",
    "(?:ignorier|ignoriere|ignoriert|vergiss|vergesst|lösch|lösche|löscht|streich|streiche)(?: \\p{L}+){0,3} (?:letzten?|vorige|vorherige|frühere|obige|untenstehende|nachricht|mail|e-mail|sms|meldung|absage)",
    "(?:vergessen|ignorieren) sie(?: bitte)?(?: (?:meine|die|unsere|diese))?(?: (?:letzte|vorige|vorherige|frühere|obige))? (?:nachricht|mail|e-mail|sms|meldung|absage)|bitte ignorieren(?: sie)?(?! sie)|ignorieren sie (?:das|dies|es|bitte)",
    "(?:vergiss|vergesst|vergessen sie|ignorier|ignoriert|ignorieren sie)(?: bitte)?(?: alles)?,? was (?:ich|wir)(?: [^ .;!?]+){0,5} (?:geschrieben|gesagt|geschickt|mitgeteilt) (?:habe|haben|hatte|hatten)|vergiss es|vergesst es",
    "kommando zurück|alles zurück",
    ...germanOwnWords.retracted,
  ],
  corrected: [
    "(?:ich|wir) meinten?(?! es| nur| ja| damit)|(?:ich|wir) (?:hab|habe|haben|hatte|hatten)(?= [^.!?;]{1,70} gemeint)|gemeint (?:war|waren|ist|sind|hatte ich|habe ich)|meinte (?:ich|natürlich)",
    "(?:sollte|muss|müsste|soll)(?= [^.!?;]{1,60} (?:heißen|lauten))|richtig (?:ist|wäre|muss es|heißt es)",
    "(?<=^\\W*(?:\\p{L}+(?: \\p{L}+)?[,!] )?)(?:kleine |meine )?(?:korrektur|berichtigung|richtigstellung)(?=\\s*[:–-])|(?:falsche[rsn]?|verkehrte[rsn]?) (?:tag|datum|uhrzeit|zeit|woche|wochentag)(?=\\W*[:,–!-]| (?:angegeben|geschrieben|genannt|geschickt))|(?:im|in der) (?:tag|datum|uhrzeit|woche|monat) (?:vertan|geirrt|verschrieben)",
  ],
  resumed: [
    "wieder (?:\\p{L}+ )?anders überlegt|(?:wieder|noch ?mal|nochmals|erneut) (?:umentschieden|anders entschieden)",
    "(?:nun|jetzt|leider|also|nun leider|jetzt leider) doch (?:noch |wieder |leider )?(?:absagen|stornieren|abgesagt|storniert|nicht kommen|nicht)",
    "(?:muss|müssen|möchte|möchten|will|wollen|hat|habe|haben|bitte)[^.!?;]{0,120} doch (?:noch |wieder |leider |wirklich )?(?:absagen|stornieren|abgesagt|storniert|ab)(?=\\W*$|[,:])",
    "es (?:ist|war)(?! nicht)[^.!?;]{1,60}, (?:den|die|der|das) (?:ich|sie|er|wir) ?[^.!?;]{0,40}(?:absagen|abgesagt|storniert|stornieren)",
  ],
};

export const germanCorrections: Language["corrections"] = {
  denied: "(?:, |\\(|[-–] ?)(?:und )?(?:nicht|keinesfalls)(?: (?:etwa|am|um|der|den|dem|die|jener|jenen))*",
  reported:
    "schrieb|schreiben|geschrieben|sagte|gesagt|hieß|steht|stand|stehe|behauptet|mitgeteilt|wonach|worin|dachte|in der|in dem",
};

/** On what a cancellation depends, and what only sounds so. */
export const germanConditions: Language["conditions"] = {
  ifs: "(?<=^[^\\p{L}]*)(?:ist|wird|bleibt|hat|kommt|zeigt) (?:es|er|sie|der|die|das|mein|meine|unser|unsere)(?=[^.!?]{3,60}, )|wenn|falls|sofern|es sei denn|außer wenn|ausser wenn|vorausgesetzt|sollten?",
  otherwise: "sonst|andernfalls|ansonsten|gegebenenfalls|ggf\\.?|notfalls|wenn nicht|falls nicht",
  behind: "nur wenn|je nachdem|abhängig davon",
  notSo: "auch|selbst|als|wie|und|oder|nur",
  politely:
    "(?:das|es|dies) (?:(?:für|bei) (?:sie|dich|euch|ihnen|dir) )?(?:noch )?(?:ok|okay|in ordnung|möglich|geht|klappt|passt|recht|irgendwie|nicht|so)|möglich|nötig|gewünscht|erforderlich|noch (?:möglich|nicht)|ich (?:darf|mich (?:nicht|recht|richtig)|richtig|bitten)|sie (?:mögen|möchten|wollen|können|noch|fragen|mir|so|das|es|den|die|bitte|uns)|du (?:magst|möchtest|willst|kannst|noch|mir|so|das|es|den|bitte)|ihr (?:mögt|möchtet|wollt|könnt|mir|so)|gebühren|kosten|eine gebühr|etwas|jemand",
  turns: "aber|daher|deshalb|darum|trotzdem|jedenfalls|leider",
  goesOn:
    "und|aber|bitte|daher|deshalb|da|weil|denn|ich|wir|sie|er|danke|vielen|melde|sagen|lassen|geben|würde|wäre|kann|könnte",
};

/** What is said of the appointment itself in a clause that does not cancel it, and what may be somewhere else. */
export const germanWhys: Language["whys"] = {
  ofVisit:
    "gebucht|eingetragen|vorgemerkt|angemeldet|vereinbart|ausgemacht|reserviert|geplant|(?:bei|zu) (?:ihnen|dir|euch)|gewesen|stunde|platz|wie (?:üblich|immer)|passt|klappt|geht|möglich|nicht|abwesend|entschuldigt",
  elsewhere:
    "besprechung(?:en)?|meetings?|sitzung(?:en)?|kurse?|prüfung(?:en)?|schulung(?:en)?|calls?|\\p{L}{4,}termine?|\\p{L}{4,}gespräche?|\\p{L}{4,}besuch",
};
