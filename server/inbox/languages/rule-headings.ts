/** Without an hour or a date of its own, and with a word of rules: "lessons can be cancelled up to 24 hours before". */
const rule = (nouns: string, words: string) =>
  `(?:${nouns}) ?: (?![^.;!?]*(?:{day}|\\d[:.]\\d\\d|\\d ?[ap]\\.?m(?!\\p{L})|\\d[/]\\d))(?=[^.;!?]*(?<!\\p{L})(?:${words})(?!\\p{L}))[^.;!?]*`;

/** "Cancellations: lessons can be cancelled up to 24 hours before" below a booking: what stands there is a rule, and heads no list. */
export const ruleHeadings = {
  en: rule(
    "cancel+ations?|cancel+ing|no-shows",
    "can|may|must|should|please|need|needs|require|requires|required|accepted|free|up to|within|at least|without|no later|late|hours|charged|notice",
  ),
  de: rule(
    "absagen|stornierungen|abmeldungen|stornierung|stornieren",
    "sind|ist|bitte|müssen|muss|können|kann|kostenlos|kostenfrei|nur|spätestens|werden|wird|stunden|möglich",
  ),
  fr: rule(
    "annulations?|annuler",
    "doi(?:ven)?t|peu(?:ven)?t|sont|est|possibles?|gratuites?|merci|jusqu'à|au moins|moins|heures|veuillez|avant",
  ),
  es: rule(
    "cancelaciones|anulaciones|cancelaci[oó]n|anulaci[oó]n|cancelar",
    "pueden?|deben?|hasta|gratis|gratuitas?|por favor|admiten|aceptan|horas|antelaci[oó]n|antes",
  ),
  it: rule(
    "disdette|cancellazioni|annullamenti|disdetta|cancellazione",
    "possono|può|devono|deve|entro|gratuit[aei]|fino|sono|si prega|ore|preavviso|prima",
  ),
  nl: rule(
    "annuleringen|afzeggingen|annuleren|afzeggen|annulering",
    "kunnen|kan|moeten|moet|gratis|kosteloos|tot|graag|zijn|uur|uiterlijk|minstens",
  ),
  pt: rule(
    "cancelamentos?|desmarca[cç][oõ]es|cancelar|desmarcar",
    "podem|pode|devem|deve|até|gratuit[oa]s?|horas|anteced[eê]ncia|antes|por favor|são",
  ),
  sv: rule(
    "avbokningar|avbeställningar|återbud|avbokning|avboka",
    "kan|måste|senast|gratis|kostnadsfritt|görs|ska|timmar|innan|måste",
  ),
};
