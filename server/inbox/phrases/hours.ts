import { anyOf } from "../languages/known";
import { matchesIn } from "../matches";

const at = anyOf(({ leads }) => leads.atHour);
const clock = new RegExp(
  [
    String.raw`\b(\d{1,2})(?:\s?[:.hu]\s?(\d{2}))?(?=\s?(?:[ap]\.?m\b|uhr|[hu]\b|o'clock|uur|horas?))`,
    // "$38.00" is none.
    String.raw`(?<!\p{Sc} ?)\b(\d{1,2})[:.hu](\d{2})\b`,
    // "I come at 4", "vengo alle 10 e 45"
    String.raw`(?<=(?<![\p{L}\p{N}])(?:${at}) )(\d{1,2})(?: [ey] ([0-5]\d))?(?![\p{N}/]|[.:,]\d)`,
  ].join("|"),
  "giu",
);

/** An hour in a sentence, as a dial shows it (minutes after twelve): "the 2 o'clock" may be 14:00. */
export interface Hour {
  from: number;
  to: number;
  dial: number;
}

export const hoursIn = (text: string): Hour[] =>
  /\d/.test(text)
    ? matchesIn(clock, text).map(({ 0: words, 1: h1, 2: m1, 3: h2, 4: m2, 5: h3, 6: m3, index }) => ({
        from: index,
        to: index + words.length,
        dial: ((Number(h1 ?? h2 ?? h3) % 12) * 60 + Number(m1 ?? m2 ?? m3 ?? 0)) % 720,
      }))
    : [];

export const dialOf = (time: string | null) =>
  time && ((Number(time.slice(0, 2)) % 12) * 60 + Number(time.slice(3))) % 720;
