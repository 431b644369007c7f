import type { Language } from "./language";
import { offeredLists } from "./offered-lists";

/** What lists, rows and states say: headings of a digest, cells of a status. */
export const italianListCues: Language["cues"] = {
  none: [
    "(?:(?:annullat|disdett|cancellat)[ie]|cancellazioni|disdette|annullamenti)(?: (?:oggi|di oggi|ieri|domani|di domani|quest[ao] (?:settimana|mese)|della settimana|del (?:giorno|mese)))?\\W*[:=\\t]\\W*(?:nessun[oa]?|0|zero|[-–—])(?: oggi)?",
  ],
  listCancelled: [
    "(?:nuove )?(?:disdette|cancellazioni) (?:ricevute )?(?:di )?(?:oggi|ieri|questa settimana)",
    "cancellazioni|disdette|annullamenti|(?:appuntamenti|prenotazioni|sedute) (?:annullat|disdett|cancellat)[ie]|(?:annullat|disdett|cancellat)[ie]",
    "(?:\\d+|una?|due|tre|quattro|cinque|sei) {appt} (?:annullat|disdett|cancellat)[oaie]",
  ],
  listOffered: offeredLists.it,
  listPast: [
    "(?:storico|cronologia|cronistoria)(?: (?:del|della|dei|degli|delle|di)(?: [\\p{L}.'-]+){1,4}| (?:appuntamenti|prenotazioni|visite|cliente|paziente|modifiche))?|attività(?: recenti?)?|registro (?:delle )?(?:attività|modifiche)|(?:appuntamenti|visite|sedute|prenotazioni|lezioni) (?:precedenti|passat[ie])(?: di(?: [\\p{L}.'-]+){1,4})?|ultim[ie] (?:appuntamenti|visite|sedute|prenotazioni|modifiche)",
  ],
  listOther: [
    "(?:nuov[ie]|prossim[ie]|altr[ie]) (?:appuntamenti|prenotazioni|sedute)|(?:appuntamenti|prenotazioni|sedute)(?: (?:confermat|spostat|prenotat)[ie])?|(?:confermat|spostat|prenotat)[ie]",
    // What else a day brings.
    "(?:nuov[ei] |ultim[ei] )?(?:conferme|recensioni|valutazioni|commenti|messaggi|compleanni|pagamenti|moduli|notizie|novità|consigli(?:o)?|consiglio del (?:giorno|mese)|lo sapevi)(?: (?:per|di|del|da|ricevut[ei])(?: [\\p{L}]+){0,3})?",
  ],
  listMoved: ["(?:appuntamenti|prenotazioni|sedute) (?:spostat|rinviat)[ie]|(?:spostat|rinviat)[ie]|spostamenti"],
  listStill: [
    "{appt} (?:mantenut[oaie]|invariat[oaie]|che (?:restano|resta|rimangono|rimane))(?: [\\p{L}]+)*|(?:restano|resta|rimangono|rimane|ancora|invariat[ie]|confermat[ie]|nella tua agenda|in agenda|non annullat[ie])(?: [\\p{L}\\d.,]+)*|(?:questi|queste|i|gli|le)(?: [\\p{L}-]+){1,3} (?:restano|rimangono)(?: [\\p{L}]+)*",
  ],
  rowCancelled: [
    "\\d (?:disdett[ae]|cancellazion[ei])(?: anticipat[ae]| tardiv[ae])?(?= \\(\\p{L}[^()\\d%]*\\))",
    "(?:annullat|disdett|cancellat)[oaie]|(?:ha|hanno) (?:annullato|disdetto|cancellato|rinunciato)|annulla|disdice|rinuncia|non (?:viene|verrà)",
  ],
  rowKept: [
    "(?:confermat|prenotat|effettuat|spostat|completat|mantenut)[oaie]|in attesa|presente|assente|nessuna risposta|(?:ha|hanno) confermato|conferma|(?:da|non) confermat?[aeior]+|viene|verrà",
  ],
  unsettled: ["in attesa|richiest[oa]|provvisori[oa]|da confermare|propost[oa]"],
};
