import type { Language } from "./language";

/** What Dutch emails say of bookings, and of a time that was given to somebody else. */
export const dutchBookingCues: Language["cues"] = {
  booked: [
    "nieuwe (?:afspraak|boeking|reservering)",
    "(?:heeft|is|werd)…(?:geboekt|bevestigd|ingepland)",
    "(?:afspraakbevestiging|bevestiging van (?:uw|je) (?:afspraak|boeking))|bedankt voor (?:uw|je) (?:boeking|reservering)",
  ],
  freed: [
    "(?:weer|nu) (?:vrij|beschikbaar)",
    "(?:plek|plaats) (?:is |komt |mag )(?:weer |nu |dus )*(?:vrij|weg|beschikbaar)",
  ],
  filled: [
    "(?:plek|plaats|tijdstip|gat)…(?:opgevuld|ingevuld|overgenomen|vergeven)",
    "(?:alweer|weer|al) (?:bezet|gevuld|geboekt|ingevuld)",
    "(?:heb|hebben|heeft)…(?:al|alweer|meteen|direct|inmiddels)…(?:gezet|ingepland|weggegeven|doorgegeven|opgevuld|ingevuld)",
    "(?:neemt|nam|krijgt) (?:de|die|haar|zijn|deze) (?:plek|plaats|tijd|afspraak)(?: over| in)?",
    "(?:plek|plaats|tijd|gat)…(?:weggegeven|doorgegeven|ingenomen)",
  ],
};
