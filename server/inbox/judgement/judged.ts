import type { Candidate } from "../candidates/candidates";
import type { Heard } from "../hearing/heard";
import type { Cue } from "../languages/cue";
import type { CalendarEvent } from "../moments/calendar";
import type { Kind, Slot, Verdict } from "../reading";
import type { Outcome } from "./outcome";

/** What an email comes to, with all that led there. */
export interface Judgement {
  kind: Kind;
  verdict: Verdict;
  reason: string | null;
  slots: Slot[];
  offered: Slot[];
  from: Candidate[];
  said: { heard: Heard; cue: Cue; inSubject: boolean }[];
  events: CalendarEvent[];
}

/** Not where a calendar only says which one the words mean. */
export const cancelsByCalendar = ({ events }: Judgement) => events.some(({ state }) => state === "cancelled");

export const judged = (
  kind: Kind,
  verdict: Verdict,
  reason: string | null,
  { slots = [], offered = [], from = [], said = [], events = [] }: Partial<Judgement> = {},
): Judgement => ({ kind, verdict, reason, slots, offered, from, said, events });

export const ofOutcome = (kind: Kind, { verdict, reason, slots, offered, from }: Outcome, said: Judgement["said"]) =>
  judged(kind, verdict, reason, { slots, offered, from, said });

/** The same as a question: what would be told is there to choose from. */
export const asked = (
  { slots: offered, from, said, events, kind }: Judgement,
  reason: string | null,
  as: Kind = kind,
): Judgement => judged(as, "ask", reason, { offered, from, said, events });

/** The same, told after all. */
export const notifying = ({ kind, from, said, events }: Judgement, slots: Slot[], as: Kind = kind): Judgement =>
  judged(as, "notify", null, { slots, from, said, events });
