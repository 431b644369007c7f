import { anyOf } from "../languages/known";
import { behindZone, headsHour, zoneHeads } from "../layout/zone-headings";
import type { Line } from "../message/line";
import type { Lexicon } from "../moments/lexicon";
import type { Moment } from "../moments/moments";
import { inZone } from "../moments/resolve";
import type { TimeFound } from "../moments/times";
import { tokenize } from "../moments/tokens";
import { zoneStated } from "../moments/zone-words";
import { findZone, sameClock, type Zone } from "../moments/zones";
import { WordMap } from "../word-map";
import type { Found } from "./found";
import { isOfClient, whoseZone, zoneRow } from "./whose-zone";

/** In which zone an hour is meant, wherever the message says so. "unknown": in one that nobody here knows. */
export interface Instant {
  time: TimeFound;
  zone: Zone | "unknown" | null;
}

/** The hour of `place`, which is written with the date `date`, and the hour beside it if that is the same one elsewhere. */
export function instantOf(
  time: TimeFound,
  stated: Moment["zone"],
  place: Found,
  date: string,
  around: Found[],
  lines: Line[],
  home: string,
): Instant {
  const label = stated ? null : labelAbove(place, lines);
  const zone =
    stated ??
    zoneInLabel(place, home) ??
    (label ? zoneNamed(label, home) : null) ??
    zoneBelow(place, around, lines, home) ??
    (label ? zoneMeant(label, home) : null);
  const other = besideOf(place, around);
  if (other?.moment.time)
    return ofTwo({ time, zone }, { time: other.moment.time, zone: other.moment.zone }, date, home);
  return { time, zone: zone ?? zoneOfAll(lines, home) };
}

/** "3 pm Pacific (6 pm Eastern)": one instant on two clocks. Where they do not agree, nobody can say which is meant. */
function ofTwo(first: Instant, second: Instant, date: string, home: string): Instant {
  const isHome = (zone: Instant["zone"]) =>
    zone !== null && zone !== "unknown" && "name" in zone && sameClock(zone.name, home);
  if (first.zone === "unknown" || first.zone === null) {
    const same = first.zone === null && agree(first, second, date, home);
    if (same || second.zone === null) return first;
    // "at 3 pm (6 pm New York time)", to New York: the first clock is the other's.
    const near = Math.abs(minutesOf(first.time) - minutesOf(second.time)) <= HALF_DAY;
    const known = isHome(second.zone) || (first.zone === "unknown" && second.zone !== "unknown");
    return known && near ? second : { ...first, zone: "unknown" };
  }
  return first;
}

const HALF_DAY = 12 * 60;
const minutesOf = ({ time }: TimeFound) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function agree(first: Instant, second: Instant, date: string, home: string) {
  if (second.zone === null || second.zone === "unknown") return true;
  const [a, b] = [first, second].map(({ time, zone }) =>
    inZone({ date, time: time.time }, zone === "unknown" ? null : zone, home).getTime(),
  ) as [number, number];
  return (a - b) % (2 * HALF_DAY * 60_000) === 0;
}

/** In brackets or after a stroke, with a zone on either side. */
function besideOf(place: Found, around: Found[]): Found | undefined {
  return around.find(
    ({ line, moment }) =>
      line === place.line &&
      moment.date === null &&
      (moment.zone !== null || place.moment.zone !== null) &&
      moment.from >= place.moment.to &&
      parting.test(line.text.slice(place.moment.to, moment.from)),
  );
}

