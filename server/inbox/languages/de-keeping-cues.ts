import { germanNotDone } from "./de-not-done-cues";
import { germanOwnWords } from "./de-own-words";
import type { Language } from "./language";
import { resumingCues } from "./resuming-cues";
import { unchangedCues } from "./unchanged-cues";

/** What German emails say about what stays, and about what else is kept. */
export const germanKeepingCues: Language["cues"] = {
  listAhead: [
    "(?:(?:die|ihre|seine|deine|eure|unsere|alle) )?(?:weitere[nr]?|künftige|zukünftige|kommende|nächste[rn]?|folgende|andere|anstehende|verbleibende|übrige|geplante|bevorstehende)(?: (?:gebuchte|geplante|vereinbarte))? {appt}(?: (?:von|für|bei|am|im|mit)(?: [\\p{L}\\d.,'&-]+){1,5})?|folgetermine?(?: [\\p{L}.'-]+){0,4}|(?:demnächst|anstehend|außerdem|noch) (?:diese|in dieser|nächste) woche|außerdem (?:im kalender|gebucht)(?: [\\p{L}\\d.'-]+){0,4}",
  ],
  kept: [
    ...germanNotDone.kept,
    "{day}(?: (?:früh|vormittag|mittag|nachmittag|abend))?(?:,? (?:den |um )?\\d[\\d.:]*(?: uhr)?)* (?:kommt|kommen) (?:er|sie)(?: (?:aber|natürlich|ganz|normal|schon))*(?=\\W*$|,)",
    ...resumingCues.de.kept,
    "(?:den|der|die|das)(?: {appt})? (?:am|vom) (?:{day}|\\d)[^,;!?]{0,30}? (?:schon|ja)(?=[^\\p{L}\\d?]*$|,)",
    "(?:den|die|das) (?:behalte|behält|behalten)(?: (?:ich|wir|er|sie))?(?: (?:doch|aber|gerne?|natürlich|lieber|dann|also|weiterhin|nun|jetzt))*(?=\\W*$|,)",
    "(?:also|daher|deshalb|darum|somit|deswegen|dadurch) (?:komme|kommen) (?:ich|wir)(?![^,.!?;]*(?:nicht|kein|leider|absagen|später))|(?:also|daher|deshalb|darum|somit|deswegen|dadurch) (?:kann|können|bin|sind) (?:ich|wir)(?![^,.!?;]*(?:nicht|kein|leider))[^,.!?;]{0,60}(?:kommen|da|dabei|wahrnehmen|da sein|bei (?:ihnen|euch|dir))(?=\\W*$|,)",
    "(?:bleibt|bleiben|bliebe|blieben)(?! nicht)(?: \\p{L}+){0,4}? (?:bestehen|bei|wie|stehen|unverändert|erhalten|aktuell|gültig|davon|drin|belegt|besetzt|gebucht|vergeben|im (?:kalender|plan|buch))",
    "(?:bleibt|bleiben)(?=\\W*$|,| und | aber )",
    "damit (?:ich|wir) [^.!?;]{0,60}(?:bei (?:ihnen|dir|euch)|zu (?:ihnen|dir|euch)) (?:da )?(?:sein|kommen) (?:kann|können)|damit (?:ich|wir) [^.!?;]{0,60}(?:unseren|meinen|ihren) {appt} (?:wahrnehmen|einhalten|schaffen) (?:kann|können)",
    "(?:ich|wir) (?:komme|kommen|bin|sind) (?:also |dann |da )*(?:ganz sicher|auf jeden fall|auf alle fälle|bestimmt|sicher|garantiert)(?= da\\b|\\W*$|,| zu | am | um )|(?:komme|kommen) (?:ich|wir) (?:dann |also |halt |eben |gerne? )*(?:allein|alleine|ohne (?:ihn|sie))(?!\\p{L})|(?:ich|wir) (?:komme|kommen) (?:dann |also |halt |eben |gerne? )*(?:allein|alleine|ohne (?:ihn|sie))(?!\\p{L})",
    "(?:findet|finden)(?: \\p{L}+){0,4}? (?:wie (?:geplant|vereinbart|gehabt|immer|besprochen)|weiterhin|trotzdem) statt",
    "(?:kommt|komme|kommen)(?: (?!nicht)\\p{L}+){0,3}? (?:wie (?:geplant|vereinbart|gehabt|immer|gewohnt|abgemacht|besprochen|ausgemacht)|trotzdem|weiterhin)(?![^.,;!?]*nicht)",
    "(?:steht|stehen|gilt|gelten)(?: aber| natürlich| also| damit)* (?:noch|weiterhin|nach wie vor|unverändert)",
    "(?:behalte|behält|behalten)(?: ich| wir| er| sie)? (?:ihn|beide|diesen|den anderen|die andere|das andere)(?=\\W*$|,| (?:aber|doch|gerne?|also|natürlich|trotzdem|weiterhin|lieber|bitte|dann|nun)\\b)",
    "(?:ihn|beide|diesen)(?: \\p{L}+){0,4} (?<!nicht )(?:behalten|behält|behalte)",
    "(?<=(?:\\d|uhr|{day}\\p{L}{0,10})\\)?,? )hat(?: \\p{L}+){0,2} (?:noch ?mal|nochmals|noch einmal|erneut|extra|eigens|ausdrücklich)(?: noch ?mal)? (?:bestätigt|zugesagt)(?!,? dass)",
    ...germanOwnWords.kept,
  ],
  holds: [
    ...unchangedCues.de.holds,
    "(?<!nicht (?:mehr |länger )?)(?:behalte|behält|behalten|behielte|behalt)(?! (?:sie )?(?:bitte )?im (?:auge|blick|hinterkopf))",
    "(?:halte|hält|halten)(?: (?!nicht)\\p{L}+){1,5} (?:aufrecht|fest)(?=\\W*$|,)",
  ],
  undone: [
    "(?:weder|nicht) (?:geändert|verschoben|verlegt|umgebucht|verändert),? (?:noch|oder|und) (?:abgesagt|storniert|gelöscht)",
    "(?:nicht|nie|keine?n?) (?:mehr )?(?:abgesagt|storniert|gelöscht)",
    "wiederhergestellt(?! werden)|reaktiviert(?! werden)|wieder aktiv|wieder eingetragen",
  ],
  forOthers: [
    "(?:für|mit) (?:alle |die |den |allen )*(?:anderen?|übrigen|restlichen|verbleibenden|rest)(?!\\p{L})|alle anderen|(?:übrigen?|anderen?|restlichen?|verbleibenden?|\\d+) (?:teilnehmer\\p{L}*|kund\\p{L}+|gäste\\p{L}*|mitglieder\\p{L}*|personen|kinder\\p{L}*)|(?:kurs|gruppe|veranstaltung|workshop|seminar|stunde) (?:selbst|als ganzes)|(?:kurs|gruppe|veranstaltung) an sich",
  ],
  group: [
    "(?:der|die|das|dein|ihr|euer|unser|dieser|diese)e? (?:[\\p{L}-]+ ){0,2}[\\p{L}-]*(?:kurs|gruppe|veranstaltung|workshop|seminar|training|event)",
  ],
  opening: ["termine?|zeit(?:en)?|plätze?|platz|slots?|lücken?|stunden?|zeitfenster|ihn|{appt}"],
  seat: [
    "[\\p{L}-]*(?:platz|plätze|anmeldung(?:en)?|reservierung(?:en)?|buchung(?:en)?|teilnahme|termin(?:s|e)?)|teilnehmer\\p{L}*|abgemeldet",
  ],
  belonging: [
    "(?:[\\p{L}-]*(?:warteliste|liste|anzahlung|erstattung|(?<!storno|stornierungs|absage)formular|kaution|gebühr(?:en)?|honorar|pauschale|rechnung(?:en)?|betrag|guthaben|punkte|gutschrift|code|zertifikat|gutschein|karte|zehnerkarte|rezept(?:e)?|überweisung|befund(?:e)?|schiene|zahnspange|krone|prothese|einlagen|brille|unterlagen|akte|schlüssel|box|schachtel|dose|paket|matte|tasche|vertrag|abo|nummer|adresse|preis(?:e)?|tarif|rabatt|angebot))",
    "(?:[\\p{L}-]*(?:regel(?:n|ung|ungen)?|bedingung(?:en)?|frist(?:en)?|vereinbarung|richtlinie(?:n)?|hinweis|vorgabe(?:n)?|öffnungszeiten|sprechzeiten))|agb|24 stunden",
    "(?:fieber|husten|schmerzen|problem|frage|situation|wetter)",
  ],
  affair: [
    "[\\p{L}-]*(?:urlaub|reise|ferien|ausflug|flug|hochzeit|feier|party|geburtstag|beerdigung|taufe|konzert|festival|prüfung|klausur|umzug|turnier|gerichtstermin|skifahren|klassenfahrt|fest)",
  ],
  another: [
    "(?:{appt}|alle|jene|diejenigen),? die (?:nicht|noch nicht) (?:abgesagt|storniert) (?:wurden|sind|worden sind)",
    "im {day}(?= (?:bleibt|bleiben|steht|stehen|findet|finden|gilt|gelten|behält|behalten)(?!\\p{L}))",
    "(?:termine|sitzungen|stunden|behandlungen|einheiten) (?:ab|im|nach|seit) (?:dem )?(?:\\d{1,2}\\. ?)?{day}",
    "(?:weiteren?|anderen?|übrigen?|restlichen?|folgenden?|künftigen?) (?:(?:mon|diens|donners|frei|sams|sonn)tage?n?|mittwoche?n?)",
    "(?:termine|sitzungen|stunden|behandlungen|einheiten) (?:nach|hinter) (?:diesem|dem) (?:datum|termin|tag)|späteren? (?:[\\p{L}-]+ )?{appt}|(?:die|der) (?:\\p{L}*serie|reihe)|(?:sonst|ansonsten|im übrigen)(?= bleib)",
    "(?:heute )?in (?:zwei|drei|vier|2|3|4|vierzehn|14) (?:wochen|tagen)|(?:die|in der|der) woche (?:danach|darauf|drauf)|(?:ab|von) (?:da|dann|dort) an|(?:der|den) rest (?:des|vom|der) (?:monats?|jahr(?:es)?|reihe|serie|termine)",
    "(?:nächste|kommende|übernächste|folgende)[nrs]? (?:woche|mal|monat)|die woche (?:drauf|darauf|danach)",
    "(?:anderen?|weiteren?|übrigen?|restlichen?|folgenden?|künftigen?|nächste[rn]?) (?:[\\p{L}-]+ )?(?:termine?|stunden?|sitzungen|sitzung|behandlungen|behandlung|buchungen)",
    "(?:der|die|den|das) (?:am|vom)",
    "(?:der|die|den|das) (?:im|in|ab|für) {day}|{appt} (?:im|vom) {day}|(?:der|die|den|das) (?:andere|nächste|übernächste|folgende|zweite|erste|spätere|weitere)n?|(?:der|den|die) rest|alle anderen|alles andere",
    "(?:ihre?|seine?|meine?|der|die) (?:schwester|bruder|mann|frau|mutter|vater|tochter|sohn|kinder|partnerin|partner|freundin|freund|kollegin|kollege)(?= (?:kommt|kommen|behält|behalten|bleibt)\\b)",
    "(?:folgenden|darauffolgenden|übernächsten) {day}|{day} (?:drauf|darauf|danach)",
    "(?:die|den|der) (?:beiden|zwei|drei|anderen|übrigen|weiteren|restlichen)(?: anderen)?|(?:nächste|folgende|übernächste|kommende)[nrs]? {appt}",
  ],
  clause: ["und|aber|doch|jedoch|sondern|während|dafür|weil|denn|dann|dagegen"],
  day: ["{day}"],
  therefore: ["deshalb|daher|deswegen|darum|somit|folglich|weshalb|also(?= (?:muss|müssen|kann|können|sage))"],
  because: ["weil|da(?= (?:ich|wir|er|sie|mein|meine|unser))|denn|wegen|aufgrund"],
  joining: [
    "(?:und|noch|sowie|als auch|wie auch|plus|&|\\+|und auch)(?:,? (?:auch|dann|noch|am|um|den|die|das|der|dem|vom|für|meinen|meine|ihren|ihre|seinen|seine|unseren|unsere|jenen|{appt}))*",
  ],
  oneOf: [
    "(?:nicht (?:gesagt|gemeint|angegeben|erwähnt)|unklar|nicht (?:sicher|klar)|weiß (?:ich )?nicht|sagt(?:e)? (?:leider )?nicht),? welche[nrs]?|welche[nrs]? (?:davon|von beiden|der beiden)(?: \\p{L}+)? (?:sie|er) meint",
    "(?:1|eine[nr]?) von (?:\\d|zwei|drei|vier) {appt} (?:wurde )?(?:abgesagt|storniert)",
    "(?:zu )?eine[nmrs]? (?:davon|von (?:beiden|ihnen|den (?:beiden|zweien?)|diesen)|der (?:beiden|zwei)(?: {appt})?)[^.!?;]{0,40}(?:nicht|absag\\p{L}*)|(?:kann|schaffe|können|schaffen)[^.!?;]{0,20} eine[nmrs]? (?:davon|der (?:beiden|zwei)|von (?:beiden|ihnen))[^.!?;]{0,20} nicht",
    "(?:nur )?eine[nsm]? (?:davon|von (?:beiden|ihnen|den (?:beiden|zweien?)|diesen)|der (?:beiden|zwei)|(?:meiner|unserer|ihrer|dieser) (?:beiden |zwei )?{appt})[^.!?;]{0,30}(?:absag|abgesagt|abzusagen|storn|streich|gestrichen)\\p{L}*|(?:storniere?n?|streichen|sage) (?:\\p{L}+ ){0,2}?(?:nur )?eine[nsm]? (?:davon|von (?:beiden|ihnen|den (?:beiden|zweien?))|der (?:beiden|zwei))",
    "eine[rsn]? (?:dieser|der folgenden) {appt} wurde (?:abgesagt|storniert)",
  ],
  choice: ["nur (?:eine[nrs]?|einer)|eine[nrs]? (?:der|von|davon)|entweder"],
  wished: [
    "wunschgemäß|wie (?:von (?:ihnen|dir|ihr|ihm|euch) )?(?:gewünscht|erbeten|gebeten|verlangt|angefragt)|wie (?:sie|du|ihr) (?:es )?(?:gewünscht|wolltest|wollten|gebeten)(?: haben| hast| habt)?|auf (?:ihren|deinen|seinen|euren|eigenen|ausdrücklichen) wunsch|auf wunsch (?:der|des|von)|in (?:ihrem|deinem) auftrag|auf (?:ihre|deine) bitte(?: hin)?",
  ],
};
