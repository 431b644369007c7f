import type { Judgement } from "../judgement/judged";
import { cancelling } from "../languages/cue";
import { cancelling as cancelStem } from "../layout/label-words";
import { type Line, lower } from "../message/line";
import { QUESTION } from "../message/signs";
import { reasons } from "../reasons";
import { asks } from "../statements/questions";
import { sentencesOf } from "../statements/sentences";
import type { Email } from "./email";

/**
 * "Cancellation" as the subject says what an email is about. Where only it speaks of one, and somebody asks in sentences what would
 * become of her appointment "if I had to cancel?", nobody has cancelled. A notice has its day and hour behind a label.
 */
export function unlessOnlyAsked(judgement: Judgement, _email: Email): Judgement {
  const { verdict, said, from, events, slots } = judgement;
  const heard = said[0]?.heard;
  if (verdict !== "notify" || !heard || events.length > 0 || from.some(({ labelled }) => labelled)) return judgement;
  if (heard.body.places.some(({ cue }) => cancelling.has(cue))) return judgement;
  const isAsked = (line: Line) =>
    line.shows(QUESTION) && sentencesOf(line).some((one) => asks(one.text) && cancelStem.test(lower(one.text)));
  if (!heard.layer.lines.some(isAsked)) return judgement;
  return { ...judgement, verdict: "ask", reason: reasons.question, slots: [], offered: slots };
}
