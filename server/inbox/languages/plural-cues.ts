/** Up to the colon that ends a line: what stands below it are the rows. */
const leads = "(?=[^.!?;:]{0,60} ?:\\W*$)";
const alone = "(?= ?:?\\W*$)";

const nouns = {
  en: "(?:appointments|bookings|sessions|visits|lessons|classes|meetings|reservations|treatments)",
  de: "(?:\\p{L}*termine|\\p{L}*stunden|sitzungen|behandlungen|einheiten|lektionen|buchungen|besuche)",
  fr: "(?:rendez-vous|rdv|séances|cours|réservations|consultations|créneaux|visites)",
  es: "(?:citas|sesiones|clases|reservas|consultas|visitas)",
  it: "(?:lezioni|sedute|appuntamenti|prenotazioni|visite)",
  nl: "(?:afspraken|lessen|sessies|behandelingen|boekingen)",
};

const german = `(?<=^\\W*)(?:abgesagte|stornierte|annullierte|gestrichene|ausgefallene) ${nouns.de}${alone}`;
const dutch = `(?<=^\\W*)(?:geannuleerde|afgezegde|vervallen) ${nouns.nl}${alone}`;

const swedish = `(?<=^\\W*)(?:avbokade|inställda|strukna) (?:lektioner|tider|bokningar|behandlingar|besök|pass)${alone}`;

/** What a heading of several cancelled ones says besides: "Abgesagte Stunden:" cancels, and English has the verb in it. */
export const cancelledHeadings = { de: [german], nl: [dutch], sv: [swedish] };

/** "Ngozi Okafor cancelled lessons in the portal:", "Cours annulés :": all rows below it, though nobody has counted them. */
export const pluralCues = {
  en: [
    `cancel+(?:ed|s) (?:(?:some|several|more|a few|(?:the|these|my|our|her|his|their)(?: (?:following|children's|kids'|family's|\\p{L}+'s))?) )?${nouns.en}${leads}`,
    `(?<=^\\W*)(?:cancel+ed|deleted) ${nouns.en}${alone}`,
  ],
  de: [`${nouns.de}[^.!?;:]{0,60} (?:abgesagt|storniert) ?:(?=\\W*$)`, german],
  fr: [
    `annulé (?:(?:des|les|ses|plusieurs|mes|nos|ces) )?${nouns.fr}${leads}`,
    `(?<=^\\W*)${nouns.fr} (?:annulée?s|supprimée?s)${alone}`,
  ],
  es: [
    `(?:cancelado|anulado|canceló|anuló) (?:(?:las|los|sus|unas|unos|varias|estas|estos) )?${nouns.es}${leads}`,
    `(?<=^\\W*)${nouns.es} (?:canceladas|anuladas)${alone}`,
  ],
  it: [
    `(?:annullato|disdetto|cancellato) (?:(?:delle|dei|degli|le|i|gli|alcune|alcuni|più|queste|questi) )?${nouns.it}${leads}`,
    `(?<=^\\W*)${nouns.it} (?:annullat|disdett|cancellat)[ei]${alone}`,
  ],
  nl: [`${nouns.nl}(?: \\p{L}+){0,4} (?:geannuleerd|afgezegd) ?:(?=\\W*$)`, dutch],
  sv: [swedish],
};

/** "A lesson", "one of her sessions": of that which somebody cancels there is one. */
export const singular = {
  en: "(?:an?|one) (?:[\\p{L}-]+ ){0,2}(?:appointment|booking|session|visit|lesson|class|meeting|reservation|treatment)",
  de: "eine[nr]? (?:[\\p{L}-]+ ){0,2}(?:\\p{L}*termin|\\p{L}*stunde|sitzung|behandlung|einheit|lektion|buchung|besuch)",
  fr: "une? (?:rendez-vous|rdv|séance|cours|réservation|consultation|créneau|visite)",
  es: "un[oa]? (?:cita|sesión|clase|reserva|consulta|visita|turno)",
  it: "un(?:a |['’]|o? )(?:lezione|seduta|appuntamento|prenotazione|visita)",
  pt: "uma? (?:consulta|sessão|aula|marcação|reserva|visita)",
  nl: "(?:een|één) (?:afspraak|les|sessie|behandeling|boeking)",
  sv: "(?:en|ett) (?:lektion|tid|session|behandling|bokning|besök|pass)",
};

/** Of two cancelled ones, that both are meant: "both can go to the waitlist". */
export const both =
  "both|beiden?|(?:les|tous les|toutes les) deux|ambas|ambos|(?:las|los) dos|entramb[ei]|tutt[ei] e due|båda|as duas|os dois|alle ?beide";
