const lasts = "min(?:\\p{L}*|\\.)";

/** "From 60 to 90 minutes", "90 min (was 60 min)", "30 minutes instead of 60": a visit that lasts longer stays where it is. */
const lengths = (to: string, not: string, instead: string) => [
  `\\d{1,3}(?: ?${lasts})? (?:${to}) \\d{1,3} ?-?${lasts}`,
  `\\d{1,3} ?${lasts},? ?(?:\\(?(?:${not})|(?:${instead}))(?: \\p{L}+)? \\d{1,3}(?! ?(?:[ap]\\.?m|uhr|uur)|[\\d:.h])`,
];

/** How the emails of each language tell of another length, which is no other time. */
export const lengthCues = {
  en: lengths("to|→|->", "was|were|previously|before|formerly|instead of|not", "instead of"),
  de: lengths("auf|→|->", "bisher|vorher|statt|zuvor|war", "statt|anstatt|anstelle von"),
  fr: lengths("à|→|->", "avant|auparavant|au lieu de|était|précédemment", "au lieu de"),
  es: lengths("a|→|->", "antes|en vez de|en lugar de|era|anteriormente", "en vez de|en lugar de"),
  it: lengths("a|→|->", "prima|invece di|era|precedentemente", "invece di|anziché"),
  nl: lengths("naar|→|->", "was|eerder|in plaats van|voorheen", "in plaats van"),
  pt: lengths("para|a|→|->", "antes|em vez de|era|anteriormente", "em vez de"),
  sv: lengths("till|→|->", "tidigare|i stället för|istället för|var", "i stället för|istället för"),
};
