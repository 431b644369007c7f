import type { Language } from "./language";

/** What Italian emails say of bookings, and of a time that was given to somebody else. */
export const italianBookingCues: Language["cues"] = {
  booked: [
    "stato\\W{1,4}(?:confermat|prenotat)[oa](?=\\W*$)",
    "è stato (?:pianificato|programmato|creato|prenotato|fissato) un nuovo evento|nuovo evento(?: (?:è stato )?(?:pianificato|programmato|creato|prenotato|fissato)| ?:)",
    "(?:nuovo|nuova) (?:appuntamento|prenotazione|visita)",
    "(?<!(?:mi|ci|gli) )ha (?:prenotato|confermato|fissato|riprenotato)",
    "(?:appuntamento|prenotazione) (?:confermat|fissat|prenotat)[oa]|conferma (?:di|della|del|dell'|appuntamento|prenotazione)|grazie per (?:aver prenotato|la (?:tua|sua) prenotazione)",
  ],
  handsOn: [
    "(?<!non )(?:da|bisogna|va) (?:ri)?(?:riempire|riempito|coprire|coperto|occupare|assegnato|riassegnare)(?:l[oa])?(?=\\W*$|,)",
    "(?<!non )(?:da|per favore|potete|puoi|si può|prego) (?:ri)?(?:proporre|offrire|proponete|offrite|assegnare|girare|passare)",
    "(?:per|alla|nella) (?:la |nostra )?lista(?: d'attesa)?|posto libero",
  ],
  freed: [
    "(?:{day}|mattina|pomeriggio|sera|\\d{1,2}(?:[:.]\\d\\d)?) (?:ti |vi |ci )?(?:è|sarà|resta|rimane|torna) (?:quindi |ora |adesso |dunque |perciò )*(?:liber[oa]|disponibile|vuot[oa]|scopert[oa])(?! (?:per|da))",
    "(?:ho|abbiamo|hai|ha|resta|c'è) (?:quindi |ora |adesso |dunque )*un buco",
    "si è (?:appena |ora |improvvisamente )?liberat[oa](?=\\W*$)",
    "(?:di nuovo|nuovamente) (?:liber|disponibil)[oie]",
    "(?:posto|orario|slot)…(?:liber|disponibil)[oaie]|si è liberat[oa]",
  ],
  sentBy: [
    "(?:cliente|paziente|alliev[oa]|ospite) (?:me|ce) (?:l'ha|lo ha) (?:inoltrat|mandat|inviat|girat)[oa]|me l'ha (?:inoltrat|mandat|inviat|girat)[oa] (?:il|la) (?:mi[oa] )?(?:cliente|paziente|alliev[oa])|(?:inoltrat|mandat|inviat|ricevut)[oa] dal(?:la)? (?:mi[oa] )?(?:cliente|paziente)",
  ],
  ownAffair: [
    "non (?:è )?(?:per|riguarda|c'entra con|ha a che fare con) (?:(?:il|lo|la|mio|nostro) )+(?:studio|salone|centro|lavoro|ambulatorio|negozio)(?!\\p{L})|niente a che (?:fare|vedere) con (?:il|lo|la) (?:studio|salone|centro|lavoro|ambulatorio|negozio)",
    "(?:mio|mia) (?:stess[oa] |propri[oa] )?(?:dentista|medico|dottoressa|parrucchier[ea]|veterinari[oa]|ginecolog[oa]|oculista|dermatolog[oa])(?!\\p{L})|mio appuntamento (?:dal|dalla|con il|con la) (?:dentista|medico|dottoressa|parrucchier[ea]|veterinari[oa]|ginecolog[oa]|oculista|dermatolog[oa])(?!\\p{L})|appuntamento (?:mio )?(?:personale|privato)",
    "(?:è|era)(?: (?:mi[oa],?|una cosa|cosa|una questione|roba))* (?:personale|privat[oa])(?=\\W*(?:$|[,.;:!)–-]))|(?<=^\\W*)(?:personale|privato)(?=\\W*(?:$|[,.;:!)–-]))",
    "non è (?:di )?(?:un |una |nessun |nessuna )(?:cliente|paziente|alliev[oa])(?=\\W*(?:$|[,.;:!)–-]))|(?:sono io|io sono|qui sono) (?:il |la )(?:cliente|paziente)",
  ],
  settled: ["(?:risolt|sistemat|copert|occupat|assegnat|bloccat|complet|pres)[oaie]"],
  filled: [
    "(?<!\\p{L})non (?:l[oa] )?(?:(?:ri)?pro(?:porre|ponete|ponetel[oa]|porl[oa])|offri(?:re|te|tel[oa]|rl[oa])|pubblicate|pubblicare|girate|girare|avvisate)(?!\\p{L})",
    "(?:era|è) (?:la |il )?(?:prim[oa]|successiv[oa])(?: \\p{L}+)? (?:in|nella|della|di) (?:lista(?: d'attesa)?)[^.!?;]{0,20} e (?:ha|è|ottiene|prende)(?! non)[^.!?;]{0,40} (?:ottenuto|ricevuto|preso|inserit[oa]|assegnat[oa]|posto|confermato|accettato)|(?:è stat[oa]|sono stati) (?:automaticamente )?(?:aggiunt[oa]|inserit[oa]|promoss[oa]|spostat[oa])(?: automaticamente)? (?:dalla lista d'attesa|e ha (?:già )?(?:accettato|confermato))",
    "(?:ho|abbiamo|ha|hanno) (?:(?:già|subito|poi|infine|immediatamente|quindi) )*(?:dato|ceduto|assegnato|passato|riassegnato) (?:(?:già|subito|poi) )*(?:il suo |il |quel |quell'|l'|la |la sua |lo |questo )(?:posto|orario|slot|buco|appuntamento|ora|spazio) (?:a|al|alla|ad|all'|allo) ?(?!\\d|me\\b|te\\b)\\p{L}+",
    "(?:l'ho|l'abbiamo|l'hanno|l'ha) (?:(?:già|subito|poi|infine|immediatamente|quindi) )*(?:dat|cedut|assegnat|passat|riassegnat)[oa] (?:(?:già|subito|poi) )*(?:a|al|alla|ad|all'|allo) ?(?!\\d|me\\b|te\\b)\\p{L}+",
    "(?:posto|orario|slot)…(?:coperto|occupato|riassegnato|riempito)",
    "(?:già|di nuovo) (?:occupat|prenotat|assegnat)[oa]",
    "(?:posto|orario|slot|buco|ora)…(?:l'ho|l'abbiamo|ho|abbiamo|è stat[oa])…(?:dat[oa]|ceduto|assegnat[oa]|riempit[oa]|copert[oa]|occupat[oa]|pres[oa])",
    "(?:ho|abbiamo) (?:già )?(?:messo|inserito|dato|spostato)…(?:al suo posto|(?:in|nel|al) (?:quel|suo|quello) (?:posto|orario|slot))",
    "(?:prende|prenderà|occupa) (?:il suo|il|quel) (?:posto|orario|slot)",
    "l'(?:ha|hanno) (?:già |subito |poi |infine )*(?:pres[oa]|accettat[oa]|occupat[oa]|prenotat[oa]|copert[oa])(?! (?:male|bene))|(?:lo|la) prende(?:rà)? (?:il|la|un|una)",
    "(?:l'ho|l'abbiamo|l'ha) (?:già |subito |poi )*(?:dat[oa]|ceduto|assegnat[oa]|pass[oa]t[oa]|riassegnat[oa]|riempit[oa]) (?:a|al|alla|ad)\\b",
    "(?:di nuovo|nuovamente|ancora|già) (?:al completo|pien[oae]|complet[oae]|occupat[oae])|(?:siamo|è|giornata) (?:di nuovo |nuovamente |già )*al completo",
    "al (?:suo|mio|loro) posto (?:viene|verrà|entra|entrerà|c'è|ho|abbiamo|ci sarà|passa)|(?:viene|verrà|entra|entrerà|passa|subentra) \\p{L}+(?: \\p{L}+){0,3} al (?:suo|mio|loro) posto|subentra(?:ta|to)?",
    "(?:ha|hanno|prende|prenderà|occupa|occuperà|accetta|ha accettato|va|andrà|è andat[oa]) (?:già |subito )?(?:pres[oa] |accettato |occupato )?(?:il|quel|quell'|il suo|lo|questo) ?(?:posto|orario|slot|buco|appuntamento) (?!a mente|libero|più)",
    "(?:posto|orario|slot|buco|appuntamento|ora)…(?:ora|adesso|già) (?:è (?:di|del|della)|ce l'ha|va a)",
    "non (?:è|sono) (?:quindi |ormai )*più (?:liber|disponibil)[oaei]",
    "non (?:serve|occorre|c'è bisogno di|è necessario) (?:avvisare|chiamare|offrirl[oa]|avvertire|contattare|proporl[oa])",
    "(?:posto|orario|slot|quell[oa])…(?:è (?:già |ancora |sempre |di nuovo |stato )*|resta |rimane )(?:pres|occupat|copert|assegnat|riempit)[oa]",
  ],
  slotTalk: [
    "(?<!^\\W*|[:.;!?] |(?:non|nessuno) )(?:ha accettato|accetta|accetterà|prende|prenderà|ha preso|vuole|vorrebbe|desidera|ottiene|usa|tiene|ha chiesto|ha occupato|è interessat[oa] a)(?: (?:prendere|avere|occupare))? (?:questo|quel|quello|il|il suo|lo|questa|quella)(?: \\p{L}+)? ?(?:posto|slot|buco|orario|spazio)",
    "(?:posto|slot|buco|spazio)(?: [\\p{L}.]+){0,2} (?:è|resta|rimane) (?:già )?(?:per (?:la sig|il sig)|bloccato|riservato)",
  ],
  hinted: [
    "(?:sicur[ao]|certamente|di sicuro|sicuramente|probabilmente|forse|magari)(?: che)?(?: c'è)? (?:qualcuno? altro|qualcuno|un'altra persona|altri)(?: che)? (?:lo |la )?(?:vuole|vorrebbe|vorrà|desidera|ha bisogno)(?: (?!già|preso|e|mia|mio)[\\p{L}']+){0,4}(?=\\W*$)",
    "(?:forse|magari|qualcuno|qualcun altro|chi|qualche client[ei]|nessun[oa]?|(?:\\d+|i tuoi|i suoi|altri|alcuni|i) (?:clienti|pazienti|persone)|puoi)(?!\\p{L})(?:(?! (?:ha|hanno|prende) )[^.;!?]){0,60}? ?(?:potrebbero|potrebbe|può|possono|vogliono|vorrebbero|corrispondono|aspettano|puoi)(?!\\p{L})[^.;!?]*",
  ],
  unfilled: [
    "(?:quando|appena|non appena|finché|se|una volta che) [^.,;!?]{0,50}?(?:occupat|pres|prenotat|copert|assegnat|riassegnat|riempit)[oa](?!\\p{L})",
    "(?:il|la) prim[oa][^.;!?]{0,50} (?:prende|prenderà|avrà|ottiene|riceve) [^.,;!?]*|(?:gli|le|tutti gli) altr[ie] [^.,;!?]{0,40}(?:occupat|pres|prenotat|complet|pien)[ie]",
    "(?:occupat|copert|riassegnat|pres|riempit)[oa]\\W{1,3}(?:no|non ancora|nessuno)(?!\\p{L})",
    "(?:non|nessuno|mai|né|nessun[oa]?)(?: (?:l'|lo|la|è|ha|hanno|ho|stat[oa]|ancora|più|l'ha|l'hanno|l'ho|l'abbiamo|sono|della|lista|dato|finora|per|ora))* ?(?:pres|occupat|copert|assegnat|riempit|prenotat|riassegnat|accettat|dat|cedut)[oa]",
    "nessuno (?:l'ha|lo|la|ha|può|vuole)(?: \\p{L}+){0,3}",
    "(?:può|possono|possiamo|potrebbe|da|per|deve|va|si può|bisogna)(?: (?:essere|di nuovo|ri))* (?:riassegnat|occupat|riempit|copert|prenotat|assegnat|riassegna|riempi|copri|occupa|prenota|assegna)[oa]?(?:re|rl[oa])?",
    "(?:posti|partecipanti|iscritti|prenotazioni)(?: \\p{L}+){0,2} (?:occupat|pres|prenotat|copert|confermat)[ie]\\W{0,3}(?<n>\\d+) ?(?:su|/|di) ?(?!\\k<n>\\b)\\d+",
    "(?<n>\\d+) ?(?:su|/|dei|di) ?(?!\\k<n>\\b)\\d+ (?:posti|partecipanti)?(?: \\p{L}+){0,2} ?(?:occupat|pres|prenotat|copert)[ie]",
  ],
  planned: [
    "(?<!(?:nuov[oa]|altr[oa]|anche) (?:\\p{L}+ ){0,3})(?:era|erano|era stat[oa]|aveva) (?:già |inizialmente |originariamente |un )*(?:fissat|prenotat|programmat|previst|confermat|appuntament)[oaie]\\b",
  ],
  itsHour: [
    "(?:mi|ci) (?:aspettava|aspettavi|aspettavate|aveva|avevate|avevi)(?: (?:dato|fissato|segnat[oaie]|in agenda|appuntamento|l'appuntamento))*(?: (?:alle|per|le|verso|delle))* #|(?:sarei|saremmo|dovevo|dovevamo)(?: (?:venut[oaie]|stat[oaie]|esser[ec]i?|essere|venire|passare|arrivare|da lei|da te|da voi|in studio))*(?: (?:alle|per|le|verso))+ #",
    "(?:(?:il|la|lo|questo|questa|quel|quella) |l')?(?:(?:mio|mia|nostro|nostra|suo|sua|loro) )?(?:appuntamento|seduta|visita|lezione|consulenza|prenotazione|trattamento|massaggio|incontro|turno|orario|ora|posto)(?: (?:era|è|sarebbe|doveva essere|iniziava))(?: (?:stat[oa]|fissat[oa]|previst[oa]|prenotat[oa]|programmat[oa]|inizialmente|originariamente))*(?: (?:alle|all'|per|le|delle|dalle|verso|ore))* #",
    "(?:era|sarebbe stat[oa]|(?:lei |lui |io )?(?:aveva|avevo|avevamo|doveva venire|dovevo venire|veniva))(?: (?:appuntamento|l'appuntamento|un|il|la|suo|sua|mio|mia|una|seduta|visita|lezione|fissat[oa]|previst[oa]|prenotat[oa]|programmat[oa]|in agenda))*(?: (?:alle|per|le|delle|dalle|verso|ore))* #",
    "(?:alle |per le )?#",
  ],
  bookedTitle: ["(?:prenotat[oa]|confermat[oa]|fissat[oa])\\s?:(?= ?\\p{L})"],
  unbooked: [
    "(?:seguirà|verrà (?:fissat|concordat|comunicat|prenotat)[oa]|sarà (?:fissat|concordat|comunicat|prenotat)[oa])(?: \\p{L}+){0,2} (?:nuov[oa]|altr[oa]) (?:appuntamento|prenotazione|visita|data|seduta|orario)|(?:nuov[oa]|altr[oa]) (?:appuntamento|prenotazione|visita|data|seduta|orario) (?:seguirà|da (?:fissare|concordare|definire|stabilire)|(?:verrà|sarà) (?:\\p{L}+ )?(?:fissat|concordat|comunicat|prenotat|definit)[oa])",
    "(?:non|nessun|nessuna|senza)(?: [\\p{L}]+){0,3} (?:un |una )?(?:nuov[oa]|altr[oa]) (?:appuntamento|prenotazione|visita)[^.,;!?]*|nuov[oa] (?:appuntamento|prenotazione|visita)\\W{1,3}(?:nessun[oa]?|no|da (?:fissare|definire))(?!\\p{L})|(?:prendi|prendere|prenota|prenotare|fissa|fissare|crea|creare|aggiungi|aggiungere|proponi|effettua|effettuare|inserisci|inserire|scegli) (?:un |una )?(?:nuov[oa]|altr[oa]) (?:appuntamento|prenotazione|visita)",
    "(?:per|di|a|vuole|vorrebbe|vorrei|desidera|chiede|chiederà|richiama|richiamerà|chiama|chiamerà|telefonerà|prenderà|cerca|fisserà|prenoterà)(?: [\\p{L}']+){0,5} (?:un |una |un')?(?:nuov[oa]|altr[oa]) (?:appuntamento|prenotazione|visita|data|seduta|orario)",
    "(?:può|possono|potrà|torna) (?:di nuovo |nuovamente |essere |ad essere )*prenotat[oaie]",
  ],
  thanked: ["grazie per (?:aver prenotato|la (?:tua|sua) prenotazione)"],
  older: [
    "(?:scors[oaei]|precedent[ei]|passat[oa]|vecchi[oa])|di ieri|ultim[oa] (?:appuntamento|volta|seduta|visita|lezione)",
  ],
  rowTaken: [
    "(?:riassegnat|copert|riempit|occupat|sostituit)[oa](?!\\W+(?:no|non|nessuno)\\b)|ora(?=\\W{1,3}\\p{L})(?!\\W*(?:liber|disponibil))|adesso(?=\\W{1,3}\\p{L})(?!\\W*(?:liber|disponibil))|al (?:suo|posto)|dat[oa] a|subentra|(?:(?:ho|abbiamo) )?(?:messo|inserito|metto|inserisco|anticipato|anticipo) (?!in (?:attesa|lista))|entra(?= )",
  ],
};
