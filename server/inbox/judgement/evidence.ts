import type { Line } from "../message/line";
import type { Evidence } from "../reading";
import type { Candidate } from "./candidates";
import type { Heard } from "./heard";
import type { Judgement } from "./judged";

const parts = { own: "the email", forwarded: "the forwarded message", quoted: "the quoted message" };
const LONGEST = 300;

/** The lines that gave the answer: what was said, and when. Words found in one line are shown together. */
export function evidenceOf({ said, from, events }: Judgement, layers: Heard[]): Evidence[] {
  const shown = new Map<Line, Evidence>();
  const show = (part: string, line: Line, words: string, inSubject: boolean) => {
    const known = shown.get(line);
    if (known) known.found.push(words);
    else shown.set(line, { part, line: inSubject ? null : line.number, text: line.text, found: [words] });
  };
  for (const { heard, cue, inSubject } of said) {
    const place = (inSubject ? heard.subject : heard.body).places.find((one) => one.cue === cue);
    if (place) show(inSubject ? "the subject" : parts[heard.layer.how], place.line, place.words, inSubject);
  }
  for (const candidate of from.slice(0, 6)) {
    const { part, inSubject } = partOf(candidate, layers);
    for (const { line, words } of candidate.shown) show(part, line, words, inSubject);
  }
  const calendar = events.slice(0, 6).map(({ line, text }) => ({
    part: "the calendar attachment",
    line,
    text: text.slice(0, LONGEST),
    found: [text.slice(0, LONGEST)],
  }));
  return [...[...shown.values()].slice(0, 10).map(clipped), ...calendar];
}

function partOf(candidate: Candidate, layers: Heard[]) {
  const inSubject = layers.some(({ subjectCandidates }) => subjectCandidates.includes(candidate));
  const layer = layers.find(({ candidates }) => candidates.includes(candidate))?.layer;
  return { inSubject, part: inSubject ? "the subject" : parts[layer?.how ?? "own"] };
}

/** A long line is cut around the first words found in it. */
function clipped(evidence: Evidence): Evidence {
  const plain = (text: string) => text.replaceAll("\t", "  ");
  const text = plain(evidence.text);
  const found = evidence.found.map(plain);
  if (text.length <= LONGEST) return { ...evidence, text, found };
  const at = Math.max(0, text.indexOf(found[0] ?? "") - 80);
  const cut = `${at > 0 ? "…" : ""}${text.slice(at, at + LONGEST - 2)}${at + LONGEST - 2 < text.length ? "…" : ""}`;
  return { ...evidence, text: cut, found: found.filter((words) => cut.includes(words)) };
}
