import type { Language } from "./language";

/** In the same clause or the next, and nothing between that asks, denies or only imagines it. */
const upTo = (stops: string, most = 90) => `(?:(?!(?<!\\p{L})(?:${stops})(?!\\p{L}))[^.!?;~]){0,${most}}`;

const en = {
  stops:
    "if|whether|when|once|unless|could|would|might|may|not|isn't|aren't|never|room|until|till|ask\\p{L}*|want\\p{L}*|wonder\\p{L}*|taking|takes|took",
  why: "(?:rang|called|phoned|texted|has called|has rung|'s rung) (?:in )?(?:sick|ill|poorly)|(?<!dr\\.? [^,;]{0,30})(?:is|are|'s) (?:sick|ill|poorly|unwell)|(?:has|got|down with) (?:the )?(?:flu|covid|a fever|strep)|(?:has|have|just|had to) cancel+(?:ed)?|pulled out|(?:can't|cannot|won't|isn't able to|not able to) (?:come|make it|be in)|(?:isn't|not) coming",
  because:
    "cancel+ed|pulled out|flu|sick|ill|poorly|unwell|fever|covid|strep|can't (?:come|make it)|not coming|isn't coming",
  hour: "(?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]\\.?m\\.?)?|o'clock|{day})",
  on: "(?: (?:on|this|next|the|{day}|today|tomorrow|\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}/\\d{1,2}))*",
};

/**
 * That a time is free because somebody does not come, in words that name no appointment: "Mrs Lee rang in sick, so Dana's 3 pm is going
 * spare", "3 pm just opened up, Tom cancelled". Free alone it may have been always.
 */
