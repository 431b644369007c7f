import { italianCues } from "./it-cues";
import type { Language } from "./language";

export const italian: Language = {
  code: "it",
  common:
    "il lo la i gli le di del della dei un una e è sono ha hanno stato stata con per da in su al alle che non si suo sua appuntamento grazie gentile cliente paziente ore questo questa mio mia dal nel prenotazione cordiali saluti annullato annullata disdetto seguente",
  months: [
    "gennaio gen",
    "febbraio feb",
    "marzo mar",
    "aprile apr",
    "maggio mag",
    "giugno giu",
    "luglio lug",
    "agosto ago",
    "settembre set",
    "ottobre ott",
    "novembre nov",
    "dicembre dic",
  ],
  weekdays: [
    "lunedì lunedi lun",
    "martedì martedi mar",
    "mercoledì mercoledi mer",
    "giovedì giovedi gio",
    "venerdì venerdi ven",
    "sabato sab",
    "domenica dom",
  ],
  today: "oggi stasera",
  tomorrow: "domani",
  dayAfterTomorrow: "dopodomani",
  yesterday: "ieri",
  thisWord: "questo questa",
  nextWord: "prossimo prossima",
  am: "",
  pm: "",
  morning: "di mattina|del mattino",
  afternoon: "del pomeriggio|di pomeriggio|di sera",
  noon: "mezzogiorno",
  midnight: "mezzanotte",
  clock: "h",
  ordinal: "º °",
  ordinals: "primo",
  numbers: "una due tre quattro cinque sei sette otto nove dieci undici dodici",
  between: "alle ore dalle all' del di il le h delle ora",
  at: "alle ore dalle delle",
  until: "alle a fino",
  minutesBefore: "",
  minutesAfter:
    "e mezza +30|e mezzo +30|e un quarto +15|meno un quarto -15|e trenta +30|e quindici +15|e tre quarti +45",
  opensRange: "tra fra",
  labels: {
    reason: "motivo motivazione commento commenti messaggio nota note osservazioni domanda domande",
    birth: "nascita nato nata",
    zone: "fuso",
    stamp:
      "prenotato prenotata cancellazione annullamento creato inviato ricevuto richiesto aggiornato registrato pagato",
    old: "vecchio vecchia precedente originale prima originario",
    fresh: "nuovo nuova modificato spostato",
    end: "fine termina termine fino",
    aside:
      "prossimo prossima successivo preferita alternativa proposto proposta altro altra scadenza valido disponibile disponibilità richiesta orari",
    cancelled: "annullato annullata annullati disdetto disdetta cancellato cancellata prenotato",
    when: "data quando inizio appuntamento giorno seduta sessione prenotazione visita lezione comincia",
    time: "ora orario ore",
    who: "cliente paziente nome partecipante ospite",
    by: "da",
    plain:
      "cosa dove servizio operatore telefono cellulare email e-mail indirizzo prezzo costo stato durata tipo con luogo sede studio riferimento numero codice link oggetto trattamento prestazione specialista",
  },
  appt: "(?:(?:appuntament[oi]|prenotazion[ei]|sedut[ae]|session[ei]|visit[ae]|consulenz[ae]|lezion[ei]|trattament[oi]|massagg(?:io|i)|incontr[oi]))",
  thing:
    "(?:abbonament[oi]|ordin[ei]|vol[oi]|iscrizion[ei]|contratt[oi]|pagament[oi]|fattur[ae]|assicurazion[ei]|viagg(?:io|i)|hotel|consegn[ae]|account)",
  errand:
    "(?:taxi|treno|volo|voli|autonoleggio|officina|tagliando|revisione|cambio (?:olio|gomme)|vettura|tavolo|ristorante|coperti|hotel|albergo|consegna|tecnico|idraulico|elettricista|caldaia|veterinari[oa]|toelettatura|(?:suo|tuo) (?:cane|gatto)|visita (?:all'appartamento|alla casa)|udienza|tribunale|convegno|congresso|conferenza|webinar|concerto|spettacolo|partita)",
  cues: italianCues,
  headers: { from: "da", sent: "inviato|data", to: "a", subject: "oggetto" },
  forwarded:
    "messaggio inoltrato|messaggio originale|inizio messaggio inoltrato|inizio del messaggio inoltrato|appuntamento originale",
  wrote: "\\bil\\b.{4,200}\\bha scritto",
  prefixes: "i r",
  autoReply: ["risposta automatica", "fuori ufficio", "assente dall'ufficio", "sono in ferie"],
  undelivered: ["non recapitabile", "mancato recapito", "recapito non riuscito", "notifica di mancata consegna"],
  received:
    "(?:la (?:sua|tua)|il (?:suo|tuo)) (?:richiesta|messaggio|e-?mail|ticket)[^.!?]{0,40}(?:è stat[oa] (?:ricevut|registrat|creat)[oa])|abbiamo ricevuto (?:la (?:sua|tua)|il (?:suo|tuo)) (?:richiesta|messaggio|e-?mail)|grazie per averci contattato",
};
