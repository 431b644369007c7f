import type { Language } from "../languages/language";
import type { Line } from "../message/line";
import type { Layer } from "../message/unwrap";
import { type Candidate, candidatesOf, type Reader } from "./candidates";
import type { Heard } from "./judge";
import { segmentsOf } from "./labels";
import { rowsOf } from "./rows";
import { sectionsOf } from "./sections";
import { saying, statementsOf } from "./statements";

const keysOf = ({ dates, time }: Candidate) => dates.map((date) => `${date} ${time}`);

/**
 * A digest, heard as if it held nothing but its cancelled part: the subject and the other parts speak of other
 * appointments. A time that one of them names as well is taken again. Null: the email is no digest.
 */
export function digestOf(layer: Layer, languages: Language[], reader: Reader): Heard | null {
  const parts = sectionsOf(layer.lines, reader.cues);
  const rows = parts ? null : rowsOf(layer.lines, reader.cues);
  const sections = parts ?? rows;
  if (!sections) return null;
  const read = (lines: Line[]) => candidatesOf(lines, segmentsOf(lines, languages), reader, rows !== null);
  const listed = read(sections.cancelled);
  if (!listed.some(({ time }) => time !== null)) return null;

  const others = new Set(sections.others);
  const taken = new Set(
    read(sections.around)
      .filter(({ line }) => others.has(line))
      .flatMap(keysOf),
  );
  // A day above the rows is their heading.
  const rowed = rows ? listed.filter(({ time }) => time !== null) : listed;
  const candidates = rowed.filter((one) => !keysOf(one).some((key) => taken.has(key)));
  const segments = segmentsOf(sections.cancelled, languages);
  const body = statementsOf(sections.cancelled, segments, reader.cues, false);
  const { heading } = sections;
  const place = { cue: "headline" as const, line: heading, from: 0, to: heading.text.length, at: 0 };
  body.said.add("headline").add("several");
  body.places.unshift({ ...place, words: heading.text });
  if (candidates.length === 0) body.said.add("filled");
  return { layer, body, notes: saying(), subject: saying(), candidates, subjectCandidates: [] };
}
