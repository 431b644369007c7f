import type { Language } from "./language";
import { swedishOwnWords } from "./sv-own-words";

/** How Swedish emails take back, correct or repeat what was written before. */
export const swedishCorrectionCues: Language["cues"] = {
  retracted: [
    "bortse (?:gärna )?från(?: (?:mitt|min|vårt|det|mina))?(?: (?:förra|senaste|tidigare|föregående|sista))?(?: (?:mejl|mail|meddelande|sms|besked|avbokning))?",
    "(?:glöm(?! (?:inte|ej|att|icke))|strunta i|ignorera)(?: (?:det|allt))?(?: (?:mitt|min|vårt))?(?: (?:förra|senaste|tidigare|föregående|sista))?(?: (?:mejl|mail|meddelande|sms|avbokning|avbokningen))?(?: (?:jag|vi) (?:skrev|sa|sade|skickade))?",
    ...swedishOwnWords.retracted,
  ],
  corrected: [
    "(?:jag|vi) menade(?! (?:inte|att|bara))|menade (?:jag|förstås|naturligtvis)|(?:det )?(?:skulle|ska) (?:förstås |naturligtvis )?(?:vara|stå)(?= (?:den |på |kl )?(?:\\d|{day}))",
    "(?<=^\\W*(?:\\p{L}+(?: \\p{L}+)?[,!] )?)(?:liten )?(?:rättelse|korrigering)(?=\\s*[:–-])|fel (?:dag|datum|tid|klockslag|vecka)(?=\\W*[:,–!-]|\\W*$)|(?:skrev|angav|tog|hade) fel (?:dag|datum|tid|vecka)",
  ],
  resumed: [
    "ändrat (?:mig|sig|oss) (?:igen|en gång till|på nytt)",
    "(?:måste|behöver|får|vill)[^.!?;]{0,60} (?:ändå|trots allt|i alla fall|faktiskt) (?:avboka|ställa in|lämna återbud)|(?:måste|behöver|får) (?:ändå|trots allt|i alla fall|nu) (?:\\p{L}+ )?(?:avboka|ställa in|lämna återbud)",
    "(?:kan|kommer) (?:tyvärr )?(?:ändå|trots allt|i alla fall) inte|det är (?!inte|synd)[^.!?;]{1,60} som (?:hon|han|jag|vi)? ?(?:har |måste )?(?:avbokat|avbokar|avboka|avbokade)",
  ],
};

export const swedishCorrections: Language["corrections"] = {
  denied: "(?:, |\\(|[-–] ?)(?:och )?inte(?: (?:den|det|på|till|kl|klockan|i))*",
  reported: "skrev|skrivit|sa|sade|sagt|stod|står|nämnde|där",
};

/** On what a cancellation depends, and what only sounds so. */
export const swedishConditions: Language["conditions"] = {
  ifs: "(?<=^[^\\p{L}]*)(?:är|blir|visar|skulle|fortsätter) (?:det|provet|testet|han|hon|jag|vi|barnet|barnen|febern)(?=[^.!?]{3,60}(?:,| så) )|om|ifall|såvida|förutsatt att|utifall",
  otherwise: "annars",
  behind: "bara om|endast om|beroende på",
  notSo: "även|som|och|eller|men|vet|se",
  // "Mötet om bolagsavtalet hos er den 9" is about it.
  politely:
    "(?:det|detta) (?:går|är|inte|skulle|passar|funkar)|möjligt|du (?:kan|vill|har|inte|undrar)|ni (?:kan|vill|har|inte)|jag (?:minns|förstår|får|inte)|\\p{L}+ (?:hos (?:er|dig)|den \\d)|någon|en\\b|ett\\b|två|tre|fyra|min\\b(?= (?:tid|bokning|besök))|behov",
  turns: "men|därför|tyvärr",
  goesOn: "och|men|eftersom|för|då|jag|vi|du|ni|tack|kan|hör|snälla|hoppas|förlåt|som",
};

/** What is said of the appointment itself in a clause that does not cancel it, and what may be somewhere else. */
export const swedishWhys: Language["whys"] = {
  ofVisit:
    "går|loss|bokat|bokad|inbokad|anmäld|inskriven|hos (?:dig|er)|med dig|plats|vanliga|möjligt|passar|funkar|ledig|frånvarande",
  elsewhere: "möten?|mötet|lektion(?:er)?|prov|tentor|tenta|besök",
};
