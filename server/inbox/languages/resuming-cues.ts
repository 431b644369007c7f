/**
 * When it goes on again after what was cancelled: "Back to normal on July 10!", "Wir machen am 11. wieder weiter", "on reprend le
 * mardi 15". The day behind such words is that of another appointment, by whatever hour.
 */
const resuming = {
  en: "(?:back|return(?:s|ing)?) to (?:(?:the|our|my|his|her|their) )?(?:normal|usual|regular|routine)(?: (?:service|schedule|programme|program|times?|slots?|lessons?|sessions?))?|normal service(?: (?:resumes|will resume))?|(?:we|she|he|they|i|let's|let us)(?:'ll| will| can| shall)? (?:then )?(?:resume|pick (?:it |things )?(?:back )?up again|(?:start|begin)(?: up| back)? again|carry on|continue|go on)(?: (?:again|then|as (?:normal|usual)|lessons|sessions))?|resum(?:es|ing)",
  de: "wieder (?:(?:ganz )?normal|wie (?:gewohnt|immer|üblich|sonst))(?: (?:weiter|da|los))?|zurück zur normalität|weiter geht(?:'s|s| es)(?: (?:dann|wieder))*|wir (?:machen|fahren|starten|beginnen) (?:dann )?wieder|(?:machen|fahren|starten|beginnen) wir (?:dann )?wieder",
  fr: "retour à la normale|(?:on|nous) (?:reprend|reprendra|reprenons|reprendrons|continue|continuons|continuera|continuerons)(?: (?:donc|normalement|ensuite|comme d'habitude|les (?:cours|séances|leçons)))*|reprise(?: des (?:cours|séances|leçons))?",
  es: "(?:volvemos|volveremos|vuelve|vuelta|regresamos) a la normalidad|(?:retomamos|retomaremos|reanudamos|reanudaremos|seguimos|continuamos)(?: (?:ya|como siempre|normalmente|con normalidad|las (?:clases|sesiones)))*",
  it: "(?:si torna|si ritorna|torniamo|ritorniamo|ritorno) alla normalità|(?:riprendiamo|riprenderemo|ricominciamo|ripartiamo|continuiamo|si riprende|si ricomincia)(?: (?:come (?:sempre|al solito)|regolarmente|le (?:lezioni|sedute)))*",
  nl: "(?:weer|terug naar) (?:normaal|zoals (?:altijd|gewoonlijk|normaal))|we gaan (?:dan )?(?:weer (?:gewoon )?verder|verder)|(?:we|wij) hervatten(?: de lessen)?",
  pt: "(?:voltamos|volta|regressamos|regressa)(?: tudo)? ao normal|(?:retomamos|recome[cç]amos|continuamos|seguimos)(?: (?:j[aá]|como sempre|normalmente|as (?:aulas|sess[oõ]es)))*",
  sv: "tillbaka till det (?:vanliga|normala)|(?:vi|jag|hon|han) (?:fortsätter|återupptar|börjar igen|kör igång igen)(?: (?:igen|som vanligt|lektionerna))*",
};

/** Before the day that somebody wanted, and booked another: "I meant to book Friday, please cancel Thursday". */
const wished = {
  en: "(?:meant|wanted|intended|tried|trying|supposed) to (?:book|pick|choose|select|reserve|schedule|get)(?: (?:it|one|in|an? {appt}))?|(?:my|our|her|his|their|the) last (?:{appt}|one|time) (?:will be|is|would be|shall be)",
  de: "(?:wollte|wollten)(?: (?:doch|ja|ihn|mich))* (?:eigentlich|ursprünglich) (?:für|auf)|(?:meine?|unsere?|die|das|der) letzte[rsn]? (?:{appt}|mal) (?:ist|wäre|wird|soll)(?: dann)?",
  fr: "(?:voulais|voulions|pensais|souhaitais|comptais) (?:prendre|réserver|choisir)(?: (?:pour|un (?:rendez-vous|créneau)))?|(?:mon|ma|notre|la|le) derni(?:er|ère) {appt} (?:sera|est)",
  es: "(?:quería|quise|queríamos|pretendía) (?:reservar|coger|elegir|pedir)(?: (?:para|cita))?",
  it: "(?:volevo|volevamo|intendevo) (?:prenotare|prendere|scegliere|fissare)(?: (?:per|un appuntamento))?",
  nl: "(?:wilde|wilden) eigenlijk(?: (?:voor|op))?",
  pt: "(?:queria|queríamos|pretendia) (?:marcar|reservar|escolher|agendar)(?: (?:para|consulta))?",
  sv: "(?:skulle|ville|tänkte|menade att) boka(?: in)?(?: (?:mig|till))?",
};

