import type { Cue } from "../languages/language";
import type { Layer } from "../message/unwrap";
import type { Candidate } from "./candidates";
import type { Statements } from "./statements";

/** A layer of the email with all that was found in it. */
export interface Heard {
  layer: Layer;
  subject: Statements;
  body: Statements;
  notes: Statements; // a person's own words inside a notice
  candidates: Candidate[];
  subjectCandidates: Candidate[];
}

export const has = ({ subject, body }: Heard, ...cues: Cue[]) =>
  cues.some((cue) => subject.said.has(cue) || body.said.has(cue));
export const cancels = (heard: Heard) => has(heard, "cancelled", "headline", "personal");
export const speaks = (heard: Heard) => has(heard, "corrected") || says(heard);
export const says = (heard: Heard) => saysOfAppointment(heard) || has(heard, "thing");
/** "To cancel your plan", in the footer of an answering service, says nothing of an appointment. */
export const speaksOfAppointment = (heard: Heard) => has(heard, "corrected") || saysOfAppointment(heard);
const saysOfAppointment = (heard: Heard) =>
  cancels(heard) ||
  has(heard, "standing", "kept", "request", "booked", "filled", "moved", "declined", "proposed", "noShow", "question");
