/** "3:30", "15.30", "3 PM", "at 9", "9 Uhr", and the 9 of "9-10 AM". */
const clock =
  /(\bat\s+)?(?<![\d/])(\d{1,2})(?:[:.h](\d\d))?(?!\d)\s*(?:(?:([ap])\.?\s?m\b)|(uhr\b|h\b|o.?clock)|([-–—]\s*\d))?/giu;

/** Every time of day that the words may name, as "15:30": without AM or PM both are meant. */
function clocksIn(words: string): Set<string> {
  const found = new Set<string>();
  if (/\bnoon\b/i.test(words)) found.add("12:00");
  if (/\bmidnight\b/i.test(words)) found.add("00:00");
  for (const [, at, hours = "", minutes, half, unit, range] of words.matchAll(clock)) {
    if (!at && !minutes && !half && !unit && !range) continue;
    const hour = Number(hours) % 12;
    const [morning, evening] = [hour, hour + 12].map((one) => `${String(one).padStart(2, "0")}:${minutes ?? "00"}`);
    if (half?.toLowerCase() !== "p") found.add(morning!);
    if (half?.toLowerCase() !== "a") found.add(evening!);
  }
  return found;
}

/** Was the time put into another zone? Then it is not among those that were read. */
export function isElsewhere(time: string | null, words: string[]): boolean {
  const clocks = words.flatMap((one) => [...clocksIn(one)]);
  return time !== null && clocks.length > 0 && !clocks.includes(time);
}
