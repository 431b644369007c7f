import { amongCues } from "./among-cues";
import { comingStillCues } from "./coming-still-cues";
import { doubtWords } from "./doubt-words";
import { italianConditions, italianCorrections, italianWhys } from "./it-correction-cues";
import { italianCues } from "./it-cues";
import { italianParties } from "./it-parties";
import type { Language } from "./language";
import { noticeWords } from "./notice-words";
import { pretendedCues } from "./pretended-cues";
import { stagedCues } from "./staged-cues";

export const italian: Language = {
  code: "it",
  common:
    "il lo la i gli le di del della dei un una e è sono ha hanno stato stata con per da in su al alle che non si suo sua appuntamento grazie gentile cliente paziente ore questo questa mio mia dal nel prenotazione cordiali saluti annullato annullata disdetto seguente annullamento disdetta disdette cancellazione appuntamenti alla alle nella purtroppo riesco venire devo domani oggi buongiorno buonasera ciao salve sarò potrò verrò visita seduta scusi disdire disdice annullare disdico annullo cancello già ma anche sì adesso viene vengo posso quando perché però cambiato appena stessa",
  months: [
    "gennaio gen",
    "febbraio feb",
    "marzo mar",
    "aprile apr",
    "maggio mag",
    "giugno giu",
    "luglio lug",
    "agosto ago",
    "settembre set sett",
    "ottobre ott",
    "novembre nov",
    "dicembre dic",
  ],
  weekdays: [
    "lunedì lunedi lunedí lun",
    "martedì martedi martedí mar mart",
    "mercoledì mercoledi mercoledí mer merc",
    "giovedì giovedi giovedí gio giov",
    "venerdì venerdi venerdí ven",
    "sabato sab",
    "domenica dom",
  ],
  today: "oggi|quest'oggi|stamattina|stamani|stamane|questa mattina",
  tomorrow: "domani domattina",
  tonight: "stasera|questa sera|questo pomeriggio|oggi pomeriggio",
  noDate: "a domani|a dopodomani",
  dayAfterTomorrow: "dopodomani",
  yesterday: "ieri|ieri mattina|ieri sera|ieri pomeriggio",
  thisWord: "questo questa",
  nextWord: "prossimo|prossima|p.v.",
  followingWord: "successivo|successiva|seguente",
  lastWord: "scorso scorsa passato",
  monthWords: "di questo mese 0|del mese prossimo 1|del prossimo mese 1",
  thisWeek: "questa settimana",
  nextWeek:
    "della prossima settimana|la prossima settimana|prossima settimana|della settimana prossima|la settimana prossima|settimana prossima",
  laterWords:
    "a otto 7|fra una settimana 7|tra una settimana 7|fra otto giorni 7|tra otto giorni 7|fra quindici giorni 14|tra quindici giorni 14|fra # settimane 7|tra # settimane 7",
  am: "",
  pm: "",
  morning: "di mattina|del mattino|della mattina|al mattino|mattina|mattino",
  afternoon: "del pomeriggio|di pomeriggio|di sera|della sera|nel pomeriggio|in serata|pomeriggio|sera",
  early:
    "presto|molto presto|mattina presto|di mattina presto|al mattino presto|la mattina presto|di buon'ora|di prima mattina|di buon mattino",
  noon: "mezzogiorno",
  midnight: "mezzanotte",
  clock: "h",
  ordinal: "º °",
  ordinals: "primo",
  numbers:
    "una/all'una/dell'una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue",
  between: "alle ore dalle all' del di il le h delle ora",
  at: "alle ore dalle delle h",
  until: "alle a fino",
  minuteWords:
    "cinque dieci quindici venti venticinque trenta trentacinque quaranta quarantacinque cinquanta cinquantacinque",
  minutesBefore: "un quarto alle -15",
  minutesAfter:
    "e mezza +30|e mezzo +30|e un quarto +15|meno un quarto -15|e trenta +30|e quindici +15|e tre quarti +45|e 10 +10|e 15 +15|e 20 +20|e 30 +30|e 40 +40|e 45 +45|e 50 +50|# +|e # +|meno # -",
  opensRange: "tra fra",
  dateWords: {
    articles: "il",
    afterTomorrow: "",
    dayFollows: true,
    dayNamed: "giorno",
    dayAlone: "",
    dayAtHour: "il alle|il a|il ore|del alle|del ore|dell alle",
    beforeMonth: "di",
    beforeYear: "",
    alsoWords: "lun|mar|mer|ven|sab|dom",
    apposed: "quello del|quella del|cioè|ossia",
    usual: "solito|solita|abituale",
    noSpan: "e|a",
    streets: "via|strada",
    roads: "via|viale|piazza|piazzale|largo|lungotevere|corso|vicolo|strada|lungarno|contrada|borgo|rione",
    ofRoads: "del|di|dei",
    hourLabels: "ora|ore|orario",
    counted: "min|minuti|giorni|persone|euro|franchi|ore|settimane|mesi|anni|minuto|sedute|volte|per cento|percento",
    ahead: "prima|dopo|di anticipo",
    prices:
      "penale|mora|spese|costi?|acconto|caparra|deposito|prezzo|importo|totale|tariffa|supplemento|dovut[oi]|pagat[oi]|addebitat[oi]|sconto|rimborso|iva",
  },
  labels: {
    reason:
      "motivo motivazione commento commenti messaggio nota note osservazioni domanda domande causale annotazione annotazioni ragione",
    birth: "nascita nato nata compleanno",
    zone: "fuso zona",
    stamp:
      "prenotato prenotata cancellazione annullamento creato inviato ricevuto richiesto aggiornato registrato pagato creazione registrazione emissione invio modifica inserimento stampato fatturato iscrizione aggiornamento richiesta-il modificato-il",
    old: "vecchio vecchia precedente precedenti precedentemente originale originariamente prima originario era iniziale inizialmente",
    fresh: "nuovo nuova adesso dopo modificato spostato nuovi nuove",
    end: "fine termina termine fino conclusione",
    aside:
      "prossimo prossima successivo preferita alternativa proposto proposta altro altra scadenza valido disponibile disponibilità richiesta orari successiva prossimi prossime libero libera alternativo validità attesa suggerito preferito desiderato desiderata apertura chiusura controllo interessato interessata invariato",
    cancelled: "annullato annullata annullati disdetto disdetta cancellato cancellata prenotato",
    when: "data quando inizio appuntamento giorno seduta sessione prenotazione visita lezione comincia fascia corso arrivo",
    time: "ora orario ore ora-inizio oraria",
    who: "cliente paziente nome partecipante ospite assistito utente allievo allieva alunno alunna intestatario cognome nominativo socio socia membro iscritto iscritta studente studentessa chiamante visitatore",
    by: "da",
    plain:
      "spostamento valore campo cosa dove servizio operatore telefono cellulare email e-mail indirizzo prezzo costo stato durata tipo con luogo sede studio riferimento numero codice link oggetto trattamento prestazione specialista staff medico dottore dottoressa professionista collaboratore terapista ambulatorio sala canale origine importo specialità struttura pagamento fattura totale saldo deposito sito calendario organizzatore titolo città via polizza assicurazione descrizione categoria risorsa metodo",
  },
  labelWords: {
    filling: "per|la|e|di|da|del|dell|della",
    for: "per",
    on: "",
    doneOn: "il",
    cancelStem: "annul|disdett|disdi|cancell",
    replaced: "originale|precedente|vecchi[oa]|iniziale",
    dating: "al|dal|il|data|da",
    actor: "dal",
    zoneLabel: "fuso(?: orario)?",
    status: "stato|stato dell'appuntamento|stato della prenotazione",
    given:
      "(?:che hai |che ha )?(?:indicat[oa]|fornit[oa]|inserit[oa])(?: da(?:l| l)? ?[\\p{L}.'’-]+(?: [\\p{L}.'’-]+){0,2})?|(?:della|di) (?:disdetta|cancellazione|annullamento)",
    no: "no",
    matched:
      "previsto per|prevista per|programmato per|programmata per|fissato per|fissata per|associato a|associata a|collegato a|collegata a|si riferisce a|corrisponde a|appuntamento interessato|seduta interessata|prenotazione interessata|appuntamento in questione|riguarda",
    refund: "rimbors",
    becomes: "a|in",
    untilNow: "finora|fino ad ora|fino a ora|fino ad oggi|era prenotato|era fissato|prenotato prima",
    fromNow: "ora prenotato|ora fissato|adesso",
    leadIn:
      "buona notizia|buone notizie|cattiva notizia|cattive notizie|brutta notizia|brutte notizie|attenzione|importante|per informazione|avviso",
    called: "chiamata ricevuta|chiamata presa|messaggio ricevuto|messaggio preso",
    proposal: "(?:nuova )?proposta",
    answer: "risposta|risposta del paziente|risposta della paziente|risposta del cliente|risposta ricevuta",
    caller: "chiamante|nome del chiamante|chiamata di|chiamata da|ha chiamato|chi ha chiamato|da parte di",
    taker: "accettato da|accettata da|occupato da|occupata da|riassegnato a|riassegnata a|sostituito da|sostituita da",
    noTaker: "nessun[oa]?|ancora|in attesa|libero",
    purpose: "motivo della visita|motivo visita|motivo del consulto|motivo dell'appuntamento",
    statusTaken: "(?:già )?(?:occupat|riassegnat|copert|pres)[oa]",
    naming:
      "servizi(?:o)?|trattament[oi]|prestazion[ei]|lezione|seduta|appuntamento|tipo di (?:appuntamento|visita|servizio)|cosa|con|operator[ei]|operatrice|professionista|luogo|dove|sede|indirizzo|sala|oggetto|titolo",
    toCancel:
      "(?:(?:data|giorno|ora|orario|data e ora) (?:del |della |dell'|di ))?(?:{appt}|data|giorno) (?:(?:da|che (?:desidera|vuole|desidero|voglio)) (?:disdire|annullare|cancellare)|che (?:disdice|annulla|disdico|annullo))",
    movedBelow:
      "(?:spostato|riprogrammato|modificato|cambiato) (?:il seguente|la seguente|questo|questa|il suo|la sua|un|una|il|la) (?:{appt})",
    date: "data|giorno",
    upNext:
      "(?:in arrivo|a seguire|per primo|per prima|si comincia|si inizia)(?: (?:oggi|domani|questa settimana|in agenda))?|(?:il |l'|la |l’)?(?:orario|ora|fascia|giorno|momento) più (?:richiest[ao]|popolare|prenotat[ao]|gettonat[ao]|affollat[ao])",
  },
  people: {
    inNames: "di|da",
    contact: "telefono|cellulare|e-?mail",
    hasCancelled:
      "ha (?:annullato|disdetto|cancellato)|annulla|disdice|ha dovuto (?:annullare|disdire|cancellare)|ha spostato|non (?:può|potrà) venire|si è (?:cancellat|disiscritt)|ha appena (?:annullato|disdetto|cancellato)",
    noName: "Appuntamento|Prenotazione|Il|La|Questo|Lezione|Seduta",
    theirs: "(?:il |la |i |le )?su[oae]|suoi|loro",
    somebody: "io|mi|mio|mia|lei|lui|egli",
    placesIn: "a|al|per",
    titles:
      "signora?|signorina|sig|sig\\.ra|sig\\.na|dott|dottor|dottore|dottoressa|dr|prof|dott\\.ssa|dr\\.ssa|prof\\.ssa",
    firstNames:
      "alberto alessandra alessandro alessia alessio alice andrea angela angelo anna antonella antonio arianna barbara beatrice bruno camilla carla carlo caterina chiara cinzia claudia claudio cristina daniela daniele dario davide debora elena elisa elisabetta emanuela emanuele enrico eva fabio fabrizio federica federico filippo francesca francesco franco gabriele gabriella gianluca gianni giorgia giorgio giovanni giulia giulio giuseppe ilaria laura lorenzo luca lucia luigi luisa marco maria marina mario marta martina massimo matteo maurizio michela michele monica nicola nicoletta paola paolo patrizia pietro raffaella riccardo rita roberta roberto rosa sabrina sandra sara serena sergio silvia simona simone sofia stefania stefano teresa tommaso ugo umberto valentina valeria vincenzo vittoria",
  },
  parties: italianParties,
  comers: {
    articles: "il|lo|la|i|gli|le|nostr[oaie]|vostr[oaie]|un|uno|una",
    clients:
      "quarto|quarti|mezz[oa]|client[ei]|pazient[ei]|alliev[oaie]|alunn[oaie]|studenti?|studentess[ae]|partecipanti?|soci[oae]?|gruppo|signor[aei]?|signorina|dama|uom[oi]n?i?|donn[ae]|ragazz[oaie]|bambin[oaie]|bimb[oaie]|piccol[oaie]|neonat[oa]|gemell[ie]|figli[oae]?|mogli[e]?|marito|compagn[oa]|fidanzat[oa]|coppia|mamma|madre|papà|padre|genitori|nonn[oaie]|fratell[oi]|sorell[ae]|zi[oae]|cugin[oaie]|nipot[ei]|famiglia|amic[oai]|amich[ei]|can[ei]|cagnolin[oa]|cucciol[oi]|gatt[oaie]|cavallo|person[ae]|gente|due|altr[oaie]|settimana|giorno|mese|mattina|pomeriggio|sera|promemoria|messaggio|mi[oae]|miei|su[oae]|sig|sigra|assistit[oa]|utent[ei]|iscritt[oa]|corsist[aei]|ospit[ei]|suocer[oa]|cognat[oa]|nuora|genero|bebè",
    own: "(?:il |la |i |le )?mi[oae]|miei",
    firsts:
      "io|rinuncio|salto|libero|cancello|noi|posso|potrò|possiamo|potremo|riesco|riusciamo|riuscirò|riusciremo|sarò|saremo|verrò|verremo|vengo|devo|dobbiamo|vorrei|voglio|dovrei|dovrò|preferisco|disdico|annullo|mi|ho|abbiamo",
    others: "lui|lei|loro|e|ma|che",
    wishes: "vorre|vogl|vuol|prefer|piacer",
    prepositions: "a|di|da|in|con|su|per|tra|fra|dopo|prima|senza|causa|ricevuto",
    reasons: "perché|per|causa|poiché|con",
    partly:
      "di persona|in presenza|con (?:me|noi)|puntuale|in orario|più presto|prima (?:delle|di) (?:\\d+|{day})|accompagnarmi",
    relatives: "che|quale",
    having: "ho|abbiamo|devo|dobbiamo|sono|avrò",
    pleas: "per favore|annull|disd|cancell|può|potete|potrebbe|puoi",
    capitals: false,
    follows: true,
  },
  notices: noticeWords.it,
  doubts: doubtWords.it,
  leads: {
    onDay: "il|del",
    ofDay: "",
    daysOf: "",
    fromDay: "dal",
    atHour: "delle|alle|ore|alle ore|delle ore",
    ofSomebody: "di",
    fromHour: "dalle|delle|dell'|da",
    aloneBeforeHour: "alle ore|dalle ore|inizia alle|inizio alle|inizio ore",
    brought: "arrivo|consegna|entrata|ingresso|check-?in",
    fetched: "ritiro|uscita|partenza",
    ready: "pronto|pronta|riconsegna|restituzione|check-?out",
    and: "e",
    whose: "",
    atYours: "da voi|da lei|da te|con lei|con te|con voi",
  },
  chains: {
    persons: "(?:la mia|il mio|la sua|il suo)|io|lui|lei|noi|loro",
    neither: "né",
    owners: "mi[oa]|miei|mie|nostr[oaie]|su[oa]|suoi|sue|loro|quell[oa] d[ie]l?|il|la|le|gli|i",
    after: "(?:subito )?dopo(?: di (?:lui|lei))?|poi|anche",
    sameDay: "(?:quel|lo stesso|quello stesso|quel medesimo) giorno|in giornata",
    each: "entramb[ie](?: i giorni| le volte)?|tutt[ie] e due|ogni volta|sempre",
    explains: "sono|era|sarebbe stato|erano|si tratta di",
    named: "(?:disdir|annullar|cancellar)l[ao]|l[ao] (?:devo|dobbiamo) (?:disdire|annullare|cancellare)",
  },
  behind: {
    booked: "(?:da|con) (?:lei|voi|te)|(?:mi|ci) (?:ha|avete|hai) (?:segnat|prenotat)\\p{L}+",
    calledOff: "(?:cancell|annull|tolg|disd)(?:i|a|ate|ete|are|ire)(?:mi|ci|la|lo)?(?=\\W*$|,| per favore| grazie)",
  },
  zoneWords: {
    time: "ora|orario|fuso",
    timeEndings: "",
    filling: "di|del|della|dell|dello|in|il|la|lo|gli|standard|legale|solare|estiva|estivo|invernale|locale",
    before: "secondo|in",
    here: "sua|tua|vostra|nostra|locale|qui",
    differs: "può variare|può essere diverso",
    elsewhere: "mia|mio|cliente|paziente",
    yours: "(?:ora )?(?:tua|sua|vostra)|(?:da|per) (?:te|lei|voi)|lì",
    mine: "(?:ora )?(?:mia|nostra)|(?:da|per) (?:me|noi)|qui",
    ofHours: "e|data|visita|inizio|fine|appuntamento|seduta|nuova|nuovo|vecchia|vecchio|stessa|stesso|arrivo",
    ofVisit: "appuntamento|evento|prenotazione|riunione|seduta|calendario|agenda|organizzatore|account|attivita|studio",
    ofClients: "cliente|invitato|invitata|ospite|paziente|partecipante|allievo|allieva|studente|studentessa|visitatore",
    ofPlaces: "",
    verbs: "",
    notice: "\\b(?:tutti gli|gli) orari\\b|\\btutte le ore\\b",
  },
  appt: "(?:(?:appuntament[oi]|prenotazion[ei]|sedut[ae]|session[ei]|visit[ae]|consulenz[ae]|lezion[ei]|trattament[oi]|massagg(?:io|i)|incontr[oi]))",
  service:
    "^(?:pedicure|manicure|ricostruzione (?:unghie|delle unghie)|smalto|semipermanente|ceretta|depilazione|epilazione|laminazione|extension|sopracciglia|ciglia|meches|colpi di sole|balayage|tinta|colore|taglio|piega|permanente|barba|rasatura|pulizia (?:del viso|viso|dei denti|dentale)|peeling|linfodrenaggio|riflessologia|agopuntura|osteopatia|fisioterapia|reiki|devitalizzazione|otturazione|sbiancamento|estrazione|tatuaggio|piercing|ipnosi|yoga|pilates|detartrasi|igiene dentale)(?!\\p{L})",
  thing:
    "(?:(?:auto|vettur[ae]) (?:sostitutiv[ae]|di cortesia)|abbonament[oi]|ordin[ei]|vol[oi]|iscrizion[ei]|contratt[oi]|pagament[oi]|fattur[ae]|assicurazion[ei]|viagg(?:io|i)|hotel|consegn[ae]|account|pacchett[oi]|carnet|tesser[ae]|cart[ae]|addebit[oi]|bonific[oi]|licenz[ae]|buon[oi]|spedizion[ei]|sottoscrizion[ei]|polizz[ae]|preventiv[oi]|turn[oi] di (?:lavoro|guardia|servizio)|(?<=(?:tuo|suo|mio) )turno|iscrizione (?:alla|in) lista d'attesa)",
  paidWith:
    "(?:di|del|della|con|nel|nella|dal|dalla|su|sul) (?:\\S+ ){0,3}(?:abbonamento|pacchetto|carnet|tessera|carta|buono|contratto)",
  abbreviations: "p\\.v|sig|sigg|sig\\.ra|dott|dott\\.ssa|prof|tel|cell|dr|ecc|spett|gent|avv|ing",
  errand:
    "(?:(?:quella|la) cosa|sala (?:riunioni|feste|conferenze|civica|ricevimenti)|prenotazione (?:del|della) (?:sala|salone|campo|camera|posto auto)|donna delle pulizie|fornitore|corriere|fattorino|commercialista|fabbro|installatore|taxi|treno|volo|voli|autonoleggio|officina|tagliando|revisione|cambio (?:olio|gomme)|vettura|tavolo|ristorante|coperti|hotel|albergo|consegna|tecnico|idraulico|elettricista|caldaia|veterinari[oa]|toelettatura|(?:suo|tuo) (?:cane|gatto)|visita (?:all'appartamento|alla casa)|udienza|tribunale|convegno|congresso|conferenza|webinar|(?:incontro|colloqui|colloquio|riunione) (?:con i |dei |con gli )?(?:genitori|insegnanti|docenti)|concerto|spettacolo|partita)",
  conditions: italianConditions,
  whys: italianWhys,
  corrections: italianCorrections,
  cues: { ...italianCues, ...amongCues.it, ...comingStillCues.it, ...pretendedCues.it, ...stagedCues.it },
  headers: { from: "da", sent: "inviato|data", to: "a", subject: "oggetto" },
  forwarded:
    "messaggio inoltrato|messaggio originale|inizio messaggio inoltrato|inizio del messaggio inoltrato|appuntamento originale",
  wrote: "\\bil\\b.{4,200}\\bha scritto",
  wroteStem: "crit",
  prefixes: "i r",
  autoReply: ["risposta automatica", "fuori ufficio", "assente dall'ufficio", "sono in ferie"],
  undelivered: ["non recapitabile", "mancato recapito", "recapito non riuscito", "notifica di mancata consegna"],
  received:
    "(?:la (?:sua|tua)|il (?:suo|tuo)) (?:richiesta|messaggio|e-?mail|ticket)[^.!?]{0,40}(?:è stat[oa] (?:ricevut|registrat|creat)[oa])|abbiamo ricevuto (?:la (?:sua|tua)|il (?:suo|tuo)) (?:richiesta|messaggio|e-?mail)",
};
