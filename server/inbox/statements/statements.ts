import type { Cue } from "../languages/cue";
import { anyOf } from "../languages/known";
import { formerStates } from "../layout/former-states";
import type { Role, Segment } from "../layout/segments";
import { isCounted, isTally } from "../layout/tallies";
import { blanked, type Line, lower } from "../message/line";
import { COLON, DIGIT, TAB } from "../message/signs";
import { comesOtherwise, isOutsider } from "../phrases/comers";
import { type Cues, type Listener, listen, type Spoken, says } from "../phrases/cues";
import { withoutGreeted } from "../phrases/greeted";
import { withoutNames } from "../phrases/names";
import { isForeign } from "../phrases/subjects";
import { asides, ofPractice } from "./asides";
import { isOfBelonging, isPayment } from "./belongings";
import { withoutButtons } from "./buttons";
import { dependsOnIf } from "./conditions";
import { withoutHints } from "./hints";
import { endOfValue, isFormQuestion, isRecord, labelledAt, saidByLine } from "./line-forms";
import { asks, isDecided, statedBeforeQuestion } from "./questions";
import { sentencesOf, testimonialIn } from "./sentences";
import { talkOf } from "./slot-talk";
import { affairOf, type Stay, sparing, staying } from "./staying";
import { addUncounted, isOfPast } from "./uncounted";

/** What a text says about an appointment, sentence by sentence. */
export interface Statements {
  said: Set<Cue>;
  places: Place[];
}

/** The sentence in which something was said. */
export interface Place {
  cue: Cue;
  line: Line;
  from: number;
  to: number;
  at: number; // where the words begin in the line
  words: string;
  named?: boolean; // a cancellation, move or booking whose sentence names an appointment
  group?: boolean; // what stays is a whole class or event
  undone?: boolean; // it is said to be restored, or not cancelled
  affair?: string; // what goes on, where that is somebody's own affair: a trip, a wedding
}

const MOST_PLACES = 1_000; // three or four a line, of more lines than people read

export const saying = (): Statements => ({ said: new Set(), places: [] });

/** Labels on their own that could pass for a statement: "Cancellation reason:", "Cancelled by". */
const mute = new Set<Role>(["reason", "stamp", "plain", "by", "birth", "zone", "aside", "taker"]);

/** A person's own words inside a notice ("Reason: …") are `notes`; they say nothing about the notice itself. */
export function statementsOf(
  lines: Line[],
  segments: Segment[][],
  cues: Cues,
  heading: boolean,
  notes = false,
): Statements {
  const statements = saying();
  const text =
    !heading && !notes && lines.length < 12
      ? lines
          .map((line) => line.text)
          .join(" ")
          .trim()
      : "";
  if (text !== "" && text.length < 60 && listen(cues, lower(text)).find("bare")) {
    const line = lines.find((one) => one.text !== "") as Line;
    all(line, "personal", statements);
  }
  lines.forEach((line, i) => {
    if (line.text === "") return;
    const personal = (segments[i] ?? []).filter(({ role }) => role === "reason");
    if (notes && personal.length === 0) return;
    const own = segments[i]?.[0]?.own;
    if (own && mute.has(own) && !isRecord(line.text)) return;
    for (const cue of saidByLine(lines, i, segments[i] ?? [], cues, notes)) all(line, cue, statements);
    if (isFormQuestion(lines, i)) return;
    for (const { from, to } of notes ? personal : []) {
      const said = line.text.slice(from, to).replace(/^[^:：]{0,40}[:：]\s*/, "");
      if (said.length < 60 && says(cues, "bare", lower(said))) {
        statements.said.add("personal");
        statements.places.push({ cue: "personal", line, from, to, at: from, words: line.text.slice(from, to) });
      }
    }
    const quoted = testimonialIn(line);
    const heard = isCounted(lines, i) ? saying() : statements;
    const labelled = labelledAt(segments[i] ?? []);
    for (const sentence of sentencesOf(line)) {
      if (sentence.from < quoted) continue;
      if (personal.some(({ from, to }) => sentence.from >= from && sentence.from < to) !== notes) continue;
      const said = line.veiled?.slice(sentence.from, sentence.from + sentence.text.length) ?? sentence.text;
      hear(said, sentence.from, line, cues, heard, heading, labelled.has(sentence.from));
    }
    if (heard !== statements) addUncounted(heard, statements);
  });
  return heading || notes ? statements : withoutButtons(statements, lines, cues);
}

/** The whole line says it, or its first value. */
function all(line: Line, cue: Cue, { said, places }: Statements, to = endOfValue(line, cue)) {
  said.add(cue);
  places.push({ cue, line, from: 0, to, at: 0, words: line.text.slice(0, to) });
}

