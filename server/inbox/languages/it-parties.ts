import type { Language } from "./language";

/** How Italian emails greet, and how they speak to who is served, and to who serves. */
export const italianParties: Language["parties"] = {
  greetings: "ciao|salve|buon(?:giorno|asera)|gentil[ei](?:ssim[oa])?|car[oa]|egregi[oa]|spett",
  asked: "su sua richiesta|come da (?:lei richiesto|sua richiesta)|su tua richiesta",
  served: [
    "(?:i tuoi|i suoi|tutti i) biglietti",
    "prenota(?:re)? (?:di nuovo|ancora|nuovamente|un altr|un nuov)|può (?:prenotare|richiedere|scegliere) (?:un |una )?(?:nuov|altr)",
    "(?:chiamarci|ci chiami|chiamaci|contattarci|contattaci|ci contatti|ci telefoni) [^.!?]{0,80}?(?:nuov[oa]|altr[oa]|riprogrammare)",
    "(?:tuo|suo|tua|sua) (?:abbonamento|pacchetto|tessera|acconto|veicolo|auto|credito|caparra|iscrizione)",
    "(?:le|ti) (?:proporremo|proponiamo|offriremo) |ti aspettiamo|la aspettiamo|presso (?:il nostro|la nostra) (?:studio|sede|officina|ambulatorio|clinica|centro|salone)",
    "non (?:deve|devi) pagare|nessun (?:costo|addebito) (?:per te|a suo carico)",
  ],
  servedBy:
    "(?:suo|tuo|sua|tua|la|il) [^.!?]{0,80}?con (?:il |la |l'|il tuo |la tua |il suo |la sua )?(?:dr|dott(?:\\.ssa|oressa|ore|or)?|dentista|medico|ostetrica|personal trainer|istruttore|istruttrice|allenatore|fisioterapista|dermatolog[oa]|parrucchier[ea]|commercialista)(?:\\.| )",
  serving:
    "(?:appuntamento|seduta|visita|lezione)[^.!?]{0,40}? (?:da|con) (?:lei|te|voi)|(?:tuo|tua|suo|sua|una?|un'|il|la|i|le) (?:client[ei]|pazient[ei]|alliev[oai]|alunn[oai]|ospit[ei]|partecipant[ei])(?!\\p{L})|(?:orario|posto) (?:è|torna) (?:di nuovo |ora )?(?:libero|disponibile)",
  yours: "(?:suo|sua|tuo|tua|vostr[oa])(?! (?:agenda|calendario|lista|sito|studio|salone))",
  we: "abbiamo|dobbiamo|siamo",
  ours: "nostr[oaie]",
  trades:
    "centro|studio|salone|palestra|clinica|poliambulatorio|ambulatorio|ospedale|officina|ottica|parrucchieri?|estetica|farmacia|terme",
  at: "da|presso|al|alla|allo",
  occasions:
    "pranzo|cena|apericena|partita|concerto|colazione|brunch|aperitivo|merenda|caff[eè] con|compleanno|matrimonio|battesimo|inaugurazione|funerale|festa|grigliata|picnic|serata|club del libro|vacanz[ae]|gita",
  general: "incontr[oi]",
  callsOff:
    "annull|disd|cancell|(?:dare|cedere|offrire|lasciare) (?:il|la|l'|questo)(?: mi[oa])? ?(?:posto|ora|orario|appuntamento)",
  goesOn: "senza (?:di )?(?:me|noi)(?!\\p{L})|mandatemi (?:il )?verbale",
  booker:
    "nome|a nome di|cliente|ospite|conducente|passeggero|viaggiatore|prenotato (?:per|da)|prenotazione a nome(?: di)?|giocatori",
  pets: "animale|nome dell'animale|cane|gatto|cavallo",
  visitors: "interessat[oaie]|acquirent[ei]|inquilin[oaie]|visitator[ei]|candidat[oaie]",
  errands:
    "idraulic|officina|gomme|elettricist|fabbro|pulizie|traslochi|autoscuola|veterinari|fotograf|notai|spazzacamin|toelettatura|commercialist|avvocat|studiolegale",
  servingRow:
    "accompagnat[oa] da|effettuat[oa] da|agente|consulente|operat(?:ore|rice)|terapista|professionista|tecnico|meccanico|istruttore|istruttrice|fotografo|idraulico",
  organizer: "organizzatore|organizzatrice",
  bookedBy: "prenotat[oa] da",
  booked:
    "\\d+ adulti|adulti: ?\\d|tavolo per (?:\\d|due|tre|quattro|cinque|sei)|per \\d+ persone|\\d+ (?:persone|coperti|ospiti)(?=\\W*$)|(?:numero (?:di )?)?(?:persone|coperti)\\s?[:\\t]|(?:post[oi]|fila|sala|binario|carrozza)\\s?:? ?(?:[a-z]?\\d|[a-z]\\d)(?=\\W*(?:$|,))|(?:arrivo|partenza|ritiro|riconsegna|check-?in|check-?out)\\s?[:\\t]|\\d+ nott[ei](?!\\p{L})|camera (?:doppia|singola|matrimoniale)|campo (?:\\d|da tennis|da padel)|\\d+ biglietti",
  everybody: "pazienti|clienti|alliev[ie]|soci|genitori",
  disclaimer: "riservat|confidenzial|destinatari[oa]|per errore|non autorizzat|vietat|divulgazione",
  until:
    "(?:(?:allora|quindi|e|ok) )*(?:a|al|ci (?:vediamo|rivediamo|vedremo)(?: (?:quindi|allora|il|la))*|(?:ti|la) aspetto(?: il)?)",
  takesOut: "disdi\\p{L}*",
  agreed: "segnat[oa]|conferm\\p{L}*|ricord\\p{L}*|promemoria|(?:ti|la|vi) aspett(?:o|iamo)|prenotat[oa]|fissat[oa]",
  offers:
    "potr\\p{L}*|posso|possiamo|propor\\p{L}*|propongo|va bene|andrebbe|vuole|vuoi|sapere se|se (?:ti|le|vi)|liber[oaie]|disponibil\\p{L}*|posto|posti|magari|forse",
  optOut:
    "disiscri\\p{L}*|annulla(?:re)? l'iscrizione|cancella(?:re)? l'iscrizione|cancellarsi dalla|newsletter|(?:visualizza|apri|leggi) (?:questa e-?mail |l'e-?mail )?nel browser|(?:ricevi|riceve) questa [^.!?]{0,30}?perché|non (?:desideri|vuoi|desidera) (?:più )?ricevere|preferenze (?:e-?mail|di comunicazione)",
  seats:
    "può|accetta|accettato|va bene|vuole|contenta|contento|viene|verrà|entra|passa|messo|messa|inserit[oa]|spostat[oa]|anticipat[oa]|fissat[oa]|segnat[oa]|prende|prenderà|subentra|metto|inserisco|sposto|anticipo|dato|assegnato|diamo",
  denies: "non|nessuno|mai",
  goal: "a|al|alla|all|alle|per il|per la",
  mine: "questo|questa|è|era|il mio|la mia|mio|mia|da me|con me",
  attending: "iscritt[ie]|partecipanti|posti occupati|prenotat[ie]|presenze|occupazione|capienza",
  placesLeft: "posti (?:liberi|disponibili|rimasti|rimanenti)",
  prepares:
    "(?:porti|portare|si ricordi di portare|porta)[^.!?;]{0,40} (?:tessera sanitaria|impegnativa|tessera assicurativa|elenco dei farmaci)|(?:si presenti|presentarsi|arrivi) [^.!?;]{0,20}\\d+ minuti (?:prima|di anticipo|in anticipo)",
};
