/** Embeddings, overrides and isolates: what one person's name leaves open turns the words behind it around. */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Letters bring their own direction, so Arabic and Hebrew read right without; the marks U+200E and U+200F stay. */
export const withoutDirections = (text: string) => text.replace(DIRECTIONS, "");