function hear(
  text: string,
  from: number,
  line: Line,
  cues: Cues,
  statements: Statements,
  heading: boolean,
  labelled: boolean,
) {
  const put = (cue: Cue, at: number, to: number, more: Pick<Place, "named" | "group" | "undone" | "affair"> = {}) => {
    statements.said.add(cue);
    const words = line.text.slice(from + at, from + to).trim();
    if (statements.places.length < MOST_PLACES)
      statements.places.push({ cue, line, from, to: from + text.length, at: from + at, words, ...more });
  };
  const note = (cue: Cue, match: RegExpExecArray | null, named = false) => {
    if (!match) return false;
    put(cue, match.index, match.index + match[0].length, { named });
    return true;
  };
  const former = formerStates(lower(text), cues);
  const small = former.reduce(blanked, lower(text));
  const listener = listen(cues, small);
  if (listener.isSilent) return;
  for (const { from: at, to, unsettled } of former) if (unsettled) put("unsettled", at, to);
  const asked = statedBeforeQuestion(small, text, listener, cues);
  if (asked > 0) {
    hear(text.slice(0, asked), from, line, cues, statements, heading, labelled);
    hear(text.slice(asked), from + asked, line, cues, statements, heading, labelled);
    return;
  }
  const heard = (cue: Spoken & Cue, sentence: string) => note(cue, listener.find(cue, sentence));

  const wished = listener.find("wished") !== null;
  // "Mrs Ferry", "Tom Card"
  const unnamed = (cue: Spoken & Cue, sentence: string) =>
    listener.find(cue, sentence) && listener.find(cue, withoutNames(text, sentence));
  note("errand", unnamed("errand", small));
  for (const cue of listener.among(asides))
    if (!ofPractice.has(cue)) heard(cue, small);
    else if (!wished) heard(cue, withoutGreeted(text, small));

  let rest = listener.without("conditional", listener.without("policy", wished ? listener.without("wished") : small));
  // "The sitter didn't turn up" is why somebody cancels.
  const absent = listener.find("noShow", rest);
  if (absent && !isOutsider(cues.comer, text, rest, absent.index, absent[0])) note("noShow", absent);
  const ifOnly = ({ index, 0: { length } }: RegExpExecArray) => dependsOnIf(small, index, index + length, cues);
  const plea = listener.find("plea", rest);
  if (plea) {
    note(ifOnly(plea) ? "onlyIf" : "personal", plea);
    rest = listener.without("plea", rest);
  }
  // "She can't come on Thursday at 3.45, would you cancel it?": what asks is only the plea.
  const question = asks(rest) && !(plea && /~ *\?\W*$/.test(rest));
  // "If you were not expecting this email, please ignore it."
  const retracted = listener.find("retracted", rest);
  if (retracted && !listener.find("conditional", small.slice(0, retracted.index))) note("retracted", retracted);
  if (retracted) rest = listener.without("retracted", rest);
  const keep = (stretches: Stay[]) => {
    for (const { from: at, to, ...more } of stretches) {
      put("kept", at, to, more);
      rest = blanked(rest, { from: at, to });
    }
    return stretches.length > 0;
  };
  const spares = keep(sparing(rest, listener, cues));
  for (let match = listener.find("standing", rest); match; match = listener.find("standing", rest)) {
    const { index: at, 0: words } = match;
    const affair = affairOf(rest, { from: at, to: at + words.length }, listener, cues);
    if (affair) keep([{ from: at, to: at + words.length, group: false, undone: false, affair }]);
    else {
      if (!isOfSlipBefore(match, line.text.slice(0, from), rest, cues)) note("standing", match);
      rest = listener.without("standing", rest);
    }
  }
  const stays = keep(staying(rest, listener, cues, cellBefore(line.text, from))) || spares;
  rest = listener.without("undone", rest);
  const request = listener.find("request", rest);
  if (request && !isOfBelonging(request, rest, listener, true)) note("request", request);
  if (request) rest = listener.without("request", rest);
  const thing = unnamed("thing", rest);
  if (thing && !isPayment(thing, rest, listener)) {
    note("thing", thing);
    rest = listener.without("thing", rest);
  }

  if (!plea && listener.find("question", rest) && !isDecided(rest, listener))
    heard("question", listener.find("slotTalk", rest) ? withoutHints(rest, text, listener, cues) : rest);
  heard("proposed", rest);
  heard("tentative", rest);
  heard("declined", listener.without("refused", listener.without("unfilled", rest)));
  if (question) return;

  const told = (cue: Spoken & Cue) => {
    const match = listener.find(cue, rest);
    if (cue === "cancelled" && match && isForeign(cues.subject, text, rest, match.index, match.index + match[0].length))
      note("foreign", match);
    return note(cue, match, match !== null && listener.find("appointment", rest) !== null);
  };
  const cancelled =
    told("cancelled") ||
    ((heading || rest.length < 120) &&
      !(line.shows(TAB | COLON) && isTally(line.text, from + text.length)) &&
      !(line.shows(COLON) && !heading && ofCancellation.test(rest)) &&
      !(line.shows(DIGIT) && isOfPast(rest, listener)) &&
      told("headline"));
  const personal = comingOf(listener, rest, text, cues);
  const hangs = personal.match !== null && ifOnly(personal.match);
  note(hangs ? "onlyIf" : "personal", personal.match);
  if (personal.outsider) note("outsider", personal.match);
  if (!personal.match) heard("unfit", rest);
  if (stays && (cancelled || personal.match || plea))
    for (const { from: at, to } of listener.places("clause")) put("clause", at, to);
  if (cancelled || personal.match) heard("seat", small);
  heard("freed", rest);
  const isCount = line.shows(DIGIT) && counted.test(line.text.slice(from + text.length));
  if (!isCount) filledIn(listener.without("unfilled", rest), listener, put);
  if (!labelled && !heading && !stays)
    for (const cue of ["slotTalk", "settled"] as const) note(cue, talkOf(cue, rest, text, listener, cues));
  const moved = listener.find("moved", listener.without("proposed", rest));
  note("moved", moved, moved !== null && listener.find("appointment", rest) !== null);
  if (cancelled || personal.match || moved || listener.find("unfit", rest))
    for (const cue of ["therefore", "because"] as const)
      for (const { from: at, to } of listener.places(cue)) put(cue, at, to);
  note(
    "reminder",
    listener.find("reminder", listener.without("answered", rest)),
    listener.find("appointment", rest) !== null,
  );
  if (!cancelled && !personal.match && !labelled && !isCount) {
    const booked = listener.find("booked", listener.without("planned", listener.without("unbooked", rest)));
    if (booked && !isOfBelonging(booked, rest, listener))
      note("booked", booked, listener.find("opening", rest) !== null);
    if (heading) note("booked", listener.find("bookedTitle", rest));
  }
  heard("thanked", rest);
  heard("older", rest);
}

