/** A day or an hour follows, and no "#48213": an order without one is a button, or a heading of a help page. */
const when =
  "(?=[^!?;]{0,60}(?:{day}|(?<![#\\d])\\d{1,2}(?:[:/.h]\\d|\\. |(?:st|nd|rd|th)(?!\\p{L})|\\s?(?:[ap]\\.?m|uhr|h|kl)(?!\\p{L}))))";
/** A question, or how to do it. */
const plain = (words: string) =>
  `(?![^!;]*\\?)(?![^!?;]*(?<!\\p{L})(?:${words}|https?|www)(?!\\p{L}))(?! ?(?:→|>|https?))`;

const plainIn = {
  en: plain(
    "or|reply|text [a-z]|click|press|tap|visit|call|form|page|link|button|polic(?:y|ies)|fees?|online|within|hours before|not|if",
  ),
  de: plain("oder|antworten sie|klicken|online|formular|link|seite|nicht|falls|wenn|können|spätestens"),
  fr: plain("ou|répondez|cliquez|en ligne|lien|formulaire|pas|si|avant le|politique"),
  es: plain("o|responda|responde|haga clic|en l[ií]nea|enlace|formulario|no|si|antes de"),
  pt: plain("ou|responda|clique|online|liga[cç][aã]o|formul[aá]rio|n[aã]o|se|antes de"),
  it: plain("o|oppure|risponda|rispondi|clicca|online|link|modulo|non|se|prima di|entro"),
  nl: plain("of|antwoord|klik|online|link|formulier|niet|als|indien|voor"),
  sv: plain("eller|svara|klicka|online|länk|formulär|inte|ej|om"),
};

/** "Please cancel: Thursday 3 pm": nothing stands between the order and its day. */
const order = (words: string) => `(?<=^\\W*)(?:${words})\\s?[:–-](?=\\s(?:\\p{L}{1,4}\\.? )?(?:{day}|\\d))`;

/**
 * Whoever types into a subject, a text or a slip leaves out who: "Cancel appt 3/19 3pm", "Termin Do 15 Uhr absagen", "annuler rdv jeudi
 * 15h". It opens its sentence and names the day.
 */
