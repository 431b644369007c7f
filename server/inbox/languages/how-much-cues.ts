import type { Language } from "./language";

/**
 * How much of what was booked is cancelled. `comesStill`: one of two services or one of two people stays, so the time is used. `recurs`: a
 * time of every week, which names no day of its own. `personal`: all of a series, or an appointment behind something else, for which "~" stands.
 */
export const howMuchCues = {
  en: {
    comesStill: [
      "(?:bring|bringing|taking) (?:my|a|our|another) (?:[\\p{L}-]+ )?\\p{L}+ (?:along )?instead(?! (?:on|at|next) )",
      "(?:will|'ll) (?:now )?(?:only|just) be (?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?! ?[ap]\\.?m|[:.]\\d| min)|(?:down to|only|just) (?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) of us(?! could)|(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?: of us| people)? instead of (?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)(?! ?[ap]\\.?m|[:.]\\d| min)",
      "(?:just|only) (?:have|do|get|want|need|keep|take|come for|be having|be doing|be getting)(?: to (?:have|do|keep))? (?:the|a|my|her|his) (?:{appt}|(?:\\p{L}+ )?(?:cut|wash|trim|blow-?dry|colou?r|shave|polish|nails?|brows?|facial|massage|consult\\p{L}*))(?!\\p{L}| (?:on|at|next))",
      "(?:keep|have|do|leave) (?:just|only) the (?:{appt}|(?:\\p{L}+ )?(?:cut|wash|trim|blow-?dry|colou?r|shave))(?!\\p{L}| (?:on|at|next))",
      "(?:drop|remove|leave (?:out|off)|skip|cancel|take (?:off|out)) (?:the|my|her|his) (?:[\\p{L}-]+ ){1,3}(?:from|off|out of) (?:my|the|this|her|his|our) (?:[\\p{L}-]+ )?(?:appointment|booking|session|visit|reservation)(?!\\p{L})",
      "cancel+ed (?:the|her|his|an?) (?!{appt})(?:[\\p{L}-]+ ){1,3}(?:in|from|of|part of|within) (?:her|his|their|the|an) (?:[\\p{L}-]+ )?(?:appointment|booking|session|visit)(?!\\p{L})",
      "(?:add-?ons?|extras?|upgrades?|deposits?|prepayments?|down payments?|vouchers?|guests?)(?: [\\p{L}'-]+){0,4} (?:for|of|from|on|in) (?:[\\p{L}'.-]+ ){1,5}?(?:appointment|booking|session|visit|reservation|lesson|class)(?!s|\\p{L})[^.!?;]{0,80} (?:was|were|has been|have been|is|are) (?:cancel+ed|removed|voided|refunded|dropped|released)",
      "(?:it(?:'ll| will|'s| is)(?: now| then)? be |it's )?(?:just|only) (?:be )?(?:me|him|her|the (?:two|three) of us)(?= (?:at|on|today|tomorrow|this|then|now|instead|coming|for)(?!\\p{L})|\\W*$|,)",
      "(?<!next (?:week|time|month)[^.!?;]{0,20})(?:i|she|he|we|they)(?:'ll| will|'m|'s|'re| am| is| are)?(?: just| now| then| still)? (?:come|comes|be coming|coming|be there|attend) (?:alone|on (?:my|his|her) own|by (?:my|him|her)self)(?! (?:next|another|again|later|in future|from then))",
      "(?:but|and) (?:i'll|i will|i'm|i am|we'll|we will) (?:still |definitely |of course )*(?:be there|coming|come|be coming)(?=\\W*$)",
    ],
    recurs: [
      "any longer",
      "from (?:now|here) on(?:wards?)?|going forward|until further notice|indefinitely|permanently|for good|for the (?:foreseeable future|rest of (?:the|this|my) \\p{L}+)|(?:every|each) week",
      "(?:standing|recurring|repeating|permanent|weekly|fortnightly|biweekly|bi-weekly|fixed|every other|every second)(?: [\\p{L}'-]+){0,2} (?:{day}|{appt}|slot|time)|(?:mon|tues|wednes|thurs|fri|satur|sun)days(?! (?:\\d|the))",
    ],
    personal: [
      "(?<=^\\W*|[,;:.] )skip (?:our |my |the )?{day}(?= (?:the |\\d|{day}|at|please))",
      "neither \\p{L}+(?: \\p{L}+)? nor (?:\\p{L}+ ){1,3}(?:can|will|is able to|are able to|is going to)(?: be able to)? (?:come|make it|be there|attend|join)(?! (?:before|until|on time))",
      "(?:(?:please|pls|need to|have to|want to|going to|will|must|let's|can we|i'll|we'll) )skip this week(?!\\p{L})|(?<=^\\W*)skip this week(?= only|\\W*$|,| please)",
      "no (?:more )?{day}s for (?:me|us|him|her)(?= (?:until|till|from|in|this|next|for|before|after)(?!\\p{L})|\\W*$|,)",
      "(?<=(?:[,;:.!–-]|so|and),? )cancel (?:the (?:[\\p{L}-]+ ){1,3}(?:on|for) )?(?:this |the )?(?:{day}|tomorrow|\\d)[^.!?;]{0,40}(?:please|pls|thanks|thank you)(?=\\W*$)",
      "(?<=~ *,? (?:and|plus|as well as) (?:also )?)(?:my|our) (?:[\\p{L}-]+ )?{appt}(?= (?:on|at|for|this|next|tomorrow|{day})(?!\\p{L})(?:(?! (?:is|was|will|would|can|should|stays?|remains?|goes|has|still|to)(?!\\p{L}))[^.!?;,]){0,60}\\W*$)",
      "(?<=,? so )(?:i've|i have) (?:now |just |already )*cancel+ed (?:it|that one|this one)(?! (?:by|in|acc|on))",
    ],
  },
  de: {
    comesStill: [
      "(?:komm(?:t|e|en)) nur (?:noch )?(?:meine?|unsere?) \\p{L}+",
      "(?:nur|bloß) (?:noch )?zu (?:zweit|dritt|viert|fünft|sechst)|zu (?:zweit|dritt|viert|fünft) statt",
      "aber ich (?:selbst )?(?:komme|bin da)(?=\\W*$)|ich (?:selbst )?komme (?:aber|trotzdem|natürlich|auf jeden fall)(?: (?:trotzdem|natürlich|auf jeden fall))?(?=\\W*$)",
      "nur (?:noch )?(?:den|die|das|einen|eine|ein|zum) (?!{appt})\\p{L}+(?:,| und| [-–]) [^.!?;]{0,50}(?:absag|abzusag|weglass|wegzulass|stornier|streich|entfäll|fällt weg|brauche? ich nicht|lassen wir)\\p{L}*",
      "(?:sage?n?|storniere?n?|streichen?|lassen?) (?:sie |wir |bitte )*(?:das|die|den) \\p{L}+ (?:bitte )?(?:ab|weg|aus|,)?[^.!?;]{0,10} (?:ich|wir) (?:möchten?|will|wollen|nehmen?|brauchen?) nur (?:noch )?(?:den|die|das|einen|eine|ein) \\p{L}+",
      "(?:komme|kommen|kommt|bin|sind)(?: [^ .,;!?]+){0,3} (?:alleine?|nur ich)(?=\\W*$|,| (?:um|am|zum|zur)(?!\\p{L}))|(?:nur|bloß) ich(?= (?:um|am)(?!\\p{L}))",
      "(?:zusatzleistung|extra|anzahlung|gutschein|upgrade|begleitung)(?:en|s)? [^.!?;]{0,90}{appt}[^.!?;]{0,60} (?:wurden?|ist|sind) (?:\\p{L}+ )?(?:storniert|abgesagt|entfernt|erstattet)",
    ],
    recurs: [
      "bis auf weiteres|ab sofort|dauerhaft|(?:für den|den) rest (?:des|der) \\p{L}+|künftig|in zukunft|auf unbestimmte zeit|jede woche",
      "(?:fest|regelmäßig|wöchentlich|wiederkehrend|ständig|dauer)(?:e|en|er|es|em)? [^.!?;]{0,20}(?:{appt}|{day}|platz|uhrzeit|zeit)|dauertermin\\p{L}*|(?:(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|sonnabend)s(?= (?:um|ab|immer|\\d))",
    ],
    personal: [
      "(?:und|sowie) sage? (?:ich )?(?:auch |ebenso |zugleich |gleichzeitig )?(?:den|meinen|unseren|die|meine) {appt}[^!?;]{0,60}(?<!nicht )\\bab(?=\\W*$|,)",
      "bitte (?:den|meinen|unseren|die|meine) {appt}[^!?;]{0,60} (?:löschen|rausnehmen|herausnehmen)(?=\\W*$|,)",
      "(?:bitte|möchte|will|würde)(?: \\p{L}+){0,3} (?:ganze|komplette|gesamte|alle)[rn]? (?:meine |unsere )?(?:serie|reihe|termine|stunden|terminserie)[^.!?;]{0,30}(?:stornieren|absagen|löschen|streichen)",
      "fallen (?:\\p{L}+ ){0,2}?alle (?:meine |unsere )?(?:termine|stunden|{day}e)[^.!?;]{0,20} aus(?!\\p{L})",
    ],
  },
  fr: {
    comesStill: [
      "(?:serons|sommes|viendrons) (?:plus )?(?:que|seulement) (?:\\d|deux|trois|quatre|cinq)|(?:serons|viendrons) (?:deux|trois|quatre) au lieu de",
      "mais (?:moi,? )?je (?:viens|viendrai|serai là|serai présente?)(?: (?:bien|quand même))?(?=\\W*$)",
      "(?:seulement|juste|uniquement|que) (?:la|le|une?|ma|mon) \\p{L}+,? (?:et |sans )?[^.!?;]{0,30}annul\\p{L}+|annul\\p{L}+ (?:la|le|ma|mon) \\p{L}+,? (?:et |je )[^.!?;]{0,25}(?:seulement|juste|uniquement|que) (?:la|le|une?|ma|mon) \\p{L}+",
      "(?:viens|viendrai|serai|vient|viendra|sera) (?:toute? )?seule?(?=\\W*$|,| (?:à|ce|cette|samedi|le)(?!\\p{L}))",
      "(?:supplément|option|acompte|extra|bon cadeau|arrhes)s? (?!n['’]ayant)[^.!?;]{0,90}{appt}[^.!?;]{0,60} (?:a|ont) été (?:annulée?s?|supprimée?s?|remboursée?s?)",
    ],
    recurs: [
      "jusqu'à nouvel ordre|désormais|dorénavant|à partir de maintenant|(?:pour le|le) reste (?:de l'|du |de la )\\p{L}+|chaque semaine",
      "(?:fixe|hebdomadaire|récurrente?|régulière?|habituelle? de chaque)(?: [^ .!?;,]+){0,2}(?: \\d| {day})|(?:les|mes|tous (?:les|mes)) {day}s?|(?:lun|mar|mercre|jeu|vendre|same)dis|dimanches",
    ],
    personal: [
      "(?:merci d'|merci de bien vouloir |veuillez |prière d')annuler (?:tous|toutes) (?:mes|nos|les|ses)(?!\\p{L})",
    ],
  },
  es: {
    comesStill: [
      "(?:seremos|somos|iremos) (?:s[oó]lo |solamente )?(?:\\d|dos|tres|cuatro|cinco)(?! horas)|voy solo yo|solo voy yo",
      "pero yo (?:s[ií] )?(?:voy|ir[eé]|vengo|estar[eé])(?=\\W*$)",
      "s[oó]lo (?:quiero|quisiera|me hago|me har[eé]|deja|dejamos|necesito|har[eé]) (?:el|la|un|una) \\p{L}+,? (?:y )?[^.!?;]{0,30}(?:cancel|anul|quit)\\p{L}+",
      "(?:cancel|anul|quit)\\p{L}+ (?:el|la) \\p{L}+,? (?:que |y )?(?:s[oó]lo|solamente) (?:quiero|quisiera|me hago|me har[eé]|deja|dejamos|necesito|har[eé]) (?:el|la|un|una) \\p{L}+",
      "(?:se ha|han|ha) (?:cancelado|anulado) (?:el|la) (?:depósito|suplemento|extra|señal|anticipo)(?!\\p{L})",
      "(?:voy|ir[eé]|vengo|vendr[eé]|va|ir[aá]) (?:yo )?sol[oa](?=\\W*$|,| a las| el)",
      "(?:suplemento|extra|dep[oó]sito|señal|anticipo|bono regalo)s? [^.!?;]{0,90}{appt}[^.!?;]{0,60} (?:se ha|ha sido|se han|fue) (?:cancelado|anulado|eliminado|devuelto|cancelada|anulada)",
    ],
    recurs: [
      "hasta nuevo aviso|a partir de ahora|de ahora en adelante|(?:el|lo que queda) (?:resto )?del? (?:año|mes|curso|trimestre)|cada semana",
      "(?:fij[oa]|semanal|recurrente|habitual de (?:cada|los))(?: [^ .!?;,]+){0,3} (?:{day}|\\d)|(?:los|mis) {day}s?(?! \\d)",
    ],
  },
  it: {
    comesStill: [
      "(?:saremo|siamo) (?:solo )?in (?:due|tre|quattro|cinque)|vengo solo io",
      "ma io (?:vengo|verrò|ci sono|ci sarò)(?: comunque)?(?=\\W*$)",
      "solo (?:(?:il|la|lo|un|una) |l')(?!{appt})\\p{L}+,? [^.!?;]{0,40}(?:annull|disd|cancell|tolg|togli)\\p{L}*|(?:annull|disd|cancell|togli)\\p{L}+ (?:il|la|lo|l') ?\\p{L}+,? (?:e )?(?:voglio|faccio|vorrei) solo (?:il|la|lo|un|una) \\p{L}+",
      "(?:vengo|verrò|sarò|viene|verrà) (?:da )?sol[oa](?=\\W*$|,| (?:alle|sabato)(?!\\p{L}))",
    ],
    recurs: [
      "fino a nuovo avviso|d'ora in (?:poi|avanti)|per il resto (?:dell'anno|del mese)|ogni settimana",
      "(?:fiss[oa]|settimanale|ricorrente)(?: [^ .!?;,]+){0,3} (?:{day}|\\d)|(?:i miei|tutti i|ogni) {day}",
    ],
  },
  pt: {
    comesStill: [
      "(?:seremos|somos|vamos) s[oó] (?:\\d|dois|duas|três|quatro)|vou s[oó] eu",
      "mas eu (?:vou|irei|venho|estarei l[aá])(?=\\W*$)",
      "s[oó] (?:quero|vou fazer|faço|preciso d?) ?(?:o|a|um|uma) \\p{L}+,? (?:e )?[^.!?;]{0,30}(?:cancel|desmarc|anul|tir)\\p{L}+|(?:cancel|desmarc|anul|tir)\\p{L}+ (?:o|a) \\p{L}+,? (?:e )?s[oó] (?:quero|vou fazer|faço) (?:o|a|um|uma) \\p{L}+",
      "(?:vou|irei|venho|vai) (?:eu )?sozinh[oa](?=\\W*$|,| [àa]s)",
    ],
    recurs: [
      "até novo aviso|a partir de agora|daqui em diante|o resto do (?:ano|mês)|todas as semanas",
      "(?:fix[oa]|semanal|recorrente)(?: [^ .!?;,]+){0,3} (?:{day}|\\d)|(?:[àa]s|minhas|todas as|aos|os meus) {day}s",
    ],
  },
  nl: {
    comesStill: [
      "met (?:z'n|zijn) (?:tweeën|drieën|vieren|vijven)(?= in plaats| komen|\\W*$)|alleen ik kom",
      "maar ik kom(?: (?:zelf|wel|gewoon))*(?=\\W*$)",
      "(?:alleen|enkel) (?:nog )?(?:maar )?(?:(?:de|het|een) )?(?!{appt})\\p{L}+(?:,| en| [-–]) [^.!?;]{0,40}(?:annule|afzeg|schrap|laten vervallen|vervalt|weglaten)\\p{L}*|(?:annuleer|schrap) (?:het|de) \\p{L}+,? (?:ik )?(?:wil )?(?:alleen|enkel) (?:(?:de|het|een) )?\\p{L}+",
      "(?:kom|komt|ben) (?:ik |dan )*alleen(?=\\W*$|,| om| zaterdag)",
    ],
    recurs: [
      "tot nader order|vanaf nu|voortaan|de rest van (?:het|de) \\p{L}+|elke week",
      "(?:vaste|wekelijkse|terugkerende|doorlopende)(?: [^ .!?;,]+){0,2} (?:{day}|{appt}|\\d)|(?:alle|mijn) {day}en",
    ],
  },
  sv: {
    comesStill: [
      "(?:blir|är)(?: vi)? bara (?:två|tre|fyra|fem)|bara jag (?:som )?kommer",
      "men jag kommer(?: (?:ändå|själv))?(?=\\W*$)",
      "bara (?:ha |göra )?\\p{L}+(?: mig)?,? (?:och )?(?:avboka|ställ in|stryk|hoppa över|ta bort) \\p{L}+|(?:avboka|stryk|hoppa över|ta bort) \\p{L}+,? (?:jag )?vill bara \\p{L}+",
      "(?:kommer) (?:jag |då )*(?:ensam|själv)(?=\\W*$|,| kl)",
    ],
    recurs: [
      "tills vidare|från och med nu|framöver|resten av \\p{L}+|varje vecka",
      "(?:stående|fasta?|återkommande|veckovisa?)(?: [^ .!?;,]+){0,3} (?:{day}|tid|{appt}|\\d)|på {day}ar",
    ],
    personal: [
      "(?<=^\\W*|[,;:.] )avboka(?: gärna)? (?:tiden |den |på )*(?:{day}|\\d)(?![^.!?]*(?<!\\p{L})(?:om du|senast|innan|om ni)(?!\\p{L}))",
    ],
  },
} satisfies Record<string, Language["cues"]>;
