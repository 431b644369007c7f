import type { CalendarEvent } from "../message/calendar";
import type { Message } from "../message/mime";
import type { ReadingContext } from "../reading";
import type { Cues } from "./cues";
import type { Note } from "./free-notes";
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
  /** What the practitioner's note above says of the time. */
  note: Note | null;
  cues: Cues;
  clock: Clock;
  owner: ReadingContext["owner"];
}
