import type { Language } from "./language";

/** A client's bill may be covered, too. */
const noInsurer =
  "(?!(?:(?:your|the|my|our|her|his|their|an?) )?(?:[\\p{L}-]+ ){0,2}(?:insur\\p{L}*|plan|polic\\p{L}*|medicare|medicaid|deposit|package|membership|warranty|benefits?|credits?|voucher|card|fee|terms|nhs|health|aetna|cigna|humana|bupa)(?!\\p{L}))";

/** Words of `languages` for a time: "the slot", "3 pm", "it" */
const time = {
  en: "(?:it|this|that|this one|that one|(?:the|that|this|her|his|my) (?:\\p{L}+ )?(?:slot|spot|time|hour|place|gap|opening|\\d[\\d:.]*(?: ?[ap]\\.?m\\.?)?)|(?:{day} )?(?:at )?\\d[\\d:.]*(?: ?[ap]\\.?m\\.?)?(?: (?:on )?{day})?|{day})",
};

/**
 * Somebody stands in, so the hour is used: "this is covered by Dana", "sub needed". Or the freed time is kept: "hold 3 pm for Ann".
 */
export const coverCues = {
  en: {
    covered: [
      "(?<=^\\W*(?:(?:this|it|shift|class|slot|session)(?: is| was| has been)? )?)(?:taken over|picked up|taught) by (?!(?:the|your|our|us|you) )\\p{L}+",
      "(?:it's|it is|that's|that is|(?:slot|spot|time|hour|\\d|[ap]\\.?m\\.?|{day}) is)(?: (?:now|already))* (?:reserved|earmarked|set aside|blocked(?: off| out)?|promised|being kept|being held) (?:for|to) (?!(?:you|the (?:list|waitlist|waiting)|any|some|now|your|whoever)(?!\\p{L}))\\p{L}+|promised (?:it|this|that|that one|the (?:slot|spot|time|hour)) to \\p{L}+|promised (?!(?:to|that|me|us|you|her|him|them|it|not)\\b)(?:(?:mrs?|ms|miss)\\.? )?\\p{L}+ (?:it|the (?:slot|spot|time|hour))",
      "(?<=^\\W*)(?:cover|covered by|substitute|sub|stand-?in|relief)\\s?: ?(?!none|no\\b|open|needed|n/?a|tbd|required|not)\\p{L}+",
      "(?<=^\\W*(?:the )?)(?:room|studio|hall|court|laser|machine|table|pool|theatre)(?: (?:\\d{1,2}|[a-h]))? (?:is|will be|'s|has come|came|just came)[^.!?;,]{0,50} (?:free|available|open)[^.!?;]{0,60}(?:group|class|team|choir|course|meeting|workshop|booking of (?:it|the)|reservation)[^.!?;]{0,40}cancel+ed|cancel+ed (?:his|her|their|the) (?:booking|reservation|use) of (?:it|the (?:room|studio|hall|laser|machine|table|pool))",
      "(?:a|my|one of my|another) (?:patient|client|student|pupil)s? (?:of mine )?(?:needs me|is in crisis|needs to be seen|needs seeing|has an emergency)",
      `(?:^\\W*|(?:this|that|it|one|shift|class|session|lesson|clinic|slot|spot|time|hour|appointment|{day}|[ap]\\.?m\\.?|\\d)(?:'s| is| was| has been| will be| got)(?: (?:now|already|all|being|then))* )covered (?:by|:) ?${noInsurer}\\p{L}+`,
      "(?:shift|class|session|lesson|clinic)(?:'s| is| was| has been| will be| got)(?: (?:now|already|all))* covered(?! by)",
      "(?<!(?:payment|fee|deposit|credit|package|insurance|plan|policy|pass|it|that|this|nobody|no one|no-one|i|we) )(?:is|are|will|'ll|can|could)(?: (?:be|now|then|already))* cover(?:ing)?(?: for)? (?:it|this|that|him|her|them|(?:the|my|his|her|their|your|\\p{L}+'s) (?:\\p{L}+ )?(?:shift|class|session|lesson|clinic|slot|hour|\\d[\\d:.]*|clients|patients|{day}|appointments?))(?! (?:cost|fee|charge|invoice))",
      "(?:is|are) covering(?=\\W*$)",
      "(?:sub|subs|substitute|cover|locum|stand-?in|temp)(?: (?:teacher|instructor|therapist|nurse|trainer|coach))?(?: (?:is|still|urgently|now))* (?:needed|required|wanted)",
      "(?:need|needs|looking for|find|finding|seeking|arrange|arranging|get|want)(?: (?:an?|some|someone|somebody|to|urgent|emergency|last-minute))* (?:sub|locum|cover|coverage|stand-?in|substitute (?:teacher|instructor|therapist))(?=\\W*$|[,;]| (?:for|on|at|from|in) (?!(?:the |my |our )?(?:costs?|fees?|rent)))",
      "(?:will|'ll|is going to) be (?:there|in there|in|coming|using (?:it|that slot)) instead(?! (?:on|at|next))",
      "(?<=^\\W*|(?:the|our|your|an?|my) )(?:locum|sub|temp|substitute|stand-?in|(?:bank|agency|relief|temp|cover|float) (?:nurse|worker|vet|teacher|dentist|hygienist|therapist|doctor|receptionist))(?: (?:has|have|just|had|suddenly|is|also|for \\p{L}+|on \\p{L}+))* (?:(?:re)?cancel+(?:ed|s|ling)|pulled out|dropped out|called (?:in|off|out)|rang in|can't|cannot|won't)",
      "(?:takes|is taking|will take|'ll take|takes over|is picking up|picks up|will do|is doing|does) (?:over )?(?:(?:my|\\p{L}+'s) (?:\\d[\\d:.]*(?: ?[ap]\\.?m\\.?)?|clients|patients|shift|class|{day})|(?:his|her|their) (?:clients|patients|shift|class))(?! (?:off|out|away))",
      `(?<!(?:not|n't|never|nothing to|if you want to|no need to|needn't|we|i) )(?:hold|holding|keep|keeping|save|saving|reserve|reserving|block|blocking|pencil)(?: (?:in|out|off))? ${time.en} (?:open |free |back )?for (?!(?:the|our|my|your) (?:\\p{L}+ )?(?:list|waitlist|waiting|queue)|any|some|whoever|who|now|later|the (?:moment|time|day|next|first)|a (?:client|patient|wait|new)|another|others|everyone|everybody|release|up\\b|about|at least|half|one|two|three|an? |next|this |that |tomorrow|today|{day}|good|sure|free|future|when|as )\\p{L}+`,
      `(?:i'm|i am|we're|we are|i've|we've|i have|we have)(?: now| just)? (?:holding|keeping|saving|kept|held|saved|reserved|blocked|promised) ${time.en} (?:for|to) (?!(?:the|our|my) (?:\\p{L}+ )?(?:list|waitlist|waiting|queue)|any|some|whoever|now|another|others|everyone)\\p{L}+`,
    ],
    ailing: [
      "(?:is|'s|will be|has been|has called in|called in|rang in)(?: (?:off|out|still|both|away|in bed|at home))* (?:sick|ill|poorly|unwell|away|out|off|on leave|on holiday|on vacation|in hospital|not in)",
    ],
  },
  de: {
    covered: [
      "(?:habe|hab|haben|ist|wurde)[^.!?;]{0,40} (?:fest )?versprochen",
      "(?<=^\\W*)(?:vertretung|vertreten durch|aushilfe)\\s?: ?(?!kein|nein|offen|gesucht|noch)\\p{L}+",
      "(?<=^\\W*(?:der |die |das )?)(?:raum|saal|studio|halle|laser|behandlungsraum|kursraum|zimmer|platz)(?: (?:\\d{1,2}|[a-h]))? (?:ist|wird|wäre)[^.!?;,]{0,50} (?:frei|verfügbar)[^.!?;]{0,60}(?:gruppe|kurs|klasse|team|chor|besprechung|meeting|workshop|buchung)[^.!?;]{0,40}(?:abgesagt|storniert|ausgefallen|aus)",
      "(?:ein|eine|mein|meine) (?:patient|klient|kund|schüler)\\p{L}* (?:braucht mich|hat einen notfall|ist ein notfall)|(?:ein|einen) notfall(?:patient\\p{L}*)? (?:in der praxis|dazwischen)",
      "(?:wird|werden|wurde|ist)(?: (?:jetzt|nun|bereits|schon|dann))* (?:von|durch) \\p{L}+(?: \\p{L}+)? (?:vertreten|übernommen|abgedeckt|gehalten|geleitet|besetzt)",
      "(?:vertretung|vertreten|übernommen|abgedeckt) ?(?:durch|von|:) \\p{L}+|vertretung (?:macht|übernimmt|hat|ist)",
      "(?:vertritt|übernimmt) (?:das|es|ihn|sie|den (?:termin|kurs|dienst)|die (?:stunde|schicht|termine|patienten|kunden|vertretung)|(?:ihre?|seine?|meine?|danas)[nrs]?)(?! (?:kosten|rechnung|gebühr|zahlung))(?=\\W*$|[,;]| (?!kosten|rechnung))|(?:springt|springe|springen)[^.!?;]{0,40} ein(?=\\W*$|,)",
      "(?:vertretung|aushilfe|ersatz|einspringer|springer)\\p{L}*[^.!?;,]{0,40} (?:gesucht|benötigt|gebraucht|nötig)|(?:aushilfe|vertretung|springer(?:in)?|leihkraft|praktikant(?:in)?|azubi|empfangskraft|vertretungskraft) (?:hat|ist|fällt|kommt|sagt)[^.!?;,]{0,50} (?:abgesagt|krank|aus|nicht|ab)(?=\\W*$|,)|(?:suche|suchen|brauche|brauchen|braucht|sucht)(?: (?:ich|wir|noch|dringend|eine|jemanden|für|als|also|daher|jetzt|nun|kurzfristig))* (?:vertretung|aushilfe|ersatz)(?!t?ermin)",
      "für (?!(?:die|unsere|alle|jemand\\p{L}*|wen|andere|neue|sie|dich|euch|uns|ihren?|wartende|weitere) )(?:den |die |das )?\\p{L}+(?: \\p{L}+)? (?:freihalten|freigehalten|reserviere?n?|reserviert|blocken|geblockt|blockieren|zurückhalten|aufheben|vormerken|vorgemerkt)|(?:halt|halte|halten|reservier|reserviere|heb|block)(?: (?:bitte|sie|mal|ihn|den|das|die|termin|platz|um|\\d[\\d.:]*|uhr|{day}))* für (?!(?:die|unsere|alle|jemand\\p{L}*|andere|neue|sie|dich|wartende) )\\p{L}+",
    ],
    ailing: [
      "(?:ist|bleibt|liegt|wird)[^.!?;,]{0,40} (?:krank|erkrankt|nicht da|im urlaub|abwesend|weg|verhindert|flach)|fällt[^.!?;,]{0,40} aus|hat[^.!?;,]{0,40} (?:frei|urlaub|grippe|fieber)",
    ],
  },
  fr: {
    covered: [
      "(?:l'ai|l'avons|l'a|est|ai|déjà) (?:déjà )?(?:promis|réservé)e? (?:à|pour) (?!(?:vous|toi|la liste|nouveau)(?!\\p{L}))\\p{L}+",
      "(?<=^\\W*)(?:remplaçante?|remplacement|remplacée? par)\\s?: ?(?!aucun|non|à )\\p{L}+",
      "(?<=^\\W*(?:la |le |l')?)(?:salle|studio|cabine|laser|cabinet)(?: (?:\\d{1,2}|[a-h]))? (?:est|sera|se libère|devient)[^.!?;,]{0,50} (?:libre|disponible|libérée?)[^.!?;]{0,60}(?:groupe|cours|classe|équipe|chorale|réunion|atelier|réservation)[^.!?;]{0,40}annul",
      "remplacement (?:est )?(?:assurée?|prévue?|effectuée?|faite?) par|(?:assurée?|reprise?|couverte?|remplacée?)s? par (?!(?:la |l'|votre |ma |sa |une |ton )?(?:mutuelle|assurance|sécu|une? autre (?:date|jour)))\\p{L}+",
      "(?:reprend|assure|reprendra|assurera|prend) (?:le cours|la séance|le créneau|la garde|ses (?:patients?|clients?|rendez-vous)|mes (?:patients?|clients?)|le relais)|(?:me|te|la|le) remplace(?:ra)?(?=\\W*$|,| (?:jeudi|{day}|à|demain|ce))",
      "(?:le |la |notre |l')(?:remplaçante?|intérimaire|stagiaire|vacataire) (?:a annulé|annule|est malade|ne vient pas|s'est désistée?)|remplaç\\p{L}+ (?:est )?(?:recherché|demandé|cherché)\\p{L}*|(?:cherche|cherchons|recherche|recherchons|besoin d'|trouver|trouve)(?: ?(?:une?|d'une?|urgent|en urgence|urgemment))* ?(?:remplaç\\p{L}+|remplacement)",
      "(?:garde|gardez|gardons|garder|réserve(?:z)?-(?:le|la)|bloque|bloquez|bloquer|mets de côté)(?:-(?:le|la))?(?: (?!pour )[^ .!?;]+){0,4} pour (?!(?:la|les|une?|quelqu\\p{L}*|vous|toi|le|l'\\p{L}+|notre|ceux|nos|des) )\\p{L}+",
    ],
    ailing: [
      "(?:est|sera|reste)[^.!?;,]{0,30} (?:malade|absente?|souffrante?|en (?:congé|congés|vacances|arrêt))|a (?:la grippe|de la fièvre)",
    ],
  },
  es: {
    covered: [
      "(?:promet[ií]|prometimos|prometido|prometida) (?:ya )?a(?:l)? \\p{L}+",
      "(?<=^\\W*)(?:suplente|sustitut[oa]|cubre)\\s?: ?(?!ningun|no\\b|sin)\\p{L}+",
      "(?<=^\\W*(?:la |el )?)(?:sala|estudio|cabina|láser|consulta)(?: (?:\\d{1,2}|[a-h]))? (?:est[aá]|queda|qued[oó])[^.!?;,]{0,50} ?(?:libre|disponible)[^.!?;]{0,60}(?:grupo|clase|equipo|coro|reunión|taller|reserva)[^.!?;]{0,40}(?:cancel|anul)",
      "(?:lo|la|le|los|las|me|te) (?:cubre|cubrir[aá]|sustituye|sustituir[aá]|suple)n?|(?:cubiert|sustituid)[oa]s? por (?!(?:su |tu |el |la |mi )?(?:seguro|p[oó]liza|mutua|aseguradora))\\p{L}+",
      "(?:el |la )(?:suplente|sustitut[oa]|becari[oa]) (?:ha cancelado|canceló|no viene|está enferm[oa])|(?:se busca|busco|buscamos|se necesita|necesito|necesitamos|hace falta|falta)(?: (?:una?|urgente|con urgencia|alg[uú]n))* (?:suplente|sustitut[oa]|suplencia|sustituci[oó]n|cobertura)",
      "(?:guarda|guarden|guarde|guardar|guárda\\p{L}*|guardad|resérva\\p{L}+|aparta|apárta\\p{L}*|bloquéa\\p{L}*)(?: (?!para |a )[^ .!?;]+){0,4} (?:para|a) (?!(?:la|las|los|el|una?|alguien|usted|ti|quien|otr[oa]s?|nuestr[oa]) )\\p{L}+",
    ],
    ailing: [
      "(?:est[aá]|sigue)[^.!?;,]{0,30} (?:enferm[oa]|mal[oa]|de baja|de vacaciones|fuera|ausente)|tiene (?:gripe|fiebre)",
    ],
  },
  it: {
    covered: [
      "(?:l'ho|l'abbiamo|ho|è) (?:già )?(?:promess|riservat)[oa] (?:a|al|alla|per) \\p{L}+",
      "(?<=^\\W*)(?:sostitut[oa]|supplente|sostituzione)\\s?: ?(?!nessun|no\\b)\\p{L}+",
      "(?<=^\\W*(?:la |lo )?)(?:sala|stanza|studio|cabina|laser)(?: (?:\\d{1,2}|[a-h]))? (?:è|sarà|resta|si libera)[^.!?;,]{0,50} ?(?:libera|libero|disponibile)?[^.!?;]{0,60}(?:gruppo|corso|classe|squadra|coro|riunione|laboratorio|prenotazione)[^.!?;]{0,40}(?:disdett|annull)",
      "(?:lo|la|li|le|mi|ti) (?:copre|coprirà|sostituisce|sostituirà)|(?:copert|sostituit)[oa] (?:da|dal|dalla) (?!(?:sua |tua |mia )?(?:assicurazione|polizza|mutua))\\p{L}+",
      "(?:il |la |lo )(?:supplente|sostitut[oa]|tirocinante|stagista) (?:ha disdetto|ha annullato|non viene|è malat[oa])|(?:cercasi|cerco|cerchiamo|serve|servirebbe|si cerca|abbiamo bisogno di)(?: (?:un|una|urgente|urgentemente|un'))* ?(?:sostitut[oa]|supplente|sostituzione|supplenza)",
      "(?:tieni|tienilo|tieniamo|tenga|tenete|tenere|teniamo|blocca|bloccate|bloccare)(?: (?!per )[^ .!?;]+){0,4} per (?!(?:la|le|il|i|gli|lo|un|una|qualcun\\p{L}*|lei|te|chi|altri|altre|nostr[oa]) )\\p{L}+",
    ],
    ailing: [
      "(?:è|sta|sarà)[^.!?;,]{0,30} (?:malat[oa]|male|assente|in (?:ferie|malattia))|ha (?:la febbre|l'influenza)",
    ],
  },
  nl: {
    covered: [
      "(?:aan [^.!?;,]{2,30} beloofd|beloofd aan \\p{L}+)",
      "(?<=^\\W*)(?:invaller|vervanger|vervanging)\\s?: ?(?!geen|nee)\\p{L}+",
      "(?<=^\\W*(?:de |het )?)(?:kamer|zaal|ruimte|studio|laser|behandelkamer)(?: (?:\\d{1,2}|[a-h]))? (?:is|komt)[^.!?;,]{0,50} (?:vrij|beschikbaar)[^.!?;]{0,60}(?:groep|cursus|klas|team|koor|vergadering|workshop|les|boeking)[^.!?;]{0,40}(?:afgezegd|geannuleerd|uitgevallen)",
      "(?:neemt|nemen) (?:dit|het|deze|de (?:les|dienst|afspraak|afspraken|cliënten|patiënten)|haar|zijn|mijn)(?: \\p{L}+)? over|(?:wordt|is|worden)(?: (?:nu|al|reeds))* (?:waargenomen|overgenomen|opgevangen|gedekt|ingevuld) door|valt[^.!?;]{0,30} in(?=\\W*$| voor)",
      "(?:de |onze )(?:invaller|vervanger|waarnemer|stagiaire?|uitzendkracht) (?:heeft|is|komt)[^.!?;,]{0,40} (?:afgezegd|ziek|niet)(?=\\W*$|,)|(?:invaller|vervanger|waarnemer|vervanging|invalkracht|waarneming)(?: (?:is|nog|dringend))* (?:gezocht|nodig|gevraagd)|(?:zoek|zoeken|zoekt)(?: (?:ik|we|wij|nog|dringend|een))* (?:invaller|vervanger|waarnemer|vervanging|invalkracht)",
      "(?:hou|houd|houden|bewaar|blokkeer)(?: (?!voor )[^ .!?;]+){0,4} voor (?!(?:de|het|een|iemand|jou|u|ons|onze|wie|anderen) )\\p{L}+|voor (?!(?:de|het|een|iemand|jou|u|ons|onze|wie|anderen) )\\p{L}+(?: \\p{L}+)? (?:vrijhouden|vasthouden|reserveren|apart houden|gereserveerd)",
    ],
    ailing: ["is[^.!?;,]{0,40} (?:ziek|afwezig|met vakantie|op vakantie)|heeft (?:griep|koorts)"],
  },
  pt: {
    covered: [
      "(?:prometi|prometemos|prometid[oa]) (?:[àa]|ao) \\p{L}+",
      "(?<=^\\W*)(?:substitut[oa]|substitui[cç][aã]o)\\s?: ?(?!nenhum|n[aã]o|sem)\\p{L}+",
      "(?<=^\\W*(?:a |o )?)(?:sala|est[uú]dio|cabine|laser|consult[oó]rio)(?: (?:\\d{1,2}|[a-h]))? (?:est[aá]|fica|ficou)[^.!?;,]{0,50} ?(?:livre|vag[oa]|dispon[ií]vel)[^.!?;]{0,60}(?:grupo|aula|turma|equipa|equipe|coro|reuni[aã]o|oficina|reserva)[^.!?;]{0,40}(?:cancel|desmarc)",
      "(?:cobre|vai cobrir|cobrir[aá]|substitui|vai substituir|assegura)(?=\\W*$| (?:o turno|a aula|a sess[aã]o|a consulta|est[ea]|ess[ea]|ela|ele|os (?:clientes|pacientes|utentes)))|cobert[oa] (?:por|pel[oa]) (?!(?:seu |sua )?(?:seguro|plano|conv[eê]nio))\\p{L}+",
      "(?:procura-se|procuro|procuramos|precisa-se|preciso|precisamos|precisa)(?: de)?(?: (?:uma?|algum|urgente))* (?:substitut[oa]|substitui[cç][aã]o|cobertura)",
      "(?:guarda|guarde|guardar|guardem|segura|segure|bloqueia|bloqueie)(?: (?!para |[aà] )[^ .!?;]+){0,4} (?:para|pra) (?:[ao] )?(?!(?:lista|uma?|algu[eé]m|voc[eê]|si|ti|quem|outr[oa]s?|nossa) )\\p{L}+",
    ],
    ailing: ["est[aá][^.!?;,]{0,30} (?:doente|de baixa|de f[eé]rias|fora|ausente)|tem (?:gripe|febre)"],
  },
  sv: {
    covered: [
      "(?:har |är )?(?:lovat bort|lovad till|lovat (?:den|det|tiden) (?:till|åt)) ?\\p{L}+",
      "(?<=^\\W*)(?:vikarie)\\s?: ?(?!ingen|nej)\\p{L}+",
      "(?<=^\\W*)(?:rum|sal|salen|studio|lasern|behandlingsrum)(?: (?:\\d{1,2}|[a-h]))? (?:är|blir|blev)[^.!?;,]{0,50} (?:ledigt?|fritt?)[^.!?;]{0,60}(?:grupp|klass|kurs|team|kör|möte|bokning)[^.!?;]{0,40}(?:avbok|inställ|återbud)",
      "täcker upp|täcker (?:passet|klassen|det|den)|hoppar in(?! \\p{L}+ i )|vikarierar|täcks av|(?:tar|tog) över (?:passet|klassen|den|det|hennes|hans|mina|tiden)",
      "vikarie(?:r)?(?: (?:sökes|söks|behövs|saknas))|(?:söker|behöver)(?: (?:vi|jag|en|nu))* vikarie",
      "(?:håll|håller|hålla|spara|boka upp)(?: (?!åt |till |för )[^ .!?;]+){0,4} (?:åt|till|för) (?!(?:listan|vår|någon|den|dig|er|alla|andra|en|ett) )\\p{L}+",
    ],
    ailing: ["är[^.!?;,]{0,40} (?:sjuk|sjukskriven|borta|på semester)|har (?:influensa|feber)"],
  },
} satisfies Record<string, Language["cues"]>;
