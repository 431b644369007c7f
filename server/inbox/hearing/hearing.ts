import { inSentence } from "../candidates/cancel-sentence";
import { type Candidate, candidatesOf, freeRoles, type Reader } from "../candidates/candidates";
import { cancelling } from "../languages/cue";
import type { Language } from "../languages/language";
import { segmentsOf } from "../layout/labels";
import { type Segment, under } from "../layout/segments";
import { gathered } from "../lists";
import { type Line, lineOf } from "../message/line";
import type { Layer } from "../message/unwrap";
import { inOrderOf } from "../moments/orders";
import { saying, statementsOf } from "../statements/statements";
import { veiled } from "../statements/veils";
import { withoutApart } from "./apart";
import { digestOf } from "./digest";
import { but, type Heard, speaksOfAppointment } from "./heard";
import { withoutLog } from "./logs";
import { withoutOfferedTimes } from "./offered-times";
import { withoutOthersBehind } from "./others-behind";
import { withoutSmallPrint } from "./small-print";
import { withoutWhysBefore } from "./whys-before";

/** All that one layer of an email says, before anything is decided of it. */
export function hear(
  written: Layer,
  subject: string | null,
  languages: Language[],
  asked: Reader,
): { heard: Heard; segments: Segment[][] } {
  const reader = { ...asked, calendar: inOrderOf(written.lines, asked.calendar) };
  const read = withoutLog(written.lines, reader);
  const segments = segmentsOf(read, languages);
  const bare: Line[] = subject ? [lineOf(subject)] : [];
  const { lines, head } = veiled(read, segments, bare, reader.cues);
  const layer = { ...written, lines };
  const digest = digestOf(layer, segments, languages, reader, head);
  if (digest) return { segments, heard: withoutSmallPrint(digest, reader) };
  const noted = segments.some((line) => line.some(({ role }) => role === "reason"));
  const heard: Heard = {
    layer,
    subject: subject ? statementsOf(head, [], reader.cues, true) : saying(),
    body: statementsOf(layer.lines, segments, reader.cues, false),
    notes: statementsOf(layer.lines, segments, reader.cues, false, true),
    remarks: noted ? remarksIn(layer.lines, segments) : null,
    candidates: candidatesOf(layer.lines, segments, reader),
    subjectCandidates: candidatesOf(head, segmentsOf(head, languages), reader),
    title: subject,
    digest: false,
  };
  const said = noted && !heard.body.said.has("advert") ? asWritten(heard, segments, reader) : null;
  const own = said ?? withoutOthersBehind(withoutOfferedTimes(withoutApart(heard, segments, reader.cues), reader.cues));
  const whole = withoutSmallPrint(own, reader);
  return { segments, heard: withoutWhysBefore(whole, reader.cues) };
}

/** "Reason: can't come", without "Reason". */
const remarksIn = (lines: Line[], segments: Segment[][]) =>
  gathered(segments, (line, i) =>
    gathered(line, ({ role, from, to }) =>
      role === "reason" ? [(lines[i]?.text.slice(from, to) ?? "").replace(/^[^:：]{0,40}[:：]\s*/, "")] : [],
    ),
  );

/**
 * An answering service puts the whole matter under "Message:". Null where the notice has something to say of its own: a
 * cancellation with its day and hour, or one that the note does not name.
 */
function asWritten(heard: Heard, segments: Segment[][], reader: Reader): Heard | null {
  const { layer, notes } = heard;
  const speaks = speaksOfAppointment(heard);
  if (speaks && (!cancelsByItself(notes) || heard.candidates.some((one) => isAhead(one, reader)))) return null;
  const plain = segments.map((line) =>
    line.map((segment) => (segment.role === "reason" ? under(segment, null) : segment)),
  );
  const candidates = candidatesOf(layer.lines, plain, reader);
  const told = notes.places.filter(({ cue }) => cancelling.has(cue));
  if (speaks && !candidates.some((one) => isAhead(one, reader) && told.some((place) => inSentence(one, place))))
    return null;
  const body = statementsOf(layer.lines, plain, reader.cues, false);
  // "Reason for the call: cancel appointment"
  if (notes.said.has("personal")) {
    body.said.add("personal");
    body.places.push(...notes.places.filter(({ cue }) => cue === "personal"));
  }
  return but(heard, { body, candidates });
}

const cancelsByItself = ({ said }: Heard["notes"]) => [...said].some((cue) => cancelling.has(cue));

/** It could be the appointment: an hour that was over when the message was written may be that of the call. */
const isAhead = ({ dates, time, role }: Candidate, { calendar: { today, now } }: Reader) =>
  time !== null && freeRoles.has(role) && dates.some((date) => date > today || (date === today && time > now));
