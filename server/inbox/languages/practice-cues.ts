import type { Language } from "./language";

/** Behind a label, or a dash: "Reason: practitioner sick". */
const reason = "(?<=[:\\t] ?| [-–] )";

const practices = {
  en: "(?:practice|clinic|studio|salon|centre|center|facility|gym|spa|management|head office|provider|practitioner|instructor|teacher|coach|trainer|therapist|doctor|dentist|hygienist|stylist|barber|groomer|clinician|counsell?or|tutor|venue)",
  de: "(?:praxis|studio|klinik|salon|kursleit(?:ung|er(?:in)?)|therapeut(?:in|en)?|behandler(?:in|s)?|arzt|ärztin|zahn(?:arzt|ärztin)|trainer(?:in)?|lehrer(?:in)?|lehrkraft|studioleitung|praxisleitung|geschäftsleitung|anbieter(?:in)?)",
  fr: "(?:cabinet|clinique|studio|salon|institut|centre|praticien(?:ne)?|thérapeute|professeure?|instructeur|instructrice|médecin|dentiste|coach|kiné|ostéopathe|direction|établissement|prestataire)",
  es: "(?:cl[ií]nica|centro|consultorio|estudio|sal[oó]n|gimnasio|profesional|terapeuta|profesor(?:a)?|instructor(?:a)?|doctor(?:a)?|m[eé]dic[oa]|dentista|fisioterapeuta|direcci[oó]n|entrenador(?:a)?|monitor(?:a)?)",
  it: "(?:studio|centro|clinica|salone|palestra|professionista|terapista|terapeuta|istruttore|istruttrice|insegnante|dottore|dottoressa|medico|dentista|fisioterapista|direzione|struttura|operatore|operatrice)",
  nl: "(?:praktijk|salon|studio|kliniek|sportschool|behandelaar|therapeut|docent|instructeur|trainer|arts|tandarts|fysiotherapeut|coach|directie|leiding)",
  pt: "(?:cl[ií]nica|est[uú]dio|sal[aã]o|consult[oó]rio|academia|gin[aá]sio|profissional|terapeuta|professor(?:a)?|instrutor(?:a)?|doutor(?:a)?|m[eé]dic[oa]|dentista|fisioterapeuta|dire[cç][aã]o)",
  sv: "(?:kliniken?|mottagningen?|salongen?|studion?|gymmet|terapeuten?|behandlaren?|läraren?|instruktören?|läkaren?|tandläkaren?|vårdgivaren?|ledningen|tränaren?)",
};

/**
 * What says that nobody freed a time, but the practice closed it: who cancelled, many at once, a reason that only it would give,
 * and that the time cannot be booked.
 */
