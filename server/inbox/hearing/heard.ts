import type { Candidate } from "../candidates/candidates";
import type { Cue } from "../languages/cue";
import type { Layer } from "../message/unwrap";
import type { Statements } from "../statements/statements";

/** A layer of the email with all that was found in it. */
export interface Heard {
  layer: Layer;
  subject: Statements;
  body: Statements;
  notes: Statements; // a person's own words inside a notice
  remarks?: string[]; // as they are written there, without their label
  candidates: Candidate[];
  subjectCandidates: Candidate[];
  title?: string | null; // the subject as it is written
  digest?: boolean; // its cancelled part, without what is taken again
}

export const has = ({ subject, body }: Heard, ...cues: Cue[]) =>
  cues.some((cue) => subject.said.has(cue) || body.said.has(cue));
export const cancels = (heard: Heard) => has(heard, "cancelled", "headline", "personal");
export const states = (heard: Heard) =>
  cancels(heard) ||
  has(heard, "standing", "kept", "request", "booked", "filled", "moved", "declined", "proposed", "noShow", "question");
/** "To cancel your plan", in the footer of an answering service, says nothing of an appointment. */
export const speaksOfAppointment = (heard: Heard) => has(heard, "corrected") || states(heard);
export const speaks = (heard: Heard) => speaksOfAppointment(heard) || has(heard, "thing");
/** "I meant Friday at 3", and nothing else: what is corrected stands in the message below. */
export const onlyCorrects = (heard: Heard) => has(heard, "corrected") && !states(heard) && !has(heard, "thing");
