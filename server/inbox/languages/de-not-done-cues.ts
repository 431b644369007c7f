import type { Language } from "./language";
import { ruleHeadings } from "./rule-headings";
import { unchangedCues } from "./unchanged-cues";

/** No day and no hour in the sentence: what is said of such appointments, and not of one. */
const inGeneral = "(?![^.!?;]*(?:\\d[:.]\\d|\\d uhr|{day}))";
const noun = "(?:stornierung|absage|annullierung|storno)";

/** What German emails say of a cancellation that was tried and not carried out, of cancelled appointments in general, and on buttons. */
export const germanNotDone = {
  answer: [
    "(?:ja,? )?(?:ich (?:komme|bin dabei|nehme teil|bestätige)|{appt} bestätigen|bestätigen|zusagen|teilnehmen)",
  ],
  standing: [
    ...unchangedCues.de.standing,
    "(?:gehindert|abgehalten)[^.!?;]{0,40} (?:abzusagen|zu stornieren)|(?:am|vom) (?:stornieren|absagen) (?:gehindert|abgehalten)",
    `${noun} (?:(?:von|durch) [^.!?;,:]{2,40}? )?(?:(?:wurde|ist|war|worden|automatisch|online) )*(?:blockiert|gesperrt|unterbunden|gestoppt|abgewiesen|verweigert|abgebrochen|unterbrochen|abgefangen|abgewendet|unvollständig|nicht (?:zulässig|erlaubt|gestattet|ausgeführt|durchgeführt|abgeschlossen|angenommen|zugelassen))(?!\\p{L})`,
    "stornierung (?:wurde |ist )*verhindert|(?:verhinderte|blockierte|abgebrochene|versuchte|gescheiterte|fehlgeschlagene|abgewiesene|unvollständige)[nrs]? (?:\\p{L}+ )?(?:stornierung|absage|annullierung)",
    `(?:stornierungs|absage|storno)versuch(?:e|s|es)?|versuchte[^.!?;]{0,70} (?:abzusagen|zu stornieren)|versuch,? [^.!?;]{0,50}(?:abzusagen|zu stornieren)|versuch (?:einer|der) (?:\\p{L}+ )?${noun}`,
    "(?:stornierung|absage)[^.!?;]{0,40} war(?:en)?(?: \\p{L}+){0,3} nicht mehr möglich",
  ],
  policy: [
    ruleHeadings.de,
    "(?:{appt}|absagen?|stornierung(?:en)?|umbuchung(?:en)?|änderungen|verschiebungen)[^.!?;]{0,90} (?:gilt|gelten|zählt|zählen|wird|werden)[^.!?;]{0,30} (?:als|wie) (?:ein(?:e|en)? )?(?:no-?shows?|nichterschein\\p{L}*|versäumt\\p{L}*)[^.!?;]*",
    // What may become of whoever is late, and of no day.
    "(?:wenn|falls|sollten?) [^.;!?]{0,60}(?:zu spät|verspät\\p{L}*|unpünktlich|nicht pünktlich)[^.;!?,]{0,20}, (?:(?!{day})[^.;!?\\d]){0,60}(?:ihren?|deinen?|sie|dich) (?:(?!{day})[^.;!?\\d]){0,40}(?:absagen|stornieren|verschieben|verlegen|umbuchen)(?!\\p{L})",
    "(?<=^\\W*(?:\\p{L}+ )?)(?:dokumente|unterlagen|vereinbarungen|einwilligungen|richtlinien|themen|inhalte)(?: \\p{L}+){0,2}\\s?[:\\t][^.!?;\\d]*(?![^.!?;]*\\d)",
    "(?:eine|jede|die|ein|jeder) (?:abgesagte|stornierte|versäumte|abgesagter|stornierter)[rnms]? {appt} (?:wird|gilt|ist|muss|kostet)[^.;!?]{0,40}(?:berechnet|verrechnet|fällig|bezahlt|zahlungspflichtig|in rechnung|wahrgenommen|kostenpflichtig)[^.;!?]*",
    "online-?(?:stornierung|absage|stornierungen)(?: \\p{L}+){0,4} (?:gesperrt|deaktiviert|abgeschaltet|ausgeschaltet|geschlossen|nicht verfügbar|aktiviert)|(?:storno|stornierungs|absage)-?(?:seite|formular|schaltfläche|button)\\p{L}*",
    `(?:über|für|regelt|umfasst|betrifft|enthält|bei|zu|zum umgang mit) (?:\\p{L}+ (?:und|oder) )?(?:{appt},? )?(?:die )?(?:abgesagt|storniert|versäumt)e[nr]? (?:oder \\p{L}+ |und \\p{L}+ )?\\p{L}+${inGeneral}`,
  ],
  kept: [
    ...unchangedCues.de.kept,
    "bleib(?:t|en)(?: (?!frei|offen|verf|leer|nicht)\\p{L}+){0,2} in (?:ihrem|deinem|eurem|unserem) (?:\\p{L}+ )?(?:kalender|terminplan|terminbuch|plan)(?! (?:\\p{L}+ )?(?:frei|offen|verf|leer))",
  ],
} satisfies Language["cues"];