export const freedCues = {
  en: [
    `(?:${en.why})${upTo(en.stops, 60)}(?:,|(?<!\\p{L})(?:so|which means|that means|meaning|and))(?!\\p{L})${upTo(en.stops)}(?<!\\p{L})(?:going (?:spare|begging|free)|up for grabs|free|open|available|empty|vacant)(?: (?:now|again|then))?(?=\\W*$|[,;.]| (?:for|from|if|at|on) )`,
    `${en.hour}${en.on}(?: (?:just|has|have|is|now|suddenly|also))* (?:opened up|freed up|come free|came free|become free|become available|come available|came open|come open|came up|come up|open again|free again|back open|open now|free now)(?=[^!?~]{0,100}(?<!\\p{L})(?:${en.because})(?!\\p{L}))(?![^!?~]{0,100}(?:book|grab|claim|reserve) )`,
    "(?:is|are|'s) still (?:open|free|available|empty|unfilled|up for grabs|going)(?: \\p{L}+)? (?:from|after|since|following|because of|due to) (?:(?:the|her|his|their|this morning's|yesterday's|today's|last night's|(?:(?:mrs?|ms|miss)\\.? )?\\p{L}+'s) )(?:\\p{L}+ )?cancel+ation",
    "(?:pulled|dropped|backed|bowed) out of (?:(?:her|his|their|the) )?(?:{day}|\\d)",
    "(?<!\\b(?:you|i|we|if [^.!?]{0,30}) )no longer (?:needs?|wants?|requires?|can use) (?:(?:her|his|their|the) )?(?:{day}(?:,? at)? \\d|\\d[\\d:.]*(?: ?[ap]\\.?m\\.?)? (?:on |this )?{day})",
  ],
  de: [
    "(?:frei|offen) geworden(?=[^!?~]{0,100}(?<!\\p{L})(?:kann (?:\\p{L}+ )?nicht|kommt nicht|abgesagt|krank|verhindert)(?!\\p{L}))",
    `(?:krank ?gemeldet|ist krank|liegt flach|hat (?:fieber|grippe|die grippe)|ist erkältet)${upTo("ob|wenn|falls|sobald|nicht|kein\\p{L}*|raum|könnte|würde|wäre|bis")}(?<!\\p{L})(?:frei|zu haben|zu vergeben|wieder offen)(?=\\W*$|,)`,
    "(?:immer noch|noch immer|weiterhin|noch) (?:frei|offen|zu haben) (?:nach|wegen|durch|seit) (?:der|frau|herrn|ihrer|seiner)(?: \\p{L}+){0,2} (?:absage|stornierung|abmeldung)",
  ],
  fr: [
    `(?:malade|la grippe|de la fièvre|décommandée?|désistée?)${upTo("si|quand|pas|plus|salle|pourrait|voudrait|demande|jusqu'\\p{L}+")}(?<!\\p{L})(?:(?:est|sont|devient|reste) (?:donc |du coup |alors |maintenant )*(?:libre|disponible|vacant)e?s?|se libère(?:nt)?)(?=\\W*$|,)(?<=(?:donc|du coup|alors|ainsi|se libère)[^.!?;~]{0,60})`,
    "(?:toujours|encore) (?:libre|disponible|vacant)e?s? (?:suite à|depuis|après) (?:l'annulation|le désistement|son annulation)",
  ],
  es: [
    "(?<=^\\W*)baja de (?:la |el )?(?:sra?|srta|señora|señor)\\.? \\p{L}+(?=[^!?;]{0,30}(?:{day}|\\d))",
    `(?:enferm[oa]|gripe|fiebre|se encuentra mal|ha cancelado|canceló|ha anulado)${upTo("si|cuando|no|sala|podría|quería|pregunt\\p{L}+|hasta")}(?:así que|por lo que|por eso|de modo que|entonces)(?!\\p{L})${upTo("si|cuando|no|sala|podría|hasta")}(?<!\\p{L})(?:quedan?|está|están) (?:ya |ahora )?(?:libres?|disponibles?)|(?:llamó|avisó) enferm[oa]${upTo("si|cuando|no|sala")}(?:quedan?|está|están) (?:libres?|disponibles?)`,
    "(?:siguen?|continúan?) (?:libres?|disponibles?|sin cubrir) (?:por|tras|desde|después de) (?:la|su) (?:cancelación|anulación|baja)",
  ],
  it: [
    `(?:malat[oa]|influenza|febbre|ha disdetto|ha annullato)${upTo("se|quando|non|stanza|sala|potrebbe|vorrebbe|fino")}(?:quindi|perciò|per cui|così)(?!\\p{L})${upTo("se|quando|non|stanza|sala|fino")}(?<!\\p{L})(?:(?:è|sono|resta|restano) (?:ora |adesso )?(?:liber[oaie]|disponibil[ei])|si libera(?:no)?)`,
    "(?:ancora|sempre) (?:liber[oaie]|disponibil[ei]) (?:per|dopo|da|a seguito del?)(?:la| la)? (?:disdetta|cancellazione|annullamento)",
  ],
  nl: [
    `(?:ziek ?gemeld|is ziek|heeft griep|ligt ziek|heeft (?:afgezegd|afgebeld))${upTo("of|als|wanneer|niet|geen|kamer|zou|kan|tot")}(?<!\\p{L})dus(?!\\p{L})${upTo("of|als|wanneer|niet|geen|kamer|tot")}(?<!\\p{L})(?:vrij|beschikbaar|open)(?=\\W*$|,)`,
    "(?:nog steeds|nog altijd|nog) (?:vrij|open|beschikbaar) (?:door|na|sinds|vanwege) (?:de|haar|zijn) (?:afzegging|annulering)",
  ],
  pt: [
    `(?:doente|gripe|febre|desmarc(?:ou|ar)|cancelou)${upTo("se|quando|não|nao|sala|poderia|queria|até")}(?:por isso|então|assim|portanto)(?!\\p{L})${upTo("se|quando|não|nao|sala|até")}(?<!\\p{L})(?:livres?|vag[oa]s?|dispon[ií]ve(?:l|is))`,
    "(?:ainda|continua) (?:livre|vag[oa]|dispon[ií]vel) (?:por causa d|depois d|desde |ap[oó]s |pel)[ao]? ?(?:cancelamento|desmarca[cç][aã]o|desist[eê]ncia)",
  ],
  sv: [
    `(?:sjukanmäl(?:t|de)|är sjuk|har (?:influensa|feber|avbokat))${upTo("om|när|inte|ingen|rum|skulle|kan|till")}(?<!\\p{L})så(?!\\p{L})${upTo("om|när|inte|ingen|rum")}(?<!\\p{L})(?:ledig|fri|tom)t?(?: nu| igen)?(?=\\W*$|,)`,
    "(?:fortfarande|ännu) (?:ledig|fri|tom)t? (?:efter|på grund av|sedan) (?:avbokningen|återbudet|hennes|hans)",
  ],
} satisfies Record<string, NonNullable<Language["cues"]["cancelled"]>>;
