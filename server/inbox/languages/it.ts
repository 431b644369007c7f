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
  cues: {
    headline: [
      "(?:\\W|re:|i:|fwd?:|r:){0,40}(?:annullamento|disdetta|cancellazione)(?! (?:gratuita|gratuito))\\b(?! (?:del|dell'|della) ?(?:tuo|suo|tua|sua)? ?(?:abbonamento|ordine|volo))",
      "(?:\\W|re:|i:|fwd?:|r:){0,40}(?:annullat|disdett|cancellat)[oaie]\\b",
      "(?:\\W|re:|i:|fwd?:|il|suo|tuo|un){0,40}{appt}…(?:annullat|disdett|cancellat)[oaie]",
    ],
    cancelled: [
      "(?<!(?:che|chi|se|non) )(?:annulla|disdice)\\b[^!?;]{0,60}?(?:\\d{1,2}[:.]\\d\\d|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|oggi|domani|alle)",
      "stato\\W{1,4}(?:\\p{L}+ ){0,2}?(?:annullat[oa]|disdett[oa]|cancellat[oa]|annullamento|cancellazione|disdetta)",
      "{appt}…(?:annullat|disdett|cancellat)[oaie]",
      "(?:ha|hanno|è|sono|stat[oaie]|abbiamo|ho) (?:\\p{L}+ ){0,2}(?:annullat|disdett|cancellat)[oaie]",
      "(?:annullat|disdett|cancellat)[oaie] (?:da|dal|dalla|online)",
      "(?:annullamento|disdetta|cancellazione) (?:del|dell'|della|di) ?…{appt}",
    ],
    plea: ["(?:può|puoi|potete|potrebbe|potresti)(?: per favore)? (?:annullare|disdire|cancellare) (?:il mio|la mia)"],
    personal: [
      "non ci (?:sarò|sarà|saremo)",
      "non (?:posso|potrò|possiamo|potremo|riesco|riuscirò|riuscirà|potrà|può) (?:a )?(?:venire|esserci|essere presente|partecipare|presentarmi|farcela)",
      "(?:devo|dobbiamo|vorrei|voglio|deve|vuole) (?:annullare|disdire|cancellare)",
      "(?:per favore,? )?(?:annull[ia]|disd[ia]ca|disdite|cancell[ia])(?:te)? (?:il mio|la mia|il nostro)",
      "(?:può|potete|potrebbe|puoi) (?:per favore )?(?:annullare|disdire|cancellare) (?:il mio|la mia)",
      "disdico|annullo (?:il mio|la mia|l')",
    ],
    bare: ["(?:per favore )?(?:annullare|disdire|annulla|disdetta)"],
    freed: ["(?:di nuovo|nuovamente) (?:liber|disponibil)[oie]"],
    conditional: [
      "\\b(?:se|qualora|in caso di|nel caso|quando|per (?:annullare|disdire|modificare|cancellare))\\b[^.,;!?]*",
      "(?:può|puoi|potete|deve|dovete|possono|devono|è possibile)[^.;!?]{0,30}(?:annullare|disdire|cancellare)(?! (?:il mio|la mia))[^.;!?]*",
      "(?:sarà|saranno|verrà|può essere|verranno)[^.;!?]{0,20}(?:annullat|disdett|cancellat)[oaie]",
      "[^.;!?]{0,60}(?:di preavviso|ore prima|con anticipo|d'anticipo)[^.;!?]*",
    ],
    policy: [
      "(?:politica|condizioni|costi|penale|termini|link|policy) di (?:cancellazione|annullamento|disdetta)",
      "(?<!stato ?: ?)(?:cancellazione|annullamento|disdetta|cancellazioni|disdette) (?:gratuit[aoie]|tardiv[aoie]|entro|senza|con meno)",
    ],
    thing: [
      "{thing}…(?:annullat|disdett|cancellat)[oaie]",
      "(?:annullamento|disdetta|cancellazione) (?:del|dell'|della) ?(?:suo |tuo |sua |tua )?{thing}",
    ],
    errand: ["{errand}"],
    none: [
      "(?:(?:annullat|disdett|cancellat)[ie]|cancellazioni|disdette|annullamenti)\\W*[:=\\t]\\W*(?:nessun[oa]?|0|zero|[-–—])(?: oggi)?",
    ],
    listCancelled: [
      "cancellazioni|disdette|annullamenti|(?:appuntamenti|prenotazioni|sedute) (?:annullat|disdett|cancellat)[ie]|(?:annullat|disdett|cancellat)[ie]",
    ],
    listOther: [
      "(?:nuov[ie]|prossim[ie]|altr[ie]) (?:appuntamenti|prenotazioni|sedute)|(?:appuntamenti|prenotazioni|sedute)(?: (?:confermat|spostat|prenotat)[ie])?|(?:confermat|spostat|prenotat)[ie]",
    ],
    rowCancelled: ["(?:annullat|disdett|cancellat)[oaie]"],
    rowKept: [
      "(?:confermat|prenotat|effettuat|spostat|completat|mantenut)[oaie]|in attesa|presente|assente|nessuna risposta",
    ],
    standing: [
      "non (?:è|sono|è stat[oa]|sono stat[ie])? ?(?:annullat|disdett|cancellat)[oaie]",
      "(?:nessun|nessuna|0) (?:\\p{L}+ )?(?:annullamento|disdetta|cancellazione|cancellazioni|disdette|appuntamento (?:annullato|disdetto))",
      "(?:annullamento|disdetta|cancellazione)…(?:rifiutat|fallit|revocat|non è)[oa]?",
      "per (?:errore|sbaglio)",
      "(?:ripristinat|riattivat|confermat)[oa] nuovamente|ripristinat[oa]",
      "(?:ha provato|ha tentato|voleva)…(?:annullare|disdire|cancellare)",
      "non (?:può|è stato possibile|ha potuto)…(?:annullar|disdir|cancellar)\\p{L}+",
      "(?:ignor[ia]|non tenga conto|dimentic)",
    ],
    kept: [
      "(?:resta|restano|rimane|rimangono) (?:confermat|valid|invariat|fissat)[oaie]|(?:è|sono) (?:sempre|ancora) (?:confermat|valid|fissat)[oaie]|mantien[ei]|(?:viene|vengo) (?:lo stesso|come previsto|regolarmente)",
    ],
    request: [
      "richiesta…(?:annullat|rifiutat|ritirat|scadut)a|(?:annullato|rifiutato|ritirato) (?:la|una) (?:sua )?richiesta",
      "richiesta di (?:annullamento|disdetta|cancellazione)",
      "(?:non ancora|mai|non era)…confermat[oa]",
    ],
    question: [
      "(?:posso|potrei|possiamo|è possibile|sarebbe possibile)…(?:annullare|disdire|spostare|cancellare)[^.!]*\\?",
      "(?:forse|probabilmente|magari)…(?:annullare|disdire|non)",
    ],
    booked: [
      "(?:nuovo|nuova) (?:appuntamento|prenotazione|visita)",
      "ha (?:prenotato|confermato|fissato|riprenotato)",
      "(?:appuntamento|prenotazione) (?:confermat|fissat|prenotat)[oa]|conferma (?:di|della|del|dell'|appuntamento|prenotazione)|grazie per (?:aver prenotato|la (?:tua|sua) prenotazione)",
    ],
    filled: [
      "(?:posto|orario|slot)…(?:coperto|occupato|riassegnato|riempito)",
      "(?:già|di nuovo) (?:occupat|prenotat|assegnat)[oa]",
    ],
    reminder: ["promemoria|ti ricordiamo|le ricordiamo|prossimo appuntamento"],
    moved: [
      "(?:spostat|riprogrammat|modificat|rinviat|posticipat|anticipat)[oaie]|modifica (?:di|dell'|appuntamento)|spostamento",
    ],
    proposed: [
      "(?:propone|proposto|suggerisce)…(?:orario|data|ora)",
      "(?:vorrei|vorrebbe|potremmo|chiede di|possiamo)…(?:spostare|modificare|rinviare)",
    ],
    declined: ["(?:rifiutat[oa]|ha rifiutato|ha declinato)"],
    noShow: ["(?:non si è presentat[oa]|mancata presentazione|no-?show|assente)"],
    money: ["(?:ricevuta|fattura|pagamento|rimborso) (?:di|per|del|n\\.|ricevuto|confermato)|la tua fattura"],
    waitlist: ["(?:iscritt[oa]|aggiunt[oa])…lista d'attesa"],
    advert: [
      "\\d+ ?% di sconto|sconto|webinar|codice promozionale|offerta|iscriviti|approfitta|prova gratuita|consigli per",
    ],
    wholeClass: [
      "ci scusiamo",
      "(?:dobbiamo|abbiamo dovuto|siamo costretti ad?) (?:annullare|disdire|cancellare)",
      "(?:noi|studio|salone|medico|dottore|dottoressa|terapista|insegnante)…(?:malat[oa]|chius[oa]|in ferie|assente)",
      "(?:tutti gli appuntamenti|tutte le lezioni)…(?:annullat|cancellat)[ie]",
    ],
    several: [
      "(?:i|gli|le|suoi|tuoi|\\d+|due|tre) (?:\\p{L}+ )?(?:appuntamenti|sedute|sessioni|prenotazioni|lezioni|visite)|entrambi|entrambe|seguenti",
    ],
    series: ["(?:settimanal[ei]|ogni settimana|ricorrente|serie|ogni (?:lunedì|martedì|mercoledì|giovedì|venerdì))"],
    stampBefore: [
      "(?:prenotat|annullat|disdett|cancellat|creat|inviat|ricevut|richiest|modificat|firmat|pagat|nat)[oaie](?: online| da [\\p{L}. ]{1,30})?(?: il| in data| alle)?",
    ],
    asideBefore: [
      "(?:entro|prima del?|fino al?|valid[oa]|scade|scadenza|a partire dal|dopo il|dal)(?: il| giorno)?",
      "(?:prossim[oa]|altr[oa]|successiv[oa])(?: \\p{L}+){0,2}(?: è| il| del| di| resta)*",
      "(?:meglio|invece|magari|forse|disponibile|liber[oa]|spostare al|spostarlo al|preferirei|ferie|vacanza|torno|rientro)(?: il| al| alle| a| dal)*",
    ],
    asideAfter: ["(?:resta|rimane) (?:confermat[oa]|valid[oa]|invariat[oa])"],
    oldBefore: [
      "(?:da|dal|del|dell'|vecchi[oa]|precedente|originari[oa]|originale|invece di|era)(?: (?:appuntamento|data|ora|orario|giorno|previsto|il|fissato))*",
    ],
    freshBefore: [
      "(?:al|alle|nuov[oa]|ora|adesso|spostat[oa])(?: (?:appuntamento|data|ora|orario|giorno|il|è|al|alle))*",
    ],
  },
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
