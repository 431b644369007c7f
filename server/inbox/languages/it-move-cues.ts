import { italianOwnWords } from "./it-own-words";
import type { Language } from "./language";

/** What Italian emails say of appointments that are moved to another time. */
export const italianMoveCues: Language["cues"] = {
  moved: [
    "(?:viene|vengo|veniamo|verrà|verrò|verremo|passa)(?!\\p{L})[^!?;]{0,70} (?:invece d(?:i|el|ella)|anziché|al posto d(?:i|el))(?= (?:il )?(?:{day}|\\d))",
    "(?:invece di|anziché|al posto di|invece che)[^!?;]{0,60} (?:viene|vengo|verrà|verrò|passa|preferisce venire)(?= (?:{day}|il|alle|\\d))|ha cambiato (?:il )?(?:giorno|orario|data|appuntamento)",
    ...italianOwnWords.moved,
    "(?:spostat|riprogrammat|modificat|rinviat|posticipat|anticipat)[oaie]|modifica (?:di|dell'|appuntamento)|spostamento",
    "(?:ho|abbiamo|ha|hanno) (?:cambiato|trasferito) (?:il|la|l'|lo)? ?(?:mio |mia |suo |sua |nostro |nostra )?{appt}|cambio (?:di )?(?:data|orario|appuntamento)",
  ],
  proposed: [
    "(?:propone|proposto|suggerisce)…(?:orario|data|ora)",
    "(?:vorrei|vorrebbe|potremmo|chiede di|possiamo)…(?:spostare|modificare|rinviare)",
  ],
  movedFrom: [
    "(?:(?:spostat|cambiat|modificat|anticipat|posticipat|rinviat|riprogrammat|trasferit|passat)[oaie]|passa|sposta|spostiamo)(?: (?!(?:al?|alle|per)\\b)[\\p{L}'’-]+){0,5} (?:da(?:l|lle|ll['’])?)(?: ore| giorno)?",
  ],
  movedTo: [
    "(?:(?:spostat|cambiat|modificat|anticipat|posticipat|rinviat|riprogrammat|trasferit|passat)[oaie]|passa|sposta|spostiamo)… (?:a|ad|al|alle|per)(?: il| giorno| ore)?",
  ],
  timeKept: [
    "\\((?:invariat[oaie]|non modificat[oa]|non cambiat[oa]|ugual[ei])\\)",
    "(?:data|ora|orario|giorno)(?: e (?:l['’]|la |il )?(?:data|ora|orario|giorno))? (?:non (?:cambiano?|è cambiat[oa]|sono cambiati|è stat[oa] modificat[oa])|rest(?:a|ano) (?:invariat[oaie]|gli stessi|la stessa|lo stesso|ugual[ei])|riman(?:e|gono) (?:invariat[oaie]|gli stessi|la stessa|lo stesso)|sono gli stessi)",
  ],
};
