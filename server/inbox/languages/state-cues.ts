import type { Language } from "./language";

/** "We set it to Cancelled when she replies X" is how a tool works, "back to Confirmed" another state. */
const unless = (words: string) => `(?![^.!?;:]{0,60}(?<!\\p{L})(?:${words})(?!\\p{L}))`;

/**
 * A tool names the state into which it has put an appointment, and not that somebody cancels: "We set the appointment to Cancelled in your
 * practice management system: Thursday at 8:00".
 */
export const stateCues = {
  en: [
    `(?<!(?:to|will|not|n't|cannot|can|could|would|may|might|shall|must|should|please|you|never)(?: (?:now|then|also|automatically))? )(?:set|changed|moved|switched|updated|flagged|put) (?:the|this|that|her|his|their|your) (?:[\\p{L}'-]+ ){0,2}?{appt}(?: status)?(?: (?:from|in) [\\p{L} ]{3,30})? (?:to|as|into) \\W?cancel+ed(?! back)${unless("when|whenever|if|once|as soon as|unless|each|every|until|for you")}`,
    `{appt}(?: status)? (?:was|has been|is|gets|got) (?:now |just |automatically )*(?:set|changed|moved|switched|updated|flagged|put|marked) (?:(?:from|in) [\\p{L} ]{3,30} )?(?:to|as|into) \\W?cancel+ed(?! back)${unless("when|whenever|if|once|as soon as|unless|each|every|until|for you")}`,
  ],
  de: [`{appt}…auf \\W?(?:abgesagt|storniert)\\W? (?:gesetzt|gestellt|geändert)${unless("wenn|sobald|falls|sofern")}`],
  fr: [
    `{appt}[^.!?;:]{0,30} (?:a été|est|vient d'être) (?:passée?|mise?|basculée?|placée?) (?:en|à|au statut|à l'état|sur) \\W{0,2}annulée?${unless("si|quand|lorsque|dès que")}`,
    `(?:passé|mis|basculé|placé) (?:le|ce|son|votre|la|sa) {appt}[^.!?;:]{0,30} (?:en|à|au statut|à l'état|sur) \\W{0,2}annulée?${unless("si|quand|lorsque|dès que")}`,
  ],
  es: [
    `{appt}[^.!?;:]{0,30} (?:ha pasado|pasó|se ha puesto|se ha marcado|ha sido marcad[oa]|se marcó|figura) (?:a|como|en)(?: estado)? \\W?(?:cancelad|anulad)[oa]${unless("si|cuando|en cuanto")}`,
    `(?:puesto|pasado|marcado|cambiado) (?:la|esta|su) {appt}[^.!?;:]{0,30} (?:a|como|en) \\W?(?:cancelad|anulad)[oa]${unless("si|cuando|en cuanto")}`,
  ],
  it: [
    `{appt}[^.!?;:]{0,30} (?:è stat[oa] (?:mess|impostat|passat|segnat)[oa]|è passat[oa]|risulta) (?:a|come|in|su)(?: stato)? \\W?(?:annullat|disdett|cancellat)[oa]${unless("se|quando|appena")}`,
    `(?:messo|impostato|passato|segnato) (?:l'|il |la )?{appt}[^.!?;:]{0,30} (?:a|come|in|su) \\W?(?:annullat|disdett|cancellat)[oa]${unless("se|quando|appena")}`,
  ],
  nl: [`{appt}…op \\W?(?:geannuleerd|afgezegd)\\W? gezet${unless("als|wanneer|zodra")}`],
  pt: [
    `{appt}[^.!?;:]{0,30} (?:passou|foi (?:passad|marcad|mudad|alterad)[oa]|ficou) (?:para|como|a|em)(?: estado)? \\W?(?:cancelad|desmarcad|anulad)[oa]${unless("se|quando|assim que")}`,
    `(?:pusemos|colocámos|colocamos|passámos|passamos|marcámos|mudámos) (?:a|o) {appt}[^.!?;:]{0,30} (?:para|como|em) \\W?(?:cancelad|desmarcad|anulad)[oa]${unless("se|quando|assim que")}`,
  ],
} satisfies Record<string, NonNullable<Language["cues"]["cancelled"]>>;
