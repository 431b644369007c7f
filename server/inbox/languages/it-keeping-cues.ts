import { italianNotDone } from "./it-not-done-cues";
import { italianOwnWords } from "./it-own-words";
import type { Language } from "./language";
import { resumingCues } from "./resuming-cues";
import { unchangedCues } from "./unchanged-cues";

/** What Italian emails say about what stays, and about what else is kept. */
export const italianKeepingCues: Language["cues"] = {
  listAhead: [
    "(?:(?:i|gli|le|suoi|sue|tutti i|altri|altre) )*(?:(?:prossim[oaie]|altr[ie]|futur[oaie]|successiv[oaie]|ulteriori) (?:\\p{L}+ )?{appt}|{appt} (?:successiv[ie]|futur[ie]|rimanenti|in programma|programmat[ie]|prossim[ie]))(?: (?:di|del|della|per|con|il|in)(?: [\\p{L}\\d.,'&-]+){1,5})?|(?:prossimamente|prossimi giorni|in arrivo)(?: questa settimana)?|anche in agenda(?: [\\p{L}\\d.'-]+){0,4}",
  ],
  kept: [
    ...italianNotDone.kept,
    ...resumingCues.it.kept,
    "(?:quell[oa]|quelle|quelli|(?:il|la) {appt}) d(?:i|el(?: giorno)?|ella) (?:{day}|\\d)[^.,;!?]{0,30}? (?:sì|si)(?=[^\\p{L}\\d?]*$|,| (?:però|invece|grazie|vengo|posso))",
    "(?:quindi|così|perciò|per cui|e allora|allora) (?!(?:[^,.!?;]{0,60})non )[^,.!?;]{0,60}(?:ci sono|ci sarò|ci saremo|vengo|verrò|veniamo|verremo|sono da voi|sarò da voi)(?=\\W*$|,| (?:{day}|il|alle|domani|oggi|dopodomani|da)(?!\\p{L}))|(?<!non )(?:vengo|verrò|veniamo) (?:lo stesso|comunque|ugualmente|da sol[aoie]|volentieri)",
    "(?:resta|restano|rimane|rimangono)(?: (?!liber|disponibil)\\p{L}+){0,2}? (?:(?:confermat|valid|invariat|fissat|occupat|prenotat)[oaie]|com'è|in piedi|in agenda|dov'è)",
    "(?:è|sono) (?:(?:confermat|valid|fissat)[oaie] (?:dopotutto|comunque|lo stesso|alla fine|invece)|(?:comunque|alla fine|dopotutto|invece) (?:confermat|valid|fissat)[oaie])|(?<!non )si (?:fa|fanno|tiene|tengono)(?: \\p{L}+)? (?:lo stesso|comunque|dopotutto|ugualmente|regolarmente)",
    "(?:è|sono) (?:sempre|ancora) (?:confermat|valid|fissat|occupat|prenotat)[oaie]",
    "(?<!non )(?:vien[ei]|vengo|vengono|verrà|verrò|verranno|ci sarò|ci sarà)(?: (?!più)\\p{L}+){0,2}? (?:lo stesso|come (?:previsto|sempre|d'accordo|al solito|concordato|stabilito)|regolarmente|comunque)",
    "(?<!non )(?:lo|la|li|le|quello|quella) (?:tengo|tiene|teniamo|tengono|mantengo|mantiene|mantengono|manteniamo|confermo)(?! (?:sotto|in (?:osservazione|clinica|ospedale)|a casa|d'occhio|aggiornat))",
    "(?<!non )(?:vuole|voglio|vorrebbe|vorrei|preferisce|preferisco) (?:tener|mantener)(?:lo|la|li|le)",
    ...italianOwnWords.kept,
  ],
  holds: [
    ...unchangedCues.it.holds,
    "(?<!non (?:\\p{L}{1,20} ){0,2})(?:tengo|tiene|teniamo|tengono|tenere|terrei|mantengo|mantiene|mantengono|manteniamo|mantenere|mantieni|mantiene|conservo|conserva)(?! (?:conto|presente|d'occhio|liber[oa]|aggiornat[oaie]|a mente)\\b)",
  ],
  undone: [
    "(?:né|non) (?:(?:è |sono |stat[oaie] |né )*)(?:modificat|spostat|cambiat|variat)[oaie],? (?:né|o|e) (?:annullat|disdett|cancellat)[oaie]",
    "non (?:è|sono|era|erano|è stat[oa]|sono stat[ie]|era stat[oa]|erano stat[ie])? ?(?:annullat|disdett|cancellat)[oaie]",
    // Not the availability, which is free again.
    "(?<!(?:disponibilità|fascia oraria) (?:(?:è|era|viene|stata|ora|già|\\p{L}+mente) )*)(?:ripristinat|riattivat)[oaie]|confermat[oaie] nuovamente",
  ],
  forOthers: [
    "(?:per|con) (?:tutti )?(?:gli altri|le altre|i restanti|il resto)|(?:altri|altre|restanti|\\d+) (?:partecipanti|iscritt[ie]|clienti|alliev[ie]|persone)|(?:corso|lezione|gruppo|evento|laboratorio) stess[oa]",
  ],
  group: [
    "(?:il|la|l'|questo|questa|tuo|tua) ?(?:[\\p{L}-]+ ){0,2}(?:corso|lezione|gruppo|evento|laboratorio|workshop)",
  ],
  opening: ["post[oi]|orari[o]?|slot|or[ae]|buc(?:o|hi)|spazi[o]?|l'ha|{appt}"],
  seat: ["prenotazion[ei]|post[oi]|iscrizion[ei]|partecipant[ei]|appuntament[oi]"],
  belonging: [
    "(?:caparra|acconto|deposito|penale|mora|costo|costi|spese|addebito|tariff[ae]|prezz[oi]|importo|fattura|ricevuta|credit[oi]|saldo|punti|certificato|codice|buono|tessera|carta|carnet|pacchetto|ricetta|impegnativa|referto|referti|cartella|scatola|bite|apparecchio|corona|protesi|plantari|occhiali|lenti|chiav[ei]|contratto|sconto|offerta|numero|indirizzo)",
    "(?:posto|nome|posizione) (?:in|nella|sulla) (?:tua |sua |vostra )?lista|list[ae] d'attesa|in lista|(?:regol[ae]|regolamento|condizioni|norme|termini|politica|orari)(?: di (?:disdetta|cancellazione))?|febbre|tosse|dolore|problema|domanda|situazione",
  ],
  affair: [
    "viaggi(?:o)?|vacanz[ae]|gita|volo|voli|matrimonio|festa|compleanno|funerale|battesimo|concerto|festival|esam[ei]|trasloco|torneo|partita|settimana bianca|fine settimana",
  ],
  another: [
    "(?:{appt}|quelli|quelle) che non sono stat[ei] (?:annullat|disdett|cancellat)[ei]",
    "(?:altri|prossimi|restanti) (?:luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabati)",
    "(?:fra|tra) (?:due|tre|quattro|quindici|2|3|4|15) (?:settimane|giorni)|(?:il )?resto (?:del mese|dell'anno|delle (?:sedute|lezioni)|degli appuntamenti)",
    "altr[oaie] {appt}|prossim[oaie] {appt}|restanti {appt}",
    "(?:settimana|volta) (?:prossima|seguente|successiva|dopo)|prossima (?:settimana|volta|seduta)|gli altri|le altre|quell[oa] (?:dopo|successiv[oa])",
    "quell[oa] (?:del|dell'|di) ?\\S+|{appt} (?:dopo|successiv[ei] a) (?:questa|tale) data|la serie",
    "{appt} di {day}|l'altr[oa]|(?:il|la) (?:prossim[oa]|successiv[oa])|tutt[ei] (?:gli altri|le altre)|il resto",
    "(?:il|la|suo|sua|mio|mia|i) (?:marito|moglie|sorella|fratello|figlia|figlio|figli|mamma|madre|padre|papà|compagn[oa]|amic[oa]|collega)(?= (?:viene|vengono|verrà|tiene|mantiene|ci sarà|conferma)\\b)",
    "{day} (?:successiv[oa]|prossim[oa]|dopo)",
    "{appt} (?:successiv[oaie]|prossim[oaie]|seguent[ei])|(?:gli altri|le altre) (?:due|tre)",
  ],
  clause: ["e|ed|ma|però|mentre|perché|quindi|poi|invece"],
  day: ["{day}"],
  therefore: ["quindi|perci[oò]|per cui|pertanto|dunque"],
  because: ["perch[eé]|siccome|poich[eé]|dato che|visto che|a causa d"],
  joining: [
    "(?:e|ed|né|più|&|\\+|nonché|sia|che|e anche|come)(?:,? (?:anche|il|la|lo|i|le|quello|quella|quelle|quelli|del|della|di|alle|mio|mia|suo|sua|per|{appt}))*",
  ],
  oneOf: [
    "(?:non|senza) (?:ha |mi |ci )*(?:detto|dire|dice|specificat\\p{L}*|specificare|so|sappiamo|è chiaro) (?:quale|qual)",
    "non (?:posso|potrò|possiamo|potremo|riesco a|riesco) (?:venire |essere )?(?:a |per )?un[oa]? (?:dei due|delle due|di (?:loro|essi|esse|quest[ie]|quell[ie]))",
    "(?:annull|disd|cancell)\\p{L}* (?:solo |soltanto )?un[oa]? (?:dei due|delle due|di (?:loro|essi|esse|quest[ie]|quell[ie])|(?:dei|delle)(?: \\p{L}+)?(?: due)? {appt})",
    "un[oa]? di quest[ei] {appt} è stat[oa] (?:annullat|disdett|cancellat)[oa]",
  ],
  choice: ["un[oa] (?:dei|delle|di)|solo un[oa]|oppure"],
  wished: [
    "come (?:mi|ci) (?:hai|ha|avete|aveva|avevi) (?:chiesto|richiesto|domandato|detto)|come (?:da (?:lei|te|voi) )?(?:richiesto|desiderato|domandato)|come (?:da (?:sua|tua|vostra) richiesta|ci (?:ha|hai|avete) (?:chiesto|richiesto))|su (?:sua|tua|vostra) richiesta|su richiesta (?:del|della|di)|a (?:sua|tua) richiesta|come da richiesta",
  ],
};
