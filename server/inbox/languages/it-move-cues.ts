import { italianOwnWords } from "./it-own-words";
import type { Language } from "./language";
import { lengthCues } from "./length-cues";

/** What Italian emails say of appointments that are moved to another time. */
export const italianMoveCues: Language["cues"] = {
  moved: [
    "(?<=^\\W*)(?:modificat[oaie]|cambiat[oaie]) (?:dal|dalla|dai|da) (?:client[ei]|pazient[ei])(?=\\W*$)",
    "(?:ha |hanno )?accettato un (?:appuntamento|posto|orario) (?:anticipato|prima|più presto)",
    "(?:segno|segniamo|prendo|prendiamo|mi segno|annoto|confermo)(?!\\p{L})[^!?;]{3,90}(?:al posto d(?:i|el|ella)|invece d(?:i|el|ella)|anziché)(?= (?:quell[oa] d(?:i|el) )?(?:il |la )?(?:{day}|mi[oa]|\\d))",
    "(?:segno|segniamo|prendo|prendiamo|mi segno|annoto|confermo)(?!\\p{L})[^!?;]{3,120} e (?:libero|liberiamo|lascio|lasciamo|le lascio|ti lascio|restituisco)(?: liber[oa])?(?= (?:(?:il|la|il mio|la mia) (?:posto|appuntamento|seduta|visita|ora|orario|lezione)|quell[oa] d(?:i|el|ella))(?!\\p{L}))",
    "(?:viene|vengo|veniamo|verrà|verrò|verremo|passa)(?!\\p{L})[^!?;]{0,70} (?:invece d(?:i|el|ella)|anziché|al posto d(?:i|el))(?= (?:il )?(?:{day}|\\d))",
    "(?:invece di|anziché|al posto di|invece che)[^!?;]{0,60} (?:viene|vengo|verrà|verrò|passa|preferisce venire)(?= (?:{day}|il|alle|\\d))|ha cambiato (?:il )?(?:giorno|orario|data|appuntamento)",
    "(?:scelto|selezionato|scelse) (?:un altro|un'altra|un nuovo|una nuova) (?:orario|ora|data|giorno)",
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
  refused: [
    "(?:rifiut|declin)(?:a|ato|ata) (?:il|la|lo|l'|un|una|questo|questa) ?(?:(?:nuov[oa]|altr[oa]) (?:orario|data|ora|appuntamento|giorno|proposta)|(?:orario|data|ora|proposta)(?: \\p{L}+){0,1} ?(?:propost[oa]|suggerit[oa]|di spostamento|di modifica))",
    "(?:(?:nuov[oa]|altr[oa]) (?:orario|data|ora|giorno)|(?:orario|data|ora) (?:propost[oa]|suggerit[oa])|(?:proposta|richiesta) di (?:spostamento|modifica))(?: (?:è stat[oa]|è))? ?\\W?(?:rifiutat|declinat)[oa]",
  ],
  edited: [
    "(?:zoom|teams|skype|video|videochiamata|online)[^.!?;]{0,80}ci vediamo [^.!?;]{0,20}(?:persona|studio|presenza)|da (?:online|videochiamata|presenza) a (?:online|videochiamata|presenza)",
    "(?<=^\\W*)cambio (?:di )?(?:insegnante|istruttore|istruttrice|sala|luogo|sede)|(?:con|da) (?:una? |la |il )?(?:sostitut[oa]|supplente)(?!\\p{L})",
    "(?:modific(?:he|a|ato)|cambiament[oi]|aggiornat[oaie]|aggiornamenti|cosa è cambiato)\\W{1,3}(?:il |la |gli |le )?(?:luogo|posizione|indirizzo|sala|titolo|nome|descrizione|invitati|partecipanti|note|allegati|videoconferenza|link)(?![^.!?;]*(?:ora|orario|data|quando))",
    "(?:è cambiat[oa]|cambia) (?:solo|soltanto) (?:il |la |l')?(?:luogo|posizione|indirizzo|sala|titolo|descrizione|link)",
  ],
  timeKept: [
    ...lengthCues.it,
    "da(?:lla|llo|l)? (?:sala|studio|stanza|ambulatorio|box|cabina|sede|aula|poltrona)(?!\\p{L})[^.!?;]{0,30} (?:a|alla|allo|al|nella|nello|nel|in)|(?:spostat|trasferit)[oa] (?:in|nella|nello|nel|alla|allo|al|a) (?:un'altra |un altro )?(?:sala|studio|stanza|ambulatorio|box|cabina|sede|aula|poltrona)(?!\\p{L})",
    "\\((?:invariat[oaie]|non modificat[oa]|non cambiat[oa]|ugual[ei])\\)",
    "(?:data|ora|orario|giorno)(?: e (?:l['’]|la |il )?(?:data|ora|orario|giorno))? (?:non (?:cambiano?|è cambiat[oa]|sono cambiati|è stat[oa] modificat[oa])|rest(?:a|ano) (?:invariat[oaie]|gli stessi|la stessa|lo stesso|ugual[ei])|riman(?:e|gono) (?:invariat[oaie]|gli stessi|la stessa|lo stesso)|sono gli stessi)",
  ],
};
