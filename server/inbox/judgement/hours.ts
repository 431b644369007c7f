const clock =
  /\b(\d{1,2})(?:\s?[:.hu]\s?(\d{2}))?(?=\s?(?:[ap]\.?m\b|uhr|[hu]\b|o'clock|uur|horas?))|\b(\d{1,2})[:.hu](\d{2})\b/giu;

/** An hour in a sentence, as a dial shows it (minutes after twelve): "the 2 o'clock" may be 14:00. */
export interface Hour {
  from: number;
  to: number;
  dial: number;
}

export const hoursIn = (text: string): Hour[] =>
  [...text.matchAll(clock)].map(({ 0: words, 1: h, 2: m, 3: h2, 4: m2, index }) => ({
    from: index,
    to: index + words.length,
    dial: ((Number(h ?? h2) % 12) * 60 + Number(m ?? m2 ?? 0)) % 720,
  }));

export const dialOf = (time: string | null) =>
  time && ((Number(time.slice(0, 2)) % 12) * 60 + Number(time.slice(3))) % 720;
