/** What parts clauses. No digit follows at once, "9:00" and "4,50" are one thing, and no year: "December 21, 2026". */
export const marks = /[,;:–—](?!\d| (?:19|20)\d\d(?!\d))|\s-\s/g;
