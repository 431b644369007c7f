/**
 * Words and phrases in which a note above a cancellation says that the time is free, parted by "|", as short as they are
 * written. A note that speaks of the time must have none but these; what somebody keeps, takes or refuses stands in no list.
 */
export interface FreeWords {
  gap: string; // what is free: "gap", "a hole"
  free: string; // that it is free: "opened up", "up for grabs"
  offer: string; // what is to become of it: "post", "text"
  left: string; // behind the name of whoever does not come: "is out"
  beside: string; // what stands between them and says nothing: articles, courtesies, to whom it goes as a whole: "the list"
}

/** By the code of the language. */
export const freeWords: Record<string, FreeWords> = {
  en: {
    gap: "gap|gaps|hole|opening|openings|vacancy|space|room|slot|slots|spot|spots|availability",
    free: "slot back|spot back|opening back|back on the board|back open|free|freed|frees|freeing|open|opens|opened|opened up|available|avail|up for grabs|grabs|going spare|spare|going begging|going free|going|dropped|dropped out|drops|bailed|bailed on me|fell through|fallen through|falls through|fell off|falls off|pulled out|flaked|flaked on me|ghosted me|there goes|lost|lost my|empty|unfilled|to fill|a client down|one client down|a patient down|one down|needs a body|needs a client|needs a home|nobody in|no one in|no-one in|came free|come free|came up|come up|popped up|itself|client cancelled|client canceled|client dropped|client bailed|has opened|has opened up|has dropped|has come|has become|has freed up|has come free|going to waste|i'm free|i am free|we lost our|we lost|i lost my",
    offer:
      "pop|stick|bung|chuck|drop|post|repost|text|offer|reoffer|fill|refill|backfill|filling|share|advertise|publish|promote|announce|circulate|blast|message|email|mail|notify|tell|ping|alert|send|ring|call|release|relist|put|get this filled|get it filled|get filled|who wants|who would like|who'd like|who can|see if anyone wants|see if anybody wants|see if someone wants|if anyone wants|if anybody wants|if someone wants|offer to anyone who wants|take this|have this|have this one|take this one|let people know|let the list know|let the waitlist know|let everyone know|let everybody know|let anyone know|let clients know|needs filling|needs to be filled|gone please fill|first come first served",
    left: "she's out|he's out|they're out|she is out|he is out|she isn't coming|he isn't coming|she's not coming|he's not coming|they're not coming|is not coming|she can't make it|he can't make it|she can't come|he can't come|she cancelled|he cancelled|she canceled|he canceled|she's cancelled|he's cancelled|is out|sent me|dropped|dropped out|bailed|bailed on me|flaked|flaked on me|cancelled|canceled|pulled out|can't make it|can't come|isn't coming|is ill|is sick|always cancels|always does|out of town|is out of town|out|away|is away|is poorly|poorly|on holiday|on vacation|has covid|not well",
    beside:
      "for someone new|for somebody new|for anyone new|for a new client|about this|about this one|about it|client copy|customer copy|patient copy|copy|her copy|his copy|their copy|the copy|moving this along|moving this one along|passing this along|passing this on|passing on|sending this along|over to you|one for you|moved|they've moved|is going|y'all|yall|ya'll|she always cancels|he always cancels|they always cancel|forgot to send this|forgot to send this on|forgot to forward this|forgot this one|meant to send this|last week|yesterday|still|sorry|prime time|prime|arvo|gone|please|pls|plz|plse|thanks|thank you|thx|ty|ta|tnx|cheers|many thanks|hi|hey|hello|all|team|girls|ladies|guys|folks|everyone|everybody|anyone|anybody|people|clients|patients|regulars|see|see below|below|as below|attached|see attached|fyi|fwd|heads up|a|an|the|this|that|it|my|our|one|two|both|ones|just|now|again|suddenly|unexpectedly|unexpected|minute|last-minute|late|short notice|new|another|big|on|at|for|from|of|to|and|so|also|too|is|are|was|have a|have an|have one|have room|have space|now have|i've|we've|we've got a|i've got a|got a|got an|have got a|just got a|just had a|had a|there's|there is|here's|here is|can you|can ye|can we|could you|could we|can someone|can somebody|could someone|could somebody|can anyone|can this|can it|can go|could go|up|it up|a round|around|round|online|list|waitlist|wait list|waiting list|cancellation list|short list|in the diary|in the book|in the books|in the calendar|in the schedule|in the day|on insta|insta|instagram|facebook|fb|stories|story|socials|page|website|site|app|appt|appointment|booking|session|asap|quick|quickly|today|tomorrow|tonight|morning|afternoon|evening|noon|lunchtime|thing|ugh|argh|oops|well|oh|sigh|sadly|annoyingly|x|xx|xo|via|by|text message|oclock|o'clock|ish|approx|sent me|his copy|her copy|their copy|the copy|ok to|feel free to|her slot|his slot|their slot|her spot|his spot|their spot|her time|his time|their time|her appointment|his appointment|their appointment|her session|his session|first thing|can somebody have|can somebody take|can someone take|can someone have|can somebody from|can someone from|go out|go to|go on|send out|put out|get out|it out|this out|one out|them out|out to|last minute|this one|out|hour|time|place|you like|in it|when you get a sec|when you get a second|when you get a minute|when you get a chance|when you have a minute|when you have a sec|when you can|if you can|if we can|if possible|here you go|same price|early|old|of the year|of the day|of the week|first slot|last slot|first spot|last spot|lunch slot|lunch spot|lunch hour|lunchtime slot|client sent me|forwarding|please find|cancellation|cancel|is out|we have a|we have an|we now have a|we now have an|i'm a client down|i'm a patient down|we're a client down|gone again|gone please|this filled|up again|back on|back on the market|in there|another job|then|cancelled|canceled|sent from my iphone|sent from my ipad|sent from my phone|sent from outlook for android|sent from outlook for ios|i am out myself|until|there|get it out|get it out there|get this out|with the list|with the waitlist|with everyone",
  },
  de: {
    gap: "lücke|loch|platz|plätze|terminlücke|slot|ausfall|leerstelle",
    free: "frei|freie|freier|freies|freien|frei geworden|freigeworden|offen|offene|offener|fällt weg|fällt aus|fällt flach|ausgefallen|weggefallen|abgesprungen|verfügbar|buchbar|zu haben|zu vergeben|zu besetzen|neu zu vergeben",
    offer:
      "posten|poste|postet|anbieten|biete|weitergeben|weiterreichen|auffüllen|füllen|besetzen|nachbesetzen|neu besetzen|bitte vergeben|bitte neu vergeben|anschreiben|ausschreiben|informieren|informiere|benachrichtigen|rumschicken|herumschicken|rausschicken|schicken|schick|schickt|senden|veröffentlichen|teilen|einstellen|online stellen|reinstellen|bescheid geben|bescheid sagen|freigeben|wer will|wer möchte|wer mag|hat jemand interesse|möchte jemand|will jemand|durchgeben|rausgeben|rumfragen|nachfragen",
    left: "sie kommt nicht|er kommt nicht|sie fällt aus|er fällt aus|sie kann nicht|er kann nicht|sie ist krank|er ist krank|sie hat abgesagt|er hat abgesagt|ist raus|fällt aus|ist krank|ist raus|kommt nicht|sagt ab|hat abgesagt",
    beside:
      "geht|raus|geht raus|kopie|kundenkopie|kopie des kunden|kopie der kundin|bitte|danke|dank|vielen dank|lg|vg|gern|gerne|die|der|das|den|dem|diese|dieser|dieses|diesen|eine|ein|einen|einer|am|um|im|ist|sind|war|wird|wurde|wir haben|wir hätten|habe eine|hab eine|haben eine|habe ein|haben ein|hätten|es gibt|da|da ist|nun|jetzt|gerade|eben|soeben|wieder|noch|neu|neue|neuer|kurzfristig|spontan|plötzlich|warteliste|liste|an|auf|für|in|unsere|unserer|alle|allen|leute|kunden|kundinnen|patienten|s. u|s.u|siehe unten|siehe|unten|hier|zur info|zk|z. k|z.k|fyi|kann raus|könnt ihr|kannst du|können wir|können sie|könntest du|mal|schnell|gleich|heute|morgen|übermorgen|uhr|vormittag|nachmittag|abend|früh|online|insta|instagram|facebook|hallo|hi|leider|also|und|von|ab|ihr|termin|stunde|zur kenntnis|kopie|stornierung|absage|hiermit|anbei|z k",
  },
  es: {
    gap: "hueco|huequito|sitio|vacante|espacio|agujero|huecos",
    free: "libre|disponible|se libera|se liberó|se ha liberado|se me libera|queda libre|quedó libre|se queda libre|se ha quedado libre|se cae|se cayó|se ha caído|se me ha caído|se me cayó|se abrió|se ha abierto|quedó|queda|liberado|liberada",
    offer:
      "ofrécelo|ofrécela|ofrecedlo|ofrecer|ofrece|ofrezcan|ofrecerlo|publícalo|publicadlo|publicarlo|publicar|publica|publicad|publíquenlo|avisa|avisad|avisar|avisen|avise|llenar|llenarlo|rellenar|rellena|cubrir|cubrirlo|manda|mandad|mandar|envía|enviad|enviar|compártelo|compartir|comparte|difunde|difundir|pásalo|pasadlo|anuncia|anúncialo|quién quiere|quien quiera|alguien lo quiere|alguien quiere|quién lo quiere|por llenar|quien lo quiera|quien la quiera",
    left: "ella no viene|ella no puede|él no viene|él no puede|no viene|no puede|ha cancelado|canceló|está enferma|está enfermo|se cae",
    beside:
      "copia|copia del cliente|copia de la clienta|el|la|los|las|un|una|este|esta|ese|esa|de|del|a|al|en|para|por favor|porfa|porfavor|pf|gracias|hay|tenemos|tengo un|tengo una|me queda|nos queda|nos ha quedado|ahora|otra vez|de nuevo|nuevo|nueva|mañana|tarde|noche|mediodía|hoy|pasado mañana|ver abajo|abajo|ver|mirad|lista|lista de espera|nuestra|mensaje|un mensaje|whatsapp|gente|todos|todas|clientes|clientas|pacientes|hola|entonces|pues|y|ya|que|es|está|me|nos|rápido|última|último|minuto|porfi|instagram|puedes|podéis|pueden|horas|h|fyi|turno|cita|hora|plaza|paso|os paso|te paso|les paso|anulación|cancelación|aviso|adjunto|reenvío|día",
  },
  fr: {
    gap: "trou|créneau|créneaux|place|vide|plage",
    free: "libre|libres|disponible|dispo|dispos|se libère|s'est libéré|s'est libérée|vient de se libérer|libéré|libérée|tombe à l'eau|saute|à prendre|à pourvoir|à combler|à remplir|à placer|vacant|vacante|se libèrent",
    offer:
      "à diffuser|à proposer|à reproposer|diffuser|diffusez|diffuse|proposer|propose|proposez|publier|publie|publiez|poster|poste|postez|prévenir|préviens|prévenez|avertir|avertis|avertissez|envoyer|envoie|envoyez|combler|remplir|relayer|relaye|partager|partage|annoncer|annonce|qui veut|qui le veut|qui la veut|remettre|à remettre|en ligne",
    left: "elle ne vient pas|il ne vient pas|elle ne peut pas|il ne peut pas|elle annule|il annule|elle a annulé|il a annulé|elle est malade|il est malade|ne vient pas|ne peut pas|a annulé|est malade|annule",
    beside:
      "copie|copie client|copie du client|copie de la cliente|le|la|les|l|un|une|ce|cette|du|de|des|en|à|au|sur|pour|par|liste|liste d'attente|d'attente|l'attente|notre|merci|merci de|svp|stp|s'il te plaît|s'il vous plaît|ci-dessous|voir|voir ci-dessous|j'ai un|j'ai une|on a un|on a une|nous avons un|nous avons une|il y a un|il y a une|il y a|reste|tous|toutes|clients|clientes|patients|message|un message|sms|mail|encore|nouveau|nouvelle|nouvelle fois|de nouveau|à nouveau|est|maintenant|matin|après-midi|soir|midi|aujourd'hui|demain|h|et|bonjour|coucou|salut|du coup|donc|alors|finalement|pouvez-vous|peux-tu|tu peux|vous pouvez|vite|insta|instagram|facebook|dernière|minute|dernière minute|info|pour info|instant|copie|reçue|rdv|reçue du client|reçue de la cliente|à noter|noter|je vous transmets|je transmets|transmets|annulation|désistement|ci-joint|la place libérée",
  },
  it: {
    gap: "buco|posto|posti|spazio|slot|vuoto|finestra|buchi",
    free: "libero|libera|liberi|disponibile|si libera|si è liberato|si è liberata|si è appena liberato|si libererà|liberato|liberata|salta|è saltato|è saltata|saltato|saltata|scoperto|da riempire|da coprire|da riassegnare",
    offer:
      "avvisa|avvisate|avvisare|avvisiamo|avvertite|avverti|avvertire|pubblica|pubblicate|pubblicare|pubblichiamo|posta|postate|postare|manda|mandate|mandare|invia|inviate|inviare|scrivi|scrivete|scrivere|offri|offrite|offrire|offrilo|offritelo|proponi|proponete|proporre|proponilo|gira|girate|girare|giralo|riempi|riempire|riempiamo|diffondi|condividi|condividete|chi vuole|chi lo vuole|a chi interessa|se qualcuno vuole|chiama la lista|chiamate la lista",
    left: "lei non viene|lui non viene|lei non può|lui non può|non viene|non può|ha disdetto|ha annullato|disdice|è malata|è malato",
    beside:
      "copia|copia del cliente|copia della cliente|il|lo|la|i|gli|le|l|un|uno|una|questo|questa|di|del|della|dello|alla|alle|allo|al|a|ad|da|in|per|nel|nella|nell'agenda|agenda|pure|anche|adesso|ora|ore|grazie|per favore|per cortesia|cortesemente|lista|lista d'attesa|d'attesa|nostra|c'è|c'è un|abbiamo un|ho un|messaggio|un messaggio|sms|whatsapp|tutti|tutte|clienti|pazienti|gente|sotto|vedi|vedi sotto|qui|mattina|pomeriggio|sera|mezzogiorno|oggi|domani|dopodomani|di nuovo|nuovo|quindi|allora|dunque|è|e|ancora|ciao|buongiorno|puoi|potete|può|subito|ultimo|minuto|all'ultimo|instagram|fyi|info|per info|inoltro|giro|disdetta|cancellazione|annullamento|allegato",
  },
  nl: {
    gap: "gat|gaatje|plek|plekje|plaats|plaatsje|opening|slot|ruimte|leeg plekje",
    free: "vrij|vrije|vrijgekomen|vrijgevallen|beschikbaar|over|open|valt uit|valt weg|valt vrij|komt vrij|kwam vrij|uitgevallen|weggevallen|vervalt|vervallen|op te vullen|in te vullen|te vergeven",
    offer:
      "posten|post|plaatsen|delen|deel|opvullen|invullen|vullen|aanbieden|bied|stuur|sturen|app|appen|mail|mailen|bericht|berichten|doorsturen|doorgeven|laat de lijst weten|laat de wachtlijst weten|laat iedereen weten|wie wil|wil iemand|kan iemand|heeft iemand interesse|meld|melden|aankondigen|informeren|informeer|rondsturen",
    left: "ze komt niet|hij komt niet|zij komt niet|ze kan niet|hij kan niet|ze is ziek|hij is ziek|ze heeft afgezegd|hij heeft afgezegd|komt niet|valt uit|is ziek|heeft afgezegd|zegt af",
    beside:
      "kopie|kopie van de klant|kopie klant|graag|aub|a.u.b|svp|s.v.p|alsjeblieft|alstublieft|dank|dankje|bedankt|thanks|even|de|het|een|deze|dit|die|op|om|uur|voor|naar|aan|in|bij|er|er is|is|zijn|komt|nu|weer|net|zojuist|plots|plotseling|onverwacht|onverwachts|nieuw|nieuwe|lijst|wachtlijst|onze|iedereen|mensen|klanten|patiënten|kun je|kan je|kunnen jullie|kunnen we|willen jullie|wil je|zie|zie onder|zie hieronder|hieronder|onderstaand|fyi|ter info|we hebben een|we hebben nog een|ik heb een|ik heb nog een|heb een|nog|ochtend|middag|avond|morgen|overmorgen|vandaag|hoi|hallo|en|snel|insta|instagram|facebook|online|laatste|moment|last|minute|annulering|afzegging|stuur door|ik stuur door|bijgevoegd|mag|mogen|leeg",
  },
  pt: {
    gap: "vaga|vagas|buraco|furo|encaixe|espaço|slot",
    free: "livre|livres|disponível|aberto|aberta|ficou livre|ficou vaga|ficou vago|ficou disponível|ficou aberto|abriu|abriu um|abriu uma|vagou|liberou|desocupou|caiu|furou|surgiu|surgiu um|surgiu uma|a preencher|por preencher",
    offer:
      "avisa|avise|avisem|avisar|publica|publique|publiquem|publicar|divulga|divulgue|divulguem|divulgar|posta|poste|postem|postar|manda|mande|mandem|mandar|envia|envie|enviem|enviar|oferece|ofereça|ofereçam|oferecer|preencher|partilha|partilhar|compartilha|compartilhe|quem quer|quem quiser|alguém quer|anuncia|anuncie|põe|coloca|coloque|oferecam",
    left: "ela não vem|ele não vem|ela não pode|ele não pode|ela desmarcou|ele desmarcou|ela cancelou|ele cancelou|não vem|não pode|desmarcou|cancelou|está doente|faltou",
    beside:
      "cópia|copia|cópia do cliente|cópia da cliente|a|o|as|os|um|uma|este|esta|esse|essa|de|do|da|na|no|nas|às|à|ao|em|para|pra|por favor|pf|pfv|pff|obrigada|obrigado|lista|lista de espera|espera|nossa|temos|temos um|temos uma|tenho um|tenho uma|há um|há uma|há|tem um|tem uma|mensagem|uma mensagem|whatsapp|todos|todas|clientes|pacientes|pessoal|gente|agora|novo|nova|de novo|outra vez|ver|abaixo|ver abaixo|hoje|então|assim|afinal|amanhã|manhã|tarde|noite|horas|h|feira|e|é|está|olá|oi|podes|pode|podem|podemos|última|hora|minuto|fyi|instagram|rápido|lugar|horário|segue|seguem|encaminho|reencaminho|cancelamento|desistência|anexo|em anexo|dia|no dia",
  },
  sv: {
    gap: "lucka|luckan|plats|platsen|hål|glugg|luckor",
    free: "ledig|ledigt|lediga|blev ledig|blev ledigt|har blivit ledig|blir ledig|öppen|öppnat|fri|fritt|föll bort|faller bort|försvann|att fylla|tillgänglig|uppstått|uppstod",
    offer:
      "lägg ut|lägg ut den|lägg upp|posta|publicera|dela|skicka|skicka ut|sms:a|smsa|messa|mejla|maila|meddela|informera|erbjud|erbjuda|fyll|fylla|fyllas|annonsera|tipsa|någon som vill|vem vill|vill någon|hör med|lägg den",
    left: "hon kommer inte|han kommer inte|hon är sjuk|han är sjuk|hon kan inte|han kan inte|hon har avbokat|han har avbokat|kommer inte|är sjuk|har avbokat|avbokade|ställde in",
    beside:
      "kopia|kundens kopia|en|ett|den|det|denna|detta|här|på|till|i|för|kl|klockan|av|hos|tack|tackar|snälla|gärna|vänligen|vi har|vi har en|jag har en|har en|har|blivit|finns|finns det|nu|igen|precis|just|nyss|plötsligt|oväntat|oväntad|ny|nytt|listan|väntelistan|vår|kön|alla|folk|kunder|kunderna|patienter|se|se nedan|nedan|idag|i dag|imorgon|i morgon|förmiddag|eftermiddag|kväll|morgon|är|hej|och|kan du|kan ni|kan vi|ut|insta|instagram|facebook|online|sista|minuten|fyi|snabbt|tid|tiden|avbokning|vidarebefordrar|bifogat",
  },
};
