/** Where a sentence begins, perhaps behind a greeting. */
const start = (greetings: string) => `(?<=^\\W*(?:(?:${greetings})(?: \\p{L}+){0,2}\\W+)?)`;
const openings = {
  en: start("hi|hey|hello|sorry|ok|omg|so|but|and|um"),
  de: start("hallo|hi|hey|guten (?:tag|morgen|abend)|sorry|servus|moin"),
  fr: start("bonjour|bonsoir|salut|coucou|slt|bjr"),
  es: start("hola|buenas|buenos días|oye|perdona"),
  it: start("ciao|salve|buongiorno|buonasera|scusi|scusa"),
  nl: start("hoi|hallo|hi|goedemorgen|goedemiddag|dag|sorry"),
  pt: start("olá|ola|oi|bom dia|boa tarde|desculpe"),
  sv: start("hej|hallå|tjena|ursäkta"),
};

/** A few words in which nobody says what has to be done. */
const few = (words: string) => `(?: (?!(?:${words})(?!\\p{L}))[^ .,;!?]+){0,11}`;

/** One with its mark is read as any question is. */
const bare = "(?=[^?]*$)";
/** "Why did you cancel" may be that of a form, with its answer behind it. */
const ofOne = "(?=[^?]*(?:{appt}|{day}|\\d)[^?]*$)";

/**
 * Whoever types in a hurry leaves out the mark: "did you cancel my thursday 3pm", "warum haben sie meinen termin abgesagt". By the order
 * of its words it is a question.
 */
export const unmarkedQuestions = {
  en: [
    `${openings.en}(?:why|how come) (?:did|have|has|was|is|were|are|you|they|it|my|our|the)(?!\\p{L})${few("i|to|we")} cancel+(?:ed|ing)?(?!\\p{L})${ofOne}`,
    `${openings.en}(?:did|have|has|was|is|were) (?:you|they|it|this|that|my|our|his|her|the|somebody|someone|{day}|\\d\\S*)(?!\\p{L})${few("i|to|we|that|who|which")} cancel+(?:ed)?(?!\\p{L})${bare}`,
  ],
  de: [
    `${openings.de}(?:warum|wieso|weshalb|haben sie|hast du|habt ihr|ist (?:mein|unser|der|die|meine))(?!\\p{L})${few("ich|wir|bitte|muss|dass|vielen")} (?:abgesagt|storniert|gestrichen|gecancelt)(?!\\p{L})${bare}`,
  ],
  fr: [
    `${openings.fr}(?:pourquoi|est[ -]ce que|avez[ -]vous|as[ -]tu)(?!\\p{L})${few("je|dois|faut|si")} annulée?s?(?!\\p{L})${bare}`,
  ],
  es: [
    `${openings.es}por ?qu[eé] (?:me |nos |se )?(?:ha|han|has|hab[eé]is) (?:cancelado|anulado) (?:la|mi|el|nuestra|nuestro) {appt}${bare}`,
    `${openings.es}por ?qu[eé] (?:me |nos |se )?(?:cancelaron|anularon|cancel[oó]|anul[oó]) (?:la|mi|el|nuestra|nuestro) {appt}${bare}`,
  ],
  it: [
    `${openings.it}(?:perch[eéè]|come mai|avete|hai|ha) ${few("devo|posso|non")} ?(?:annullato|disdetto|cancellato) (?:il|la|l'|i|le)${bare}`,
  ],
  nl: [
    `${openings.nl}(?:waarom|heeft u|heb je|hebben jullie|hebt u|is (?:mijn|onze|de|het))(?!\\p{L})${few("ik|wij|moet|dat")} (?:geannuleerd|afgezegd|gecanceld)(?!\\p{L})${bare}`,
  ],
  pt: [
    `${openings.pt}por ?qu[eê] (?:é que )?(?:me |nos )?(?:cancelaram|desmarcaram|cancelou|desmarcou|anularam) (?:a |o )?(?:minha |meu |nossa )?{appt}${bare}`,
  ],
  sv: [
    `${openings.sv}(?:varför|har (?:ni|du)|är (?:min|mitt|vår|tiden|det))(?!\\p{L})${few("jag|vi|måste|att")} (?:avbokad|avbokat|avbokade|inställd|inställt)(?!\\p{L})${bare}`,
  ],
};
