import type { Language } from "./language";

/** What Italian emails say of bookings, and of a time that was given to somebody else. */
export const italianBookingCues: Language["cues"] = {
  booked: [
    "(?:nuovo|nuova) (?:appuntamento|prenotazione|visita)",
    "ha (?:prenotato|confermato|fissato|riprenotato)",
    "(?:appuntamento|prenotazione) (?:confermat|fissat|prenotat)[oa]|conferma (?:di|della|del|dell'|appuntamento|prenotazione)|grazie per (?:aver prenotato|la (?:tua|sua) prenotazione)",
  ],
  freed: [
    "(?:di nuovo|nuovamente) (?:liber|disponibil)[oie]",
    "(?:posto|orario|slot)…(?:liber|disponibil)[oaie]|si è liberat[oa]",
  ],
  filled: [
    "(?:posto|orario|slot)…(?:coperto|occupato|riassegnato|riempito)",
    "(?:già|di nuovo) (?:occupat|prenotat|assegnat)[oa]",
    "(?:posto|orario|slot|buco|ora)…(?:l'ho|l'abbiamo|ho|abbiamo|è stat[oa])…(?:dat[oa]|ceduto|assegnat[oa]|riempit[oa]|copert[oa]|occupat[oa]|pres[oa])",
    "(?:ho|abbiamo) (?:già )?(?:messo|inserito|dato|spostato)…(?:al suo posto|(?:in|nel|al) (?:quel|suo|quello) (?:posto|orario|slot))",
    "(?:prende|prenderà|occupa) (?:il suo|il|quel) (?:posto|orario|slot)",
  ],
};
