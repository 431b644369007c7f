import type { Candidate, Reader } from "../candidates/candidates";
import type { Cue } from "../languages/cue";
import { cancelling } from "../languages/cue";
import { hasClientRow } from "../layout/client-rows";
import type { Line } from "../message/line";
import { hasName } from "../phrases/names";
import type { Statements } from "../statements/statements";
import { isDisclaimer } from "./disclaimers";
import { but, cancels, type Heard } from "./heard";
import { isInNotice, isToldByName } from "./notices";
import { isParagraph, SEVERAL, somebody, termsBelow } from "./terms";

/** Lines between it and what was cancelled. */
const AWAY = 3;

/** What terms may say of any appointment, and what said of this one would stand against its cancellation. */
const general = new Set<Cue>([
  ...([
    "kept",
    "standing",
    "question",
    "request",
    "booked",
    "filled",
    "moved",
    "proposed",
    "declined",
    "tentative",
    "errand",
  ] as const),
  ...([
    "noShow",
    "reminder",
    "waitlist",
    "money",
    "settled",
    "slotTalk",
    "retracted",
    "older",
    "several",
    "series",
  ] as const),
]);

/** What terms say of all who come; where nothing names the client, it may be said of this one. */
const ofMany = new Set<Cue>(["wholeClass", "absent"]);

/**
 * "3. Late arrival. … We keep the time of the next patient." Paragraphs of terms, tips and law stand around many a notice and
 * speak of appointments in general. They are long, name neither a time to come nor anybody, stand apart from what was cancelled, and
 * whoever takes a cancellation back would not write so: what they say is none of this appointment.
 */
export function withoutSmallPrint(whole: Heard, reader: Reader): Heard {
  const { cues } = reader;
  if (!whole.layer.lines.some(isParagraph)) return whole;
  const heard = withoutTerms(whole, reader);
  const { body, candidates, layer } = heard;
  if (!cancels(heard)) return heard;
  const cancelled = body.places.filter(({ cue }) => cancelling.has(cue)).map(({ line }) => line);
  const free = candidates.filter(({ time, role }) => time !== null && role !== "aside" && role !== "stamp");
  // Where a block of rows says all, "a cancelled visit is not a lost visit" and "on the board by 8:15" say nothing of it.
  const notices = new Set(free.filter((one) => isInNotice(one, heard)).map(({ line }) => line));
  const hasNotice = notices.size > 0;
  const isTip = (line: Line) => hasNotice && isParagraph(line) && !notices.has(line) && !hasName(line.text);
  const told = cancelled.filter((line) => !isTip(line));
  const timed = free.filter(({ line }) => !isTip(line));
  const rows = new Set([...told, ...timed.flatMap(({ shown }) => shown.map(({ line }) => line))]);
  if (timed.length === 0) return heard;
  const near = [...rows].map((line) => layer.lines.indexOf(line));
  const small = new Set<Line>(
    layer.lines.filter(
      (line, i) =>
        isParagraph(line) &&
        !rows.has(line) &&
        near.every((at) => Math.abs(at - i) >= AWAY) &&
        !somebody(cues).test(line.small),
    ),
  );
  const spoken = new Set(body.places.map(({ line }) => line));
  const law = layer.lines.filter(
    (line) => spoken.has(line) && !rows.has(line) && isDisclaimer(line) && !somebody(cues).test(line.small),
  );
  const away = new Set(small.size >= (hasNotice ? 1 : SEVERAL) ? [...small, ...law] : law);
  if (away.size === 0) return heard;
  const isNamed = hasClientRow(layer) || free.some((one) => isToldByName(one, heard));
  const isGeneral = (cue: Cue) =>
    general.has(cue) || (isNamed && ofMany.has(cue)) || (hasNotice && cancelling.has(cue));
  // "Cancellations on Mondays were the most frequent"
  const isDayOfTip = ({ line, time }: Candidate) => hasNotice && time === null && small.has(line);
  return but(heard, {
    body: withoutLines(body, away, isGeneral),
    candidates: candidates.filter((one) => !isDayOfTip(one)),
  });
}

/**
 * Terms that stand below all rows of a notice and name none of its sides are of no appointment, be it cancelled or moved, in whatever
 * words: "Your appointment remains in force until it has been cancelled", "reminders do not release the customer".
 */
function withoutTerms(heard: Heard, reader: Reader): Heard {
  if (!cancels(heard) && !heard.subject.said.has("moved") && !heard.body.said.has("moved")) return heard;
  const terms = termsBelow(heard, reader);
  // Below a booking or a reminder, "until it has been cancelled" cancels nothing, either.
  const tells = (cue: Cue) => cue === "moved" || cue === "booked" || cue === "reminder" || cancelling.has(cue);
  const isTold =
    [...heard.subject.said].some(tells) || heard.body.places.some(({ cue, line }) => tells(cue) && !terms.has(line));
  if (terms.size === 0 || !isTold) return heard;
  const isNamed = hasClientRow(heard.layer) || heard.candidates.some((one) => isToldByName(one, heard));
  const isGeneral = (cue: Cue) => general.has(cue) || (isNamed && ofMany.has(cue)) || cancelling.has(cue);
  return but(heard, {
    body: withoutLines(heard.body, terms, isGeneral),
    candidates: heard.candidates.filter(({ line }) => !terms.has(line)),
  });
}

function withoutLines({ said, places }: Statements, lines: Set<Line>, isGeneral: (cue: Cue) => boolean): Statements {
  const left = places.filter(({ cue, line }) => !isGeneral(cue) || !lines.has(line));
  const gone = new Set(places.filter((place) => !left.includes(place)).map(({ cue }) => cue));
  const stay = new Set(left.map(({ cue }) => cue));
  return { said: new Set([...said].filter((cue) => stay.has(cue) || !gone.has(cue))), places: left };
}
