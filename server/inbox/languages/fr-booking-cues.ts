import type { Language } from "./language";

/** What French emails say of bookings, and of a time that was given to somebody else. */
export const frenchBookingCues: Language["cues"] = {
  booked: [
    "(?:nouveau|nouvelle) (?:rendez-vous|rdv|réservation|séance)(?! (?:en|date|horaire))",
    "(?:a|avez|est|ont) (?:bien |de nouveau |à nouveau )?(?:réservée?|prise? (?:un )?rendez-vous|pris rendez-vous|confirmée?s?|planifiée?)",
    "confirmation de (?:votre |la |)(?:rendez-vous|réservation|rdv)",
    "(?:rendez-vous|réservation|rdv) (?:confirmée?|prise?|enregistrée?)",
    "merci (?:pour|d'avoir) (?:votre réservation|réservé)",
  ],
  freed: [
    "(?:de nouveau|à nouveau|désormais) (?:libre|disponible|proposé)",
    "(?:créneau|place|horaire)…(?:libéré|libre|disponible)",
  ],
  filled: [
    "(?:déjà|de nouveau|à nouveau) (?:pris|prise|réservée?|attribuée?|occupée?|repris)",
    "(?:repris|réattribué|pourvu|comblé|récupéré)e? (?:par|à)|(?:créneau|place|horaire)…(?:repris|réattribué|pourvu|comblé)e?",
    "a été (?:repris|réattribué|pourvu|comblé)e?",
    "(?:ai|avons|a|ont) (?:\\p{L}+ )?(?:mise?|placée?|inscrite?|calée?|casée?|rajoutée?)…(?:à (?:la|sa|cette|leur) place|(?:sur|dans) (?:le|ce|son) créneau)",
    "(?:prend|prendra|récupère|récupérera|pris|récupéré) (?:la|sa|le|ce|son|leur) (?:place|créneau|rendez-vous|rdv)",
    "(?:donné|attribué|cédé|proposé et accepté)e? à (?:m\\.|mme|monsieur|madame|un autre|une autre|quelqu)",
  ],
};
