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

/** When somebody wrote, and on which day of her own clock, where that is known. */
interface Sent {
  at: Date;
  theirs: string | null;
}

/** The date in the header of a forwarded or quoted message, in whatever form the mail program printed it. */
export function sentAt(layer: Layer, outer: Date, languages: Language[], context: ReadingContext): Sent | null {
  if (!layer.sent) return null;
  const sent = withOffset(layer.sent) ?? asPrinted(layer.sent, outer, languages, context);
  // A forward cannot be older than what it forwards; a misread date must not shift "tomorrow".
  return sent && sent.at.getTime() > outer.getTime() + 36 * 3_600_000 ? null : sent;
}

function asPrinted(written: string, outer: Date, languages: Language[], context: ReadingContext): Sent | null {
  const plain = Date.parse(written);
  const moment = findMoments(lineOf(tidy(written)), lexiconOf(all), context.timeZone).find(({ date }) => date !== null);
  if (!moment?.date) return Number.isNaN(plain) ? null : { at: new Date(plain), theirs: null };
  const { calendar } = readerFor(outer, languages, context);
  const [date] = resolveDate(moment.date, calendar).dates;
  if (!date) return null;
  const zone = moment.zone === "unknown" ? null : moment.zone;
  const local = moment.time ? atHome(date, moment.time, zone, context.timeZone) : { date, time: "12:00" };
  const at = new Date(Date.parse(`${local.date}T${local.time}:00Z`) - offset(local, context.timeZone));
  return { at, theirs: zone ? date : null };
}

/**
 * "Tue, 17 Mar 2026 18:00:00 -0700": a moment, and the day on the clock of whoever wrote. That of Greenwich is shown by servers, and says
 * nothing of her.
 */
export function withOffset(header: string | null): Sent | null {
  const offset = /[\dm] ?([+-])(\d\d):?(\d\d)(?: ?\([^()]{1,40}\))?\s*$/i.exec(header ?? "");
  const instant = offset ? Date.parse(header as string) : Number.NaN;
  if (Number.isNaN(instant)) return null;
  const minutes = Number(offset?.[2]) * 60 + Number(offset?.[3]);
  const local = new Date(instant + (offset?.[1] === "-" ? -minutes : minutes) * 60_000);
  return { at: new Date(instant), theirs: minutes === 0 ? null : local.toISOString().slice(0, 10) };
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

export function readerFor(
  sent: Date,
  languages: Language[],
  context: ReadingContext,
  theirs: string | null = null,
): Reader {
  const local = toLocal(sent, context.timeZone);
  const country = context.country.toUpperCase();
  return {
    lexicon: lexiconOf(languages),
    cues: cuesOf(languages),
    home: context.timeZone,
    calendar: {
      today: local.date,
      now: local.time,
      theirs,
      monthFirst: monthFirstIn(country, languages),
    },
  };
}