/** Behind the day of the last of a series, which stays: "Monday at 5 will be our last lesson, please cancel the rest". */
const last = {
  en: "(?:will be|is|would be|is going to be|shall be) (?:my|our|her|his|their|the) (?:very )?last",
  de: "(?:ist|wäre|wird|soll|sei)(?: dann)? (?:meine?|unsere?|die|das|der|ihre?|seine?) letzte[rsn]?",
  fr: "(?:sera|est|serait) (?:mon|ma|notre|la|le|sa|son) derni(?:er|ère)",
  es: "(?:será|es|va a ser|sería) (?:mi|la|el|nuestra|nuestro|su) últim[oa]",
  it: "(?:sarà|è|sarebbe) (?:(?:la|il) (?:mi[oa]|nostr[oa]|su[oa]) |l')ultim[oa]",
  pt: "(?:será|é|vai ser) [ao] (?:minha|meu|nossa|nosso) últim[oa]",
  nl: "(?:is|wordt) (?:mijn|onze|de|haar|zijn) laatste",
  sv: "(?:blir|är) (?:min|vår|den|hennes|hans) sista",
};

/** "All Thursdays are cancelled except December 10" */
const spared = {
  en: "(?<=(?<!\\p{L})(?:all|every|each)(?!\\p{L})[^.!?;]{0,70})(?:except|apart from|other than|save)(?: for)?",
  de: "(?<=(?<!\\p{L})alle[ns]?(?!\\p{L})[^.!?;]{0,70})(?:außer|bis auf|ausgenommen|mit ausnahme)(?: (?:vom|des|von))?",
  fr: "(?<=(?<!\\p{L})(?:tous|toutes)(?!\\p{L})[^.!?;]{0,70})(?:sauf|hormis|excepté|à l'exception)(?: de celui)?",
  es: "(?<=(?<!\\p{L})tod[oa]s(?!\\p{L})[^.!?;]{0,70})(?:excepto|salvo|menos)",
  it: "(?<=(?<!\\p{L})tutt[ie](?!\\p{L})[^.!?;]{0,70})(?:tranne|eccetto|salvo)",
  nl: "(?<=(?<!\\p{L})alle(?!\\p{L})[^.!?;]{0,70})(?:behalve|uitgezonderd)",
  pt: "(?<=(?<!\\p{L})tod[oa]s(?!\\p{L})[^.!?;]{0,70})(?:exceto|menos|salvo)",
  sv: "(?<=(?<!\\p{L})alla(?!\\p{L})[^.!?;]{0,70})(?:utom|förutom)",
};

/** Short words between them and the day. */
const leading = {
  en: "(?:again|on|from|as of|the|for|by|next|this)",
  de: "(?:ab|am|vom|zum|den|dem|nächsten?|kommenden?)",
  fr: "(?:le|dès|à partir|du|ce|au)",
  es: "(?:el|a partir|desde|del|este|pr[oó]ximo)",
  it: "(?:il|da|dal|dall'|di|a partire|questo|prossimo)",
  nl: "(?:op|vanaf|met ingang van|de)",
  pt: "(?:no|na|em|a partir|de|do|dia|j[aá])",
  sv: "(?:på|den|från|och med|igen)",
};

type Code = keyof typeof resuming;

const phrasesOf = (code: Code) => ({
  kept: [
    `(?<!(?:n't|not|nicht|pas|no|non|niet|n[aã]o|inte) (?:\\p{L}+ )?)(?:${resuming[code]})(?=,?(?: ${leading[code]})* ?(?:{day}|\\d{1,2}(?!\\d)))`,
  ],
  asideBefore: [`(?:${resuming[code]}|${wished[code]}|${spared[code]})(?: ${leading[code]})*`],
  asideAfter: [last[code]],
});

export const resumingCues = {
  en: phrasesOf("en"),
  de: phrasesOf("de"),
  fr: phrasesOf("fr"),
  es: phrasesOf("es"),
  it: phrasesOf("it"),
  nl: phrasesOf("nl"),
  pt: phrasesOf("pt"),
  sv: phrasesOf("sv"),
};
