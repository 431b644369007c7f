/**
 * Words and phrases in which a note above a cancellation says that the time is free, parted by "|", as short as they are
 * written. A note that speaks of the time must have none but these; what somebody keeps, takes or refuses stands in no list.
 */
export interface FreeWords {
  gap: string; // what is free: "gap", "a hole"
  free: string; // that it is free: "opened up", "up for grabs"
  offer: string; // what is to become of it: "post", "text"
  left: string; // behind the name of whoever does not come: "is out"
  joy: string; // that somebody is glad, beside what is free: "yay, free!" may be her own day off
  acts: string; // behind somebody's name: what she does with the time
  sighs: string; // that it is a pity, or that somebody laughs of it
  not: string; // beside what might become of it, that it shall not: "don't post"
  book: string; // what else might become of it: "book"
  whereabouts: string; // pattern: where the writer is, and until when: "I am in clinic until 6 today"
  seat: string; // with a number, where an appointment takes place: "lift 2", "chair 4"
  beside: string; // what stands between them and says nothing: articles, courtesies, to whom it goes as a whole: "the list"
}

/** "lol", whatever the language. */
export const laughter = /^(?:lol+|lmao|rofl|(?:ha|he|hi|ah|ja|je|kk|rs){2,}h?|xd|mdr|ptdr|kkk+)$/;

