import { freedCues } from "./freed-cues";
import type { Language } from "./language";
import { stateCues } from "./state-cues";

/** Behind a gap: that it is new, or why somebody does not come. "We have a gap at 3, shall I put Mrs Cole in?" says neither. */
const behind = (words: string) => `(?=[^!?~]{0,160}(?<!\\p{L})(?:${words})(?!\\p{L}))`;

/** "A hole in the wall", "in the front desk coverage" */
const notIn =
  "(?! (?:in (?!(?:the|your|my) (?:morning|afternoon|evening|schedule|calendar|diary|books?|day)(?!\\p{L}))|between|to fill in))";

const en = {
  why: "now|flu|sick|ill|poorly|unwell|fever|come down with|covid|strep|snowed in|in (?:the )?hospital|(?:cancel+ed|called|rang|phoned)(?! (?:about|for|to (?:ask|book|confirm)))",
  many: "(?:an?|another|one|two|three|four|five|six|\\d)",
  hour: "\\d{1,2}(?:[:.]\\d\\d(?: ?[ap]\\.?m\\.?)?| ?[ap]\\.?m\\.?| o'clock)",
};

/**
 * What front desks write of a gap that is new: "We have two holes for Monday now, Pruitt at 9:15 and the Abernathy boy at 10:40". A gap
 * alone may have been there always, or be meant for somebody.
 */
export const gapCues = {
  en: [
    ...freedCues.en,
    ...stateCues.en,
    "(?:have|had|has|got|there is|there's|was|just had) (?:a|an|another|one|two|three)(?: \\w+)? cancel+ations?",
    `(?<!(?:if|when|should|do|did|once|unless|whenever) )(?:we|you|there|{day}|today|tomorrow|that (?:means|leaves) (?:us|you))(?:'ve|'s|'re)?(?: (?:now|also|both|just|then|with|have|is|are|has|got))* ${en.many}(?: (?:new|more|big|last-minute))* (?:holes?|gaps?)${notIn}${behind(en.why)}`,
    `(?<!(?:if|when|should|do|did|once|unless|whenever) )(?:we|you|there|{day}|today|tomorrow)(?:'ve|'s|'re| have| has| is| are)? now(?: have| has| got| is| are)* ${en.many}(?: (?:new|more|big|last-minute))* (?:holes?|gaps?)${notIn}`,
    `(?:your|the|our|my|his|her) (?:{day} )?${en.hour}(?: (?:on|for|this|next|the|{day}|today|tomorrow|\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}/\\d{1,2}))* (?:has |have |just |also )*(?:fell|fallen) through(?!\\p{L})`,
    `(?:we|you|i)(?:'ve| have)?(?: just| also)? lost (?:the|your|our|my) (?:{day} )?${en.hour}(?!\\p{L})`,
    "(?<!(?:if|whether|when|unless) (?:she|he|they|\\p{L}+) )(?:(?:is|are|am|'s|'re|'m) not|isn't|aren't) going to show(?: up)?(?! (?:you|me|us|him|her|them|the|an?|that|how|as|in|on time|until|before))|(?<!(?:if|whether|when|unless) (?:she|he|they|\\p{L}+) )(?:won't|will not) be showing(?: up)?(?! (?:you|me|us|him|her|them|the|an?|that|how|as|in|on time|until|before))",
  ],
  de: [
    ...freedCues.de,
    ...stateCues.de,
    `(?:haben|hast|habt|gibt es|ist|sind|entstehen|entsteht)(?:,? (?:(?:am|um|für|den|wir|du|sie|ich|also|uhr|jetzt|nun|dann|damit|da|morgen|heute|übermorgen|{day})|[\\d.:]+))*,? (?:eine?|zwei|drei|vier|\\d)(?: neue)? (?:lücken?|löcher|loch)${behind("jetzt|nun|(?:hat|haben) abgesagt|krank|grippe|fieber|erkältet|krankenhaus")}`,
    `(?:haben|hast|habt|gibt es|ist|sind)(?:,? (?:(?:am|um|für|den|wir|du|sie|ich|also|uhr|morgen|heute|übermorgen|{day})|[\\d.:]+))*,? (?:jetzt|nun) (?:eine?|zwei|drei|vier|\\d) (?:lücken?|löcher|loch)`,
  ],
  fr: [
    ...freedCues.fr,
    ...stateCues.fr,
    `(?:avons|avez|as|a|ai|il y a)(?: (?:maintenant|donc|du coup|désormais))* (?:un|deux|trois|quatre|\\d) trous?${behind("grippe|malades?|fièvre|hôpital|(?:a|ont) annulé|covid|gastro")}`,
    "(?:avons|avez|as|a|ai|il y a) (?:maintenant|du coup|désormais) (?:un|deux|trois|quatre|\\d) trous?",
  ],
  es: [
    ...freedCues.es,
    ...stateCues.es,
    `(?:tenemos|tienes|tiene|tengo|hay|quedan?)(?: (?:ahora|entonces|pues))* (?:un|dos|tres|cuatro|\\d) huecos?${behind("gripe|enferm[oa]s?|fiebre|hospital|(?:ha|han) (?:cancelado|anulado)|canceló|covid|mal[oa]s?")}`,
    "ahora (?:tenemos|tienes|tiene|tengo|hay|quedan?) (?:un|dos|tres|cuatro|\\d) huecos?|(?:tenemos|tienes|tiene|tengo|hay|quedan?) ahora (?:un|dos|tres|cuatro|\\d) huecos?",
  ],
  it: [
    ...freedCues.it,
    ...stateCues.it,
    `(?:abbiamo|hai|ha|ho|c'è|ci sono)(?: (?:ora|adesso|quindi))* (?:un|due|tre|quattro|\\d) buch?[oi]${behind("influenza|malat[oaie]|febbre|ospedale|(?:ha|hanno) (?:disdetto|annullato)|covid")}`,
    "(?:ora|adesso) (?:abbiamo|hai|ha|ho|c'è|ci sono) (?:un|due|tre|quattro|\\d) buch?[oi]|(?:abbiamo|hai|ha|ho|ci sono) (?:ora|adesso) (?:due|tre|quattro|\\d) buchi",
  ],
  nl: [
    ...freedCues.nl,
    ...stateCues.nl,
    `(?:hebben|hebt|heb|is|zijn)(?: (?:we|je|u|er|ik|nu|dus))* (?:een|twee|drie|vier|\\d) (?:gaten|gaatjes?|gat)${behind("nu|griep|ziek|koorts|ziekenhuis|(?:heeft|hebben) (?:afgezegd|afgebeld)|corona")}`,
  ],
  pt: [
    ...freedCues.pt,
    ...stateCues.pt,
    `(?:temos|tem|tens|tenho|h[aá]|ficaram|ficou)(?: (?:agora|ent[aã]o))* (?:um|dois|duas|uma|tr[eê]s|quatro|\\d) (?:buracos?|furos?)${behind("agora|gripe|doentes?|febre|hospital|(?:cancelou|desmarcou|cancelaram|desmarcaram)|covid")}`,
  ],
  sv: [
    ...freedCues.sv,
    `(?:har|är|finns|blev)(?: (?:vi|du|det|nu|jag))* (?:en|ett|två|tre|fyra|\\d) (?:luckor|lucka|hål)${behind("nu|influensa|sjuka?|feber|sjukhus(?:et)?|(?:har )?(?:avbokat|återbud)|covid")}`,
  ],
} satisfies Record<string, NonNullable<Language["cues"]["cancelled"]>>;
