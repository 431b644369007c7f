import type { Cue } from "../languages/language";
import type { Line } from "../message/line";
import { type Cues, sentencesOf, without } from "./cues";
import type { Segment } from "./labels";

/** What a text says about an appointment, sentence by sentence. */
export interface Statements {
  said: Set<Cue>;
  /** Where each was said first. */
  where: Map<Cue, { line: Line; from: number; to: number; words: string }>;
}

export const saying = (): Statements => ({ said: new Set(), where: new Map() });

/** A person's own words inside a notice say nothing about the notice. */
const others = new Set(["reason", "birth"]);

export function statementsOf(lines: Line[], segments: Segment[][], cues: Cues, heading: boolean): Statements {
  const statements = saying();
  lines.forEach((line, i) => {
    const skip = (segments[i] ?? []).filter(({ role }) => role !== null && others.has(role));
    for (const sentence of sentencesOf(line.text)) {
      if (skip.some(({ from, to }) => sentence.from >= from && sentence.from < to)) continue;
      // A label on its own ("Cancellation reason:") makes no statement.
      if (
        !heading &&
        (segments[i] ?? []).length === 1 &&
        segments[i]?.[0]?.role === "plain" &&
        segments[i]?.[0]?.label === null &&
        !line.text.includes("\t")
      )
        continue;
      hear(sentence.text, sentence.from, line, cues, statements, heading);
    }
  });
  return statements;
}

function hear(text: string, from: number, line: Line, cues: Cues, statements: Statements, heading: boolean) {
  const note = (cue: Cue, match: RegExpExecArray | null) => {
    if (!match) return false;
    statements.said.add(cue);
    if (!statements.where.has(cue)) {
      statements.where.set(cue, { line, from, to: from + text.length, words: match[0].trim() });
    }
    return true;
  };
  const heard = (cue: Cue, sentence: string) => note(cue, cues[cue]?.exec(sentence) ?? null);

  for (const cue of ["several", "series", "advert", "money", "noShow", "waitlist", "wholeClass"] as const)
    heard(cue, text);

  let rest = without(without(text, cues.policy), cues.conditional);
  const question = /\?["')]*\s*$/.test(rest);
  if (heard("standing", rest)) rest = without(rest, cues.standing);
  if (heard("request", rest)) rest = without(rest, cues.request);
  if (heard("thing", rest)) rest = without(rest, cues.thing);

  heard("question", rest);
  heard("proposed", rest);
  heard("declined", rest);
  if (question) return;

  const cancelled =
    heard("cancelled", rest) ||
    ((heading || rest.length < 120) &&
      !/^\W*(?:[\p{L}-]+ )?cancel+ation\s?:/iu.test(heading ? "" : rest) &&
      heard("headline", rest));
  const personal = heard("personal", rest);
  heard("freed", rest);
  heard("filled", rest);
  heard("moved", without(rest, cues.proposed));
  heard("reminder", rest);
  if (!cancelled && !personal) heard("booked", rest);
}
