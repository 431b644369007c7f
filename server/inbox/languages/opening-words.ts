/** Before the hours of a practice, "open 7 days 6:30 AM - 7 PM": patterns, by language. */
export const openingWords = {
  en: "open(?:ing hours?)?|hours|daily|(?:7|seven) days(?: a week)?|every day|weekdays|weekends",
  de: "geöffnet|öffnungszeiten|täglich|werktags",
  fr: "ouverte?s?|horaires|tous les jours|7 ?j(?:ours)? ?(?:sur|/) ?7",
  es: "abiert[oa]s?|abrimos|horario|todos los d[ií]as|a diario",
  it: "apert[oaie]|orari(?:o)?|tutti i giorni",
  nl: "open|geopend|openingstijden|dagelijks",
  pt: "abert[oa]s?|hor[aá]rio|todos os dias|diariamente",
  sv: "öppet|öppettider|dagligen|alla dagar",
};
