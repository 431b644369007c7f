import type { Candidate } from "../candidates/candidates";
import { isSame } from "../candidates/candidates";
import { cancelling } from "../languages/cue";
import type { Segment } from "../layout/segments";
import type { Line } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import type { Statements } from "../statements/statements";
import { but, cancels, type Heard } from "./heard";

/** "These sessions remain on your calendar" */
const HEADING = 60;

/**
 * A notice that lists below its cancelled appointment, under "Still booked" or "Not affected", what goes on: other
 * appointments, and no candidates. One that stands on both sides is as good as not cancelled.
 */
export function withoutApart(heard: Heard, segments: Segment[][], cues: Cues): Heard {
  if (!heard.candidates.some(isTimed) || !cancels(heard)) return heard;
  const left = heard.candidates.filter(isTimed).length < 2 ? heard : withoutListed(heard, segments, cues);
  return withoutLines(left, keptRows(left, segments, cues));
}

/** With their headings, unless nothing is left. */
function withoutListed(heard: Heard, segments: Segment[][], cues: Cues): Heard {
  const left = withoutLines(heard, linesApart(heard, segments, cues));
  return left.candidates.some(isTimed) ? left : heard;
}

const isTimed = ({ dates, time }: Candidate) => dates.length > 0 && time !== null;

/** "Lesson kept: Lily A., Sat Mar 20, 10:00 AM", which is not the cancelled one even where that is not named. */
function keptRows({ layer: { lines }, candidates }: Heard, segments: Segment[][], cues: Cues): Set<Line> {
  const dated = new Set(candidates.filter(({ dates }) => dates.length > 0).map(({ line }) => line));
  const isKept = ({ from, label }: Segment) =>
    from === 0 && label !== null && says(cues, "listStill", label.toLowerCase());
  return new Set(lines.filter((line, i) => dated.has(line) && segments[i]?.some(isKept)));
}

function withoutLines(heard: Heard, apart: Set<Line>): Heard {
  if (apart.size === 0) return heard;
  const isApart = ({ line }: Pick<Candidate, "line">) => apart.has(line);
  const others = heard.candidates.filter((one) => isTimed(one) && isApart(one));
  const candidates = heard.candidates.filter((one) => !isApart(one));
  const places = heard.body.places.filter((place) => !isApart(place));
  // What a line says by its form has no place: "Cancelled: none".
  const gone = new Set(heard.body.places.filter(isApart).map(({ cue }) => cue));
  const here = new Set(places.map(({ cue }) => cue));
  const said: Statements["said"] = new Set([...heard.body.said].filter((cue) => !gone.has(cue) || here.has(cue)));
  if (others.some((one) => candidates.some((other) => other.time !== null && isSame(one, other)))) said.add("standing");
  return but(heard, { candidates, body: { said, places } });
}

/** From such a heading to the next label, where its own rows have none, to a line that cancels, or to the end. */
function linesApart({ layer: { lines }, body, candidates }: Heard, segments: Segment[][], cues: Cues): Set<Line> {
  const dated = new Set(candidates.filter(({ dates }) => dates.length > 0).map(({ line }) => line));
  const isLabel = (i: number) => (segments[i] ?? []).some(({ role, own, held }) => own || (role !== null && !held));
  const told = new Set(body.places.filter(({ cue }) => cancelling.has(cue)).map(({ line }) => line));
  const timed = candidates.filter(isTimed);
  const booked = new Set(body.places.filter(({ cue }) => cue === "booked").map(({ line }) => line));
  // "Future appointments for Ann:", "The following appointment has been booked:", below the one that was cancelled
  const leads = (i: number) => {
    const line = lines[i] as Line;
    const isAhead =
      says(cues, "listAhead", line.small) || (booked.has(line) && line.text.endsWith(":") && !told.has(line));
    return isAhead && timed.some((one) => one.line.number < line.number);
  };
  const apart = new Set<Line>();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    if (line.text === "" || line.text.length > HEADING || dated.has(line)) continue;
    const isHeading = says(cues, "listStill", line.small) || leads(i);
    if (!isHeading) continue;
    const first = lines.findIndex(({ text }, j) => j > i && text !== "");
    if (!lines.slice(first, first + 3).some((below) => dated.has(below))) continue;
    const ownLabels = isLabel(first);
    apart.add(line);
    const ends = (at: number) => told.has(lines[at] as Line) || (!ownLabels && isLabel(at));
    for (i = first; i < lines.length && !ends(i); i++) apart.add(lines[i] as Line);
    i--;
  }
  return apart;
}
