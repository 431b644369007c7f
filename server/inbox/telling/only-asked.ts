import type { Heard } from "../hearing/heard";
import { asked, type Judgement } from "../judgement/judged";
import { cancelling } from "../languages/cue";
import { leaveAsked } from "../languages/leave-asked";
import { cancelling as cancelStem } from "../layout/label-words";
import { type Line, lower } from "../message/line";
import { QUESTION } from "../message/signs";
import { once } from "../once";
import { firsts, own } from "../phrases/firsts";
import { reasons } from "../reasons";
import { asks } from "../statements/questions";
import { sentencesOf } from "../statements/sentences";
import type { Place } from "../statements/statements";
import type { Email } from "./email";

/**
 * "Cancellation" as the subject says what an email is about. Where only it speaks of one, and somebody asks in sentences what would
 * become of her appointment "if I had to cancel?", nobody has cancelled. A notice has its day and hour behind a label.
 */
export function unlessOnlyAsked(judgement: Judgement, _email: Email): Judgement {
  const { verdict, said, from, events } = judgement;
  const heard = said[0]?.heard;
  if (verdict !== "notify" || !heard || events.length > 0 || from.some(({ labelled }) => labelled)) return judgement;
  if (asksForLeave(heard)) return asked(judgement, reasons.question);
  if (heard.body.places.some(({ cue }) => cancelling.has(cue))) return judgement;
  const isAsked = (line: Line) =>
    line.shows(QUESTION) && sentencesOf(line).some((one) => asks(one.text) && cancelStem.test(lower(one.text)));
  if (!heard.layer.lines.some(isAsked)) return judgement;
  return asked(judgement, reasons.question);
}

/** "Mrs. Cole would like to cancel tomorrow at 9. Is that OK with the 24 hour rule?": nobody has said yes. Her own "I'd like to" is only polite. */
function asksForLeave({ body, layer }: Heard) {
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const [first] = told;
  if (!first || !layer.lines.some((line) => line.shows(QUESTION)) || !told.every(isWish)) return false;
  return layer.lines.some(
    (line) =>
      line.shows(QUESTION) &&
      line.number >= first.line.number &&
      sentencesOf(line).some(
        (one) => (line !== first.line || one.from > first.from) && asks(one.text) && leave().test(lower(one.text)),
      ),
  );
}

/** Of somebody else, and not "my son", whose parent writes. */
function isWish({ line, from, at, words }: Place) {
  const wished = wish().exec(lower(words));
  const before = line.text.slice(from, at + (wished?.index ?? 0));
  return wished !== null && !firsts.test(before) && !own.test(before);
}

const wish = once(() => new RegExp(`(?<!\\p{L})(?:${leaveAsked.wish})(?!\\p{L})`, "u"));
const leave = once(() => new RegExp(`^[^\\p{L}]*(?:${leaveAsked.leave})[^\\p{L}?]*\\?`, "u"));
