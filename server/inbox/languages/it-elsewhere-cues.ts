import type { Language } from "./language";

/** How Italian emails tell that the reader is the customer: at a bank, a school, a vet, or of whoever writes. */
export const italianElsewhereCues: Language["cues"] = {
  elsewhere: [
    "rogito|firma (?:dal notaio|dell'atto|del compromesso)",
    "vaccin[oi]|vaccinazion[ei]|richiamo (?:del vaccino|vaccinale)|analisi del sangue|esami? del sangue|prelievo(?: del sangue)?|donazione del sangue|mammografia|colonscopia|esame della vista|sterilizzazione|castrazione",
    "colloqui(?:o)? (?:di (?:lavoro|selezione)|conoscitivo|con (?:l'insegnante|la maestra|il professor|la professoressa|i docenti|gli insegnanti|il dirigente))|colloquio(?= (?:con|presso|telefonico))|(?:con|dal|dalla) (?:il |la )?(?:suo|sua|tuo|tua) (?:consulente|gestore|banchiere|notaio|avvocat[oa]|commercialista|medico (?:di base|curante)|insegnante|maestra|referente|agente|assicuratore)|appuntamento (?:in banca|dal notaio|in officina|in ospedale|a scuola|all'asilo|in questura|in comune)|prova su strada|inserimento (?:al nido|all'asilo)",
    "colloqui(?:o)? (?:genitori|scolastic[oi]|con i professori)",
  ],
  theirs: [
    "(?:scriv|telefon|chiam|contatt)(?:o|iamo)(?: [^ .,;!?]+){0,2} per (?:disdire|annullare|cancellare) (?:il |la |i |le )?(?:su[oa]|tu[oa]|vostr[oaie])(?!\\p{L})",
    "(?:deve|devono|ha dovuto|hanno dovuto|dovrà|si vede costrett[oa] ad?|è costrett[oa] ad?)(?: \\p{L}+)? (?:annullare|disdire|cancellare|rimandare|spostare) (?:il |la |i |le )?(?:vostr[oaie]|tu[oa]|tuoi|tue)(?!\\p{L})|(?:annullare|disdire) (?:il |la |l')?(?:\\p{L}+ )?(?:appuntamento|incontro|riunione|chiamata) con (?:lei|voi|te)(?!\\p{L})",
    "ha (?:appena )?(?:chiamato|telefonato) (?:il |l')(?:tecnico|idraulico|elettricista|caldaista|installatore)",
  ],
  office: [
    "(?:sono|qui|parla) (?:\\p{L}+ ){1,3}(?:della|dello|del|di|dell') ?(?:[\\p{L}&-]+ ){0,3}(?:banca|assicurazioni|assicurazione|commercialista|scuola|asilo|officina|notaio|agenzia|immobiliare|autofficina)|(?:studio|segreteria|ufficio) (?:del |della |dello )?(?:dr|dott|dottor|dottoressa|avv|avvocato|notaio|prof)\\.?(?:ssa)? [\\p{L}-]+(?=\\s*:)|per conto d(?:i|el|ella)|a nome d(?:i|el|ella)",
    "(?:presso|nel) (?:il )?nostro ufficio|presso la nostra (?:filiale|agenzia|sede)",
  ],
  shared: [
    "(?:(?:il |la )?(?:nostr[oa]|su[oa]|tu[oa]|vostr[oa])) (?:\\S+ ){0,2}?(?:{appt}|incontro|riunione|colloquio|chiamata)",
  ],
  caller: [
    // Her employer takes a shift from her.
    "(?:il tuo|la tua|il suo|la sua) (?:responsabile|coordinat(?:ore|rice)|cap[oa]|superiore|supervisor[ea]?|manager|capoturno) ha (?:rimosso|eliminato|annullato|cancellato|tolto)",
    "(?:prendere|rilevare) le misure|farvi (?:il|un) preventivo",
    "(?:sono|qui) (?:\\p{L}+ ){0,3}?(?:il|la|l'|suo|del|della) ?(?:\\p{L}+ )?{errand}",
    "(?:qualcuno|puoi|può|potete)…(?:sostituirmi|coprir\\p{L}+)",
    // Who sells to the practitioner cancels a visit of his own.
    "(?:vostr[oa]|tu[oa]|su[oa]) (?:\\p{L}+ )?(?:agente(?: di (?:commercio|vendita|zona))?|rappresentante (?:di|per|commerciale)|commerciale|informat(?:ore|rice)(?: scientific[oa])?|consulente commerciale|venditore|venditrice|area manager)(?!\\p{L})",
    "(?:presentar|mostrar|far)(?:vi|le|ti) (?:vedere |conoscere )?(?:la|il|le|i|gli|l'|l[ae] nostr[ae]) ?(?:nostr[aeoi] )?(?:nuov|ultim|gamma|linea|catalogo|collezione)\\p{L}*|(?:vi|le|ti) (?:volevo|avrei|dovevo) (?:\\p{L}+ )?(?:presentare|mostrare|presentato|mostrato) (?:la|il|le|i|gli) (?:nostr[aeoi] )?(?:nuov|gamma|linea|catalogo|collezione)\\p{L}*",
    "far(?:vi|le) visita|visita commerciale",
  ],
};
