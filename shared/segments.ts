/** GSM 03.38: these fit in 7 bits; those of the extension table cost two, escape and character. */
const BASIC = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
const EXTENSION = new Set("\f^{}\\[~]|€");

/** One curly quote would turn 160 characters a segment into 70. Straight ones read the same. */
const PLAIN: Record<string, string> = {
  "\u2018": "'",
  "\u2019": "'",
  "\u201a": "'",
  "\u201b": "'",
  "\u201c": '"',
  "\u201d": '"',
  "\u201e": '"',
  "\u00ab": '"',
  "\u00bb": '"',
  "\u2010": "-",
  "\u2011": "-",
  "\u2012": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u2026": "...",
  "\u00a0": " ",
  "\u202f": " ",
  "\u2009": " ",
  "\u200b": "",
  "\ufeff": "",
  "\t": " ",
};
export const plainPunctuation = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(
      /[\u2018-\u201e\u00ab\u00bb\u2010-\u2014\u2026\u00a0\u202f\u2009\u200b\ufeff\t]/g,
      (mark) => PLAIN[mark] ?? mark,
    );

export interface Segments {
  encoding: "GSM-7" | "UCS-2";
  /** As carriers count: an extension character of GSM-7 is two, so is an emoji in UCS-2. */
  characters: number;
  segments: number;
  perSegment: number;
  /** Characters beyond the boundary of one segment fewer; 0 in a single segment. */
  over: number;
}

const LIMITS = {
  "GSM-7": { alone: 160, joined: 153 },
  "UCS-2": { alone: 70, joined: 67 },
} as const;

/** How carriers bill a text: alone in one segment, or joined from shorter ones that each carry a 6-byte header. */
export function countSegments(text: string): Segments {
  const letters = [...text];
  const gsm = letters.every((letter) => BASIC.has(letter) || EXTENSION.has(letter));
  const encoding = gsm ? "GSM-7" : "UCS-2";
  const costs = letters.map((letter) => (gsm ? (EXTENSION.has(letter) ? 2 : 1) : letter.length));
  const characters = costs.reduce((sum, cost) => sum + cost, 0);

  const { alone, joined } = LIMITS[encoding];
  if (characters <= alone) return { encoding, characters, segments: 1, perSegment: alone, over: 0 };

  const segments = countJoined(costs, joined);
  const boundary = segments === 2 ? alone : (segments - 1) * joined;
  return { encoding, characters, segments, perSegment: joined, over: Math.max(1, characters - boundary) };
}

/** A character of two units is not cut: it moves whole into the next segment. */
function countJoined(costs: number[], size: number): number {
  let segments = 1;
  let used = 0;
  for (const cost of costs) {
    if (used + cost > size) {
      segments += 1;
      used = 0;
    }
    used += cost;
  }
  return segments;
}
