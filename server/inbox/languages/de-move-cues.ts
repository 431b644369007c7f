import { germanOwnWords } from "./de-own-words";
import type { Language } from "./language";
import { lengthCues } from "./length-cues";

/** What German emails say of appointments that are moved to another time. */
export const germanMoveCues: Language["cues"] = {
  moved: [
    "(?<=^\\W*)(?:geändert (?:vom|von der|durch den|durch die|von) |von )(?:kund\\p{L}+|patient\\p{L}*|gast|gästen)(?: geändert)?(?=\\W*$)",
    "(?:früheren|anderen|späteren) (?:termin|platz) (?:angenommen|akzeptiert|übernommen)",
    "(?:notiere|notieren|nehme|nehmen|trage|merke|vermerke)(?!\\p{L})[^!?;]{3,90}(?:statt|anstatt|anstelle)(?= (?:(?:am|vom|von|des|der|den|dem|meinem|meines|unserem) )?(?:{day}|termin|\\d))",
    "(?:notiere|notieren|nehme|nehmen|trage|merke|vermerke|komme|kommen)(?!\\p{L})[^!?;]{3,120} und (?:gebe|geben) (?:dafür |damit |somit |also |ihnen |dir )*(?:den|meinen|unseren|die|meine) (?:termin|platz|slot|stunde|zeit|vom|am|von)(?!\\p{L})[^!?;]{3,60} (?:frei|zurück|ab)(?=\\W*$|,|\\.)",
    "(?:kommt|komme|(?:wir|sie) kommen|erscheint|nimmt|nehme)(?!\\p{L})[^!?;]{0,70} (?:statt|anstatt|anstelle)(?= (?:(?:am|vom|von|des|der|den) )?(?:{day}|\\d))|(?:statt|anstatt|anstelle)(?: (?:am|vom|von|des|der|den))? (?:{day}|\\d)[^!?;]{0,70}(?:kommt|komme|erscheint)(?!\\p{L})",
    "(?:verlegen|verschieben|umbuchen)…(?:wie|so) (?:besprochen|vereinbart|abgesprochen)|wie (?:besprochen|vereinbart|abgesprochen)…(?:verlegen|verschieben|umbuchen)|(?:verlegen|verschieben) sie…wie (?:besprochen|vereinbart)",
    "(?:verschoben|umgebucht|verlegt|terminänderung|geändert|terminverschiebung|umgelegt|verschiebung)",
    "vorgezogen|verlegt|umgelegt|(?:verlege|verschiebe|verschiebt) (?:meinen|unseren|ihren|seinen|den)…{appt}",
    "(?:einen? |eine |ein )?(?:neuen?|neues|andere[nrs]?|spätere[nrs]?|frühere[nrs]?) (?:termin|zeit|uhrzeit|zeitpunkt|tag|slot) (?:gewählt|ausgewählt|ausgesucht)|wählte (?:einen? |eine )?(?:neuen?|anderen?|andere|spätere|frühere) (?:termin|zeit|uhrzeit)",
    ...germanOwnWords.moved,
  ],
  proposed: [
    "(?:neuer|anderer) (?:termin|zeit)(?:vorschlag)? vorgeschlagen|vorgeschlagen|schlägt…vor|terminvorschlag",
    "(?:möchte|würde|könnten?|kann)…(?:verschieben|verlegen|umbuchen)",
  ],
  movedFrom: [
    "(?:verschoben|verlegt|umgebucht|umgelegt|geändert|vorgezogen|getauscht|verschiebt|verlegt|verschiebe|verlege)(?: (?!(?:auf|zu[mr]?)\\b)[\\p{L}'’-]+){0,5} (?:vo[nm]|von dem)",
  ],
  movedTo: [
    "(?:verschoben|verlegt|umgebucht|umgelegt|geändert|vorgezogen|getauscht|verschiebt|verlegt|verschiebe|verlege)… (?:auf(?: den)?|zum|zu)",
  ],
  refused: [
    "(?:lehnt|lehnte)… (?:neuen?|anderen?|vorgeschlagenen?) (?:termin|zeit|uhrzeit|tag)\\p{L}*… ab(?!\\p{L})",
    "(?:(?:neuen?|neuer|anderen?|anderer|vorgeschlagenen?|vorgeschlagener|alternativen?) (?:termin|zeit|uhrzeit|tag)|terminvorschlag|terminverschiebung|umbuchung|verschiebung|umbuchungsanfrage)\\p{L}*(?: (?:\\p{L}+ ){0,5}|\\W{1,3})(?:abgelehnt|zurückgewiesen|ausgeschlagen)",
  ],
  edited: [
    "(?:zoom|teams|skype|video|online)[^.!?;]{0,80}(?:treffen|sehen) (?:wir )?uns [^.!?;]{0,20}(?:persönlich|vor ort|präsenz|studio|praxis)|von (?:online|video|präsenz|vor ort|telefon) (?:auf|zu) (?:online|video|präsenz|vor ort|telefon)",
    "(?<=^\\W*)(?:kursleiter|trainer|lehrer|therapeuten|raum|orts)(?:innen)?-?(?:wechsel|änderung)|(?:mit|durch) (?:einer |eine |unserer |der )?vertretung|übernimmt (?:die )?vertretung|vertreten (?:wird|durch)",
    "(?:geändert|aktualisiert|änderungen?|was sich geändert hat)\\W{1,3}(?:der |die |das )?(?:ort|adresse|raum|titel|name|beschreibung|gäste|teilnehmer|notizen?|anhänge|videokonferenz|link)(?![^.!?;]*(?:zeit|datum|wann|tag))",
    "nur (?:der |die |das )?(?:ort|adresse|raum|titel|beschreibung|link|videolink|zoom-link)(?: und \\p{L}+)? (?:hat sich geändert|haben sich geändert|ändert sich|wurde geändert|ist neu)",
  ],
  timeKept: [
    ...lengthCues.de,
    "(?:von|aus) (?:\\p{L}+ )?(?:raum|zimmer|saal|studio|stuhl|kabine|behandlungsraum|behandlungszimmer|standort|filiale)(?!\\p{L})[^.!?;]{0,30} (?:in|nach|auf|zu[mr]?)|(?:in|nach|auf) (?:(?:den|das|die|einen|ein|eine|unseren|unsere) )?(?:\\p{L}+ )?(?:raum|zimmer|saal|studio|stuhl|kabine|behandlungsraum|behandlungszimmer|standort|filiale)(?!\\p{L})[^.!?;]{0,20}(?:verlegt|verschoben)",
    "\\((?:unverändert|nicht geändert|bleibt|gleich)\\)",
    "(?:datum|uhrzeit|zeit|tag|termin)(?: und (?:die |das )?(?:datum|uhrzeit|zeit|tag))? (?:bleib(?:t|en) (?:gleich|unverändert|bestehen|dieselben?|wie)|(?:ist|sind) (?:gleich geblieben|unverändert)|ändern? sich nicht)",
  ],
};
