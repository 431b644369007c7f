import type { CalendarEvent } from "../message/calendar";
import type { Message } from "../message/mime";
import type { Cues } from "./cues";
import type { Heard } from "./heard";
import type { Clock } from "./slots";

/** What is known of an email when all of it was heard. */
export interface Email {
  message: Message;
  /** The newest first. */
  layers: Heard[];
  events: CalendarEvent[];
  /** Of the innermost message. */
  subject: string | null;
  /** The names of who cancelled. */
  clients: string[];
  /** A note above gives the time to the waitlist. */
  handed: boolean;
  cues: Cues;
  clock: Clock;
}
