import type { Language } from "./language";
import { ruleHeadings } from "./rule-headings";
import { unchangedCues } from "./unchanged-cues";

/** No day and no hour in the sentence: what is said of such appointments, and not of one. */
const inGeneral = "(?![^.!?;]*(?:\\d[:.]\\d|\\d uur|{day}))";
const noun = "(?:annulering|annulatie|afzegging|afmelding)";

/** What Dutch emails say of a cancellation that was tried and not carried out, of cancelled appointments in general, and on buttons. */
export const dutchNotDone = {
  answer: [
    "(?:ja,? )?(?:ik (?:kom|ben erbij|ben aanwezig|bevestig)|(?:{appt} )?bevestigen|bevestig(?: (?:mijn |de )?{appt})?|accepteren)",
  ],
  standing: [
    ...unchangedCues.nl.standing,
    "(?:verhinderd|belet|tegengehouden)[^.!?;]{0,20} (?:te annuleren|af te zeggen)",
    `${noun} (?:(?:van|door) [^.!?;,:]{2,40}? )?(?:(?:is|werd|wordt|online|automatisch) )*(?:geblokkeerd|voorkomen|tegengehouden|gestopt|afgebroken|onderbroken|afgewezen|onderschept|onvolledig|niet (?:toegestaan|gelukt|uitgevoerd|voltooid|doorgevoerd|doorgegaan|afgerond|geaccepteerd))(?!\\p{L})`,
    `poging tot (?:\\p{L}+ )?(?:${noun}|annuleren|afzeggen)|poging om[^.!?;]{0,50} te (?:annuleren|zeggen)|(?:annulerings|afzeg)poging|(?:geblokkeerde|mislukte|afgebroken|voorkomen) (?:\\p{L}+ )?${noun}|(?:probeert|probeerde|begon|geprobeerd)[^.!?;]{0,60} (?:te annuleren|af te zeggen)`,
  ],
  policy: [
    ruleHeadings.nl,
    "(?:{appt}|annulering(?:en)?|afzegging(?:en)?|wijziging(?:en)?|verplaatsing(?:en)?)[^.!?;]{0,90} (?:geldt|gelden|telt|tellen|wordt|worden)[^.!?;]{0,30} als (?:een )?(?:no-?shows?|gemist\\p{L}*)[^.!?;]*",
    "wie (?:(?:toch|dan|onverhoopt|een keer) )*(?:niet|verhinderd|ziek)(?!\\p{L})[^!?;]{0,60},[^.!?;]*|(?:kun|kan) je (?:onverhoopt |toch )?niet (?:komen)?[^.!?;]{0,30}, (?:meld|zeg|annuleer)[^.!?;]*",
    // What may become of whoever is late, and of no day.
    "(?:als|wanneer|indien) [^.;!?]{0,60}te laat[^.;!?,]{0,20}, (?:(?!{day})[^.;!?\\d]){0,60}(?:uw|je|jouw|u) (?:(?!{day})[^.;!?\\d]){0,40}(?:annuleren|afzeggen|verzetten|verplaatsen)(?!\\p{L})",
    "(?<=^\\W*(?:\\p{L}+ )?)(?:documenten|overeenkomsten|toestemmingen|voorwaarden|onderwerpen|hoofdstukken)(?: \\p{L}+){0,2}\\s?[:\\t][^.!?;\\d]*(?![^.!?;]*\\d)",
    "(?:een|elke|iedere) (?:geannuleerde|afgezegde|gemiste) {appt} (?:wordt|is|moet|kost)[^.;!?]{0,40}(?:berekend|gefactureerd|betaald|in rekening|verschuldigd)[^.;!?]*",
    "online (?:annuleren|annulering|afzeggen) (?:is|staat)(?: \\p{L}+)? (?:uitgeschakeld|uit|gesloten|geblokkeerd|niet beschikbaar|ingeschakeld|aan)(?!\\p{L})|(?:annulerings|annulatie)(?:pagina|scherm|formulier|knop)",
    `(?:over|voor|betreft|regelt|omvat|gaat over|bij) (?:\\p{L}+ (?:en|of) )?(?:geannuleerde|afgezegde) (?:(?:en|of) \\p{L}+ )?\\p{L}+${inGeneral}`,
  ],
  kept: [
    ...unchangedCues.nl.kept,
    "(?:staat|staan|blijft|blijven)(?: (?!vrij|open|beschik|leeg)\\p{L}+){0,3} in (?:je|uw|jouw|de|jullie|onze) (?:agenda|kalender|planning)(?<=(?:nog|gewoon|steeds|blijft|blijven)(?: \\p{L}+){0,3} in [^.!?;]{2,30})",
  ],
} satisfies Language["cues"];
