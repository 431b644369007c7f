import { has } from "../hearing/heard";
import { asked, type Judgement } from "../judgement/judged";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { cancelling as cancelStem } from "../layout/label-words";
import { lower } from "../message/line";
import { appointmentWord } from "../moments/spelled";
import type { Comer } from "../phrases/comers";
import { reasons } from "../reasons";
import { answersNo } from "../statements/answers-no";
import type { Place } from "../statements/statements";
import type { Email } from "./email";

/**
 * A notice says first what happened, in its subject or its first lines, and then which appointment it was. Where the
 * subject says nothing of a cancellation and the words stand below the day and the hour ("Cancel my spot: …", "Then you can
 * cancel it in the app", "Zoom is cancelled this week"), they are as often about what can be done, or about something else.
 * A row or a heading that is a state ("Status: Cancelled", "Cancelled by client") stands where it stands.
 */
export function unlessSaidLate(judgement: Judgement, { subject, cues: { comer } }: Email): Judgement {
  const { kind, verdict, said, from, events } = judgement;
  const heard = said[0]?.heard;
  if (verdict !== "notify" || kind !== "cancellation" || !heard || events.length > 0) return judgement;
  const places = heard.body.places.filter(({ cue }) => cancelling.has(cue));
  const small = lower(subject ?? "");
  const isOpened =
    [...cancelling].some((cue) => heard.subject.said.has(cue)) ||
    cancelStem.test(small) ||
    refused.test(subject ?? "") ||
    places.some(({ words }) => telling(words).some((word) => small.includes(word)));
  if (isOpened || heard.digest || has(heard, "handsOn")) return judgement;
  const { lines } = heard.layer;
  const isLate = ({ line: told }: Place) =>
    from.every(({ index, line }) => lines[index] === line && index < lines.indexOf(told));
  if (from.length === 0 || places.length === 0 || !places.every((place) => isLate(place) && !isState(place, comer)))
    return judgement;
  return asked(judgement, reasons.late);
}

/** "Confirmation text: NO from Ann Cole", "Text reply: “N”" */
const refused = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ labelWords }) => labelWords.no).toUpperCase()})(?! ?\\p{Lu}{2})(?!\\p{L})|["“„«'](?:N|X|C)["”»']|: ?N$`,
  "u",
);

/** Nothing stands before it in its line, or a label. Of a person's own words: "I", a label, or a quotation mark. */
function isState({ cue, line, from, to, at, words }: Place, { firsts }: Comer) {
  const before = line.text.slice(0, at);
  if (cue === "personal" && firsts.test(lower(line.text.slice(from, to)))) return true;
  // "4/28 9:11 AM (Brandon): Hi sorry, have to cancel"
  if (cue === "personal") return answersNo(line) || /^[^.!?]{0,60}[:：]\s/.test(before) || /^\s*["“„«]/.test(line.text);
  return /(?:^|[:：\t>→])[^\p{L}]*$/u.test(before) || /^\p{L}+\s?[:：\t]/u.test(words);
}

/** "Booking deleted: Marcus Odom", and below "was deleted by the client". */
const telling = (words: string) =>
  (lower(words).match(/\p{L}{6,}/gu) ?? []).filter((word) => !appointmentWord.test(word));
