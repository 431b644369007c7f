import { germanOwnWords } from "./de-own-words";
import type { Language } from "./language";

/** What German emails say of appointments that are moved to another time. */
export const germanMoveCues: Language["cues"] = {
  moved: [
    "(?:kommt|komme|(?:wir|sie) kommen|erscheint|nimmt|nehme)(?!\\p{L})[^!?;]{0,70} (?:statt|anstatt|anstelle)(?= (?:(?:am|vom|von|des|der|den) )?(?:{day}|\\d))|(?:statt|anstatt|anstelle)(?: (?:am|vom|von|des|der|den))? (?:{day}|\\d)[^!?;]{0,70}(?:kommt|komme|erscheint)(?!\\p{L})",
    "(?:verlegen|verschieben|umbuchen)…(?:wie|so) (?:besprochen|vereinbart|abgesprochen)|wie (?:besprochen|vereinbart|abgesprochen)…(?:verlegen|verschieben|umbuchen)|(?:verlegen|verschieben) sie…wie (?:besprochen|vereinbart)",
    "(?:verschoben|umgebucht|verlegt|terminänderung|geändert|terminverschiebung|umgelegt|verschiebung)",
    "vorgezogen|verlegt|umgelegt|(?:verlege|verschiebe|verschiebt) (?:meinen|unseren|ihren|seinen|den)…{appt}",
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
  timeKept: [
    "\\((?:unverändert|nicht geändert|bleibt|gleich)\\)",
    "(?:datum|uhrzeit|zeit|tag|termin)(?: und (?:die |das )?(?:datum|uhrzeit|zeit|tag))? (?:bleib(?:t|en) (?:gleich|unverändert|bestehen|dieselben?|wie)|(?:ist|sind) (?:gleich geblieben|unverändert)|ändern? sich nicht)",
  ],
};