/** By the code of the language. */
export const freeWords: Record<string, FreeWords> = {
  en: {
    gap: "→ waitlist|→ wait list|→ waiting list|→ list|→ the list|→ the waitlist|→ cancellation list|one more for the list|another one for the list|another for the list|one for the list|one for the waitlist|for the list|for the waitlist|for the waiting list|for our list|for our waitlist|to the list|to our list|to the waitlist|to our waitlist|send it to the list|gap|gaps|hole|holes|opening|openings|vacancy|space|room|slot|slots|spot|spots|availability",
    free: "grab this one|grab this|grab it|grab that one|somebody take this one|someone take this one|anybody take this one|slot back|spot back|opening back|back on the board|back open|free|freed|frees|freeing|open|opens|opened|opened up|available|avail|up for grabs|grabs|going spare|spare|going begging|going free|going|dropped|dropped out|drops|bailed|bailed on me|fell through|fallen through|falls through|fell off|falls off|pulled out|flaked|flaked on me|ghosted me|there goes|lost|lost my|empty|unfilled|to fill|a client down|one client down|a patient down|one down|needs a body|needs a client|needs a home|nobody in|no one in|no-one in|came free|come free|came up|come up|popped up|itself|client cancelled|client canceled|client dropped|client bailed|has opened|has opened up|has dropped|has come|has become|has freed up|has come free|going to waste|i'm free|i am free|we lost our|we lost|i lost my",
    offer:
      "get someone into|get somebody into|get someone in|get somebody in|love to fill|use this|use it|use this one|use this slot|plug it|add to|add|anyone from the list|anybody from the list|anyone on the list|anybody on the list|anyone who wants it|whoever wants it|first on the list|tell everyone waiting|tell whoever is waiting|pop|stick|bung|chuck|drop|post|repost|text|offer|reoffer|fill|refill|backfill|filling|share|advertise|publish|promote|announce|circulate|blast|message|email|mail|notify|tell|ping|alert|send|ring|call|release|relist|put|get this filled|get it filled|get filled|who wants|who would like|who'd like|who can|see if anyone wants|see if anybody wants|see if someone wants|see if anyone wants it|see if anybody wants it|see if somebody wants it|see if someone wants it|see whether anyone wants it|see whether anybody wants it|see who wants it|see if anyone can use it|anyone want it|anybody want it|anyone want this|anybody want this|does anyone want it|does anybody want it|anyone fancy this|if anyone wants|if anybody wants|if someone wants|offer to anyone who wants|any takers|anybody fancy it|anyone fancy it|take this|have this|have this one|take this one|let people know|let the list know|let the waitlist know|let everyone know|let everybody know|let anyone know|let clients know|needs filling|needs to be filled|gone please fill|first come first served",
    left: "isn't rebooking|is not rebooking|just told me|told me|phoned as well|phoned too|phoned|rang|called as well|called me|texted me|let me know|she's out|he's out|they're out|she is out|he is out|she isn't coming|he isn't coming|she's not coming|he's not coming|they're not coming|is not coming|she can't make it|he can't make it|she can't come|he can't come|she cancelled|he cancelled|she canceled|he canceled|she's cancelled|he's cancelled|is out|sent me|dropped|dropped out|bailed|bailed on me|flaked|flaked on me|cancelled|canceled|pulled out|can't make it|can't come|isn't coming|is ill|is sick|always cancels|always does|out of town|is out of town|out|away|is away|is poorly|poorly|on holiday|on vacation|has covid|not well",
    not: "not|don't|dont|never|won't|can't|cannot",
    book: "book|rebook|use|be booked|be rebooked|be used|be filled|be posted|be offered|be listed",
    whereabouts:
      "(?:i am|i'm|i’m|im|am) (?:in|with|out|away|off|busy|at|on|teaching|tied up|seeing)(?: [\\p{L}'’-]+){0,3} (?:until|till|til|from|after|all)(?: [\\p{L}\\d:.'’-]+){0,3}",
    seat: "lift|bay|chair|room|table|station|bed|bench|court|lane|stall|booth|cabin|suite|op|operatory|studio|desk|box|pod|treatment room",
    beside:
      "his time zone not mine|her time zone not mine|their time zone not mine|his time zone|her time zone|their time zone|in his time|in her time|in their time|his own time zone|her own time zone|slotback|on my side|at my end|on my end|on our side|at our end|on our end|the old slot|the old one|the old time|would|could anybody|could anyone|that leaves|leaves|gives us|gives me|there's our|now i have|i have an|i have a|can we|into|just saw this|just seen this|only just saw this|only just seen this|only saw this now|just noticed this|only just noticed this|missed this|i missed this|just found this|only just found this|just got this|only just got this|came in overnight|came in late|overnight|openings|someone will want|somebody will want|someone might want|somebody might want|someone may want|someone would want|someone could use|somebody could use|is fine|fine by me|fine with me|are welcome|is welcome|waiting|another|he is a|she is a|he's a|she's a|it is a|it's a|they are a|min|mins|minutes|isn't rebooking|is not rebooking|won't be rebooking|not rebooking|isn't rebooking for now|for now|doesn't want it back|does not want it back|he just told me|she just told me|they just told me|he told me|she told me|they told me|told me himself|told me herself|i just heard|just heard|just heard from|heard from|heard this from|just in from|just got this from|he phoned|she phoned|they phoned|phoned|he rang|she rang|they rang|rang|he called|she called|they called|called me|he texted|she texted|they texted|texted me|he texted me|she texted me|he messaged me|she messaged me|messaged me|he emailed|she emailed|he let me know|she let me know|they let me know|let me know|confirmed by phone|as well|too|in person|took himself off|took herself off|took themselves off|pulled himself out|pulled herself out|what he got|what she got|what they got|what he was sent|what she was sent|really|definitely|actually|truly|for real|somebody take|someone take|anybody take|everyone asks for that|people always ask for that|everybody asks for that|people ask for that|popular slot|popular time|popular one|earlier|this morning|this afternoon|this evening|last night|just now|a minute ago|a moment ago|off for|for someone new|for somebody new|for anyone new|for a new client|about this|about this one|about it|client copy|customer copy|patient copy|copy|her copy|his copy|their copy|the copy|moving this along|moving this one along|passing this along|passing this on|passing on|sending this along|over to you|one for you|moved|they've moved|is going|y'all|yall|ya'll|she always cancels|he always cancels|they always cancel|forgot to send this|forgot to send this on|forgot to forward this|forgot this one|meant to send this|last week|yesterday|still|sorry|prime time|prime|arvo|gone|please|pls|plz|plse|thanks|thank you|thx|ty|ta|tnx|cheers|many thanks|hi|hey|hello|all|team|girls|ladies|guys|folks|everyone|everybody|anyone|anybody|people|clients|patients|regulars|see|see below|below|as below|attached|see attached|fyi|fwd|heads up|a|an|the|this|that|it|my|our|one|two|both|ones|just|now|again|suddenly|unexpectedly|unexpected|minute|last-minute|late|short notice|new|big|on|at|for|from|of|to|and|so|also|is|are|was|have a|have an|have one|have room|have space|now have|i've|we've|we've got a|i've got a|got a|got an|have got a|just got a|just had a|had a|there's|there is|here's|here is|can you|can ye|can we|could you|could we|can someone|can somebody|could someone|could somebody|can anyone|can this|can it|can go|could go|up|it up|a round|around|round|online|list|waitlist|wait list|waiting list|cancellation list|short list|in the diary|in the book|in the books|in the calendar|in the schedule|in the day|on insta|insta|instagram|facebook|fb|stories|story|socials|page|website|site|app|appt|appointment|booking|session|asap|quick|quickly|today|tomorrow|tonight|morning|afternoon|evening|noon|lunchtime|thing|ugh|argh|oops|well|oh|sigh|sadly|annoyingly|x|xx|xo|via|by|text message|oclock|o'clock|ish|approx|sent me|ok to|feel free to|her slot|his slot|their slot|her spot|his spot|their spot|her time|his time|their time|her appointment|his appointment|their appointment|her session|his session|first thing|can somebody have|can somebody take|can someone take|can someone have|can somebody from|can someone from|go out|go to|go on|send out|put out|get out|it out|this out|one out|them out|out to|last minute|this one|out|hour|time|place|you like|in it|when you get a sec|when you get a second|when you get a minute|when you get a chance|when you have a minute|when you have a sec|when you can|if you can|if we can|if possible|here you go|same price|early|old|of the year|of the day|of the week|first slot|last slot|first spot|last spot|lunch slot|lunch spot|lunch hour|lunchtime slot|client sent me|forwarding|please find|cancellation|cancel|is out|we have a|we have an|we now have a|we now have an|i'm a client down|i'm a patient down|we're a client down|gone again|gone please|this filled|up again|back on|back on the market|in there|another job|then|cancelled|canceled|sent from my iphone|sent from my ipad|sent from my phone|sent from outlook for android|sent from outlook for ios|i am out myself|until|there|get it out|get it out there|get this out|with the list|with the waitlist|with everyone",
    joy: "yay|yey|yippee|woohoo|woo hoo|woo|woot|hooray|hurray|whoop|whoop whoop|yesss|awesome|wow|omg|score",
    acts: "can|could|will|would|wants|takes|took|has|is|gets|comes|said|says",
    sighs:
      "to lose|to waste|a shame to lose|a shame to waste|would be a shame|a shame|a pity|bummer|boo|dang|darn|drat|damn|shoot|rats|yikes|eek|uh oh|whoops|oh no|oh well|oh dear|womp womp|typical|of course",
  },
  de: {
    gap: "→ warteliste|→ liste|noch einer für die liste|noch eine für die liste|noch eins für die liste|für die liste|für die warteliste|für unsere liste|für unsere warteliste|an die liste|an die warteliste|lücke|lücken|loch|löcher|platz|plätze|terminlücke|slot|ausfall|leerstelle",
    free: "frei|freie|freier|freies|freien|frei geworden|freigeworden|offen|offene|offener|fällt weg|fällt aus|fällt flach|ausgefallen|weggefallen|abgesprungen|verfügbar|buchbar|zu haben|zu vergeben|zu besetzen|neu zu vergeben",
    offer:
      "wer mag|schau ob den jemand will|schau bitte ob den jemand will|schau mal ob den jemand will|schau ob ihn jemand will|schau bitte ob ihn jemand will|ob den jemand will|ob ihn jemand will|ob jemand will|wer von der liste mag|der liste sagen|sagt der liste|sag der liste|posten|poste|postet|anbieten|biete|weitergeben|weiterreichen|auffüllen|füllen|besetzen|nachbesetzen|neu besetzen|bitte vergeben|bitte neu vergeben|anschreiben|ausschreiben|informieren|informiere|benachrichtigen|rumschicken|herumschicken|rausschicken|schicken|schick|schickt|senden|veröffentlichen|teilen|einstellen|online stellen|reinstellen|bescheid geben|bescheid sagen|freigeben|wer will|wer möchte|wer mag|hat jemand interesse|möchte jemand|will jemand|durchgeben|rausgeben|rumfragen|nachfragen",
    left: "sie kommt nicht|er kommt nicht|sie fällt aus|er fällt aus|sie kann nicht|er kann nicht|sie ist krank|er ist krank|sie hat abgesagt|er hat abgesagt|ist raus|fällt aus|ist krank|ist raus|kommt nicht|sagt ab|hat abgesagt",
    not: "nicht|kein|keine|keinesfalls",
    book: "buchen|verbuchen|neu buchen|vergeben|verwenden|nutzen|belegen",
    whereabouts:
      "(?:ich )?(?:bin|sitze)(?=.*(?<!\\p{L})(?:bis|ab|ganzen)(?!\\p{L}))(?=.*(?<!\\p{L})(?:praxis|behandlung|patient\\p{L}*|kund\\p{L}*|unterwegs|weg|studio|salon|büro|hause|kurs))(?: [\\p{L}\\d:.'-]+){2,8}",
    seat: "raum|zimmer|stuhl|kabine|platz|box|bühne|hebebühne|tisch|liege|bahn|halle|behandlungsraum|behandlungszimmer|studio",
    beside:
      "seine zeitzone|ihre zeitzone|in seiner zeitzone|in ihrer zeitzone|nicht meine zeitzone|beide|alle beide|gerade erst gesehen|eben erst gesehen|gerade gesehen|jetzt erst gesehen|schau|schaut|er hat auch angerufen|sie hat auch angerufen|hat auch angerufen|er hat angerufen|sie hat angerufen|er hat mir|sie hat mir|hat mir auch|es sind|min|minuten|hat er mir gesagt|hat sie mir gesagt|er hat mir gerade gesagt|sie hat mir gerade gesagt|hat er mir|hat sie mir|gesagt|gerade gesagt|auch gesagt|mir gesagt|geschrieben|mir geschrieben|angerufen|hat angerufen|auch angerufen|rief an|hat sich gemeldet|gemeldet|hat sich selbst ausgetragen|sich selbst ausgetragen|ausgetragen|selbst|auch|wirklich|tatsächlich|endgültig|sicher|einer|eine|der ist|die ist|heute früh|vorhin|gestern|telefonisch|am telefon|persönlich|beliebte zeit|geht|raus|geht raus|kopie|kundenkopie|kopie des kunden|kopie der kundin|bitte|danke|dank|vielen dank|lg|vg|gern|gerne|die|der|das|den|dem|diese|dieser|dieses|diesen|ein|einen|am|um|im|ist|sind|war|wird|wurde|wir haben|wir hätten|habe eine|hab eine|haben eine|habe ein|haben ein|hätten|es gibt|da|da ist|nun|jetzt|gerade|eben|soeben|wieder|noch|neu|neue|neuer|kurzfristig|spontan|plötzlich|warteliste|liste|an|auf|für|in|unsere|unserer|alle|allen|leute|kunden|kundinnen|patienten|s. u|s.u|siehe unten|siehe|unten|hier|zur info|zk|z. k|z.k|fyi|kann raus|könnt ihr|kannst du|können wir|können sie|könntest du|mal|schnell|gleich|heute|morgen|übermorgen|uhr|vormittag|nachmittag|abend|früh|online|insta|instagram|facebook|hallo|hi|leider|also|und|von|ab|ihr|termin|stunde|zur kenntnis|stornierung|absage|hiermit|anbei|z k",
    joy: "juhu|juhuu|hurra|yeah|yippie|jippie|super|toll|wow",
    acts: "kann|könnte|will|möchte|nimmt|kommt|hat|ist|bekommt",
    sighs: "mist|schade|oje|ohje|oh je|ups|tja|hach|ach|och|ach nee|verflixt|na toll|typisch|oh nein",
  },
  es: {
    gap: "→ lista de espera|→ lista|otro para la lista|otra para la lista|uno más para la lista|para la lista|para la lista de espera|para nuestra lista|a la lista|a la lista de espera|hueco|huequito|sitio|vacante|espacio|agujero|huecos",
    free: "libre|disponible|se libera|se liberó|se ha liberado|se me libera|queda libre|quedó libre|se queda libre|se ha quedado libre|se cae|se cayó|se ha caído|se me ha caído|se me cayó|se abrió|se ha abierto|quedó|queda|liberado|liberada",
    offer:
      "ofrécelo|ofrécela|ofrecedlo|ofrecer|ofrece|ofrezcan|ofrecerlo|publícalo|publicadlo|publicarlo|publicar|publica|publicad|publíquenlo|avisa|avisad|avisar|avisen|avise|llenar|llenarlo|rellenar|rellena|cubrir|cubrirlo|manda|mandad|mandar|envía|enviad|enviar|compártelo|compartir|comparte|difunde|difundir|pásalo|pasadlo|anuncia|anúncialo|quién quiere|quien quiera|alguien lo quiere|alguien quiere|quién lo quiere|por llenar|quien lo quiera|quien la quiera",
    left: "ella no viene|ella no puede|él no viene|él no puede|no viene|no puede|ha cancelado|canceló|está enferma|está enfermo|se cae",
    not: "no|nunca",
    book: "reservar|reserves|usar|uses|publicar|publiques|ofrecer|ofrezcas|llenar|llenes|avisar|avises",
    whereabouts:
      "(?:estoy|estaré) (?:en|con|fuera|ocupad[oa])(?: [\\p{L}'’-]+){0,3} (?:hasta|desde|a partir de|tod[oa])(?: [\\p{L}\\d:.'’-]+){0,3}",
    seat: "sala|sillón|silla|cabina|box|mesa|camilla|pista|elevador|gabinete|consulta|puesto",
    beside:
      "su zona horaria|en su zona horaria|su huso horario|no la mía|no el mío|las dos|los dos|ambas|ambos|él también|ella también|también él|también ella|son|min|minutos|me lo acaba de decir|me lo ha dicho|me lo dijo|me acaba de avisar|me ha avisado|me avisó|me ha llamado|me llamó|ha llamado|llamó|ha llamado también|me ha escrito|me escribió|también|de verdad|realmente|seguro|por teléfono|esta mañana|ayer|anoche|ahora mismo|se ha dado de baja|se ha borrado|copia|copia del cliente|copia de la clienta|el|la|los|las|un|una|este|esta|ese|esa|de|del|a|al|en|para|por favor|porfa|porfavor|pf|gracias|hay|tenemos|tengo un|tengo una|me queda|nos queda|nos ha quedado|ahora|otra vez|de nuevo|nuevo|nueva|mañana|tarde|noche|mediodía|hoy|pasado mañana|ver abajo|abajo|ver|mirad|lista|lista de espera|nuestra|mensaje|un mensaje|whatsapp|gente|todos|todas|clientes|clientas|pacientes|hola|entonces|pues|y|ya|que|es|está|me|nos|rápido|última|último|minuto|porfi|instagram|puedes|podéis|pueden|horas|h|fyi|turno|cita|hora|plaza|paso|os paso|te paso|les paso|anulación|cancelación|aviso|adjunto|reenvío|día",
    joy: "yupi|yuju|bien|genial|toma|wow|guay|estupendo",
    acts: "puede|podría|quiere|coge|viene|va|tiene|toma",
    sighs: "vaya|qué pena|qué lástima|lástima|ay|uy|ups|oh no|jo|jolín|ostras|uf",
  },
  fr: {
    gap: "→ liste d'attente|→ liste|encore un pour la liste|encore une pour la liste|pour la liste|pour la liste d'attente|pour notre liste|à la liste|à la liste d'attente|trou|trous|créneau|créneaux|place|vide|plage",
    free: "libre|libres|disponible|dispo|dispos|se libère|s'est libéré|s'est libérée|vient de se libérer|libéré|libérée|tombe à l'eau|saute|à prendre|à pourvoir|à combler|à remplir|à placer|vacant|vacante|se libèrent",
    offer:
      "vois si quelqu'un la veut|vois si quelqu'un le veut|voyez si quelqu'un la veut|voyez si quelqu'un le veut|si quelqu'un la veut|si quelqu'un le veut|à diffuser|à offrir|offrir|offrez|à proposer|à reproposer|diffuser|diffusez|diffuse|proposer|propose|proposez|publier|publie|publiez|poster|poste|postez|prévenir|préviens|prévenez|avertir|avertis|avertissez|envoyer|envoie|envoyez|combler|remplir|relayer|relaye|partager|partage|annoncer|annonce|qui veut|qui le veut|qui la veut|remettre|à remettre|en ligne",
    left: "elle ne vient pas|il ne vient pas|elle ne peut pas|il ne peut pas|elle annule|il annule|elle a annulé|il a annulé|elle est malade|il est malade|ne vient pas|ne peut pas|a annulé|est malade|annule",
    not: "pas|jamais|ni",
    book: "réserver|réserve|utiliser|publier|publie|proposer|propose|remplir|remplis|diffuser|donner",
    whereabouts:
      "(?:je suis|suis) (?:en|au|chez|avec|à|occupée?|absente?|dehors)(?: [\\p{L}'’-]+){0,3} (?:jusqu'à|jusqu’à|jusque|à partir de|toute)(?: [\\p{L}\\d:.'’-]+){0,3}",
    seat: "salle|fauteuil|cabine|box|table|poste|pont|bac|cabinet|piste|lit|siège",
    beside:
      "son fuseau horaire|dans son fuseau horaire|à son heure|son fuseau|pas le mien|les deux|toutes les deux|tous les deux|je viens de voir ça|je viens de le voir|je viens de voir|vu seulement maintenant|c'est|ça fait|min|minutes|il vient de|elle vient de|me le dire|me dire|me prévenir|vient de me le dire|le patient ne reprend pas|la patiente ne reprend pas|le client ne reprend pas|la cliente ne reprend pas|ne reprend pas|ne reprend pas ce créneau|il vient de me le dire|elle vient de me le dire|il vient de me dire|elle vient de me dire|il m'a prévenue|il m'a prévenu|elle m'a prévenue|elle m'a prévenu|il m'a appelée|il m'a appelé|elle m'a appelée|elle m'a appelé|il a appelé|elle a appelé|a appelé|m'a appelée|m'a appelé|m'a prévenue|m'a prévenu|a téléphoné|il a téléphoné|elle a téléphoné|m'a écrit|il m'a écrit|elle m'a écrit|aussi|également|vraiment|bien|s'est désistée|s'est désisté|s'est désinscrit|s'est désinscrite|par téléphone|ce matin|hier|hier soir|à l'instant|copie|copie client|copie du client|copie de la cliente|le|la|les|l|un|une|ce|cette|du|de|des|en|à|au|sur|pour|par|liste|liste d'attente|d'attente|l'attente|notre|merci|merci de|svp|stp|s'il te plaît|s'il vous plaît|ci-dessous|voir|voir ci-dessous|j'ai un|j'ai une|on a un|on a une|nous avons un|nous avons une|il y a un|il y a une|il y a|reste|tous|toutes|clients|clientes|patients|message|un message|sms|mail|encore|nouveau|nouvelle|nouvelle fois|de nouveau|à nouveau|est|maintenant|matin|après-midi|soir|midi|aujourd'hui|demain|h|et|bonjour|coucou|salut|du coup|donc|alors|finalement|pouvez-vous|peux-tu|tu peux|vous pouvez|vite|insta|instagram|facebook|dernière|minute|dernière minute|info|pour info|instant|reçue|rdv|reçue du client|reçue de la cliente|à noter|noter|je vous transmets|je transmets|transmets|annulation|désistement|ci-joint|la place libérée",
    joy: "youpi|hourra|chouette|super|génial|waouh|wow|yes",
    acts: "peut|pourrait|veut|prend|vient|a|est",
    sighs: "mince|zut|dommage|aïe|oups|oh non|pff|flûte|bon|eh bien|ben",
  },
  it: {
    gap: "→ lista d'attesa|→ lista|un altro per la lista|un'altra per la lista|per la lista|per la lista d'attesa|per la nostra lista|alla lista|alla lista d'attesa|buco|posto|posti|spazio|slot|vuoto|finestra|buchi",
    free: "libero|libera|liberi|disponibile|si libera|si è liberato|si è liberata|si è appena liberato|si libererà|liberato|liberata|salta|è saltato|è saltata|saltato|saltata|scoperto|da riempire|da coprire|da riassegnare",
    offer:
      "avvisa|avvisate|avvisare|avvisiamo|avvertite|avverti|avvertire|pubblica|pubblicate|pubblicare|pubblichiamo|posta|postate|postare|manda|mandate|mandare|invia|inviate|inviare|scrivi|scrivete|scrivere|offri|offrite|offrire|offrilo|offritelo|proponi|proponete|proporre|proponilo|gira|girate|girare|giralo|riempi|riempire|riempiamo|diffondi|condividi|condividete|chi vuole|chi lo vuole|a chi interessa|se qualcuno vuole|chiama la lista|chiamate la lista",
    left: "lei non viene|lui non viene|lei non può|lui non può|non viene|non può|ha disdetto|ha annullato|disdice|è malata|è malato",
    not: "non|mai",
    book: "prenotare|usare|pubblicare|offrire|riempire|dare|assegnare",
    whereabouts:
      "(?:sono|sto) (?:in|con|fuori|al|alla|impegnat[oa])(?: [\\p{L}'’-]+){0,3} (?:fino|fino alle|dalle|tutto|tutta)(?: [\\p{L}\\d:.'’-]+){0,3}",
    seat: "sala|poltrona|cabina|box|tavolo|lettino|ponte|campo|stanza|postazione|riunito",
    beside:
      "il suo fuso orario|nel suo fuso orario|non il mio|entrambi|entrambe|sono|min|minuti|me l'ha appena detto|me lo ha appena detto|me l'ha detto|me lo ha detto|mi ha detto|ha detto|mi ha avvisato|mi ha avvisata|ha avvisato|mi ha chiamato|mi ha chiamata|ha chiamato|ha telefonato|mi ha scritto|anche lui|anche lei|anche|davvero|proprio|sicuro|per telefono|al telefono|stamattina|ieri|ieri sera|poco fa|appena|si è cancellato|si è cancellata|copia|copia del cliente|copia della cliente|il|lo|la|i|gli|le|l|un|uno|una|questo|questa|di|del|della|dello|alla|alle|allo|al|a|ad|da|in|per|nel|nella|nell'agenda|agenda|pure|adesso|ora|ore|grazie|per favore|per cortesia|cortesemente|lista|lista d'attesa|d'attesa|nostra|c'è|c'è un|abbiamo un|ho un|messaggio|un messaggio|sms|whatsapp|tutti|tutte|clienti|pazienti|gente|sotto|vedi|vedi sotto|qui|mattina|pomeriggio|sera|mezzogiorno|oggi|domani|dopodomani|di nuovo|nuovo|quindi|allora|dunque|è|e|ancora|ciao|buongiorno|puoi|potete|può|subito|ultimo|minuto|all'ultimo|instagram|fyi|info|per info|inoltro|giro|disdetta|cancellazione|annullamento|allegato",
    joy: "evviva|urrà|yuppi|che bello|fantastico|wow|grande",
    acts: "può|potrebbe|vuole|prende|viene|ha|è",
    sighs: "peccato|accidenti|uffa|ahi|ops|oh no|mannaggia|caspita|ahimè|beh",
  },
  nl: {
    gap: "→ wachtlijst|→ lijst|nog een voor de lijst|nog eentje voor de lijst|eentje voor de lijst|voor de lijst|voor de wachtlijst|voor onze lijst|voor onze wachtlijst|aan de lijst|naar de lijst|aan de wachtlijst|gat|gaten|gaatje|gaatjes|plek|plekje|plaats|plaatsje|opening|slot|ruimte|leeg plekje",
    free: "vrij|vrije|vrijgekomen|vrijgevallen|beschikbaar|over|open|valt uit|valt weg|valt vrij|komt vrij|kwam vrij|uitgevallen|weggevallen|vervalt|vervallen|op te vullen|in te vullen|te vergeven",
    offer:
      "iedereen van de lijst|wie wil van de lijst|posten|post|plaatsen|delen|deel|opvullen|invullen|vullen|aanbieden|bied|stuur|sturen|app|appen|mail|mailen|bericht|berichten|doorsturen|doorgeven|laat de lijst weten|laat de wachtlijst weten|laat iedereen weten|wie wil|wil iemand|kan iemand|heeft iemand interesse|meld|melden|aankondigen|informeren|informeer|rondsturen",
    left: "ze komt niet|hij komt niet|zij komt niet|ze kan niet|hij kan niet|ze is ziek|hij is ziek|ze heeft afgezegd|hij heeft afgezegd|komt niet|valt uit|is ziek|heeft afgezegd|zegt af",
    not: "niet|geen|nooit",
    book: "boeken|gebruiken|plaatsen|aanbieden|vullen|delen|invullen",
    whereabouts:
      "(?:ik ben|ben|ik zit|zit) (?:in|bij|met|op|weg|bezet|onderweg|vandaag)(?: [\\p{L}'’-]+){0,3} (?:tot|vanaf|de hele)(?: [\\p{L}\\d:.'’-]+){0,3}",
    seat: "kamer|stoel|cabine|box|tafel|ruimte|baan|brug|hefbrug|behandelkamer",
    beside:
      "zijn tijdzone|haar tijdzone|in zijn tijdzone|in haar tijdzone|niet de mijne|beide|allebei|is goed|is prima|mag|min|minuten|hij zei het net|zij zei het net|ze zei het net|hij zei het|ze zei het|hij zei|ze zei|zei het net|vertelde het net|hij belde|ze belde|zij belde|belde|belde net|hij appte|ze appte|hij mailde|ze mailde|heeft gebeld|heeft geappt|heeft zichzelf afgemeld|zichzelf afgemeld|heeft zich afgemeld|afgemeld|zelf|ook|echt|definitief|telefonisch|vanmorgen|vanmiddag|gisteren|gisteravond|zonet|daarnet|kopie|kopie van de klant|kopie klant|graag|aub|a.u.b|svp|s.v.p|alsjeblieft|alstublieft|dank|dankje|bedankt|thanks|even|de|het|een|deze|dit|die|op|om|uur|voor|naar|aan|in|bij|er|er is|is|zijn|komt|nu|weer|net|zojuist|plots|plotseling|onverwacht|onverwachts|nieuw|nieuwe|lijst|wachtlijst|onze|iedereen|mensen|klanten|patiënten|kun je|kan je|kunnen jullie|kunnen we|willen jullie|wil je|zie|zie onder|zie hieronder|hieronder|onderstaand|fyi|ter info|we hebben een|we hebben nog een|ik heb een|ik heb nog een|heb een|nog|ochtend|middag|avond|morgen|overmorgen|vandaag|hoi|hallo|en|snel|insta|instagram|facebook|online|laatste|moment|last|minute|annulering|afzegging|stuur door|ik stuur door|bijgevoegd|mag|mogen|leeg",
    joy: "joepie|hoera|jippie|yes|super|leuk|top|wow",
    acts: "kan|kon|wil|neemt|komt|heeft|is",
    sighs: "jammer|helaas|oeps|ach|tja|och|balen|oh nee|o nee|oei|potverdorie",
  },
  pt: {
    gap: "→ lista de espera|→ lista|mais um para a lista|mais uma para a lista|outra para a lista|para a lista|para a lista de espera|para a nossa lista|à lista|à lista de espera|vaga|vagas|buraco|buracos|furo|furos|encaixe|espaço|slot",
    free: "livre|livres|disponível|aberto|aberta|ficou livre|ficou vaga|ficou vago|ficou disponível|ficou aberto|abriu|abriu um|abriu uma|vagou|liberou|desocupou|caiu|furou|surgiu|surgiu um|surgiu uma|a preencher|por preencher",
    offer:
      "avisa|avise|avisem|avisar|publica|publique|publiquem|publicar|divulga|divulgue|divulguem|divulgar|posta|poste|postem|postar|manda|mande|mandem|mandar|envia|envie|enviem|enviar|oferece|ofereça|ofereçam|oferecer|preencher|partilha|partilhar|compartilha|compartilhe|quem quer|quem quiser|alguém quer|anuncia|anuncie|põe|coloca|coloque|oferecam",
    left: "ela não vem|ele não vem|ela não pode|ele não pode|ela desmarcou|ele desmarcou|ela cancelou|ele cancelou|não vem|não pode|desmarcou|cancelou|está doente|faltou",
    not: "não|nao|nunca",
    book: "marcar|usar|publicar|publiques|oferecer|preencher|avisar",
    whereabouts:
      "(?:estou|fico) (?:em|no|na|com|fora|ocupad[oa])(?: [\\p{L}'’-]+){0,3} (?:até|a partir|tod[oa])(?: [\\p{L}\\d:.'’-]+){0,3}",
    seat: "sala|cadeira|cabine|box|mesa|maca|gabinete|elevador|campo|posto",
    beside:
      "o fuso dele|o fuso dela|no fuso dele|no fuso dela|não o meu|as duas|os dois|ambas|ambos|ele também|ela também|também ele|também ela|são|min|minutos|acabou de me dizer|acaba de me dizer|disse-me|me disse|me avisou|avisou-me|avisou|também me avisou|ligou-me|me ligou|ligou|telefonou|escreveu-me|me escreveu|também|mesmo|realmente|de verdade|por telefone|esta manhã|hoje de manhã|ontem|agora mesmo|saiu da lista|tirou-se|cópia|copia|cópia do cliente|cópia da cliente|a|o|as|os|um|uma|este|esta|esse|essa|de|do|da|na|no|nas|às|à|ao|em|para|pra|por favor|pf|pfv|pff|obrigada|obrigado|lista|lista de espera|espera|nossa|temos|temos um|temos uma|tenho um|tenho uma|há um|há uma|há|tem um|tem uma|mensagem|uma mensagem|whatsapp|todos|todas|clientes|pacientes|pessoal|gente|agora|novo|nova|de novo|outra vez|ver|abaixo|ver abaixo|hoje|então|assim|afinal|amanhã|manhã|tarde|noite|horas|h|feira|e|é|está|olá|oi|podes|pode|podem|podemos|última|hora|minuto|fyi|instagram|rápido|lugar|horário|segue|seguem|encaminho|reencaminho|cancelamento|desistência|anexo|em anexo|dia|no dia",
    joy: "eba|oba|viva|iupi|boa|uau|wow|fixe",
    acts: "pode|podia|quer|fica|vem|vai|tem",
    sighs: "pena|que pena|ai|ops|oh não|poxa|puxa|ora|bolas|enfim|uf",
  },
  sv: {
    gap: "→ väntelistan|→ väntelista|→ listan|en till för listan|ännu en för listan|för listan|för väntelistan|till listan|till väntelistan|till vår lista|lucka|luckan|plats|platsen|hål|glugg|luckor",
    free: "ledig|ledigt|lediga|blev ledig|blev ledigt|har blivit ledig|blir ledig|öppen|öppnat|fri|fritt|föll bort|faller bort|försvann|att fylla|tillgänglig|uppstått|uppstod",
    offer:
      "lägg ut|lägg ut den|lägg upp|posta|publicera|dela|skicka|skicka ut|sms:a|smsa|messa|mejla|maila|meddela|informera|erbjud|erbjuda|fyll|fylla|fyllas|annonsera|tipsa|någon som vill|vem vill|vill någon|hör med|lägg den",
    left: "hon kommer inte|han kommer inte|hon är sjuk|han är sjuk|hon kan inte|han kan inte|hon har avbokat|han har avbokat|kommer inte|är sjuk|har avbokat|avbokade|ställde in",
    not: "inte|ej|aldrig",
    book: "boka|använda|lägga ut|erbjuda|fylla|dela",
    whereabouts:
      "(?:jag är|är|jag sitter) (?:i|på|hos|med|borta|upptagen)(?: [\\p{L}'’-]+){0,3} (?:till|från|hela)(?: [\\p{L}\\d:.'’-]+){0,3}",
    seat: "rum|stol|bås|bord|bänk|bana|lyft|kabin|plats|behandlingsrum",
    beside:
      "båda|kännedom|min|minuter|han sa det nyss|hon sa det nyss|han sa det|hon sa det|sa det nyss|han ringde|hon ringde|ringde|ringde nyss|han hörde av sig|hon hörde av sig|hörde av sig|han skrev|hon skrev|skrev|han smsade|hon smsade|mejlade|har ringt|har hört av sig|avanmälde sig|själv|också|verkligen|definitivt|faktiskt|den här|det här|på telefon|i morse|igår|i går|igår kväll|kopia|kundens kopia|en|ett|den|det|denna|detta|här|på|till|i|för|kl|klockan|av|hos|tack|tackar|snälla|gärna|vänligen|vi har|vi har en|jag har en|har en|har|blivit|finns|finns det|nu|igen|precis|just|nyss|plötsligt|oväntat|oväntad|ny|nytt|listan|väntelistan|vår|kön|alla|folk|kunder|kunderna|patienter|se|se nedan|nedan|idag|i dag|imorgon|i morgon|förmiddag|eftermiddag|kväll|morgon|är|hej|och|kan du|kan ni|kan vi|ut|insta|instagram|facebook|online|sista|minuten|fyi|snabbt|tid|tiden|avbokning|vidarebefordrar|bifogat",
    joy: "jippi|hurra|tjoho|yes|wow|toppen|kul",
    acts: "kan|kunde|vill|tar|kommer|har|är",
    sighs: "synd|tyvärr|attans|oj|ops|ack|åh nej|nåja|typiskt|usch",
  },
};
