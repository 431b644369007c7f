import { toLocal } from "../../shared/instant";
import type { Reader } from "./candidates/candidates";
import { languages as all } from "./languages/known";
import type { Language } from "./languages/language";
import { lineOf, tidy } from "./message/line";
import type { Layer } from "./message/unwrap";
import { lexiconOf } from "./moments/lexicon";
import { findMoments } from "./moments/moments";
import { atHome, resolveDate } from "./moments/resolve";
import { cuesOf } from "./phrases/cues";
import type { ReadingContext } from "./reading";

/** The date in the header of a forwarded or quoted message, in whatever form the mail program printed it. */
export function sentAt(layer: Layer, outer: Date, languages: Language[], context: ReadingContext): Date | null {
  if (!layer.sent) return null;
  const plain = Date.parse(layer.sent);
  const moment = findMoments(lineOf(tidy(layer.sent)), lexiconOf(all), context.timeZone).find(
    ({ date }) => date !== null,
  );
  if (!moment?.date) return Number.isNaN(plain) ? null : new Date(plain);
  const { calendar } = readerFor(outer, languages, context);
  const [date] = resolveDate(moment.date, calendar).dates;
  if (!date) return null;
  const zone = moment.zone === "unknown" ? null : moment.zone;
  const local = moment.time ? atHome(date, moment.time, zone, context.timeZone) : { date, time: "12:00" };
  const instant = new Date(Date.parse(`${local.date}T${local.time}:00Z`) - offset(local, context.timeZone));
  // A forward cannot be older than what it forwards; a misread date must not shift "tomorrow".
  return instant.getTime() > outer.getTime() + 36 * 3_600_000 ? null : instant;
}

function offset(local: { date: string; time: string }, timeZone: string) {
  const wall = Date.parse(`${local.date}T${local.time}:00Z`);
  const shown = toLocal(new Date(wall), timeZone);
  return Date.parse(`${shown.date}T${shown.time}:00Z`) - wall;
}

const monthFirstCountries = new Set(["US", "PH", "PR", "GU", "VI", "AS", "MP", "PW", "FM", "MH"]);

/** Null where both orders are written: by Canadians, and by people in the United States whose language has the other one. */
function monthFirstIn(country: string, [first]: Language[]) {
  const foreign = first?.code !== "en";
  if (monthFirstCountries.has(country)) return foreign ? null : true;
  return country === "CA" && !foreign ? null : false;
}

export function readerFor(sent: Date, languages: Language[], context: ReadingContext): Reader {
  const local = toLocal(sent, context.timeZone);
  const country = context.country.toUpperCase();
  return {
    lexicon: lexiconOf(languages),
    cues: cuesOf(languages),
    home: context.timeZone,
    calendar: {
      today: local.date,
      now: local.time,
      monthFirst: monthFirstIn(country, languages),
    },
  };
}