export const practiceCues = {
  en: {
    byPractice: [
      "cancel+(?:ed|ing) (?:everyone|everybody)(?! else)(?!\\p{L})|(?:cancel+(?:ed|ing)|moved|re-?scheduled|called off|taken|took)(?:[^.!?;]|(?:mrs?|ms|dr)\\.){0,90} (?:because|since|as|while|now that|with) you(?:'re| are)? (?:out|sick|ill|away|off|unwell|in bed|down with|at home|injured|in (?:the )?hospital)(?! of)(?!\\p{L})",
      // "I had to cancel Mrs Hall on Thursday": her appointment would be hers.
      "(?:i|we|i've|we've)(?: (?:had|have|just|to|sadly|unfortunately))* cancel+(?:ed)? (?:mrs?|ms|miss|dr)\\.? [\\p{L}-]+(?= (?:on|for|at|from|this|today|tomorrow|{day})(?!\\p{L}))",
      `cancel+(?:ed|ation) by (?:the |your |our )?${practices.en}(?!\\p{L}|'s|[ -](?:client|patient|customer|member|guest|on behalf|at (?:the |her |his |their |a )?\\p{L}+(?:'s)? request))`,
      `(?<=^\\W*(?:the |your |our )?)${practices.en} (?:has |have |had |just |to |unfortunately )*cancel+(?:ed|s)(?= (?:the|this|all|both|your|these|following|\\d+|an?)(?!\\p{L}))`,
      `(?:due to|because of|owing to) (?:the |a |our )?(?:${practices.en}|staff)(?:'s)? (?:un-?availability|absence|illness|sickness|leave|emergency|injury)|(?:has been|was|is) marked (?:as )?(?:un-?available|away|off|sick|absent|out)(?! of)`,
      "(?<!(?:nursery|school|daycare|kindergarten|creche|crèche|work|office|house|home|flat|apartment|kitchen|basement|bathroom|street|road)(?!\\p{L})[^.!?;]{0,60})(?:due to|because of|owing to) (?:an? |the |our )?(?:(?:water|gas|roof) leak|water (?:damage|main)|burst pipe|fire alarm|(?:heating|boiler|power|equipment|system|computer) (?:failure|fault|problem|outage|breakdown|issue)|plumbing|renovations?|(?:building|maintenance) works?|(?:bank|public|federal) holiday|staff(?:ing)? (?:shortage|issue|problem)s?|(?:scheduling|booking) (?:error|mistake))",
      `(?:because of|due to|owing to|reason:?|cause:?) ?["“'‘]?(?:staff|${practices.en})(?:'s)? (?:illness|sickness|absence|un-?availability|emergency|leave|training|meeting)(?!\\p{L})|(?:roster|rota|schedule|shift|working hours|availability|day)[^.!?;]{0,40} (?:has been |was |is |been )?(?:changed|set|updated) to\\W{1,3}(?:not working|not available|unavailable|off|day off|closed|time off|leave|sick)(?!\\p{L})`,
      "(?:medical|medicine|dental|clinic|practice|surgery|hospital|health|healthcare|salon|spa|physio|physiotherapy|veterinary|vets|barbers?) (?:has|have|had to|has had to) cancel(?:l?ed)? your (?:\\p{L}+ )?(?:appointment|booking|visit|session|consultation)",
      "(?:unable|not able|not allowed|can't|cannot|won't be able|not fit) (?:to )?(?:teach|treat|see (?:clients|patients|anyone))(?! (?:me|us|him|her)\\b)|as well as all (?:the |my )?(?:other|others)|make (?:it|this|them) up[^.!?]{0,30} (?:no|free of) (?:extra )?(?:charge|cost)",
      "(?<!not )cancel+ed by:? you(?!\\p{L}| or(?!\\p{L}))",
      `\\((?:the |your )?${practices.en}\\) (?:has |have )?cancel+ed|cancel+ed by:? [^.!?;()]{2,40}\\((?:the |your )?${practices.en}\\)`,
      "(?<=^\\W*)you(?:'ve| have)?(?: just| successfully)? cancel+ed (?:the|this|an?) (?:\\p{L}+ ){0,2}(?:class|lesson|course|workshop)(?!\\p{L})",
      "(?:changed|moved|re-?scheduled|updated) by (?:the |your |our )?(?:instructor|teacher|coach|trainer|studio|gym)(?!\\p{L}|'s)",
      "(?:business|opening|office|working|studio|salon|clinic) hours (?:(?:were|was|are|is|have been|has been) )?(?:now )?(?:changed|updated|moved)(?! by)",
      "cancel+ed by your (?:team|staff|studio|practice|business|organi[sz]ation)|message to (?:all )?(?:attendees|participants|registrants|members|guests)",
      "cancel+(?:ed|ing) (?:her|his|their|my|the|our) (?:whole|entire|full) (?:list|column|day|clinic|schedule|diary|book|week|morning|afternoon|session list)|(?:her|his|their|the) (?:whole )?(?:clinic|list|column) (?:for )?(?:today|tomorrow|{day}) is cancel+ed",
      "no appearances? (?:is|are|will be) (?:required|necessary|needed)|clerk of (?:the )?(?:\\p{L}+ ){0,2}court",
      "(?:sorry|regret|unfortunately)[^.!?]{0,20} (?:to )?(?:let you know|inform you|tell you|advise you|advise)(?: that)? (?!you)[^.!?]{2,50} (?:has|have|had|has had|needs|need)(?: to)? cancel+(?:ed)? your (?:\\p{L}+ )?(?:appointment|booking|reservation|session|visit|class)",
      "cancel+ed ?(?:[-–:/]|\\() ?(?:by )?(?:the )?(?:provider|practitioner|instructor|teacher|coach|trainer|therapist|tutor|staff)(?=\\)|\\W*$)",
      "(?:[2-9]|\\d\\d+) (?:attendees|participants|registrants|members|students) (?:and \\d+ (?:[\\p{L}-]+ ){1,2})?(?:have been |were )?(?:notified|emailed|e-mailed|informed|texted|refunded|credited)|(?:attendees|participants|registrants|members|students) (?:notified|emailed|e-mailed|informed|texted|refunded|credited)\\W{1,3}(?:[2-9]|\\d\\d+)(?!\\d)",
      "(?:team member|staff member|employee|provider|practitioner|account|stylist|therapist|instructor|teacher) (?:was |has been |is )?(?:now )?(?:deactivated|archived|terminated)|(?:was|has been) deactivated",
      "(?:bulk|mass|batch|block)[- ]cancel+(?:ation|ed|ing)s?|cancel+ed in bulk",
      `${reason}(?:the |our )?(?:${practices.en}|staff(?: member)?|dr\\.? \\p{L}+)(?<!gym|center|centre|venue)(?: (?:is|was|has|had|will be|being|called|fell|taken|had to))* (?:out|away|sick|ill|unwell|unavailable|off|absent|leave|on (?:leave|vacation|holiday)|closed|closing|closure|emergency|called away|not (?:available|in)|injured|illness|sickness|absence)(?!\\p{L})`,
      "(?:no new bookings|none of (?:these|the) (?:times|slots|appointments)|these (?:times|slots)|the (?:class|session|day)) (?:can(?:not|'t)? be|will not be|won't be|are not|aren't|isn't|is not|are no longer|is no longer) (?:made|booked|bookable|available|offered|replaced)|(?:calendar|diary|schedule|availability|day)(?: (?:for|on) [^.,;!?]{1,25})? (?:is|was|has been) (?:now )?(?:blocked|closed|removed)(?! (?:by|as) )",
      "(?<=^\\W*)you(?:'ve| have)? (?:closed|blocked)(?: (?:off|out))? (?:{day}|the \\d|\\d|your (?:calendar|schedule|day|diary))|(?<=^\\W*)(?:{day}[^.;!?]{0,20} |day )closed(?=,|\\W*$)",
    ],
  },
  de: {
    byPractice: [
      "(?<!(?:frau|herr|herrn) )(?:prof\\.? )?dr\\.? [\\p{L} -]{2,30}(?:fällt|ist|bleibt)[^!?;,]{0,50}(?:krankheitsbedingt|wegen krankheit|krank|erkrankt)(?! gemeldet)",
      "allen (?:(?:patient|kund|klient|schüler)\\p{L}+ )?(?:[^ .!?;]+ ){0,6}abgesagt|(?:weil|da|solange|wo) (?:du|sie) (?:\\p{L}+ ){0,2}(?:krank|erkrankt|verhindert|ausgefallen) (?:bist|sind)",
      "(?:abgesagt|storniert|ausgefallen) ?(?:[-–:/]|\\() ?(?:durch )?(?:die |den )?(?:lehrkraft|lehrer(?:in)?|trainer(?:in)?|therapeut(?:in)?|behandler(?:in)?|praxis|team)(?=\\)|\\W*$)",
      `(?:von|durch) (?:der |die |dem |den |das |ihrer |unserer )?${practices.de} (?:abgesagt|storniert)|(?:abgesagt|storniert|absage|stornierung) (?:von|durch) (?:der |die |dem |den |das |ihre |unsere )?${practices.de}(?!\\p{L})`,
      `(?<=^\\W*(?:die |der |das |ihre? |unsere? )?)${practices.de} hat (?:\\p{L}+ ){0,4}(?:abgesagt|storniert)`,
      `\\(${practices.de}\\) hat [^!?;]{0,80}(?:abgesagt|storniert)|(?:abgesagt|storniert) (?:von|durch):? [^.!?;()]{2,40}\\(${practices.de}\\)`,
      "(?:fallen|entfallen) (?:alle|sämtliche) (?:\\p{L}+ )?(?:kurse|klassen|kurseinheiten|gruppenstunden|unterrichtsstunden)(?!\\p{L})|(?:alle|sämtliche) (?:\\p{L}+ )?(?:kurse|klassen|kurseinheiten|gruppenstunden|unterrichtsstunden) (?:fallen|entfallen)(?!\\p{L})",
      "(?<=^\\W*)(?:du hast|sie haben) (?:den|diesen|die|diese|folgenden?) (?:kurs|unterricht|klasse|workshop|kurseinheit|unterrichtsstunde)(?!\\p{L})[^!?;]{0,80} (?:abgesagt|storniert)",
      "(?<!nicht )(?:von|durch) (?:ihnen|dir) (?:abgesagt|storniert)|(?:abgesagt|storniert) (?:von|durch) (?:sie|ihnen|dich|dir)(?!\\p{L})",
      "(?:sammel|massen|serien)-?(?:absage|stornierung)n?",
      `${reason}(?:der |die )?(?:${practices.de}|mitarbeiter(?:in)?)(?: (?:ist|war|wurde|im|in))* (?:krank|erkrankt|verhindert|abwesend|ausgefallen|urlaub|nicht (?:verfügbar|da)|geschlossen|krankheit|notfall)(?!\\p{L})|${reason}(?:krankheit|erkrankung|ausfall|urlaub|abwesenheit) (?:des|der) ${practices.de}`,
      "(?:kalender|tag)[^.,;!?]{0,30} (?:ist |wurde )?(?:gesperrt|blockiert|geschlossen)|keine (?:neuen )?buchungen (?:mehr )?möglich|(?:diese|die) (?:zeiten|termine) (?:sind|können) (?:nun |jetzt )?nicht (?:mehr )?(?:buchbar|gebucht)",
    ],
  },
  fr: {
    byPractice: [
      "(?<!(?:mme|m\\.|madame|monsieur) )(?:le |la )(?:dr|dre|docteure?)\\.? [\\p{L}' -]{2,30}(?:est|sera|reste)[^.!?;,]{0,40} (?:malade|souffrante?|absente?|en arrêt)",
      "(?<!pas )annulée? par (?:vous|toi)(?!\\p{L})",
      "annulé (?:tout le monde|tous (?:les|tes|vos) (?:rendez-vous|rdv|patients|clients|élèves))|(?:puisque|puisqu'|comme|parce que|vu que) (?:tu es|vous êtes) (?:malade|absente?|souffrante?|en arrêt|alitée?)",
      "annulée?s? ?(?:[-–:/]|\\() ?(?:par )?(?:le |la |l'|notre )?(?:professeure?|praticien(?:ne)?|thérapeute|coach|enseignante?)(?=\\)|\\W*$)",
      `annulée?s? par (?:le |la |l'|votre |notre )?${practices.fr}(?!\\p{L})|annulation (?:par|du fait de|de la part de) (?:le |la |l'|votre |notre )?${practices.fr}(?!\\p{L})`,
      `\\(${practices.fr}\\) a annulé|annulée?s? par ?:? [^.!?;()]{2,40}\\(${practices.fr}\\)`,
      "(?<=^\\W*)(?:vous avez|tu as) annulé (?:le|la|ce|cette) (?:cours|leçon|atelier|stage)(?!\\p{L})",
      `(?<=^\\W*(?:le |la |l'|votre |notre )?)${practices.fr} (?:a|ont) (?:dû )?annul(?:é|er)`,
      "annulations? (?:groupée?s?|en masse|en bloc|en lot|multiples?)",
      `${reason}(?:le |la |l')?${practices.fr} (?:est |était |en )*(?:malade|souffrante?|absente?|indisponible|congés?|arrêt|fermée?|empêchée?|urgence)(?!\\p{L})`,
      "(?:agenda|planning|journée)[^.,;!?]{0,30} (?:est |a été )?(?:bloquée?|fermée?)|plus réservables?|aucune (?:nouvelle )?réservation (?:n'est|ne)(?!\\p{L})",
    ],
  },
  es: {
    byPractice: [
      "(?<!(?:don|doña) )(?:el |la )(?:dra?|doctora?)\\.? [\\p{L} -]{2,30}(?:est[aá]|se encuentra)[^.!?;,]{0,40} ?(?:enferm[oa]|de baja|indispuest[oa]|ausente)",
      "(?<!no )(?:cancelad|anulad)[oa] por (?:usted|ti)(?!\\p{L})",
      "(?:cancelado|anulado) a (?:todos|todo el mundo)(?!\\p{L})|(?:porque|como|ya que|puesto que) (?:est[aá]s|usted est[aá]) (?:enferm[oa]|mal[oa]|de baja|indispuest[oa])",
      "(?:cancelad|anulad)[oa]s? ?(?:[-–:/]|\\() ?(?:por )?(?:el |la )?(?:profesora?|terapeuta|instructora?|entrenadora?|personal)(?=\\)|\\W*$)",
      `(?:cancelad|anulad)[oa]s? por (?:el |la |su |nuestr[oa] )?${practices.es}(?!\\p{L})`,
      `\\(${practices.es}\\) ha (?:cancelado|anulado)|(?:cancelad|anulad)[oa]s? por:? [^.!?;()]{2,40}\\(${practices.es}\\)`,
      "(?<=^\\W*)has (?:cancelado|anulado) (?:la|el|esta|este) (?:clase|curso|taller|lecci[oó]n)(?!\\p{L})",
      `(?<=^\\W*(?:el |la |su |nuestr[oa] )?)${practices.es} (?:ha |han )(?:tenido que )?(?:cancelad?|anulad?)[or]`,
      "(?:cancelaci[oó]n|anulaci[oó]n)(?:es)? (?:masivas?|en bloque|m[uú]ltiples?|en lote)",
      `${reason}(?:el |la )?${practices.es} (?:est[aá] |de |por )*(?:enferm[oa]|indispuest[oa]|ausente|baja|no disponible|vacaciones|cerrad[oa]|enfermedad|urgencia)(?!\\p{L})`,
      "(?:agenda|d[ií]a|calendario)[^.,;!?]{0,30} (?:est[aá] |ha sido |queda )?bloquead[oa]|no se pueden? (?:hacer|realizar) (?:nuevas )?reservas|ya no se puede reservar",
    ],
  },
  it: {
    byPractice: [
      "(?:il |la )(?:dott|dr)\\p{L}*\\.? [\\p{L}' -]{2,30}(?:è|sta|sarà)[^.!?;,]{0,40} ?(?:malat[oa]|in malattia|indispost[oa]|assente)",
      "(?<!non )(?:annullat|disdett|cancellat)[oa] da (?:te|lei)(?!\\p{L})",
      "(?:annullato|disdetto|cancellato) tutt[ie] (?:gli appuntamenti|i (?:pazienti|clienti)|quanti)(?! (?:miei|nostri))|(?:perch[eé]|visto che|dato che|poich[eé]|siccome) (?:sei|stai) (?:malat[oa]|male|indispost[oa]|a letto)",
      "(?:annullat|disdett)[oaie] ?(?:[-–:/]|\\() ?(?:insegnante|istruttore|istruttrice|terapista|terapeuta|docente)(?=\\)|\\W*$)",
      `(?:annullat|disdett|cancellat)[oaie] (?:da|dal|dallo|dalla|dall'|dalla nostra|dal nostro) ?${practices.it}(?!\\p{L})`,
      `(?<=^\\W*(?:il |lo |la |l')?)${practices.it} ha (?:dovuto )?(?:annullat|disdett|cancellat|annullar|disdir|cancellar)[oe]`,
      "(?:annullament[oi]|cancellazion[ei]) (?:di massa|multipl[oaie]|in blocco|cumulativ[oaie])",
      `${reason}(?:il |lo |la |l')?${practices.it} (?:è |in |per )*(?:malat[oa]|indispost[oa]|assente|non disponibile|ferie|chius[oa]|malattia|emergenza)(?!\\p{L})`,
      "(?:agenda|giornata|calendario)[^.,;!?]{0,30} (?:è |è stat[oa] )?bloccat[oa]|non (?:è|sono) più prenotabil[ei]|non è possibile prenotare",
    ],
  },
  nl: {
    byPractice: [
      "(?<!(?:mevrouw|meneer) )dr\\.? [\\p{L} -]{2,30}is[^.!?;,]{0,40} (?:ziek|afwezig|verhinderd)(?! gemeld)",
      "(?<!niet )(?:door (?:u|jou) (?:geannuleerd|afgezegd)|(?:geannuleerd|afgezegd) door (?:u|jou))(?!\\p{L})",
      "iedereen (?:[^ .!?;]+ ){0,6}(?:afgezegd|geannuleerd)|(?:omdat|nu|aangezien) (?:je|jij|u) (?:\\p{L}+ ){0,2}ziek (?:bent|is)|want (?:je|jij|u) (?:bent|is) ziek",
      "(?:geannuleerd|afgezegd) ?(?:[-–:/]|\\() ?(?:door )?(?:de )?(?:docent|behandelaar|therapeut|trainer|instructeur)(?=\\)|\\W*$)",
      `(?:geannuleerd|afgezegd|annulering) door (?:de |het |onze |uw )?${practices.nl}(?!\\p{L})|door (?:de |het |onze |uw )?${practices.nl} (?:geannuleerd|afgezegd)`,
      `(?<=^\\W*(?:de |het |onze |uw )?)${practices.nl} heeft (?:\\p{L}+ ){0,4}(?:geannuleerd|afgezegd)`,
      "(?:bulk|groeps|massa)-?annulering(?:en)?",
      `${reason}(?:de )?${practices.nl} (?:is |met |op )*(?:ziek|afwezig|verhinderd|niet beschikbaar|verlof|vakantie|gesloten|spoedgeval)(?!\\p{L})`,
      "(?:agenda|dag)[^.,;!?]{0,30} (?:is |werd )?(?:geblokkeerd|gesloten)|niet (?:meer|langer) (?:te boeken|boekbaar)|geen (?:nieuwe )?boekingen (?:meer )?mogelijk",
    ],
  },
  pt: {
    byPractice: [
      "(?:o |a )(?:dra?|doutora?)\\.? [\\p{L} -]{2,30}est[aá][^.!?;,]{0,40} ?(?:doente|de baixa|ausente|indispost[oa])",
      "(?<!n[aã]o )(?:cancelad|desmarcad)[oa] por (?:voc[eê]|si|ti)(?!\\p{L})",
      "(?:cancelei|desmarquei|cancelado|desmarcado) (?:toda a gente|todo (?:o )?mundo|todos os (?:pacientes|clientes|utentes|alunos))|(?:porque|como|j[aá] que|uma vez que) (?:est[aá]s|voc[eê] est[aá]) (?:doente|de baixa|de cama)",
      "(?:cancelad|desmarcad)[oa]s? ?(?:[-–:/]|\\() ?(?:pel[oa] )?(?:professora?|terapeuta|instrutora?|profissional)(?=\\)|\\W*$)",
      `(?:cancelad|desmarcad|anulad)[oa]s? (?:pel[oa]|por) (?:(?:a|o|nossa|nosso|sua|seu) )?${practices.pt}(?!\\p{L})`,
      `(?<=^\\W*(?:a |o )?)${practices.pt} (?:teve (?:de|que) )?(?:cancelou|desmarcou|anulou|cancelar|desmarcar)`,
      "cancelamentos? (?:em massa|em lote|m[uú]ltiplos?|em bloco)",
      `${reason}(?:a |o )?${practices.pt} (?:est[aá] |de |em )*(?:doente|ausente|indispon[ií]vel|baixa|f[eé]rias|fechad[oa]|doen[cç]a|urg[eê]ncia)(?!\\p{L})`,
      "(?:agenda|dia|calend[aá]rio)[^.,;!?]{0,30} (?:est[aá] |foi )?(?:bloquead[oa]|fechad[oa])|n[aã]o [eé] poss[ií]vel (?:fazer|marcar)(?: novas)?|j[aá] n[aã]o (?:pode|podem) ser (?:marcad|reservad)[oa]s?",
    ],
  },
  sv: {
    byPractice: [
      "dr\\.? [\\p{L} -]{2,30}är[^.!?;,]{0,40} (?:sjuk|borta|frånvarande)(?!anmäl)",
      "(?<!inte )avboka(?:d|t|de) av dig(?!\\p{L})",
      "(?:avbokat|ställt in) alla (?:patienter|kunder|klienter|elever)|(?:eftersom|då|medan|när) du är (?:sjuk|borta|hemma sjuk|sjukskriven)",
      "(?:avbokad|inställd|inställt) ?(?:[-–:/]|\\() ?(?:av )?(?:läraren?|terapeuten?|behandlaren?|instruktören?|tränaren?)(?=\\)|\\W*$)",
      `(?:avbokad|avbokat|avbokade|inställd|inställt|avbokning) av (?:vår |er )?${practices.sv}(?!\\p{L})`,
      `(?<=^\\W*)${practices.sv} har (?:\\p{L}+ ){0,2}(?:avbokat|ställt in)`,
      "(?:mass|grupp)avbokning(?:ar)?",
      `${reason}${practices.sv} (?:är |på )*(?:sjuk|frånvarande|ledig|förhindrad|stängd?|semester|otillgänglig|sjukdom)(?!\\p{L})`,
      "(?:kalendern|dagen|schemat)[^.,;!?]{0,30} (?:är |har )?(?:blockerad|blockerats|spärrad|spärrats|stängd|stängts)|(?:inte|ej) längre bokningsbar|går inte (?:längre )?att boka",
    ],
  },
} satisfies Record<string, Language["cues"]>;