export const terseCues = {
  en: [
    `${order("(?:please|pls|kindly|can you|could you|i (?:need|have) to|need to) cancel(?: the following| for me)?|cancel (?:please|pls)|to cancel")}${plainIn.en}${when}`,
    `(?<=^\\W*(?:(?:pls|please|\\p{L}+ \\p{L}+ ?[-–:|]) )?)cancel (?:{appt})\\.?${plainIn.en}${when}`,
    `(?<=^\\W*(?:(?:pls|please) )?)cancel (?:my|our) \\d{1,2}(?::\\d\\d)? ?[ap]\\.?m${plainIn.en}(?= (?:on |this )?{day})`,
    // "New submission from Cancel an appointment", as forms are called
    "(?<=^\\W*new (?:form )?(?:submission|response|entry)(?: received)?(?: from| for| to| on|:) ?[\"“'‘]?)cancel (?:an?|my|your|the|this) (?:\\p{L}+ )?{appt}(?=[\"”'’]?\\W*$)",
    "(?<=^\\W*)no(?:[- ]go for| can do) (?:my |the |our )?(?:{day}|today|tomorrow)(?=[^?]*$)",
  ],
  de: [
    `${order("bitte (?:wieder |den termin |folgenden termin )?(?:absagen|stornieren|streichen|austragen|canceln)|(?:absage|storno|stornierung) bitte|ich sage ab|ich storniere")}${plainIn.de}${when}`,
    `(?<=^\\W*(?:bitte )?)(?:[\\p{L}-]*termin|{appt})${plainIn.de}${when}[^!?;:]{0,50} (?:absagen|stornieren|streichen|canceln)(?=\\W*$|,)`,
    `(?<=^\\W*){day}${plainIn.de}(?=[^!?;]{0,30}\\d)[^!?;:]{0,50} bitte (?:absagen|stornieren|streichen|austragen|canceln)(?=\\W*$|,)`,
  ],
  fr: [
    `${order("(?:merci d'|veuillez |pri[èe]re d'|[àa] |svp )annuler|annule[rz]? (?:svp|s'il (?:te|vous) pla[iî]t)|j'annule")}${plainIn.fr}${when}`,
    `(?<=^\\W*(?:(?:bonjour|bonsoir|salut|slt|bjr)\\W+)?)annuler (?:mon |notre |ma )?{appt}${plainIn.fr}${when}`,
    `(?<=^\\W*(?:mon |notre |ma )?){appt}${plainIn.fr}${when}[^!?;:]{0,50} à annuler(?=\\W*$|,)`,
    "(?<=^\\W*)(?:empêchée?s?|indisponible) (?:{day}|demain|le \\d)(?=[^?]*$)",
  ],
  es: [
    `${order("(?:por favor,? |favor de |ruego )(?:cancelar|anular)|(?:cancelar|cancela|cancele|anular) por favor|cancelo|anulo")}${plainIn.es}${when}`,
    `(?<=^\\W*)(?:cancelar|anular) (?:mi |nuestra |la )?{appt}${plainIn.es}${when}`,
    "(?<=^\\W*)(?:no puedo|imposible) (?:el )?(?:{day}|hoy|mañana)(?=[^?]*$)(?=[^!?;]{0,30}\\d)",
    // "Hola, para mañana a las 3 no puedo"
    "(?<=^\\W*(?:(?:hola|buenas|buenos días)\\W+)?(?:(?:para|el|la (?:cita|clase) (?:de|del)) )?(?:{day}|hoy|mañana) (?:\\d{1,2} )?a las? \\d{1,2}(?:[:.]\\d\\d)?,? )no puedo(?=\\W*$|,| (?:lo siento|perdon|perdona|disculpa|ir)(?!\\p{L}))",
  ],
  pt: [
    `${order("(?:por favor,? |favor |[ée] favor |agrade[çc]o )?(?:cancelar|desmarcar) por favor|(?:por favor,? |favor |é favor )(?:cancelar|desmarcar)|cancelo|desmarco")}${plainIn.pt}${when}`,
    "(?<=^\\W*)(?:cancelo|desmarco) (?:a minha |minha |a )?(?:{appt}|{day})(?=[^?]*$)",
    `(?<=^\\W*)(?:cancelar|desmarcar|anular) (?:a minha |minha |a )?{appt}${plainIn.pt}${when}`,
  ],
  it: [
    `${order("da annullare|(?:per favore|per cortesia|prego),? (?:annullare|disdire|cancellare)|(?:annullare|disdire) (?:per favore|grazie)|disdico|annullo")}${plainIn.it}${when}`,
    `(?<=^\\W*)(?:annullare|disdire|cancellare) (?:il mio |la mia |il |la )?{appt}${plainIn.it}${when}`,
  ],
  nl: [
    `${order("(?:graag|a\\.?u\\.?b\\.?|svp|gelieve te) (?:annuleren|afzeggen|schrappen)|(?:annuleren|afzeggen) (?:a\\.?u\\.?b\\.?|graag|svp)")}${plainIn.nl}${when}`,
    `(?<=^\\W*(?:mijn |onze |graag )?){appt}${plainIn.nl}${when}[^!?;:]{0,50} (?:afzeggen|annuleren|schrappen|cancelen)(?=\\W*$|,)`,
    `(?<=^\\W*(?:(?:hoi|hallo|dag|hi|sorry)\\W+)?(?:even |graag )?)(?:afzeggen|annuleren) (?:{day}|morgen|vandaag)${plainIn.nl}(?=[^?]{0,30}\\d)(?=[^?]*$)`,
    "(?<=^\\W*)zeg (?:mijn |onze )?(?:{appt} )?(?:van |op )?(?:{day}|\\d)[^!?;]{0,30} af(?=\\W*$|,)",
  ],
  sv: [
    `${order("(?:vänligen|snälla|var god) avboka|avboka (?:tack|snälla)|avbokar")}${plainIn.sv}${when}`,
    `(?<=^\\W*)avboka (?:min |vår )?(?:tid|tiden|{appt})${plainIn.sv}${when}`,
  ],
};
