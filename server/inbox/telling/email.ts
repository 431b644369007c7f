import type { Heard } from "../hearing/heard";
import type { Clock } from "../judgement/slots";
import type { Message } from "../message/mime";
import type { CalendarEvent } from "../moments/calendar";
import type { Cues } from "../phrases/cues";
import type { ReadingContext } from "../reading";
import type { Note } from "./free-notes";

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
