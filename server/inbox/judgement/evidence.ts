import type { Candidate } from "../candidates/candidates";
import type { Heard } from "../hearing/heard";
import { gathered } from "../lists";
import type { Line } from "../message/line";
import type { Evidence } from "../reading";
import type { Judgement } from "./judged";

const parts = { own: "the email", forwarded: "the forwarded message", quoted: "the quoted message" };
const LONGEST = 300;
/** As many as an email cancels at once in practice; of a calendar file they are all alike. */
const MOST_CANDIDATES = 20;
const MOST_EVENTS = 6;

/** The lines that gave the answer: what was said, and when. Words found in one line are shown together. */
export function evidenceOf({ said, from, events }: Judgement, layers: Heard[]): Evidence[] {
  const shown = new Map<Line, Evidence>();
  const show = (part: string, line: Line, words: string, inSubject: boolean) => {
    const known = shown.get(line);
    const text = line.typed ?? line.text;
    // Of a misspelt line the whole, where the words that were meant are not in it.
    const found = text.includes(words) ? words : text;
    if (known) known.found.push(found);
    else shown.set(line, { part, line: inSubject ? null : line.number, text, found: [found] });
  };
  for (const { heard, cue, inSubject } of said) {
    const place = (inSubject ? heard.subject : heard.body).places.find((one) => one.cue === cue);
    if (place) show(inSubject ? "the subject" : parts[heard.layer.how], place.line, place.words, inSubject);
  }
  for (const candidate of from.slice(0, MOST_CANDIDATES)) {
    const { part, inSubject } = partOf(candidate, layers);
    for (const { line, words } of candidate.shown) show(part, line, words, inSubject);
  }
  const calendar = events.slice(0, MOST_EVENTS).map(({ line, text }) => ({
    part: "the calendar attachment",
    line,
    text: text.slice(0, LONGEST),
    found: [text.slice(0, LONGEST)],
  }));
  return [...[...shown.values()].map(shortened), ...calendar];
}

function partOf(candidate: Candidate, layers: Heard[]) {
  const inSubject = layers.some(({ subjectCandidates }) => subjectCandidates.includes(candidate));
  const layer = layers.find(({ candidates }) => candidates.includes(candidate))?.layer;
  return { inSubject, part: inSubject ? "the subject" : parts[layer?.how ?? "own"] };
}

function shortened(evidence: Evidence): Evidence {
  const plain = (text: string) => text.replaceAll("\t", "  ");
  const found = evidence.found.map(plain);
  return { ...evidence, text: excerpt(plain(evidence.text), found), found };
}

/** Letters around what was found. */
const CONTEXT = 50;
const GAP = " … ";

/** Of a long line, the stretches around everything that was found in it, cut between words. */
export function excerpt(text: string, found: string[]): string {
  if (text.length <= LONGEST) return text;
  const places = gathered(found, (words) => {
    const at = text.indexOf(words);
    return at < 0 ? [] : [{ from: Math.max(0, at - CONTEXT), to: Math.min(text.length, at + words.length + CONTEXT) }];
  });
  const stretches: { from: number; to: number }[] = [];
  for (const place of places.sort((one, other) => one.from - other.from)) {
    const last = stretches.at(-1);
    if (last && place.from <= last.to + CONTEXT) last.to = Math.max(last.to, place.to);
    else stretches.push(place);
  }
  const [first = { from: 0, to: LONGEST }, ...more] = stretches;
  const cut = [first, ...more].map(({ from, to }) => betweenWords(text, from, to));
  const before = first.from > 0 ? "… " : "";
  const after = ([first, ...more].at(-1) ?? first).to < text.length ? " …" : "";
  return `${before}${cut.join(GAP)}${after}`;
}

/** Up to the spaces around it; a word without end is cut. */
function betweenWords(text: string, begin: number, end: number) {
  const from = begin === 0 ? 0 : begin + Math.max(0, text.slice(begin, begin + CONTEXT / 2).search(/\s/));
  const last = end === text.length ? -1 : text.slice(end - CONTEXT / 2, end).lastIndexOf(" ");
  return text.slice(from, last < 0 ? end : end - CONTEXT / 2 + last).trim();
}
