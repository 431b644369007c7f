import { anyOf } from "../languages/known";
import type { Line } from "../message/line";
import type { Lexicon } from "../moments/lexicon";
import type { Moment } from "../moments/moments";
import { inZone } from "../moments/resolve";
import type { TimeFound } from "../moments/times";
import { type Token, tokenize } from "../moments/tokens";
import { zoneStated } from "../moments/zone-words";
import { findZone, sameClock, type Zone } from "../moments/zones";
import type { Found } from "./found";

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
  const zone = stated ?? zoneInLabel(place) ?? zoneBelow(place, lines, home);
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
function zoneInLabel({ line, moment }: Found): Zone | null {
  const label = /(?:^|[|•·;.\t])([^|•·;.:\t]{3,60})[:\t]\s?$/.exec(
    line.text.slice(Math.max(0, moment.from - 70), moment.from),
  )?.[1];
  if (!label) return null;
  const inside = /\(([^()]{2,40})\)\s*$/.exec(label)?.[1];
  if (inside) return knownIn(inside);
  const stated = zoneStated(label.trim(), true, false);
  return stated && stated.zone !== "unknown" && / /.test(label.trim()) ? { name: stated.zone } : null;
}

function knownIn(text: string): Zone | null {
  const found = findZone(tokenize(text, noWords), 0, text, "");
  return found && found.zone !== "unknown" ? found.zone : null;
}

/** The zone on a line of its own: below the time (Google), or labelled a few rows further down. */
function zoneBelow(found: Found, lines: Line[], home: string): Zone | "unknown" | null {
  const below = lines
    .slice(found.index + 1, found.index + 10)
    .filter(({ text }) => text !== "")
    .slice(0, 4);
  for (const [i, { text }] of below.entries()) {
    const labelled = zoneLabel.exec(text);
    if (text.length > 70 || (i > 0 && !labelled)) continue;
    const value = labelled ? text.slice(labelled[0].length) : text;
    const tokens = tokenize(value, noWords);
    if (labelled) return zoneIn(value, tokens, home);
    const zone = findZone(tokens, 0, value, home);
    if (zone && zone.zone !== "unknown" && zone.next >= tokens.length) return zone.zone;
  }
  return null;
}

/** "United Kingdom; GMT+0:00 (Europe/London)": a name of the database says most, and a zone nobody knows is not ours. */
function zoneIn(value: string, tokens: Token[], home: string): Zone | "unknown" {
  const found = tokens.flatMap((_, at) => findZone(tokens, at, value, home)?.zone ?? []);
  return found.find((zone) => zone !== "unknown" && "name" in zone) ?? found[0] ?? "unknown";
}

/** "All times are shown in Pacific Time." at the foot, or the head, of a message. */
function zoneOfAll(lines: Line[], home: string): Zone | null {
  for (const { text } of lines) {
    if (text.length > 200 || !notice.test(text)) continue;
    const tokens = tokenize(text, noWords);
    for (let at = 0; at < tokens.length; at++) {
      const found = findZone(tokens, at, text, home);
      if (found && found.zone !== "unknown") return found.zone;
    }
  }
  return null;
}

const notice = new RegExp(
  anyOf(({ zoneWords }) => zoneWords.notice),
  "i",
);
const zoneLabel = new RegExp(`^(?:${anyOf(({ labelWords }) => labelWords.zoneLabel)})\\s*[:\\t]\\s*`, "i");
const noWords: Lexicon = { word: new Map(), phrases: new Map() };
