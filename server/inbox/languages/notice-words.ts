import type { NoticeWords } from "./language";

/** What notices of tools write around an appointment. */
export const noticeWords = {
  en: {
    order: "orders?|jobs?",
    atBooking:
      "(?:what|all) (?:they|she|he|the (?:client|customer|patient|guest))(?: have| has|'ve|'s)? (?:told|wrote|written|said|shared|entered|gave|answered|filled in)(?: to)?(?: you| us)?(?: when| at| while| upon| on)(?: the)? (?:booking|they booked|she booked|he booked)|(?:answers|details|information|info|notes?|questions|responses)(?: given| provided| entered| left| answered| supplied)? (?:when|at|while|upon|during|from|on)(?: the)? booking|booking (?:answers|questions|questionnaire)",
    changed: "updated|modified|changed|amended|revised|rescheduled|edited",
    since: "from|as of|as from|starting|beginning|effective|since|after",
    till: "until|till|'til|through|thru|up to",
    pointing: "below|above|listed|shown|described",
    sameHour: "(?:at )?the same time|same time(?: of day)?|same hour|the time (?:stays|remains)(?: at)?",
    moveOpen:
      "(?:re-?schedul\\p{L}*|move|time|change|booking|appointment) (?:change )?requests?(?! (?:of|by) )|requests? (?:to|for)(?: a)? (?:re-?schedul|move|change|new|different|another)|pending (?:change|move|approval|confirmation|request|re-?schedul)|(?:change|move|request|approval|confirmation|re-?schedul\\p{L}*)(?: is| still)* pending|^\\W*pending\\W*$|(?:awaiting|waiting for) (?:your |their |the )?(?:approval|confirmation|reply|answer|response|\\p{L}+ to (?:confirm|accept|approve))|not (?:yet )?(?:been )?(?:approved|accepted|confirmed)|(?:did not|didn't|didn’t) accept|(?:change|move|re-?schedul\\p{L}*)(?: (?:was|has been|is|request))* (?:undone|reverted|reversed|cancell?ed|withdrawn|declined|rejected|failed|expired)|keeps (?:the|her|his|their) (?:old|original|current|first|existing) (?:time|appointment|slot|date|booking)|(?:new )?(?:time|date)s? (?:proposed|suggested)|(?:proposed|suggested|proposal for a) (?:new |other |different )?(?:time|date|slot)",
    moveDone: "(?<!(?:not|yet|been|n't|to be) )(?:approved|accepted|granted|completed)",
    openAgain:
      "(?:available|open(?:ed)?|free|freed|bookable|released|unbooked|vacant|back online)|(?:can|may) (?:now |again )*(?:be booked|book)|(?:no longer|not) (?:booked|reserved|blocked)",
    thisOne:
      "(?:the|this|that|your|her|his|their) (?:new|old|previous|former|original|updated|earlier|initial|requested|proposed|current|existing|first|second|other) (?:appointment|booking|reservation|time|date|slot|session|visit|lesson|one)|(?:this|that) (?:appointment|booking|reservation|change|time|move|slot|one|visit|session|lesson|request)|the (?:changes?|move|request|swap)|(?:approve|accept|decline) (?:it|this|the|her|his|their|or)",
    ofOld: "for|of|to|about|from",
    oldOne:
      "(?:the|that|this|her|his|their|your) (?:previous|old|original|former|earlier|initial|prior) (?:appointment|booking|reservation|time|date|slot|session|visit|lesson|spot|hour)",
    otherDay: "to (?:another|a different|a later|an earlier|a new) (?:day|date|time|week)",
  },
  de: {
    order: "bestellung|auftrag",
    atBooking:
      "(?:angaben|antworten|notizen?|hinweise?|informationen|nachricht)(?: (?:der kundin|des kunden|des patienten|der patientin))? (?:bei|zu|aus|während|von)(?: der| ihrer| deren)? buchung|(?:das hat|was) (?:sie|er|die kundin|der kunde) bei der buchung (?:angegeben|geschrieben)(?: hat)?|buchungsangaben|buchungsfragen",
    changed: "geändert|aktualisiert|angepasst|bearbeitet|verschoben",
    since: "ab|ab dem|seit|seit dem|vom|von",
    till: "bis|bis zum|bis einschließlich",
    pointing: "unten|untenstehende[rns]?|folgende[rns]?",
    sameHour:
      "gleiche[rn]? (?:uhrzeit|zeit)|selben? (?:uhrzeit|zeit)|dieselbe (?:uhrzeit|zeit)|derselben (?:uhrzeit|zeit)",
    moveOpen:
      "(?:umbuchungs|verschiebungs|verlegungs|änderungs|termin|umbuchungs?|verschiebe)-?(?:anfrage|wunsch|antrag|vorschlag)|anfrage (?:auf|zur|zum) |(?:termin|neue zeit|neuer termin) vorgeschlagen|wartet (?:noch )?auf (?:\\p{L}+ )?(?:bestätigung|freigabe|antwort|zustimmung|genehmigung)|nicht (?:bestätigt|angenommen|genehmigt)|(?:verschiebung|umbuchung|verlegung|änderung)(?: \\p{L}+){0,2} (?:rückgängig|abgelehnt|storniert|zurückgenommen|verworfen)|behält (?:den|ihren|seinen)",
    moveDone: "(?<!nicht )(?:genehmigt|angenommen|bestätigt)",
    openAgain:
      "buchbar|frei|freigegeben|freigeworden|verfügbar|offen|geöffnet|(?:kann|können) (?:\\p{L}+ )*gebucht werden|nicht mehr (?:belegt|gebucht|reserviert)",
    thisOne:
      "(?:der|die|das|den|dem|des|ihr\\p{L}{0,2}|diese\\p{L}?) (?:neue|alte|bisherige|vorherige|ursprüngliche|frühere|gewünschte|angefragte|vorgeschlagene|aktuelle|bestehende|erste|zweite|andere)\\p{L}? (?:termin|zeit|uhrzeit|buchung|zeitpunkt|datum|tag)\\p{L}*|diese\\p{L}? (?:termin|änderung|verschiebung|umbuchung|buchung|zeit|anfrage)\\p{L}*|die (?:änderung|verschiebung|umbuchung|verlegung|anfrage)",
    ofOld: "für|zu|zum|von|vom",
    oldOne:
      "(?:der|die|das|den|dem|ihr\\p{L}{0,2}|sein\\p{L}{0,2}) (?:bisherige|alte|ursprüngliche|vorherige|frühere)\\p{L}? (?:termin|zeit|uhrzeit|buchung|zeitpunkt|platz|slot)",
    otherDay:
      "auf (?:einen |eine )?(?:anderen?|späteren?|früheren?|neuen?) (?:tag|termin|datum|zeitpunkt|woche|uhrzeit)",
  },
  fr: {
    order: "commande",
    atBooking:
      "(?:informations?|réponses|précisions|indications|notes?|message) (?:fournies?|données?|saisies?|laissée?s?|renseignées?|indiquées?)?(?: ?par (?:le|la) (?:client|cliente|patient|patiente))? ?(?:lors|au moment|à l'occasion) de (?:la|sa) (?:réservation|prise de rendez-vous)|questionnaire de réservation",
    changed: "modifiée?|mise? à jour|changée?|actualisée?|déplacée?|reportée?",
    since: "à partir du|à partir de|à compter du|dès le|dès|depuis le|depuis|du",
    till: "jusqu'au|jusqu'à",
    pointing: "ci-dessous|suivante?",
    sameHour: "(?:la )?même heure|mêmes horaires?",
    moveOpen:
      "demande de (?:report|modification|déplacement|changement|décalage)|proposition d|(?:horaire|créneau|date) proposée?|en attente (?:de|d['’])|non (?:confirmé|validé|accepté)e?|(?:report|modification|déplacement|changement)(?: \\p{L}+){0,2} (?:annulé|refusé|rejeté)e?|(?:rendez-vous|rdv) (?:est )?maintenu|garde (?:son|sa|le) ",
    moveDone: "(?<!(?:non|pas) )(?:acceptée?|validée?|approuvée?)",
    openAgain:
      "libre|libéré\\p{L}*|disponible|ouverte?|réservable|(?:remis|remise) en ligne|(?:peut|pourra) (?:\\p{L}+ )*être réservé\\p{L}*|(?:n'est )?plus (?:réservé|occupé|bloqué)\\p{L}*",
    thisOne:
      "(?:le|la|l'|son|sa|votre|ce|cet|cette) ?(?:nouve\\p{L}+|ancien\\p{L}*|précédent\\p{L}*|premi\\p{L}+|second\\p{L}*|autre) (?:rendez-vous|rdv|horaire|créneau|date|heure|séance|réservation)|(?:rendez-vous|rdv|horaire|créneau|date|heure|séance|réservation) (?:précédente?|initiale?|d'origine|demandée?|proposée?|souhaitée?|actuelle?|ci-dessus)|(?:ce|cet|cette) (?:rendez-vous|rdv|horaire|créneau|changement|report|modification|demande|séance|réservation)|(?:le changement|le report|la demande|le déplacement)(?! de vos)",
    ofOld: "pour|de|à",
    oldOne:
      "(?:l['’]|le |la |son |sa )(?:ancien(?:ne)?|précédente?) (?:rendez-vous|rdv|horaire|créneau|date|heure|séance|réservation|place)|(?:le |la |l['’]|son |sa )(?:rendez-vous|rdv|horaire|créneau|date|heure|séance|réservation) (?:précédente?|initiale?|d'origine)",
    otherDay: "à (?:un autre jour|une autre date|une date ultérieure|plus tard)",
  },
  es: {
    order: "pedido|orden",
    atBooking:
      "(?:informaci[oó]n|respuestas|datos|notas?|comentarios?)(?: (?:facilitad|indicad|proporcionad|dad|dejad)[oa]s?)? (?:al|durante la|en la|en el momento de la|al hacer la) (?:reservar|reserva)|lo que (?:le|te|nos) (?:dijo|cont[oó]|escribi[oó]) al reservar|preguntas de (?:la )?reserva",
    changed: "actualizad[oa]|modificad[oa]|cambiad[oa]|reprogramad[oa]",
    since: "desde|desde el|a partir de|a partir del",
    till: "hasta|hasta el",
    pointing: "siguiente|abajo|a continuaci[oó]n",
    sameHour: "misma hora|mismo horario",
    moveOpen:
      "solicitud de (?:cambio|reprogramaci[oó]n|modificaci[oó]n|aplazamiento)|propuesta de|pendiente de (?:aprob|confirm|acept|respuesta)|a la espera de|no (?:confirmad|aceptad|aprobad)[oa]|(?:cambio|reprogramaci[oó]n|modificaci[oó]n)(?: \\p{L}+){0,2} (?:deshech|anulad|cancelad|rechazad|revertid|pendient)[oae]|mantiene (?:su|la) (?:cita|reserva|hora)",
    moveDone: "(?<!no )(?:aceptad|aprobad)[oa]",
    openAgain:
      "libre|liberad[oa]|disponible|abiert[oa]|reservable|(?:puede|podr[aá]) (?:\\p{L}+ )*(?:reservarse|ser reservad[oa])",
    thisOne:
      "(?:el|la|su|este|esta) (?:nuev[oa]|anterior|antigu[oa]|primer[oa]?|segund[oa]|otr[oa]) (?:cita|hora|horario|fecha|reserva|turno|sesión)|(?:cita|hora|horario|fecha|reserva|turno|sesión) (?:anterior|original|inicial|solicitad[oa]|propuest[oa]|actual|nuev[oa])|est[ea] (?:cita|hora|cambio|reserva|turno|solicitud|sesión)|el cambio|la solicitud",
    ofOld: "de|para|a",
    oldOne:
      "(?:la|el|su) (?:antigu[oa]) (?:cita|hora|horario|fecha|reserva|turno|hueco|sesión)|(?:la|el|su) (?:cita|hora|horario|fecha|reserva|turno|hueco|sesión) (?:anterior|original|inicial|antigu[oa])",
    otherDay: "(?:a|para) (?:otr[oa]|un nuevo|una nueva) (?:d[ií]a|fecha|semana)|(?:a|para) una fecha posterior",
  },
  it: {
    order: "ordine",
    atBooking:
      "(?:informazioni|risposte|dati|note?|indicazioni)(?: (?:fornit|indicat|inserit|dat|lasciat)[aei])? (?:durante la|in fase di|al momento della|alla|nella) prenotazione|domande di prenotazione",
    changed: "aggiornat[oa]|modificat[oa]|cambiat[oa]|spostat[oa]",
    since: "dal|dall'|a partire dal|a partire da|da",
    till: "fino al|fino all'|fino a|sino al",
    pointing: "seguente|sotto|qui sotto",
    sameHour: "stessa ora|stesso orario",
    moveOpen:
      "richiesta di (?:spostamento|modifica|cambio|rinvio)|proposta di|in attesa di (?:conferma|approvazione|risposta)|non (?:confermat|accettat|approvat)[oa]|(?:spostamento|modifica|cambio)(?: \\p{L}+){0,2} (?:annullat|rifiutat|respint)[oa]|resta invariat[oa]|mantiene (?:il|l['’]|la) ?(?:suo |sua )?(?:appuntamento|orario|ora)",
    moveDone: "(?<!non )(?:accettat|approvat)[oa]",
    openAgain: "liber[oa]|liberat[oa]|disponibile|apert[oa]|prenotabile|(?:può|potrà) (?:\\p{L}+ )*essere prenotat[oa]",
    thisOne:
      "(?:il|la|l['’]|suo|sua|questo|questa) ?(?:nuov[oa]|precedente|vecchi[oa]|prim[oa]|second[oa]|altr[oa]) (?:appuntamento|ora|orario|data|prenotazione|seduta|visita)|(?:appuntamento|ora|orario|data|prenotazione|seduta|visita) (?:precedente|originale|iniziale|richiest[oa]|propost[oa]|attuale)|quest(?:o|a|['’]) ?(?:appuntamento|orario|spostamento|modifica|prenotazione|richiesta|visita)|lo spostamento|la (?:modifica|richiesta)",
    ofOld: "di|per|a",
    oldOne:
      "(?:il |la |l['’]|suo |sua )(?:precedente|vecchi[oa]) (?:appuntamento|ora|orario|data|prenotazione|seduta|visita|posto)|(?:il |la |l['’]|suo |sua )(?:appuntamento|ora|orario|data|prenotazione|seduta|visita|posto) (?:precedente|originale|iniziale)",
    otherDay: "a (?:un altro giorno|un['’]altra data|data da destinarsi|una data successiva)",
  },
  nl: {
    order: "bestelling|opdracht",
    atBooking:
      "(?:gegevens|antwoorden|informatie|opmerkingen?|notities?)(?: (?:ingevuld|opgegeven|verstrekt|gegeven))? (?:bij|tijdens|van)(?: de| het)? (?:boeking|boeken)|boekingsvragen",
    changed: "gewijzigd|bijgewerkt|aangepast|veranderd|verzet|verplaatst",
    since: "vanaf|sinds|met ingang van|van",
    till: "tot|tot en met|t/m",
    pointing: "onderstaande|volgende|hieronder",
    sameHour: "zelfde tijd(?:stip)?|hetzelfde tijdstip",
    moveOpen:
      "verzoek (?:tot|om) (?:verzet|verplaats|wijzig|een andere)|(?:wijzigings|verplaatsings)-?verzoek|voorstel voor|voorgestelde (?:tijd|datum)|wacht op (?:goedkeuring|bevestiging|antwoord|akkoord)|niet (?:bevestigd|goedgekeurd|geaccepteerd)|(?:wijziging|verplaatsing|het verzetten)(?: \\p{L}+){0,2} (?:ongedaan|teruggedraaid|afgewezen|geannuleerd|geweigerd)|houdt (?:de|haar|zijn) (?:oude|afspraak|tijd)",
    moveDone: "(?<!niet )(?:goedgekeurd|geaccepteerd)",
    openAgain: "vrij|vrijgegeven|vrijgekomen|beschikbaar|boekbaar|open|kan (?:\\p{L}+ )*geboekt worden",
    thisOne:
      "(?:de|het|uw|je|haar|zijn|deze|dit) (?:nieuwe|oude|vorige|oorspronkelijke|eerdere|gevraagde|voorgestelde|huidige|bestaande|eerste|tweede|andere) (?:afspraak|tijd|tijdstip|datum|boeking|behandeling)|(?:deze|dit) (?:afspraak|tijd|tijdstip|wijziging|boeking|verzoek)|de (?:wijziging|verplaatsing)|het verzoek",
    ofOld: "voor|van|naar",
    oldOne:
      "(?:de|het|haar|zijn|uw|je) (?:vorige|oude|oorspronkelijke|eerdere) (?:afspraak|tijd|tijdstip|datum|boeking|behandeling|plek)",
    otherDay: "naar (?:een )?(?:andere|latere|eerdere|nieuwe) (?:dag|datum|week|tijd)",
  },
  pt: {
    order: "pedido|encomenda",
    atBooking:
      "(?:informa[cç](?:[aã]o|[oõ]es)|respostas|dados|notas?|observa[cç][oõ]es)(?: (?:fornecid|indicad|dad|preenchid|deixad)[oa]s?)? (?:ao|na|durante a|no momento da|ao fazer a) (?:reservar|reserva|marcar|marca[cç][aã]o|agendar)|perguntas da reserva",
    changed: "atualizad[oa]|alterad[oa]|modificad[oa]|remarcad[oa]|reagendad[oa]",
    since: "desde|a partir de|a partir do|a partir da|a partir do dia",
    till: "até|até ao|até o|até ao dia",
    pointing: "abaixo|seguinte",
    sameHour: "mesma hora|mesmo hor[aá]rio",
    moveOpen:
      "(?:pedido|solicita[cç][aã]o) de (?:remarca|altera|mudan|reagend)|proposta de|(?:a aguardar|aguarda|aguardando|pendente de) (?:\\p{L} )?(?:aprova|confirma|resposta)|n[aã]o (?:confirmad|aprovad)[oa]|(?:remarca[cç][aã]o|altera[cç][aã]o|mudan[cç]a)(?: \\p{L}+){0,2} (?:desfeit|cancelad|recusad|rejeitad|anulad|revertid)[oa]|mant[eé]m (?:a|o) (?:consulta|marca|hor)",
    moveDone: "(?<!n[aã]o )(?:aceit[ea]|aprovad[oa])",
    openAgain: "livre|libertad[oa]|liberad[oa]|dispon[ií]vel|abert[oa]|pode (?:\\p{L}+ )*ser reservad[oa]",
    thisOne:
      "(?:[oa]|sua|esta|este) (?:nov[oa]|anterior|antig[oa]|primeir[oa]|segund[oa]|outr[oa]) (?:marcação|consulta|hora|horário|data|sessão|reserva)|(?:marcação|consulta|hora|horário|data|sessão|reserva) (?:anterior|original|inicial|pedid[oa]|propost[oa]|solicitad[oa]|atual)|est[ea] (?:marcação|consulta|horário|alteração|mudança|sessão|reserva|pedido)|a (?:alteração|mudança)|o pedido",
    ofOld: "de|para|a",
    oldOne:
      "(?:[oa]|sua) (?:antig[oa]) (?:marcação|consulta|hora|horário|data|sessão|reserva|vaga)|(?:[oa]|sua) (?:marcação|consulta|hora|horário|data|sessão|reserva|vaga) (?:anterior|original|inicial)",
    otherDay: "para (?:outr[oa] (?:dia|data|semana)|uma nova data|um novo dia|data posterior)",
  },
  sv: {
    order: "beställning|order",
    atBooking:
      "(?:uppgifter|svar|information|anteckning(?:ar)?|kommentar(?:er)?)(?: (?:angivna|lämnade|ifyllda))? (?:vid|från|under) (?:bokningen|bokning)|bokningsfrågor",
    changed: "ändrad|ändrat|uppdaterad|uppdaterat|ombokad|flyttad",
    since: "från|från och med|fr\\.?o\\.?m\\.?|sedan",
    till: "till|till och med|t\\.?o\\.?m\\.?",
    pointing: "nedan|nedanstående|följande",
    sameHour: "samma (?:tid|klockslag)",
    moveOpen:
      "(?:förfrågan|begäran) om (?:ombokning|ny tid|ändring|flytt)|(?:ombokning|ändring)s?-?(?:förfrågan|begäran)|förslag på ny|föreslagen tid|(?:väntar på|inväntar) (?:godkännande|bekräftelse|svar)|(?:ej|inte) (?:bekräftad|godkänd)|(?:ombokning|ändring)(?:en)?(?: \\p{L}+){0,2} (?:ångrats|ångrad|avslagen|avvisad|återkallad)|behåller (?:sin|tiden)",
    moveDone: "(?<!(?:ej|inte) )godkänd",
    openAgain: "ledig|ledigt|frigjord|tillgänglig|bokningsbar|öppen|kan (?:\\p{L}+ )*bokas",
    thisOne:
      "(?:den|det|din|er|sin|hennes|hans) (?:nya|gamla|tidigare|ursprungliga|föregående|önskade|föreslagna|nuvarande|befintliga|första|andra) (?:tiden|bokningen|besöket|datumet|tid|bokning)|(?:den här|denna|detta|det här) (?:tid\\p{L}*|bokning\\p{L}*|besök\\p{L}*|ändring\\p{L}*|ombokning\\p{L}*|förfråg\\p{L}*)|(?:ändringen|ombokningen|förfrågan)",
    ofOld: "för|till|om|från",
    oldOne:
      "(?:den|det|hennes|hans|din) (?:tidigare|gamla|ursprungliga|föregående) (?:tiden?|bokning(?:en)?|besök(?:et)?|plats(?:en)?)",
    otherDay: "till (?:en annan|ett annat|en senare|ett senare|en ny) (?:dag|datum|tid|vecka)",
  },
} satisfies Record<string, NoticeWords>;