/** "Double booked myself with work. My mistake!": a sentence that says nothing else goes with the one before it. */
function isOfSlipBefore({ index, 0: words }: RegExpExecArray, before: string, rest: string, cues: Cues) {
  if (/\p{L}/u.test(rest.slice(0, index) + rest.slice(index + words.length))) return false;
  const [last] = /[^.!?]{3,120}(?=[.!?]\W*$)/.exec(before.slice(-LAST)) ?? [];
  if (last === undefined || says(cues, "standing", `${lower(last)}, ${words}`)) return false;
  // "Panic over!" counts wherever it opens a sentence.
  return says(cues, "standing", `x, ${words}`);
}
const LAST = 140;

/** "Gift card", where "restored" is said in the next cell. In "Note | Please keep my Thursday appointment" it is no note that is kept. */
function cellBefore(text: string, from: number) {
  if (text.charAt(from - 1) !== "\t") return "";
  const cell = lower(text.slice(text.lastIndexOf("\t", from - 2) + 1, from - 1));
  return remark.test(cell) ? "" : cell;
}
const remark = new RegExp(
  `^\\W*(?:\\p{L}+ ){0,2}(?:${anyOf(({ labels }) => labels.reason.replaceAll(" ", "|"))})\\W*$`,
  "u",
);

/** "Spots now taken", "Now booked", and in the next cell "7 of 8": one is free. */
const counted = /^\W*(\d+)\s?(?:\/|\p{L}{1,6})\s?(?!\1\b)\d+\W*(?:$|\t)/u;

/** "The opening at 3 (cancelled by R. Stoll at 9:02) has been filled": also where parentheses part the two. */
function filledIn(rest: string, listener: Listener, put: (cue: Cue, at: number, to: number) => void) {
  const match = listener.find("filled", rest) ?? (rest.includes("(") ? apart(rest, listener) : null);
  if (match && !isOfBelonging(match, rest, listener)) put("filled", match.index, match.index + match[0].length);
}

function apart(rest: string, listener: Listener) {
  const match = listener.find("filled", rest.replace(/ ?\([^()]*\)/g, ""));
  // How far it reaches in the text itself nobody needs to know: the sentence counts.
  if (match) match.index = 0;
  return match;
}

const ofCancellation = /^\W*(?:[\p{L}-]+ )?cancel+ation\s?:/iu;

/** "The sitter can't come, so I have to cancel": what is said of the writer counts before what is said of an outsider. */
function comingOf(listener: Listener, rest: string, text: string, { comer }: Cues) {
  let first: RegExpExecArray | null = null;
  let left = rest;
  for (let match = listener.find("personal", left); match; match = listener.find("personal", left)) {
    const [words] = match;
    const isPartly = comesOtherwise(comer, rest, match.index, words);
    if (!isPartly) first ??= match;
    if (!isPartly && !isOutsider(comer, text, rest, match.index, words)) return { match, outsider: false };
    left = blanked(left, { from: match.index, to: match.index + words.length });
  }
  return { match: first, outsider: first !== null };
}
