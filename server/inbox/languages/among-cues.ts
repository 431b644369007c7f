import type { Language } from "./language";

/**
 * What is nobody's appointment with the reader, by the words around it: a test of a tool, a notice of a court or a clinic to
 * whoever sent them a patient, the day of a stand-in, an evening among friends, an exam that a school has moved.
 */
export const amongCues = {
  en: {
    testMail: [
      "this(?: e-?mail| message| notification)? is (?:just |only )?an? (?:automated )?test(?: e-?mail| message| notification| alert)?(?= (?:sent|generated|triggered|from|of|e-?mail|message|that you|you|and|only)|\\W*$)",
      "(?:you (?:have )?(?:asked for|requested)|sent (?:to you )?at) (?:this|a|your request)(?: as a)? test|test (?:e-?mail|message|notification|alert)s?,? (?:(?:was |that was |which was )?sent|generated|triggered|requested)(?: \\p{L}+){0,3} (?:at your request|from your settings|by you)|you (?:clicked|pressed|chose) \\W?send (?:a )?test",
      "no (?:real |actual )?(?:appointments?|bookings?|sessions?|reservations?|lessons?|classes) (?:has|have|was|were|is|are)(?: been)? (?:actually )?(?:changed|affected|modified|touched|altered)",
    ],
    elsewhereTold: [
      "(?:patient|client|animal|dog|cat|horse|case|child|pupil)s? (?:that |whom |who )?you(?:'ve| have| had| recently| kindly)* (?:referred|sent)(?: (?:to|over to) us| (?:on|for|last|in)|\\W*$| has| was)|patient (?:you|your (?:clinic|practice|surgery|office)) (?:has |have )?referred",
      "your referral (?:of|for|to us|has|was)|thank you for (?:your (?:kind )?referral|referring)",
      "your (?:mutual )?patient(?:'s|s['’])? (?:\\p{L}+ ){0,2}(?:mri|ct|pet|scan|x-?ray|ultrasound|imaging|mammogram|surgery|procedure|biopsy|echo(?:cardiogram)?|endoscopy|colonoscopy|admission|consult(?:ation)? (?:with|at))(?!\\p{L})|(?:report|results) will (?:follow|be (?:sent|forwarded|available))(?: to you)? (?:electronically|by (?:post|fax|e-?mail)|in due course)",
      "by (?:the )?(?:direction|order|leave) of the (?:\\p{L}+ ){0,2}(?:registrar|court|judge|master|tribunal|clerk)|(?:cancel+ed|vacated|adjourned) by (?:the )?(?:judge|magistrate|court(?! st))(?!\\p{L})|(?:put|listed) (?:in )?(?:for|back for) (?:mention|hearing|trial|directions)",
    ],
    worksHere: [
      "locum (?:shifts?|cover|days?|sessions?|work|duty)|(?:my|the) (?:locum|relief|supply|cover|substitute|bank) (?:shift|day|session|work)|(?:i was|i'm|i am|was|were) (?:(?:going|supposed|due|booked|meant) )?to (?:cover for you|stand in for you|fill in for you|work for you|help out)",
      "(?<=^\\W*)(?:job )?interview (?:was |has been )?cancel+ed(?! by (?:the )?(?:client|customer|patient))|\\d+ other (?:candidates|applicants)",
      "to (?:shadow|observe) (?:you|your|dr|the)|(?:job )?shadowing (?:you|day|morning|session|visit)|(?:only|just) (?:going to|there to|supposed to) (?:sit in|observe|watch|shadow)|(?:sit|sitting) in on your (?!waiting)|(?:my|the) (?:observation|work experience|shadowing|student placement|trial) (?:day|shift|morning|session|week)",
      "(?:audit|inspect|inspection of|spot check of) your (?:practice|clinic|premises|salon|kitchen|studio|office)|your (?:annual|yearly|fire|hygiene|health and safety|radiation|compliance|accreditation) (?:\\p{L}+ )?(?:audit|inspection|survey)",
    ],
    ofDoctor: ["(?:dr|doctor|prof)\\.? [\\p{L}-]+['’]s (?:\\d[\\d:.]*|noon|patient|client|{appt})"],
    amongUs: [
      "my (?:[\\p{L}-]+ )?supervision (?:on \\S+ )?(?:got|was|is|has been|has got) cancel+ed",
      "(?:make|come|coming|attend|attending|be|cancel|skip|miss|join|do|get)(?: to| it| at| for| out| out of| along)* (?:our|the|your|this week's|tonight's|{day}(?:'s)?|{day} night) ?(?:\\p{L}+ )?(?:regulars['’]? (?:table|night)|pub (?:quiz|night)|quiz night|trivia night|poker (?:night|game)|card game|bridge (?:night|club|evening)|book (?:club|group)|reading group|choir(?: practice| rehearsal)?|band (?:practice|rehearsal)|walking group|running (?:group|club)|kickabout|five-a-side|bowling night|knitting (?:group|circle|night)|wine tasting|supper club|stammtisch|potluck|reunion|team (?:practice|training)|(?:soccer|football|hockey|netball|tennis|rugby) (?:practice|training|match|game))(?!\\p{L})",
    ],
    ofAdviser: [
      "our (?:quarterly|monthly|annual|yearly|half-yearly|year-end|mid-year|six-monthly) (?:\\p{L}+ )?(?:reviews?|meetings?|check-?ins?|catch-?ups?|calls?|audits?)|(?:quarterly|year-end|annual) (?:review|figures|accounts|numbers) with you|(?<!about )your (?:bookkeeping|tax (?:return|planning)|vat return|payroll|policy renewal|portfolio)|(?:our|the|your) (?:\\p{L}+ )?(?:meetings?|calls?|appointments?|sessions?|chats?|catch-?ups?|reviews?)[^.!?;]{0,50} (?:about|on|regarding|for|over|to (?:go over|discuss|review)) (?:your|the) (?:books|accounts|taxes|tax|figures|vat|payroll|pension|insurance|polic(?:y|ies)|mortgage|investments|year-end|lease|cash ?flow)",
    ],
    adviser: [
      "(?:\\p{L}{2,})?(?:tax|accountan(?:ts?|cy)|accounting|bookkeep\\p{L}*|advisory|advis[eo]rs|insurance|wealth|financial|solicitors?|attorneys?|consulting|consultants)|cpas?|audit\\p{L}*",
    ],
    theirsMoved: [
      "(?:school|college|university|uni|court|hospital|surgeon|airline|employer|boss|nursery|kindergarten|club|coach|embassy|landlord|council|league|vet|gp|exam board|department)(?: (?:has|have|had|just|now|then|again|suddenly))* (?:moved|re-?scheduled|postponed|brought forward|pushed (?:back)?|switched|put back|changed)",
      "(?:exams?|mocks?|midterms?|finals?|match|game|recital|concert|flight|train|surgery|operation|hearing|trial|job interview|wedding|funeral|graduation|school play|field trip|driving test|parents['’]? evening)(?: (?:has|have|was|is|been|got|just|now))+ (?:moved|re-?scheduled|postponed|brought forward|pushed back|switched|put back)",
    ],
  },
  de: {
    testMail: [
      "(?:dies|das|diese (?:e-?mail|nachricht|mail)) ist (?:nur |lediglich )?(?:eine |ein )?test(?:-?(?:mail|e-?mail|nachricht|benachrichtigung|meldung))?(?!\\p{L})|test-?(?:e-?mail|mail|nachricht|benachrichtigung|meldung)(?:,| \\p{L}+){0,4} (?:auf ihren wunsch|angefordert|verschickt|gesendet|ausgelöst)",
      "(?:es wurden?|wurden? (?:dabei )?|es sind) keine? (?:echte[nr]? )?(?:termine?|buchung(?:en)?|stunden?) (?:geändert|verändert|berührt|storniert|abgesagt|angetastet)|keine? (?:echter |echten )?(?:termine?|buchung(?:en)?) (?:wurden?|ist|sind) (?:tatsächlich )?(?:geändert|verändert|berührt|betroffen)",
    ],
    elsewhereTold: [
      "(?:von ihnen|durch sie) (?:zu uns |an uns )?(?:überwiesene|zugewiesene|geschickte)[nrms]? |(?:patient|patientin|tier|hund|katze|kind),? (?:den|die|das) sie (?:uns |an uns |zu uns )?(?:überwiesen|zugewiesen|geschickt)|ihre (?:überweisung|zuweisung)(?!\\p{L})",
      "ihre[rs]? patient(?:in|en)?s?[^.!?;]{0,30} (?:mrt|ct|röntgen|szintigra\\p{L}+|ultraschall|sonogra\\p{L}+|operation|op|eingriff|aufnahme|konsil)(?!\\p{L})|(?:mrt|ct|röntgen\\p{L}*|ultraschall|op|konsil)(?:-?termin)? (?:ihrer?|ihres) patient(?:in|en)|befund (?:folgt|geht ihnen|wird ihnen)",
      "auf (?:anordnung|verfügung|weisung) (?:des|der) (?:\\p{L}+ )?(?:gerichts|richters|richterin|vorsitzenden|geschäftsstelle)",
    ],
    worksHere: [
      "(?:meine[nr]?|die|den|als) (?:vertretungs?(?:dienst|tag|schicht|stunden?)|vertretung(?: (?:für sie|für dich|bei ihnen|bei euch|in der praxis|am|an|von))?)(?!\\p{L})|sie (?:zu )?(?:vertreten|dich vertreten)|(?:für (?:sie|dich|euch)) (?:einspringen|einzuspringen)",
      "(?<=^\\W*)(?:vorstellungsgespräch|bewerbungsgespräch) (?:wurde )?(?:abgesagt|storniert)|\\d+ weitere bewerb(?:er|ungen)",
      "(?:zum|beim|mein|meine[nm]?|das|den) (?:hospitieren|hospitation\\p{L}*|hospitationstag|probearbeit\\p{L}*|probetag|schnuppertag|schnuppern|praktikum\\p{L}*|famulatur|einarbeitung\\p{L}*)|bei (?:ihnen|dir|euch) (?:zu )?(?:hospitieren|zuschauen|zuzuschauen|probearbeiten|schnuppern|hospitiere)|über die schulter (?:schauen|zu schauen)|meine hospitation",
      "(?:prüfung|begehung|inspektion|audit) (?:ihrer|eurer|deiner|in ihrer|ihres) (?:praxis|räume|betriebs|salons|studios|küche|bücher)",
    ],
    amongUs: [
      "(?:unser(?:e[nmr]?)?|zum|beim|euren?|den|die|der|am|im|vom|für den) (?:\\p{L}+ )?(?:stammtisch|skatrunde|skatabend|kartenrunde|doppelkopf\\p{L}*|chor(?:probe)?|bandprobe|orchesterprobe|lesekreis|buchclub|literaturkreis|kegelabend|kegelrunde|kegeln|lauftreff|wandergruppe|spieleabend|pokerrunde|pokerabend|quizabend|mädelsabend|fußballtraining|mannschaftstraining|training mit der mannschaft|strickrunde|strickkreis|weinprobe|klassentreffen|vereinsabend|jour fixe)(?!\\p{L})",
    ],
    ofAdviser: [
      "(?:unser(?:e[nmr]?)?) (?:quartals|jahres|monats|halbjahres|steuer|abschluss|bilanz|versicherungs|strategie)-?(?:gespräch|besprechung|termin|treffen|check|meeting|review)s?|(?:ihre[nmr]?|deine[nmr]?) (?:steuererklärung|buchhaltung|bilanz|jahresabschluss|lohnabrechnung|versicherungen|altersvorsorge)",
    ],
    adviser: [
      "steuer\\p{L}*|kanzlei|buchhalt\\p{L}*|wirtschaftsprüf\\p{L}*|versicherung\\p{L}*|finanz\\p{L}*|unternehmensberat\\p{L}*|rechtsanw\\p{L}*|consulting",
    ],
    theirsMoved: [
      "(?:schule|uni|universität|gericht|krankenhaus|klinik|fluggesellschaft|airline|arbeitgeber|chef|chefin|kita|kindergarten|verein|trainer|amt|konsulat|prüfungsamt|hochschule|fahrschule)(?: [^ .,;!?]+){0,12} (?:verschoben|verlegt|vorverlegt|vorgezogen|umgelegt)",
      "(?:prüfung|klausur|klassenarbeit|schulaufgabe|spiel|turnier|konzert|flug|zug|operation|op|verhandlung|vorstellungsgespräch|hochzeit|beerdigung|schulausflug|führerscheinprüfung|elternabend)(?: [^ .,;!?]+){0,12} (?:verschoben|verlegt|vorverlegt|vorgezogen|umgelegt)",
    ],
  },
  fr: {
    testMail: [
      "(?:ceci est|cet e-?mail est|ce message est|il s'agit d')(?: (?:un|d'un))? ?(?:simple )?(?:e-?mail |message |courriel |mail |envoi )?(?:de |un )?test(?!\\p{L})|(?:e-?mail|message|courriel|mail|notification) de test(?: \\p{L}+){0,3} (?:à votre demande|demandé|envoyé)",
      "aucun(?:e)? (?:vrai )?(?:rendez-vous|réservation|rdv|séance|cours) (?:n'a été|n'est|n'a) (?:réellement )?(?:modifié|changé|touché|concerné|impacté)e?",
    ],
    elsewhereTold: [
      "(?:patiente?|animal|chien|chat|enfant) que vous (?:nous )?(?:avez|aviez) (?:adressé|envoyé|référé|orienté|confié)e?|que vous nous avez (?:adressé|référé|confié|orienté)e?|votre (?:demande d'examen|adressage|courrier d'adressage)",
      "(?:irm|scanner|radio(?:graphie)?|échographie|intervention|opération|consultation|examen) de votre patiente?|compte[- ]rendu (?:vous )?(?:suivra|sera|parviendra)",
      "(?:sur|par) (?:ordre|décision|ordonnance) (?:du|de la) (?:tribunal|juge|président|présidente|greffe|cour|greffier)",
    ],
    worksHere: [
      "(?:mon|le|ce|pour le|pour ce) remplacement|(?:ma|la) (?:journée|vacation|garde) de (?:remplacement|remplaçante?)|(?:vous|te) remplacer|remplacer (?:au cabinet|le docteur|la docteure|dr)",
      "(?<=^\\W*)entretien (?:d'embauche |de recrutement )annulé|\\d+ autres candidat(?:s|ures)",
      "(?:journée|matinée|stage|séance|demi-journée) d'observation|(?:mon|le|ma|la) (?:stage|journée d'essai|période d'essai|journée de découverte)|(?:vous|t') ?(?:observer|suivre) (?:au|dans|pendant|en)|(?:assister|observer) (?:à vos|vos|à tes|tes) (?:consultations|séances|cours)",
      "(?:contrôle|inspection|audit) de (?:votre|vos) (?:cabinet|locaux|établissement|salon|comptes|installations)",
    ],
    amongUs: [
      "(?:notre|nos|au|à la|à notre|la|le|votre) (?:\\p{L}+ )?(?:apéro|apéritif|club de lecture|chorale|répétition(?: de (?:chorale|l'orchestre|la chorale|la fanfare|groupe))?|soirée (?:jeux|poker|cartes|quiz|entre (?:filles|amis))|pétanque|belote|foot entre (?:amis|copains)|entraînement(?: de foot| du club| de l'équipe)?|groupe de (?:marche|randonnée|course|tricot)|randonnée du club|repas de (?:quartier|classe))(?!\\p{L})",
    ],
    ofAdviser: [
      "(?:notre|nos) (?:point|réunion|rendez-vous|revue|bilan|entretien|rdv) (?:trimestriel|annuel|mensuel|semestriel|comptable|fiscal)(?:le)?|(?:votre|vos|tes|ta|ton) (?:comptabilité|bilan|déclaration (?:fiscale|d'impôts|de tva)|comptes(?: annuels)?|contrats? d'assurance)",
    ],
    adviser: [
      "comptab\\p{L}*|expert-comptable|fiscal\\p{L}*|audit\\p{L}*|assuranc\\p{L}*|patrimoine|conseil|avocats?|notaires?|gestion",
    ],
    theirsMoved: [
      "(?:école|lycée|collège|fac|université|tribunal|hôpital|clinique|compagnie aérienne|employeur|patron|patronne|crèche|club|entraîneur|mairie|consulat|auto-école)(?: (?:a|ont|vient|viennent|de|encore|finalement|juste))+ (?:déplac|report|décal|avanc|repouss|chang)\\p{L}+",
      "(?:examen|bac blanc|contrôle|concours|match|tournoi|concert|vol|train|opération|audience|entretien d'embauche|mariage|enterrement|sortie scolaire|permis)(?: (?:a|est|été|vient|d'être|encore|finalement))+ (?:déplac|report|décal|avanc|repouss)\\p{L}+",
    ],
  },
  es: {
    testMail: [
      "(?:este|esto|esta)(?: (?:es|correo|mensaje|e-?mail|notificaci[oó]n))* (?:s[oó]lo |solamente )?(?:un |una )?(?:correo |mensaje |e-?mail |notificaci[oó]n )?(?:de )?prueba(?!\\p{L})|(?:correo|mensaje|e-?mail|notificaci[oó]n) de prueba(?: \\p{L}+){0,4} (?:a petici[oó]n|solicitad|enviad|pedid)\\p{L}*",
      "(?:ninguna|ning[uú]n) (?:cita|reserva|clase|turno|sesi[oó]n|hora) (?:real )?(?:ha sido|fue|se ha|est[aá]|se ha visto) (?:modificad|cambiad|alterad|afectad|anulad)[oa]|no se ha (?:modificado|cambiado|alterado) ninguna (?:cita|reserva|clase)",
    ],
    elsewhereTold: [
      "(?:paciente|animal|perr[oa]|gat[oa]|niñ[oa]) que (?:usted |ustedes )?(?:nos )?(?:ha |han )?(?:remiti[oó]|remitid[oa]|deriv[oó]|derivado|envi[oó]|enviado|refiri[oó]|mand[oó])|que (?:nos )?(?:deriv[oó]|remiti[oó]|ha derivado|ha remitido|refiri[oó])|su (?:derivaci[oó]n|volante|remisi[oó]n)(?!\\p{L})",
      "(?:resonancia|tac|ecograf[ií]a|radiograf[ií]a|cirug[ií]a|intervenci[oó]n|operaci[oó]n|interconsulta|colonoscopia)(?: \\p{L}+)? de su paciente|informe (?:le |se le )?(?:llegar[aá]|enviar[aá]|ser[aá] enviado|remitir[aá])",
      "por (?:orden|resoluci[oó]n|providencia|disposici[oó]n) del? (?:la )?(?:juzgado|tribunal|juez|jueza|magistrad[oa]|secretari[oa]|letrad[oa])",
    ],
    worksHere: [
      "(?:la|mi|esa|esta|para la|el|mi) (?:suplencia|sustituci[oó]n|guardia de suplencia|reemplazo)(?!\\p{L})|(?:cubrirte|sustituirte|sustituirle|suplirle|suplirte|cubrirle)(?!\\p{L})",
      "(?<=^\\W*)entrevista (?:de (?:trabajo|selecci[oó]n) )?cancelada|otr[oa]s \\d+ candidat[oa]s",
      "(?:jornada|d[ií]a|mañana|sesi[oó]n) de (?:observaci[oó]n|pr[aá]cticas?|prueba en (?:la cl[ií]nica|el sal[oó]n)|shadowing)|mis pr[aá]cticas|(?:observar|acompañar)(?:le|te|la|lo)? (?:en (?:la consulta|su consulta|tu consulta)|las consultas|sus consultas)|asistir de oyente|de observador[a]?",
      "(?:inspecci[oó]n|auditor[ií]a|revisi[oó]n) de (?:su|tu|vuestr[oa]|sus) (?:consulta|cl[ií]nica|local|centro|instalaciones|cuentas|libros)",
    ],
    amongUs: [
      "(?:nuestr[oa]|al|a la|a nuestr[oa]|el|la) (?:\\p{L}+ )?(?:club de lectura|coro|ensayo(?: del? (?:coro|banda|grupo|la banda))?|partida(?: de (?:cartas|mus|p[oó]ker|domin[oó]))?|timba|tertulia|noche de (?:juegos|chicas|p[oó]ker)|pachanga|partidillo|entrenamiento (?:del? equipo|con el equipo)|grupo de (?:senderismo|lectura|corredores|ganchillo)|asado con (?:los|las) \\p{L}+|cata de vinos)(?!\\p{L})",
    ],
    ofAdviser: [
      "nuestr[oa] (?:revisi[oó]n|reuni[oó]n|repaso|cierre|llamada) (?:trimestral|anual|mensual|semestral|fiscal|contable)|(?:sus?|tus?|vuestr[oa]s?) (?:contabilidad|cuentas|declaraci[oó]n de (?:la renta|iva)|impuestos|n[oó]minas|seguros)",
    ],
    adviser: [
      "asesor[ií]a|gestor[ií]a|contab\\p{L}*|contador\\p{L}*|fiscal\\p{L}*|audit\\p{L}*|seguros|consultor\\p{L}*|abogad\\p{L}*|notar\\p{L}*",
    ],
    theirsMoved: [
      "(?:colegio|cole|escuela|instituto|universidad|facultad|juzgado|hospital|aerol[ií]nea|empresa|jefe|jefa|guarder[ií]a|club|entrenador[a]?|ayuntamiento|consulado|autoescuela)(?: (?:ha|han|me|nos|le|ya|acaba|de))* (?:cambi|mov|aplaz|pospu|pospon|retras|adelant|traslad|reprogram)\\p{L}+",
      "(?:examen|parcial|simulacro|oposici[oó]n|partido|torneo|concierto|vuelo|tren|operaci[oó]n|juicio|entrevista de trabajo|boda|funeral|excursi[oó]n|examen de conducir)[^.!?;,]{0,40} (?:se ha|ha sido|fue|lo han|la han|se) (?:cambi|mov|aplaz|pospu|pospon|retras|adelant|traslad|reprogram)\\p{L}+",
    ],
  },
  it: {
    testMail: [
      "quest[aoe](?: (?:è|e-?mail|messaggio|notifica|email))* (?:solo |soltanto )?(?:un |una |un')?(?:e-?mail |messaggio |notifica |prova )?(?:di )?(?:prova|test)(?!\\p{L})|(?:e-?mail|messaggio|notifica) di (?:prova|test)(?: \\p{L}+){0,3} (?:su (?:sua|tua|vostra) richiesta|richiest|inviat)\\p{L}*",
      "nessun[ao]? ?'? ?(?:vero )?(?:appuntamento|prenotazione|lezione|visita|seduta) (?:è stat[oa]|è|sono) (?:realmente )?(?:modificat|cambiat|alterat|toccat|interessat)[oa]",
    ],
    elsewhereTold: [
      "(?:paziente|animale|cane|gatto|gatta|bambin[oa]) che (?:lei )?(?:ci )?(?:ha |avete |ci ha )?(?:inviat|indirizzat|mandat|riferit|segnalat)[oa]|(?:da lei|da voi) (?:inviat|indirizzat|segnalat|riferit)[oa]|(?:la )?(?:sua|vostra) (?:impegnativa|richiesta di consulenza|segnalazione)(?!\\p{L})",
      "(?:risonanza|tac|ecografia|radiografia|intervento|operazione|consulenza|rm)(?: \\p{L}+)? del(?:la)? (?:suo|sua|vostr[oa]) paziente|referto (?:seguirà|le sarà|sarà|verrà)",
      "(?:per|su) (?:ordine|disposizione|provvedimento|decreto) del(?:la)? (?:tribunale|giudice|cancelleria|presidente|corte)",
    ],
    worksHere: [
      "(?:la|mia|il|mio|per la|questa) (?:sostituzione|supplenza)(?!\\p{L})|sostituir(?:la|ti|vi)(?!\\p{L})|turno di sostituzione",
      "(?:giornata|mattinata|mezza giornata|sessione) di (?:osservazione|affiancamento|prova in (?:studio|salone)|tirocinio)|(?:il|mio) (?:tirocinio|affiancamento|stage)|(?:affiancar|osservar)(?:la|ti|vi)|assistere (?:alle|a) (?:sue|tue|vostre) (?:visite|sedute|lezioni)",
      "(?:ispezione|verifica|controllo|audit|sopralluogo) (?:del|della|nel|nella|dei|presso il) (?:suo|vostro|tuo|suoi|vostra|sua) (?:studio|locale|locali|centro|salone|sede|conti|contabilità)",
    ],
    amongUs: [
      "(?:nostr[oa]|al|alla|il|la|vostr[oa]) (?:\\p{L}+ )?(?:calcetto|gruppo di lettura|club del libro|coro|prove (?:del coro|della banda|di coro)|prova (?:del coro|della banda|di coro)|serata (?:giochi|poker|quiz|tra amic[hi]e?)|partita a (?:carte|briscola|scopone|calcetto|burraco)|torneo di burraco|burraco|rimpatriata|pizzata|gruppo di cammino|allenamento (?:con la squadra|della squadra))(?!\\p{L})",
    ],
    ofAdviser: [
      "(?:nostr[oa]) (?:incontro|riunione|revisione|verifica|punto|appuntamento|chiamata) (?:trimestrale|annuale|mensile|semestrale|fiscale|contabile)|(?:sua|tua|vostra|suo|tuo|vostro) (?:contabilità|dichiarazione dei redditi|bilancio|denuncia|polizza|busta paga)",
    ],
    adviser: [
      "commercialist\\p{L}*|contabil\\p{L}*|tribut\\p{L}*|fiscal\\p{L}*|revisor\\p{L}*|assicura\\p{L}*|consulen\\p{L}*|avvocat\\p{L}*|notai\\p{L}*",
    ],
    theirsMoved: [
      "(?:scuola|liceo|università|tribunale|ospedale|clinica|compagnia aerea|datore di lavoro|capo|asilo|società sportiva|allenatore|comune|consolato|autoscuola)(?: (?:ha|hanno|ci|mi|gli|le|ancora|appena))+ (?:spostat|rinviat|anticipat|posticipat|cambiat|rimandat)\\p{L}+",
      "(?:esame|verifica|simulazione|compito in classe|partita|torneo|concerto|volo|treno|operazione|udienza|colloquio di lavoro|matrimonio|funerale|gita|esame della patente|saggio)[^.!?;,]{0,40} (?:è stat[oa]|è|hanno) (?:spostat|rinviat|anticipat|posticipat|rimandat)\\p{L}+",
    ],
  },
  nl: {
    testMail: [
      "(?:dit|deze (?:e-?mail|mail)|dit bericht) is (?:slechts |alleen |enkel )?(?:een )?test(?:-?(?:mail|e-?mail|bericht|melding))?(?!\\p{L})|test-?(?:e-?mail|mail|bericht|melding)(?:,| \\p{L}+){0,4} (?:op (?:uw|jouw|je) verzoek|aangevraagd|verstuurd|verzonden)",
      "(?:er (?:is|zijn) )?geen (?:echte )?(?:afspraken?|boeking(?:en)?|lessen) (?:gewijzigd|aangepast|veranderd|geraakt)|geen (?:echte )?(?:afspraak|afspraken|boeking|boekingen) (?:is|zijn|werd|werden) (?:gewijzigd|aangepast|veranderd)",
    ],
    elsewhereTold: [
      "(?:patiënte?|dier|hond|kat|paard|kind) (?:die|dat) (?:u|je|jullie) (?:naar ons |aan ons |ons )?(?:heeft|hebt|hebben|had) (?:verwezen|doorverwezen|gestuurd|doorgestuurd)|door (?:u|jullie) (?:naar ons )?(?:verwezen|doorverwezen|ingestuurde?)|(?:uw|je|jullie) verwijzing(?!\\p{L})",
      "(?:mri|ct|echo|röntgen\\p{L}*|scan|operatie|ingreep|consult|opname) van (?:uw|je|jullie) patiënte?|(?:uitslag|verslag) (?:volgt|wordt (?:u )?(?:toegestuurd|nagestuurd))",
      "(?:op|bij) (?:last|bevel|beslissing|beschikking) van (?:de|het) (?:rechtbank|rechter|griffie|griffier|kantonrechter|hof|voorzitter)",
    ],
    worksHere: [
      "(?:de|mijn|die|als) (?:waarneming|waarneemdag|waarneemdienst|invaldienst|invaldag|invalbeurt|vervanging)(?!\\p{L})|(?:voor (?:u|je|jou|jullie)) (?:waarnemen|waar te nemen|invallen|in te vallen)|(?:u|je|jou) vervangen",
      "(?:de|mijn|een) (?:meeloopdag|meeloopstage|snuffelstage|proefdag|proefdraai\\p{L}*|kijkdag|stagedag|stage)(?!\\p{L})|(?:met (?:u|je|jou|jullie)) (?:mee(?:lopen|kijken)|mee te (?:lopen|kijken))|meelopen (?:met|in|bij)|(?:komen )?meekijken (?:bij|in)",
      "(?:inspectie|controle|audit|keuring) van (?:uw|je|jullie) (?:praktijk|salon|pand|ruimte|keuken|studio|boeken|administratie)",
    ],
    amongUs: [
      "(?:onze|ons|de|het|jullie|naar de|naar het) (?:\\p{L}+ )?(?:borrel|leesclub|boekenclub|koor(?:repetitie)?|bandrepetitie|kaartavond|klaverjas\\p{L}*|pokeravond|spelletjesavond|pubquiz|quizavond|wandelgroep|loopgroep|breiclub|voetbaltraining|teamtraining|etentje|reünie|stamtafel|wijnproeverij)(?!\\p{L})",
    ],
    ofAdviser: [
      "(?:onze|ons) (?:kwartaal|jaar|maand|halfjaar|financieel |fiscaal )-?(?:gesprek|overleg|bespreking|afspraak|evaluatie|review)|(?:uw|je|jullie) (?:boekhouding|administratie|jaarrekening|belastingaangifte|btw-aangifte|jaarcijfers|verzekeringen)",
    ],
    adviser: [
      "accountan\\p{L}*|belasting\\p{L}*|boekhoud\\p{L}*|administratie\\p{L}*|fiscal\\p{L}*|verzeker\\p{L}*|advies|adviseurs?|advocat\\p{L}*|notari\\p{L}*",
    ],
    theirsMoved: [
      "(?:school|universiteit|hogeschool|rechtbank|ziekenhuis|luchtvaartmaatschappij|werkgever|baas|bazin|crèche|club|vereniging|trainer|gemeente|consulaat|rijschool)(?: [^ .,;!?]+){0,12} (?:verzet|verplaatst|verschoven|vervroegd|uitgesteld)",
      "(?:examen|tentamen|proefwerk|toets|wedstrijd|toernooi|concert|vlucht|trein|operatie|zitting|sollicitatiegesprek|bruiloft|begrafenis|schoolreis|rijexamen|ouderavond)(?: [^ .,;!?]+){0,12} (?:verzet|verplaatst|verschoven|vervroegd|uitgesteld)",
    ],
  },
  pt: {
    testMail: [
      "(?:este|esta|isto|isso)(?: (?:[eé]|e-?mail|mensagem|notifica[cç][aã]o))* (?:s[oó] |apenas )?(?:um |uma )?(?:e-?mail |mensagem |notifica[cç][aã]o )?(?:de )?teste(?!\\p{L})|(?:e-?mail|mensagem|notifica[cç][aã]o) de teste(?: \\p{L}+){0,3} (?:a (?:seu|teu|vosso) pedido|enviad|solicitad|pedid)\\p{L}*",
      "(?:nenhum|nenhuma) (?:agendamento|marca[cç][aã]o|consulta|reserva|aula|hor[aá]rio|sess[aã]o) (?:real )?(?:foi|est[aá]|sofreu) (?:realmente )?(?:alterad|modificad|mudad|afetad|afectad|altera[cç])\\p{L}+",
    ],
    elsewhereTold: [
      "(?:paciente|doente|utente|animal|c[aã]o|gat[oa]|crian[cç]a) que (?:nos |o senhor |a senhora |o doutor |a doutora )*(?:encaminhou|referenciou|enviou|mandou|referiu)|que (?:nos )?(?:encaminhou|referenciou)|(?:seu|vosso|teu) encaminhamento|sua referencia[cç][aã]o",
      "(?:resson[aâ]ncia|tac|tomografia|ecografia|ultrassom|raio-?x|cirurgia|opera[cç][aã]o|interconsulta|colonoscopia)(?: \\p{L}+)? d[oa] (?:seu|sua|vosso|vossa) (?:paciente|doente|utente)|(?:relat[oó]rio|laudo) (?:seguir[aá]|ser[aá] enviado|segue)",
      "por (?:ordem|despacho|determina[cç][aã]o|decis[aã]o) d[oa] (?:tribunal|ju[ií]z[a]?|secretaria|ju[ií]zo|vara)",
    ],
    worksHere: [
      "(?:a|minha|o|meu|essa|esse|na) (?:substitui[cç][aã]o|plant[aã]o de substitui[cç][aã]o|cobertura d[oa] plant[aã]o)(?!\\p{L})|(?:substitu[ií]-l[oa]|substituir voc[eê]|te substituir|substituir-te)(?!\\p{L})",
      "(?:dia|manh[aã]|sess[aã]o|tarde) de (?:observa[cç][aã]o|est[aá]gio|experi[eê]ncia|shadowing)|(?:o|meu|no) est[aá]gio(?: de observa[cç][aã]o)?|(?:acompanhar|observar)(?:-l[oa])? (?:voc[eê] |o senhor |a senhora )?(?:nas? (?:consultas?|cl[ií]nica)|os atendimentos|as consultas|as suas consultas|os seus atendimentos)|assistir (?:[aà]s|aos) (?:suas|seus) (?:consultas|atendimentos|aulas)",
      "(?:inspe[cç][aã]o|vistoria|auditoria|fiscaliza[cç][aã]o) (?:d[oa]s?|n[oa]s?|[aàao]+) (?:su[ae]s?|seus?|voss[oa]s?) (?:cl[ií]nica|consult[oó]rio|sal[aã]o|espa[cç]o|instala[cç][oõ]es|contas|est[uú]dio)",
    ],
    amongUs: [
      "(?:noss[oa]|ao|[aà]|o|a|do|da) (?:\\p{L}+ )?(?:clube (?:do livro|de leitura)|coral|coro|ensaio (?:do coro|do coral|da banda)|pelada|futebolada|noite de (?:jogos|p[oó]quer|meninas)|jogo de cartas|sueca com os amigos|roda de samba|grupo de (?:caminhada|corrida|leitura|croch[eê])|treino d[oa] (?:equipa|equipe|time)|jantar d[eo] turma|prova de vinhos)(?!\\p{L})",
    ],
    ofAdviser: [
      "(?:noss[oa]) (?:reuni[aã]o|revis[aã]o|ponto|conversa|balan[cç]o) (?:trimestral|anual|mensal|semestral|fiscal|cont[aá]bil)|(?:sua|tua|vossa|suas|seu) (?:contabilidade|contas|declara[cç][aã]o de (?:irs|imposto|renda)|irs|ap[oó]lice|folha de pagamento)",
    ],
    adviser: [
      "contab\\p{L}*|contador\\p{L}*|fiscal\\p{L}*|auditor\\p{L}*|seguros|consultor\\p{L}*|advogad\\p{L}*|advocacia|assessoria",
    ],
    theirsMoved: [
      "(?:escola|col[eé]gio|liceu|universidade|faculdade|tribunal|hospital|cl[ií]nica|companhia a[eé]rea|empresa|chefe|patr[aã]o|patroa|creche|clube|treinador[a]?|c[aâ]mara|consulado|autoescola)(?: (?:j[aá]|me|nos|lhe|acabou|de|tamb[eé]m))* (?:mud|remarc|adi|antecip|transfer|pass)(?:ou|aram|ado|ada|ar|iu|iram|ido)(?!\\p{L})",
      "(?:exame|teste|prova|simulado|jogo|torneio|concerto|voo|comboio|trem|cirurgia|opera[cç][aã]o|julgamento|entrevista de emprego|casamento|funeral|visita de estudo|exame de condu[cç][aã]o)[^.!?;,]{0,40} (?:foi|foram|ficou) (?:mudad|remarcad|adiad|antecipad|transferid|passad)[oa]s?",
    ],
  },
  sv: {
    testMail: [
      "(?:det här|detta|detta mejl|detta meddelande)(?: (?:mejlet|meddelandet|är))* (?:bara |endast )?(?:ett |en )?test(?:-?(?:mejl|mail|meddelande|avisering|utskick))?(?!\\p{L})|test-?(?:mejl|mail|meddelande|avisering|utskick)(?:,| \\p{L}+){0,4} (?:på din begäran|på er begäran|begärt|skickat)",
      "(?:inga|ingen) (?:riktiga |riktig )?(?:bokningar|bokning|tider|tid|besök) (?:har|är|blev) (?:ändrats?|påverkats?|ändrade|berörts?)",
    ],
    elsewhereTold: [
      "(?:patienten?|djuret|hunden|katten|hästen|barnet)(?:,)? (?:som|du|ni) (?:du |ni )?(?:har )?(?:remitterat|remitterade|skickat|skickade|hänvisat|hänvisade)|(?:din|er) remiss(?!\\p{L})",
      "(?:din|er) patients (?:mr|mri|magnetröntgen|röntgen|ct|ultraljud|operation|ingrepp|undersökning)|(?:mr|magnetröntgen|röntgen|ct|ultraljud|operation|ingrepp)(?:en|et)? (?:för|av) (?:din|er) patient|(?:svar|utlåtande|remissvar) (?:kommer|skickas)",
      "(?:på|enligt) (?:beslut|order|begäran) av (?:\\p{L}+ )?(?:tingsrätten|domstolen|domaren|rätten|notarien)",
    ],
    worksHere: [
      "(?:mitt|min|det|den|som) (?:vikariat\\p{L}*|vikariepass\\p{L}*|vikarie\\p{L}*|inhoppet?|inhopp|extrapass\\p{L}*|extrapasset)(?!\\p{L})|vikariera (?:för|hos)|hoppa in för (?:dig|er)",
      "(?:auskultera|auskultation\\p{L}*|provjobba|provdag\\p{L}*|praktikdag\\p{L}*|min praktik|praktiken|skuggning\\p{L}*|skugga (?:dig|er|dr))(?!\\p{L})|(?:gå|sitta) (?:bredvid|med) (?:dig|er) (?:och|för att|på mottagningen)",
      "(?:inspektion|tillsyn|besiktning|revision)\\p{L}* av (?:er|din|ert|ditt) (?:mottagning|klinik|salong|lokal|lokaler|kök|studio|bokföring|verksamhet)",
    ],
    amongUs: [
      "(?:vår|vårt|till|på|vår|din|er) (?:\\p{L}+ )?(?:bokklubb\\p{L}*|bokcirkel\\p{L}*|läsecirkel\\p{L}*|körövning\\p{L}*|kören|kör|repet|bandrep\\p{L}*|spelkväll\\p{L}*|pokerkväll\\p{L}*|kortkväll\\p{L}*|tjejkväll\\p{L}*|quizkväll\\p{L}*|pubquiz\\p{L}*|promenadgrupp\\p{L}*|löpargrupp\\p{L}*|stickcafé\\p{L}*|lagträning\\p{L}*|fotbollsträning\\p{L}*|innebandy\\p{L}*|vinprovning\\p{L}*|after work|afterwork|stammis\\p{L}*)(?!\\p{L})",
    ],
    ofAdviser: [
      "(?:vår|vårt|våra) (?:kvartals|års|månads|halvårs|boksluts|skatte)-?(?:genomgång|möte|avstämning|samtal|träff)\\p{L}*|(?:din|er|ert|ditt|era) (?:bokföring|bokslut|deklaration|årsredovisning|löner|försäkringar|moms)\\p{L}*",
    ],
    adviser: [
      "redovisning\\p{L}*|revision\\p{L}*|revisor\\p{L}*|bokföring\\p{L}*|ekonomi\\p{L}*|försäkring\\p{L}*|skatt\\p{L}*|advokat\\p{L}*|konsult\\p{L}*|rådgiv\\p{L}*",
    ],
    theirsMoved: [
      "(?:skolan|universitetet|högskolan|domstolen|sjukhuset|flygbolaget|arbetsgivaren|chefen|förskolan|klubben|tränaren|kommunen|konsulatet|trafikskolan)(?: [^ .,;!?]+){0,2} (?:flyttat|flyttade|ändrat|ändrade|skjutit|tidigarelagt|bokat om)",
      "(?:provet|tentan|matchen|turneringen|konserten|flyget|tåget|operationen|rättegången|anställningsintervjun|bröllopet|begravningen|skolresan|uppkörningen|föräldramötet)(?: [^ .,;!?]+){0,3} (?:flyttats|flyttat|flyttades|ändrats|skjutits|tidigarelagts)",
    ],
  },
} satisfies Record<string, Language["cues"]>;
