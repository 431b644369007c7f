import { anyOf } from "../languages/known";
import type { CalendarEvent } from "../message/calendar";
import type { Sender } from "../message/mime";
import { once } from "../once";
import { settled } from "./cover-notes";
import type { Email } from "./email";
import type { Judgement } from "./judged";
import { reasons } from "./outcome";
import { areColleagues, isNamed, namesOf, ownerOf, wordsOf } from "./parties";

/**
 * "Tax review, booked by Ann Cole", an event of the reader's own calendar with Ann as its only guest: a client chose a time of
 * hers, whatever it was for. At somebody else's it is the other who has made the event, and the reader who has booked it.
 */
export function unlessBookedHere(judgement: Judgement, { layers, message, clock }: Email): Judgement {
  const { verdict, reason, events } = judgement;
  if (verdict !== "ask" || reason !== reasons.errand || events.length === 0) return judgement;
  const isForwarded = layers.some(({ layer }) => layer.how === "forwarded");
  const owner = ownerOf(message, isForwarded);
  const lines = layers.flatMap(({ layer }) => layer.lines.map(({ text }) => text)).filter((text) => text !== "");
  return owner && events.every((event) => isBookedBy(event, owner, lines)) ? settled(judgement, clock) : judgement;
}

function isBookedBy({ organizer, guests }: CalendarEvent, owner: Sender, lines: string[]) {
  const [client] = guests;
  if (!client || guests.length > 1 || organizer !== owner.address.toLowerCase() || areColleagues(owner, client))
    return false;
  const [hers, theirs] = [namesOf([client]), namesOf([owner])];
  const bookers = lines.flatMap((line, i) => {
    const found = booker().exec(line);
    return found ? [found[1] || (lines[i + 1] ?? "")] : [];
  });
  return (
    bookers.length > 0 &&
    bookers.every((name) => wordsOf(name).length > 0 && isNamed(name, hers) && !isNamed(name, theirs))
  );
}

/** "Booked by: Ann Cole", or her name in the next line. */
const booker = once(
  () => new RegExp(`^\\W{0,4}(?:${anyOf(({ parties }) => parties.bookedBy)})\\s*(?:[:\\t]\\s*(.*))?$`, "iu"),
);
