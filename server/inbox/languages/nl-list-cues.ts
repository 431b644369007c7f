import type { Language } from "./language";
import { offeredLists } from "./offered-lists";

/** What lists, rows and states say: headings of a digest, cells of a status. */
export const dutchListCues: Language["cues"] = {
  none: [
    "(?:geannuleerd|afgezegd|annuleringen|afzeggingen)(?: (?:vandaag|van vandaag|gisteren|morgen|deze (?:week|maand)))?\\W*[:=\\t]\\W*(?:geen|0|nul|[-–—])(?: vandaag)?",
  ],
  listCancelled: [
    "(?:nieuwe )?(?:annuleringen|afmeldingen|afzeggingen) (?:van )?(?:vandaag|gisteren|deze week)",
    "annuleringen|afzeggingen|geannuleerde (?:afspraken|boekingen)|afspraken geannuleerd|geannuleerd|afgezegd",
    "(?:\\d+|een|twee|drie|vier|vijf|zes) {appt} (?:geannuleerd|afgezegd)",
  ],
  listOffered: offeredLists.nl,
  listPast: [
    "(?:(?:klant|afspraak|boekings|bezoek|wijzigings|cliënt|patiënt)-?)?(?:geschiedenis|historie|verloop|logboek|activiteit(?:en)?)(?: van(?: [\\p{L}.'-]+){1,4})?|recente activiteit(?:en)?|(?:eerdere|vorige|laatste|afgelopen) (?:afspraken|boekingen|bezoeken|sessies|lessen|behandelingen|wijzigingen)(?: van(?: [\\p{L}.'-]+){1,4})?",
  ],
  listOther: [
    "(?:nieuwe|bevestigde|geboekte|verplaatste|komende|overige) (?:afspraken|boekingen)|afspraken|boekingen|geboekt|bevestigd|verplaatst",
    // What else a day brings.
    "(?:nieuwe |laatste )?(?:bevestigingen|beoordelingen|recensies|reacties|berichten|verjaardagen|betalingen|formulieren|nieuws|tips?|tip van de (?:dag|maand|week)|wist je dat|wist u dat)(?: (?:voor|van|uit|sinds)(?: [\\p{L}]+){1,3})?",
  ],
  listMoved: ["(?:verplaatste|verzette) (?:afspraken|boekingen)|verplaatst|verzet|verplaatsingen"],
  listStill: [
    "{appt} die (?:blijven|blijft)(?: staan)?|(?:bestaande|nog|blijft|blijven|resterende?|ongewijzigd|overig|overige|in je agenda|in uw agenda|niet geannuleerd)(?: [\\p{L}\\d.,]+)*|(?:deze|je|uw|zijn|haar|de)(?: [\\p{L}-]+){1,3} blijven(?: [\\p{L}]+)*",
  ],
  rowCancelled: [
    "\\d (?:(?:tijdige|late) )?(?:annulering(?:en)?|afmelding(?:en)?|afzegging(?:en)?)(?= \\(\\p{L}[^()\\d%]*\\))",
    "geannuleerd|afgezegd|vervallen",
  ],
  rowKept: [
    "bevestigd|geboekt|gereserveerd|verplaatst|verschenen|niet verschenen|aanwezig|voltooid|in afwachting|geen reactie|open",
  ],
  unsettled: ["in afwachting|aangevraagd|voorlopig|in optie|voorgesteld"],
};
