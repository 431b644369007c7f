/**
 * What takes a cancellation back by saying that nothing changes: "Am Samstag ändert sich doch nichts", "finalement ça va", "leave it as
 * it is". `standing` says it of whatever was cancelled; `holds` and `kept` only where their clause names no other appointment.
 */
export const unchangedCues = {
  en: {
    standing: [],
    kept: [
      "(?:is|are|'s|'re) (?:all |just |perfectly |still )*(?:fine|okay|ok|good) (?:as (?:is|it is|it was|they are|booked|planned)|after all|(?:the way|how) (?:it is|they are))",
      "(?<!(?:if|whether|when|unless) )(?:i|we|she|he|they) can still (?:do|make|manage)(?= (?:it|that|this)(?: one)?(?:\\W*$|,)|\\W*$)",
    ],
    holds: [
      "(?<!(?:if|unless) (?:there is |there's )?)no changes? (?:to|for|with|in)(?! (?:\\p{L}+ ){0,2}(?:prices?|fees?|costs?|rates?|polic\\p{L}+|address|rules|terms))",
    ],
  },
  de: {
    standing: [
      "(?:passt|geht|klappt|funktioniert)(?: (?:jetzt|nun|bei mir|mir|uns|ja|also))* doch(?: noch| wieder)?(?=\\W*$|, (?:danke|sorry|entschuldig)| (?:mit|bei) (?:mir|uns|dem|samstag|{day}))",
      "(?:vergessen sie|vergiss|vergesst) (?:das|es|die (?:mail|nachricht)|meine (?:mail|nachricht|absage))[^.!?;]{0,40} kann(?: \\p{L}+){0,2} doch(?! nicht)",
    ],
    kept: [
      "(?<!(?:sonst|ansonsten|übrigen) )(?:alles|es) bleibt(?: (?:doch|also|dann|nun|alles))* (?:beim alten|(?:so,? |dabei,? )?,? ?wie (?:es ist|es war|gehabt))|(?<!(?:sonst|ansonsten|übrigen) )bleibt(?: doch)? alles (?:beim alten|(?:so,? )?,? ?wie (?:es ist|es war|gehabt))",
      "passt(?: \\p{L}+){0,2} wie (?:geplant|gehabt|besprochen|vereinbart|gebucht|ausgemacht)",
    ],
    holds: ["(?:ändert|ändern) sich (?:(?:also|doch|nun|somit|gar|daher) )*nichts"],
  },
  fr: {
    standing: [
      "finalement,? (?:ça|cela|c'est) (?:va|marche|passe|convient|bon|possible|ok)(?! pas)(?=\\W*$|,| (?:pour|avec|quand))",
      "(?:oubliez|oublie)(?: tout| ça| cela)?[,.:;]? (?:je|on|nous) (?:peux|peut|pouvons) (?:finalement|quand même|venir)",
    ],
    kept: [
      "(?:on|nous) (?:laisse|laissons|garde|gardons)(?: tout)? comme (?:c'est|ça|cela)|(?:laissez|laisse)(?:-le|-la)?(?: tout)? comme (?:c'est|ça|cela|il est|elle est)",
    ],
    holds: ["rien ne change|ne change(?:nt)? (?:finalement )?rien"],
  },
  es: {
    standing: [],
    kept: [
      "(?:d[eé]jal[oa]|d[eé]jel[oa]|d[eé]jenl[oa]|dejadl[oa]|l[oa] dejamos|deja todo|deje todo) (?:como|tal (?:y como|como|cual))(?: (?:est[aá]|estaba|lo ten[ií]as))?",
      "quedan? (?:como|tal (?:y )?como) (?:estaban?|est[aá]n?|siempre|previst[oa]s?)",
    ],
    holds: ["no cambian? (?:nada|para nada)"],
  },
  nl: {
    standing: [
      "(?:het|dat) (?:lukt|gaat|kan|past)(?: (?:mij|me|ons|nu|gelukkig|dan))* toch(?: wel| gewoon| nog)?(?=\\W*$|,)",
    ],
    kept: ["laat (?:(?:het|alles|maar|dan|gewoon) )+(?:maar )?(?:zoals het (?:is|was|stond)|zo(?=\\W*$))"],
    holds: ["verander(?:t|en)(?: (?:er|toch|dus|dan))* niets"],
  },
  it: {
    standing: ["alla fine (?:ce la facci(?:o|amo)|va bene|ci riesc(?:o|iamo)|mi va bene)"],
    kept: ["(?:lasci|lascia|lasciate|lasciamo)(?: pure)?(?: tutto)? (?:com'è|come (?:è|era|sta|stava))"],
    holds: ["non cambia(?:no)? (?:nulla|niente)"],
  },
  pt: {
    standing: [
      "afinal (?:consigo|conseguimos|j[aá] consigo|d[aá](?: para ir)?|vai dar)(?=\\W*$|,| (?:ir|vir|comparecer))",
    ],
    kept: ["(?:deixe|deixa|deixem|deixamos)(?: ficar)?(?: tudo)? (?:como|tal como) (?:est[aá]|estava)"],
    holds: ["n[aã]o mudam? nada"],
  },
  sv: {
    standing: ["(?:går|funkar|fungerar|passar)(?: det)? (?:visst )?(?:ändå|trots allt|i alla fall)(?=\\W*$|,)"],
    kept: [
      "låt (?:allt|det|den|tiden)(?: bara)? (?:vara|stå|ligga)(?: kvar)?(?: som (?:det|den) (?:är|var))?(?=\\W*$|,)",
    ],
    holds: ["(?:inget|ingenting) (?:har )?(?:ändras|ändrats|ändrat)"],
  },
};
