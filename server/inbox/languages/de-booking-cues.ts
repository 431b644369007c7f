import type { Language } from "./language";

/** What German emails say of bookings, and of a time that was given to somebody else. */
export const germanBookingCues: Language["cues"] = {
  booked: [
    "(?:neuer?|neue) (?:online-?)?(?:termin|buchung|terminbuchung|reservierung)(?! ?anfrage)",
    "(?:terminbestätigung|buchungsbestätigung|termin bestätigt|buchung bestätigt)",
    "(?:hat|haben|wurde|ist|sind)…(?:gebucht|bestätigt|vereinbart|eingetragen)",
    "(?:vielen dank|danke) für (?:ihre|deine|die) (?:termin)?buchung",
  ],
  freed: [
    "(?:wieder|jetzt|nun) (?:frei|verfügbar|buchbar)",
    "(?:termin|platz)…(?:weitergeben|vergeben werden|frei geworden)",
  ],
  filled: [
    "(?:übernimmt|bekommt) (?:den|ihren|seinen|diesen|die) (?:termin|platz|stunde)",
    "(?:bereits|schon|wieder|inzwischen) (?:vergeben|belegt|besetzt|gebucht|neu vergeben)(?! werden)",
    "(?:erneut|wieder|neu) gebucht(?! werden)",
    "(?:nachgerückt|nachbesetzt)|(?:termin|platz|stunde|lücke|slot)…(?:übernommen|neu besetzt|nachbesetzt|gefüllt|neu vergeben)",
    "(?:habe|haben|hat|wurde|ist)…(?:weitergegeben|weitervergeben|nachbesetzt|getauscht)",
    "(?:habe|haben)…(?:auf|in) (?:den|ihren|seinen|diesen) (?:platz|termin|slot)…(?:gesetzt|gelegt|eingetragen|gebucht)",
    "(?:springt|sprang) (?:dafür |für \\p{L}+ )?ein\\b|rückt nach",
    "(?:den|ihren|seinen|diesen|ihr|sein) (?:platz|slot|zeitfenster)…(?:bekommen|erhalten|gekriegt)",
  ],
};
