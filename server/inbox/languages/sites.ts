/** Where a tool tells the reader to publish an opening, and with what: names with a capital that are nobody's. */
export const sites =
  "(?:instagram|facebook|google|whatsapp|tiktok|linkedin|twitter|yelp|groupon|nextdoor|pinterest|stories|story|online|web|website|" +
  "wait-?lists?|wait-?list\\w*|clients?|customers?|patients?|guests?|members?|followers|subscribers|everyone|anyone|someone|" +
  "smart|flash|daily|last|pop|express|instant|auto\\w*|deals?|offers?|specials?|promotions?|promos?|campaigns?|marketing|marketplace|" +
  "messages?|settings|calendar|schedule|openings?|slots?|sms|email|texts?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)(?!\\p{L})";
