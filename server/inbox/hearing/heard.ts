import type { Candidate } from "../candidates/candidates";
import { inRole } from "../candidates/found";
import type { Cue } from "../languages/cue";
import type { Layer } from "../message/unwrap";
import type { Statements } from "../statements/statements";

/** A layer of the email with all that was found in it. */
export interface Heard {
  layer: Layer;
  subject: Statements;
  body: Statements;
  notes: Statements; // a person's own words inside a notice
  remarks: string[] | null; // as they are written there, without their label; null where it has none
  candidates: Candidate[];
  subjectCandidates: Candidate[];
  title: string | null; // the subject as it is written
  digest: boolean; // its cancelled part, without what is taken again
}

type Parts = Partial<Pick<Heard, "subject" | "body" | "notes" | "candidates">>;

/** The same with other parts. All are made here, so that all have one shape: the engine reads such objects several times faster. */
export function but(heard: Heard, parts: Parts): Heard {
  const { layer, remarks, subjectCandidates, title, digest } = heard;
  const { subject = heard.subject, body = heard.body, notes = heard.notes, candidates = heard.candidates } = parts;
  return { layer, subject, body, notes, remarks, candidates, subjectCandidates, title, digest };
}

/** The same, where these days and hours are none of the appointment. */
export const withAsides = (heard: Heard, isAside: (one: Candidate) => boolean): Heard =>
  heard.candidates.some(isAside)
    ? but(heard, { candidates: heard.candidates.map((one) => (isAside(one) ? inRole(one, "aside") : one)) })
    : heard;

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
