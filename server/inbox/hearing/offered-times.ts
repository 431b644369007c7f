import { type Candidate, isSame } from "../candidates/candidates";
import { lineBelow } from "../candidates/lines-above";
import { cancelling } from "../languages/cue";
import { gathered } from "../lists";
import type { Line } from "../message/line";
import { COLON } from "../message/signs";
import { type Cues, says } from "../phrases/cues";
import type { Statements } from "../statements/statements";
import { but, cancels, type Heard, has } from "./heard";

/** "Next available times we showed Omar" */
const HEADING = 80;
/** "Book", "See all", between two of its rows */
const REMARK = 25;

/**
 * "We suggested these openings to Priya", and below it rows with a day and an hour: times that a tool shows to whoever cancelled are free
 * besides, and none of them is what was cancelled, even where no other is named. One that is the cancelled time itself may
 * be hers again.
 */
export function withoutOfferedTimes(heard: Heard, cues: Cues): Heard {
  const { body, candidates } = heard;
  if (!candidates.some(isTimed) || !(cancels(heard) || has(heard, "moved"))) return heard;
  const lines = linesOffered(heard, cues);
  if (lines.size === 0) return heard;
  const isOffered = ({ line }: { line: Line }) => lines.has(line);
  const offered = candidates.filter((one) => isOffered(one) && isTimed(one));
  if (offered.length === 0) return heard;
  const left = candidates.filter((one) => !isOffered(one));
  const places = body.places.filter((place) => !isOffered(place));
  const said: Statements["said"] = new Set(places.map(({ cue }) => cue));
  if (offered.some((one) => left.some((other) => other.time !== null && isSame(one, other)))) said.add("standing");
  return but(heard, { candidates: left, body: { said, places } });
}

const isTimed = ({ dates, time }: Candidate) => dates.length > 0 && time !== null;

/** The heading and the rows right below it, up to a label, a line that cancels, or one that says something. */
function linesOffered({ layer: { lines }, body, candidates }: Heard, cues: Cues): Set<Line> {
  const dated = new Map(gathered(candidates, (one) => one.shown.map(({ line }) => [line, one] as const)));
  const told = new Set(body.places.filter(({ cue }) => cancelling.has(cue)).map(({ line }) => line));
  const isTold = (line: Line) =>
    body.places.some((one) => cancelling.has(one.cue) && one.line === line && one.to >= line.text.length);
  const isOffer = (text: string) => text.length <= HEADING && says(cues, "listOffered", text);
  const offered = new Set<Line>();
  let isBelow = false;
  let remarks = 0;
  for (const [i, line] of lines.entries()) {
    if (line.text === "") continue;
    const own = dated.get(line);
    if (own && isLed(line, own) && !told.has(line) && isOffer(leadOf(line))) offered.add(line);
    else if (own) {
      isBelow &&= !hasLabel(line, own) && !told.has(line);
      if (isBelow) offered.add(line);
      remarks = 0;
    } else if (leadsToRow(i, lines, dated) && isOffer(lastOf(line)) && !isTold(line)) {
      offered.add(line);
      [isBelow, remarks] = [true, 0];
    } else if (told.has(line) || line.text.length > REMARK || ++remarks > 1) isBelow = false;
  }
  return offered;
}

/** "Suggested times: Thu, Dec 10, 11:00 AM; Fri, Dec 11, 4:30 PM" */
const isLed = (line: Line, own: Candidate) => line.shows(COLON) && hasLabel(line, own);
const leadOf = ({ small }: Line) => small.slice(0, small.indexOf(":"));

/** "Some visits were cancelled. Here are other open times:" */
const lastOf = ({ small }: Line) => small.slice(small.lastIndexOf(". ") + 1).trim();

/** "When: Tue, Dec 8" */
const hasLabel = ({ text }: Line, { line: { text: own }, begin, labelled }: Candidate) =>
  labelled
    ? /[:\t]/.test(own === text ? text.slice(0, begin) : text)
    : own === text && text.slice(0, begin).includes(":");

/** A row with a day stands right below it. */
const leadsToRow = (i: number, lines: Line[], dated: Map<Line, Candidate>) => {
  const below = lineBelow(i, lines);
  return below !== undefined && dated.has(below);
};