const parting =
  /^\s?(?:\)?\s?[/=([]|[,;]? ?(?:i\.e\.|that is|that's|soit|c'est-à-dire|d\. ?h\.|das heißt|das sind|o sea|es decir|ou seja|ossia|cioè|oftewel|dus)),?\s?$/i;

/** "Time (Pacific): 3:00 PM", "Heure de Paris : 15 h" */
function zoneInLabel({ line, moment }: Found, home: string): Zone | "unknown" | null {
  const label = /(?:^|[|•·;.\t])([^|•·;.:\t]{3,60})[:\t]\s?$/.exec(
    line.text.slice(Math.max(0, moment.from - 70), moment.from),
  )?.[1];
  const zoned = behindZone(line.text);
  if (zoned !== null && zoned <= moment.from) {
    const own = line.text.slice(0, zoned);
    return zoneNamed(own, home) ?? zoneMeant(own, home);
  }
  if (!label) return null;
  const inside = /\(([^()]{2,40})\)\s*$/.exec(label)?.[1];
  if (inside) return zoneOf(inside);
  const stated = zoneStated(label.trim(), true, false);
  return stated && stated.zone !== "unknown" && / /.test(label.trim()) ? { name: stated.zone } : null;
}

const zoneOf = (text: string) => findZone(tokenize(text, noWords), 0, text, "")?.zone ?? null;

/** "In your time zone (America/New_York)" above the day and its hour, or at the head of their column. */
function labelAbove({ index, line, moment }: Found, lines: Line[]): string | null {
  const cell = line.text.slice(0, moment.from).split("\t").length - 1;
  // Between an hour that has a line of its own and the label stands its day.
  let left = moment.date ? 1 : 2;
  for (let at = index - 1; at >= 0 && left > 0; at--) {
    const text = lines[at]?.text ?? "";
    if (text === "") continue;
    const cells = text.split("\t");
    if (headsHour(lines, at)) return text;
    if (zoneHeads(cells, lines, at)[cell]) return cells[cell] as string;
    left--;
  }
  return null;
}

/** The zone that a label names, in brackets or in words. */
function zoneNamed(label: string, home: string): Zone | null {
  const zone = zoneIn(/\(([^()]{2,50})\)\W*$/.exec(label)?.[1] ?? label, home);
  return zone === "unknown" ? null : zone;
}

/** "In your time zone", "In the booker's time zone": whose it is, where no name is given. */
function zoneMeant(label: string, home: string): Instant["zone"] {
  const whose = whoseZone(label);
  return whose === "hours" ? { name: home } : whose === "client" ? "unknown" : null;
}

/** The zone on a line of its own: below the time (Google) or the date under it, or labelled a few rows further down. */
function zoneBelow(found: Found, around: Found[], lines: Line[], home: string): Zone | "unknown" | null {
  const below: number[] = [];
  for (let i = found.index + 1; i < found.index + 10 && below.length < 4; i++) if (lines[i]?.text) below.push(i);
  for (const [i, at] of below.entries()) {
    const { text } = lines[at] as Line;
    if (text.length > 70) continue;
    const row = zoneRow(lines, at);
    if (row?.whose === "hours") return zoneIn(row.value, home);
    const isNext = i === 0 || (i === 1 && isDayAlone(below[0] as number, around));
    const zone = row || !isNext ? null : zoneAlone(text, home);
    if (zone) return zone;
  }
  return null;
}

/** "Friday, March 6", below "1:00 – 1:40 PM" */
const isDayAlone = (index: number, around: Found[]) =>
  around.some(
    ({ index: at, moment, line }) =>
      at === index &&
      moment.date !== null &&
      moment.time === null &&
      line.text.trim().length <= moment.to - moment.from + 2,
  );

/** "Pacific Time", "United States; Pacific Time (GMT-8:00)" */
function zoneAlone(text: string, home: string): Zone | null {
  const value = text.slice(country.exec(text)?.[0].length ?? 0);
  const tokens = tokenize(value, noWords);
  const found = findZone(tokens, 0, value, home);
  const behind = value.slice(tokens[found?.next ?? 0]?.from ?? value.length);
  if (!found || found.zone === "unknown" || !onlyRemarks.test(behind)) return null;
  // "Mountain Standard Time (Arizona)": the place says more.
  const place = zoneOfPlace(behind);
  return place && place !== "unknown" ? place : found.zone;
}
const zoneOfPlace = (text: string) => zoneOf(/[([](?!gmt|utc)(\p{L}{2}[\p{L} .]{2,38})[)\]]/iu.exec(text)?.[1] ?? "");
const country = /^\p{Lu}[\p{L}.' ]{2,40}[;,] (?=\S)/u;
/** "(GMT-8:00)", "(PST)", "(Los Angeles)", "(US & Canada)", or nothing */
const onlyRemarks = /^(?:\s?[([](?:(?:gmt|utc)\s?[+−-]?[\d:]*|\p{L}[\p{L}&,./_ -]{1,40})[)\]])*\s*$/iu;

/** "United Kingdom; GMT+0:00 (Europe/London)": a name of the database says most, and a zone nobody knows is not ours. */
function zoneIn(value: string, home: string): Zone | "unknown" {
  const tokens = tokenize(value, noWords);
  const found = tokens.flatMap((_, at) => findZone(tokens, at, value, home)?.zone ?? []);
  return found.find((zone) => zone !== "unknown" && "name" in zone) ?? found[0] ?? "unknown";
}

const toldOfAll = new WeakMap<Line[], Instant["zone"]>();

function zoneOfAll(lines: Line[], home: string): Instant["zone"] {
  const told = toldOfAll.get(lines);
  if (told !== undefined) return told;
  const zone = readForAll(lines, home);
  toldOfAll.set(lines, zone);
  return zone;
}

/** "All times are shown in Pacific Time." at the foot, or the head, of a message, or a row of its own. */
function readForAll(lines: Line[], home: string): Zone | "unknown" | null {
  for (const { text } of lines) {
    const said = text.length > 200 ? null : notice.exec(text);
    if (!said || isOfClient(text.slice(0, said.index))) continue;
    const tokens = tokenize(text, noWords);
    for (let at = 0; at < tokens.length; at++) {
      const found = findZone(tokens, at, text, home);
      if (found && found.zone !== "unknown") return found.zone;
    }
  }
  let isDoubtful = false;
  for (let at = 0; at < lines.length; at++) {
    const row = zoneRow(lines, at);
    if (!row || row.whose === "client") continue;
    const zone = zoneIn(row.value, home);
    if (zone === "unknown") continue;
    if (row.whose === "hours") return zone;
    // Whose it is, nobody can say: only if it is the practitioner's own, it makes no difference.
    isDoubtful ||= !("name" in zone && sameClock(zone.name, home));
  }
  return isDoubtful ? "unknown" : null;
}

const notice = new RegExp(
  anyOf(({ zoneWords }) => zoneWords.notice),
  "i",
);
const noWords: Lexicon = new WordMap([]);
