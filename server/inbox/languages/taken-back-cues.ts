/** A whole sentence, or a clause behind a comma. */
const alone = (words: string) => `(?<=^\\W*|[.!?;,:] ?)(?:${words})(?=\\W*$|[.!?;,])`;

/**
 * What somebody writes into a notice that cancels, or above one, and the time is not free all the same: it was the wrong one, she only meant
 * to move it, comes after all, later or with somebody else, wants to be put back, has the time kept or booked again.
 */
export const takenBackCues = {
  en: {
    takenBack: [
      "wrong (?:appointment|booking|one|session|visit|slot)|(?:wanted|meant|trying|tried|supposed|intended) to (?:cancel|drop|delete) (?:the (?:other|one)|another|a different|my (?:other|{day}))",
      "(?:only|just) (?:wanted|meant|trying|tried|intended) to (?:change|move|edit|update|switch|reschedule|check|see|look)|(?:did not|didn't) (?:mean|want|intend)(?: it)? to (?:cancel|be cancel+ed|do th(?:is|at))|(?:not|and not|rather than) (?:to )?cancel(?=\\W*$|[.!?;,])",
      "(?:coming|be there|there) (?:anyway|all the same|regardless|nonetheless)|(?:can|will|'ll|i'm|we're) (?:come|make it|be there|coming)[^.!?;]{0,30} after all|(?:works|fine|ok|okay|good) after all",
      "(?:put|add|book|get) (?:me|us|her|him) back(?: in| down)?(?=\\W*$|[.!?;,]| (?:please|for|at)(?!\\p{L}))|(?:reinstate|restore|undo|reverse|un-?cancel)(?: (?:it|this|that|my|the|our|please))|re-?booked[^.!?;]{0,30} same (?:time|slot|hour|appointment)|(?:at|for) the same time again",
      "(?<!(?:n't|not|no|never)(?: need| have)?(?: to)? )(?:keep|hold|save|reserve|leave) (?:the|my|this|that|our) (?:spot|slot|time|place|appointment|hour) (?:for (?!a while|the list|whoever|any)\\p{L}+|in(?=\\W*$|[.!?;,]))",
      "(?:keep|leave) (?:mine|ours)(?= (?:as well|too|please|as it|in|where)(?!\\p{L})|\\W*$|[.!?;,])|(?:keep|leave|stick with|hold on to) (?:the|my|our) (?:old|original|previous|first|earlier) (?:spot|slot|time|place|appointment|hour|date|one|booking)",
      alone("(?:please |pls |just )*(?:ignore|disregard)(?: (?:this|that|it|the cancel+ation))?(?: please)?"),
      "(?:changed|change) (?:her|his|their|my) minds?[^.!?;]{0,20} (?:coming|comes|come|will be there)",
      "(?:do not|don't|dont) (?:cancel|delete|remove|take|give)(?: (?:me|us|it|this|my|our|the))+(?: (?:spot|slot|time|appointment|place))?(?: (?:off|away|out|up))?(?=\\W*$|[.!?;,]| (?:please|thanks))|(?:one|appointment)[^.!?;]{0,30} (?:i|we) (?:actually |really )?(?:wanted|meant) to cancel|instead of (?:me|us)(?!\\p{L})",
    ],
  },
  de: {
    takenBack: [
      "falsche[rn]? (?:termin|tag|buchung|datum|stunde)|(?:den|die|das) falschen?(?: termin| tag| buchung)?(?=\\W*$|[.!?;,]| (?:abgesagt|storniert|erwischt|angeklickt))|wollte(?:n)?(?: \\p{L}+){0,3} (?:den|die|das|einen|meinen|denjenigen) (?:(?:anderen?|vom|am|von|für) [^.!?;]{0,30})(?:absagen|stornieren|löschen)",
      "wollte(?:n)?(?: \\p{L}+){0,3} nur [^.!?;]{0,40}(?:ändern|verschieben|verlegen|anpassen|nachsehen|schauen|tauschen)|nicht (?:absagen|stornieren)(?=\\W*$|[.!?;,])",
      "(?:komme|kommen|kommt|da|dabei)(?: \\p{L}+){0,3} (?:trotzdem|dennoch|doch|jedenfalls)(?! nicht)|(?:kann|können|schaffe|schaffen)(?: \\p{L}+){0,3} doch(?: (?:noch|jetzt|wieder))*(?: kommen)?(?=\\W*$|[.!?;,])|passt(?: \\p{L}+){0,2} doch(?! nicht)",
      "(?:mich|uns|ihn|sie|wieder|doch)(?: bitte)? (?:wieder |zurück)?(?:eintragen|einbuchen|reinnehmen|einsetzen|aufnehmen|zurücknehmen|wiederherstellen)|stehen ?lassen|(?:neu|wieder|erneut) gebucht[^.!?;]{0,20} (?:gleiche|selbe|dieselbe)|(?:gleiche|selbe|dieselbe)[rn]? (?:zeit|uhrzeit|termin|stunde) (?:wieder|neu|nochmal|erneut)",
      "(?:platz|termin|zeit|stunde|slot)(?: \\p{L}+)? für (?:mein|unser|eine )[^.!?;]{0,30}(?:frei ?halten|behalten|reservieren|aufheben)|(?:statt|anstatt|anstelle von) (?:mir|uns|meiner)(?!\\p{L})",
      alone(
        "(?:bitte )?(?:ignorieren|nicht beachten)(?: sie)?(?: (?:das|dies|diese (?:absage|stornierung|nachricht|mail)))?(?: bitte)?|(?:absage|stornierung) (?:bitte )?ignorieren",
      ),
      "anders überlegt[^.!?;]{0,20} (?:kommt|komme|kommen)",
      "nicht (?:weitergeben|vergeben|löschen|streichen|rausnehmen|austragen)(?=\\W*$|[.!?;,])|(?:hab|habe|haben)(?: (?:ich|wir|da|dort|schon|bereits|jetzt|gerade|gleich|inzwischen))* (?:jemand\\p{L}*|wen|frau|herrn|eine[nr]?) [^.!?;]{0,30}(?:reingesetzt|eingesetzt|eingetragen|reingenommen|untergebracht|reingelegt)",
    ],
  },
  fr: {
    takenBack: [
      "mauvais(?:e)? (?:rendez-vous|rdv|date|jour|séance|créneau)|(?:trompée?|trompés)(?: de| d') ?(?:rendez-vous|rdv|date|jour|séance|bouton)|(?:voulais|voulait|souhaitais|pensais) (?:annuler|supprimer|décommander) (?:celui|celle|l'autre|un autre|une autre|mon autre|le rendez-vous (?:de|du))",
      "(?:voulais|voulait|souhaitais) (?:seulement|juste|simplement|uniquement) (?:changer|modifier|déplacer|décaler|reporter|vérifier|regarder)|(?:et )?(?:pas|non) (?:l'|le )?annuler(?=\\W*$|[.!?;,])",
      "(?:viens|venons|vient|viendrai|viendrons|serai là|serons là)(?: \\p{L}+)? (?:quand même|tout de même|malgré tout|finalement)|(?:finalement|après tout)[^.!?;]{0,30} (?:je viens|je peux|elle vient|il vient|je viendrai|on vient)|(?:peux|peut|pourrai|pouvons) (?:venir )?finalement|(?:me|nous) (?:va|convient|conviendrait) finalement",
      "(?:me|nous) (?:remettre|réinscrire|réintégrer|rétablir|remettez)|(?:remettez|réinscrivez|réintégrez)-(?:moi|nous)|(?:rétablir|réactiver|restaurer) (?:le|mon|ce|notre)|(?:à nouveau|de nouveau|re)[ -]?(?:réserv\\p{L}+|pris)?[^.!?;]{0,20} (?:la même heure|le même (?:créneau|horaire))",
      "(?:laisser|laissez|garder|gardez|réserver|réservez|conserver|conservez) (?:le|la|mon|ma|ce|cette) (?:rendez-vous|rdv|place|créneau|séance|heure)(?! (?:libre|ouvert))|à (?:ma|notre) place(?!\\p{L})",
      alone(
        "(?:merci d'|veuillez |prière d'|svp |à )?(?:ignorer|ignorez)(?: (?:ceci|ce message|cette annulation|l'annulation))?(?: (?:svp|merci|s'il vous plaît|s'il te plaît))?",
      ),
      "chang[ée]+ d'avis[^.!?;]{0,20} (?:vient|viens|viendra|viendrai)",
      "n'annul(?:ez|e) pas|ne (?:me |nous )?(?:supprim|retir|enlev|donn)\\p{L}+ pas(?! (?:de|d')(?!\\p{L}))|(?:celui|celle)[^.!?;]{0,30} que (?:je|nous) voul\\p{L}+ annuler|(?:au lieu|à la place) de (?:moi|nous)|(?:ai|avons|a) (?:déjà )?(?:mis|placé|casé|inscrit) (?:quelqu'un|mme|madame|mr?|monsieur|une? autre)(?!\\p{L})",
    ],
  },
  es: {
    takenBack: [
      "(?:me )?equivoqu[eé] (?:de|con la) (?:cita|d[ií]a|fecha|hora|sesi[oó]n|reserva)|(?:cita|fecha|d[ií]a|reserva) (?:equivocad[oa]|incorrect[oa])|(?:quer[ií]a|quise|pensaba|deb[ií]a) (?:cancelar|anular|borrar) (?:la (?:otra|de|del)|el (?:otro|de|del)|otr[oa])",
      "(?:s[oó]lo|solamente|[uú]nicamente) (?:quer[ií]a|quise|pensaba|intentaba) (?:cambiar|modificar|mover|aplazar|pasar|ver|mirar|revisar)|no (?:quer[ií]a |quise )?(?:cancelar|anular)(?:la|lo)?(?=\\W*$|[.!?;,])",
      "(?:voy|vengo|ir[eé]|vendr[eé]|vamos|estar[eé]|va|viene)(?: \\p{L}+)? (?:igual|igualmente|de todos modos|de todas formas|de todas maneras|al final)|(?:al final )?s[ií] (?:puedo|podemos|voy|vamos|ir[eé]|viene|va|vengo|vendr[eé])(?!\\p{L})",
      "vuelv(?:an|a|e|ed) a (?:poner|apuntar|incluir|meter|agendar|anotar)(?:me|nos|l[oa])|(?:reactiv|restablec|recuper|restaur)\\p{L}+ (?:la|mi|el) (?:cita|reserva|hora|turno)|(?:otra vez|de nuevo|nuevamente)[^.!?;]{0,20} (?:misma hora|mismo horario|mismo hueco)|(?:misma hora|mismo horario|mismo hueco) (?:otra vez|de nuevo)",
      "(?:dejen|deje|deja|dejad|guarden|guarde|guarda|guardad|gu[aá]rd(?:a|e|en|ad)(?:me)?l[oa]|mantengan|mantenga|mant[eé]n|reserven|reserve|resérv[ae]l[oa]|ap[aá]rt[ae]l[oa])(?:(?: \\p{L}+){0,2} (?:cita|lugar|hora|hueco|turno|sitio|plaza)(?! (?:libre|abiert|disponible))| para (?!la lista|lista|quien|alguien|otr)\\p{L}+)|(?:en|a) mi lugar(?!\\p{L})",
      alone(
        "(?:por favor )?(?:ignorar|ignoren|ignore|ignora|ignorad)(?: (?:esto|este (?:mensaje|aviso)|la cancelaci[oó]n|por favor))*",
      ),
      "cambi(?:[oó]|ado|é) de (?:idea|opini[oó]n)[^.!?;]{0,20} (?:viene|va|vengo|voy)",
      "no (?:me |nos |la |lo )*(?:quit|cancel|borr|elimin|regal)(?:es|e|en|éis)(?!\\p{L})|(?:la|el) (?:que|cual) (?:yo )?quer[ií]a (?:cancelar|anular)|en vez de (?:m[ií]|nosotr[oa]s)|(?:met[ií]|puse|agend[eé]|acomod[eé]|anot[eé]|hemos puesto|he puesto) (?:ah[ií] )?a (?:otr[oa]|alguien|la sra|el sr|la se[nñ]ora|el se[nñ]or|don|do[nñ]a|una?|mi)(?!\\p{L})",
    ],
  },
  it: {
    takenBack: [
      "sbagliat[oa] (?:appuntamento|giorno|data|seduta|prenotazione|tasto|a (?:cliccare|premere))|(?:volevo|volevamo|dovevo|pensavo di) (?:disdire|annullare|cancellare) (?:quell[oa]|l'altr[oa]|un altr[oa]|un'altra)",
      "(?:volevo|volevamo) (?:solo|soltanto|solamente) (?:cambiare|spostare|modificare|vedere|controllare)|non (?:volevo )?(?:annullare|disdire|cancellare)(?:l[oa])?(?=\\W*$|[.!?;,])",
      "(?:vengo|veniamo|viene|verrò|verremo|ci sono|ci sarò)(?: \\p{L}+)? (?:lo stesso|comunque|ugualmente|alla fine)|(?:alla fine|tutto risolto,?) (?:vengo|viene|riesco|ce la faccio|posso)|(?<!non )(?:riesco|riusciamo|posso|possiamo) (?:a )?venire(?=\\W*$|[.!?;,])|(?:mi |ci )?va bene(?: lo stesso)?, (?:rimett\\p{L}+(?:mi|ci)|riprenot\\p{L}+)",
      "rimett(?:ete|i|er|a)(?:mi|ci)|(?:mi|ci) rimett\\p{L}+|reinseri(?:te|r|sci)(?:mi|ci)|(?:ripristin|riattiv)\\p{L}+|ri-?prenotat[oa][^.!?;]{0,20} stess[oa] (?:ora|orario|posto)|(?:stess[oa] (?:ora|orario)) di nuovo",
      "(?:tenete|tenga|tieni|lasciate|lasci|lascia|conservate|riservate|riservi|tenetel[oa]|tienil[oa]) (?:pure )?(?:il|l'|la|il mio|questo) ?(?:posto|appuntamento|orario|slot|seduta)(?! (?:liber|apert))|appuntamento (?:resta|rimane) (?:valido|confermato|fissato)|al (?:posto mio|mio posto)",
      alone(
        "(?:da |per favore |prego )?(?:ignorare|ignorate|ignori|ignora)(?: (?:questo messaggio|la cancellazione|la disdetta|per favore|grazie))*",
      ),
      "(?:cambiat[oa]) idea[^.!?;]{0,20} (?:viene|vengo|verrà|verrò)",
      "non (?:mi |ci |l[oa] )?(?:annullate|cancellate|togliete|toglietemi|cancellatemi|annulli|cancelli|date|dia)(?= (?:l'|il|la|per|via|a)|\\W*$|[.!?;,])|quell[oa][^.!?;]{0,30} che vol\\p{L}+ (?:disdire|annullare|cancellare)|invece (?:di|che) me|(?:ho|abbiamo) (?:già )?(?:messo|inserito|spostato) (?:lì |dentro )?(?:un altro|un'altra|la sig\\p{L}*|il sig\\p{L}*|qualcuno)(?!\\p{L})",
    ],
  },
  nl: {
    takenBack: [
      "verkeerde (?:afspraak|dag|datum|boeking|sessie|knop)|wilde(?:n)?(?: \\p{L}+){0,2} (?:die|de andere|een andere|mijn andere|de afspraak) (?:[^.!?;]{0,30} )?(?:afzeggen|annuleren|schrappen)",
      "(?:wilde|wou)(?: \\p{L}+){0,2} (?:alleen|enkel|gewoon)(?: maar)? [^.!?;]{0,40}(?:wijzigen|veranderen|verzetten|verplaatsen|kijken|aanpassen)|niet (?:annuleren|afzeggen)(?=\\W*$|[.!?;,])",
      "(?<!volgende (?:week|keer|maand|les|sessie|afspraak)[^.!?;]{0,40})(?:kom|komen|komt|ben er)(?: \\p{L}+){0,2} (?:toch|gewoon|evengoed|alsnog)(?! niet)|(?:kan|lukt|past)(?: \\p{L}+){0,3} toch(?: (?:wel|nog|gewoon))*(?: komen)?(?=\\W*$|[.!?;,])",
      "(?:zet|plaats|schrijf|boek) (?:me|mij|ons|hem|haar)(?: (?:er|alsjeblieft|aub|graag|maar))* (?:weer|terug|opnieuw)|opnieuw geboekt[^.!?;]{0,20} (?:zelfde|dezelfde|hetzelfde)|(?:dezelfde|zelfde) (?:tijd|plek|uur) (?:weer|opnieuw)(?: geboekt)?",
      "(?:hou|houd|houdt|bewaar|reserveer|laat) (?:de|het|mijn|die|dit|deze) (?:plek|plaats|tijd|afspraak|plekje|uur)(?: \\p{L}+){0,3} (?:voor (?:mijn|m'n|ons|onze)|staan|vrij voor)|in (?:mijn|m'n|onze) plaats",
      alone(
        "(?:graag |gelieve |svp |aub )*(?:negeren|negeer)(?: (?:dit|deze annulering|dit bericht|maar|aub|svp|alsjeblieft))*(?: te negeren)?",
      ),
      "bedacht[^.!?;]{0,20} (?:komt|kom)(?!\\p{L})",
      "niet (?:weggeven|doorgeven|schrappen|verwijderen)(?=\\W*$|[.!?;,])|(?:mag|kan|moet) (?:(?:dus|gewoon|toch|wel) )*blijven staan|in plaats van (?:mij|ons)|(?:heb|hebben)(?: (?:ik|we|er|al|daar))* (?:iemand|mevrouw|meneer|een andere?) [^.!?;]{0,30}(?:ingezet|ingepland|gezet|ingeboekt)",
    ],
  },
  pt: {
    takenBack: [
      "(?:enganei-me|me enganei|errei|enganei|me confundi)(?: \\p{L}+)? (?:na|no|de|da|do|a|o) (?:consulta|dia|data|hora|hor[aá]rio|marca[cç][aã]o|sess[aã]o|bot[aã]o)|(?:consulta|data|dia|marca[cç][aã]o|hor[aá]rio) errad[oa]|(?:queria|pretendia|era para|quis) (?:desmarcar|cancelar|anular) (?:a (?:outra|de|da|do)|o (?:outro|de|da|do)|outr[oa])",
      "(?:s[oó]|apenas|somente) (?:queria|pretendia|quis) (?:mudar|alterar|trocar|remarcar|ver|verificar)|n[aã]o (?:queria )?(?:cancelar|desmarcar|anular)(?=\\W*$|[.!?;,])",
      "(?:vou|venho|vamos|irei|estarei|vem|vai)(?: \\p{L}+)? (?:na mesma|mesmo assim|de qualquer (?:forma|maneira|jeito)|igualmente)|afinal[^.!?;]{0,15} (?:posso|podemos|vou|vamos|d[aá]|consigo|vem|vai)(?!\\p{L})|(?:vou|consigo) sim(?!\\p{L})",
      "volt(?:em|e|a) a (?:p[oô]r|colocar|marcar|inscrever|agendar)-(?:me|nos)|(?:reativ|restabele|recoloc|reponh)\\p{L}+|(?:de novo|outra vez|novamente)[^.!?;]{0,20} (?:mesma hora|mesmo hor[aá]rio)|(?:mesma hora|mesmo hor[aá]rio) (?:de novo|outra vez)",
      "(?:deixem|deixe|guardem|guarde|guarda|mantenham|mantenha|reservem|reserve)(?: \\p{L}+)? (?:consulta|vaga|hor[aá]rio|hora|marca[cç][aã]o|lugar)(?! (?:livre|aberta|dispon))|no meu lugar(?!\\p{L})",
      alone(
        "(?:por favor |favor )?(?:ignorar|ignorem|ignore|ignora)(?: (?:isto|isso|esta mensagem|o cancelamento|por favor))*",
      ),
      "mud(?:ou|ei|aram) de (?:ideia|ideias|opini[aã]o)[^.!?;]{0,20} (?:vem|vai|vou|venho)",
      "n[aã]o (?:me |nos |[oa] )?(?:cancel|tir|desmarqu|apagu)(?:e|em|es)(?!\\p{L})|(?:a|o) que (?:eu )?queria (?:cancelar|desmarcar)|em vez de mim|(?:coloquei|pus|encaixei|meti|marquei|agendei) (?:l[aá] |a[ií] |j[aá] )?(?:outr[oa]|algu[eé]m|a dona|o sr|a sra|o senhor|a senhora)(?!\\p{L})",
    ],
  },
  sv: {
    takenBack: [
      "fel (?:tid|dag|datum|bokning|bokad tid|knapp)|(?:ville|skulle|tänkte) (?:\\p{L}+ )?(?:avboka|ta bort) (?:den (?:på|andra|som)|min andra|en annan|tiden på)",
      "(?:ville|skulle|tänkte) (?:bara|endast) (?:ändra|flytta|byta|kolla|boka om)|inte avboka(?=\\W*$|[.!?;,])",
      "(?:kommer|kan komma|går bra|funkar|är där|passar|kan)(?: \\p{L}+){0,2} (?:ändå|i alla fall|iallafall|trots allt)(?! inte)",
      "(?:sätt|skriv|boka|lägg) (?:in |upp )?(?:mig|oss|honom|henne)(?: \\p{L}+)? (?:igen|tillbaka)|(?:bokat|bokade)(?: \\p{L}+)? (?:om |in |samma )[^.!?;]{0,20}(?:samma tid|igen)|samma tid igen",
      "(?:håll|spara|behåll|reservera|låt) (?:platsen|tiden|min tid|min plats|den)(?: \\p{L}+)? (?:åt|för|stå|till) ?(?:min|mitt|mina|oss|kvar)?|i stället för (?:mig|oss)|istället för (?:mig|oss)|i mitt ställe",
      alone(
        "(?:vänligen |var god )?(?:ignorera|bortse(?: från)?)(?: (?:detta|det här|avbokningen|meddelandet|tack|är du snäll))*",
      ),
      "ändrat sig[^.!?;]{0,20} (?:kommer)",
      "(?:avboka|stryk) (?:mig |oss |den )?inte(?=\\W*$|[.!?;,])|(?:ge|ta) inte bort|(?:var|är) den[^.!?;]{0,30} jag ville avboka|(?:har|hade)(?: (?:redan|nu|jag))* (?:satt|lagt|bokat|skrivit) in (?:en annan|någon|fru|herr)(?!\\p{L})",
    ],
  },
};
