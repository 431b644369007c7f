import type { Language } from "./language";
import { offeredLists } from "./offered-lists";

/** What lists, rows and states say: headings of a digest, cells of a status. */
export const germanListCues: Language["cues"] = {
  none: [
    "(?:abgesagt|storniert|absagen|stornierungen|abgesagte termine|stornierte (?:termine|buchungen))(?: (?:heute|gestern|morgen|diese woche|diesen monat))?\\W*[:=\\t]\\W*(?:keine?r?|0|null|niemand|[-–—])(?: (?:heute|morgen))?",
  ],
  listCancelled: [
    "(?:neue |kurzfristige )?(?:absagen|stornierungen)(?: (?:von|seit))? (?:heute|gestern|diese woche|gestern abend)|(?:heute|gestern) (?:eingegangene absagen|abgesagt)",
    "(?:abgesagte|stornierte|entfallene) (?:termine|buchungen)|absagen|stornierungen|abgesagt|storniert",
    "(?:\\d+|ein|eine|zwei|drei|vier|fünf|sechs) {appt} (?:storniert|abgesagt|entfallen|annulliert)",
  ],
  listOffered: offeredLists.de,
  listPast: [
    "(?:(?:kunden|termin|buchungs|besuchs|änderungs|status|patienten)-?)?(?:verlauf|historie|protokoll|aktivität(?:en)?|chronik)(?: (?:des|der|dieser|dieses|von|zu|für)(?: [\\p{L}.'-]+){1,4})?|(?:letzte|frühere|bisherige|vergangene|vorherige|ältere) (?:termine|buchungen|besuche|behandlungen|sitzungen|aktivität(?:en)?|änderungen|ereignisse)(?: (?:von|bei|mit|der|des)(?: [\\p{L}.'-]+){1,4})?",
  ],
  listOther: [
    "(?:neue|bestätigte|gebuchte|verschobene|kommende|weitere|heutige|anstehende) (?:termine|buchungen)|termine|buchungen|gebucht|bestätigt|verschoben|neu|umbuchungen|nicht erschienen",
    // What else a day brings.
    "(?:neue |letzte |heutige )?(?:bestätigungen|zusagen|bewertungen|rezensionen|rückmeldungen|nachrichten|geburtstage|zahlungen|formulare|neuigkeiten|neues|tipps?|tipp des (?:tages|monats)|wussten sie schon|aus (?:dem|unserem) blog)(?: (?:für|von|aus|seit)(?: [\\p{L}]+){1,3})?",
  ],
  listMoved: [
    "(?:verschobene|verlegte|umgebuchte) (?:termine|buchungen)|(?:termine )?(?:verschoben|verlegt|umgebucht)|umbuchungen|verlegungen|verschiebungen|terminverschiebungen",
  ],
  listStill: [
    "(?:weiterhin|noch|unverändert|verbleibend|verbleibende|übrig|übrige|bestehend|bestehende[rns]?|verbleibende[rns]?|bleibende[rns]?|bleibt|bleiben|es bleibt|es bleiben|nicht betroffen)(?: [\\p{L}\\d.,]+)*|(?:ihre|seine|deine|die|diese|folgende|alle|übrige|weitere|andere)(?: [\\p{L}-]+){0,2} (?:termine|sitzungen|stunden|buchungen) (?:bleiben|sind (?:weiterhin|nicht betroffen|unverändert))(?: [\\p{L}]+)*",
  ],
  rowCancelled: [
    "\\d (?:(?:kurzfristige|rechtzeitige|frühe|späte)n? )?(?:absagen?|stornierung(?:en)?)(?= \\(\\p{L}[^()\\d%]*\\))",
    "abgesagt|storniert|entfällt|ausgefallen|cancelled",
  ],
  rowKept: [
    "bestätigt|gebucht|erschienen|nicht erschienen|anwesend|erledigt|offen|verschoben|unbestätigt|reserviert|findet statt|keine antwort|ausstehend",
  ],
  unsettled: ["ausstehend|angefragt|vorgemerkt|provisorisch|vorläufig|wartend|in prüfung|anfrage"],
};
