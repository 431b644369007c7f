import type { Judgement } from "../judgement/judged";
import { anyOf } from "../languages/known";
import { cancelling } from "../layout/label-words";
import type { Sender } from "../message/mime";
import type { CalendarEvent } from "../moments/calendar";
import { once } from "../once";
import { reasons } from "../reasons";
import { settled } from "./cover-notes";
import type { Email } from "./email";
import { areColleagues, isNamed, namesOf, ownerOf, wordsOf } from "./parties";

/**
 * "Tax review, booked by Ann Cole", an event of the reader's own calendar with Ann as its only guest: a client chose a time of
 * hers, whatever it was for. At somebody else's it is the other who has made the event, and the reader who has booked it.
 */
export function unlessBookedHere(judgement: Judgement, { layers, message, clock }: Email): Judgement {
  const { verdict, reason, events } = judgement;
  if (verdict !== "ask" || reason !== reasons.errand) return judgement;
  const isForwarded = layers.some(({ layer }) => layer.how === "forwarded");
  const owner = ownerOf(message, isForwarded);
  const lines = layers.flatMap(({ layer }) => layer.lines.map(({ text }) => text)).filter((text) => text !== "");
  if (!owner) return judgement;
  const isBooked =
    events.length > 0
      ? events.every((event) => isBookedBy(event, owner, lines))
      : isBookedInText(owner, lines) || isBookedInSentence(owner, lines);
  return isBooked ? settled(judgement, clock) : judgement;
}

/** "Wade Collister - organizer", where the calendar part is lost: the event is the reader's, and whoever booked it a client. */
function isBookedInText(owner: Sender, lines: string[]) {
  const hers = namesOf([owner]);
  const organizers = lines.flatMap((line) => organizing().exec(line)?.[1] ?? []);
  const bookers = bookersIn(lines);
  return (
    organizers.length === 1 &&
    wordsOf(organizers[0] as string).every((word) => hers.has(word)) &&
    bookers.length === 1 &&
    wordsOf(bookers[0] as string).length > 1 &&
    !isNamed(bookers[0] as string, hers)
  );
}

/** "The appointment Tax Prep Meeting booked by Nathan Orlow has been canceled", to Judith Abrams: whatever it was for, he is her client. */
function isBookedInSentence(owner: Sender, lines: string[]) {
  const hers = namesOf([owner]);
  const told = lines.filter((line) => cancelling.test(line) && bookedThere().test(line));
  const bookers = told.flatMap((line) => bookedThere().exec(line)?.[1] ?? []);
  return (
    hers.size > 0 &&
    bookers.length > 0 &&
    bookers.every((name) => wordsOf(name).length > 1 && !isNamed(name, hers)) &&
    !told.some((line) => toHer().test(line))
  );
}

/** The noun of an appointment, and behind it "booked by" and a name. */
const bookedThere = once(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${anyOf(({ appt }) => appt)})(?!\\p{L})[^.:;!?]{0,80} (?:${anyOf(({ parties }) => parties.bookedBy)}) (\\p{Lu}[\\p{L}'’.-]{0,40}(?: \\p{Lu}[\\p{L}'’.-]{0,40}){1,3})(?= \\p{Ll})`,
      "u",
    ),
);
const toHer = once(() => new RegExp(`(?<!\\p{L})(?:${anyOf(({ parties }) => parties.yours)})(?!\\p{L})`, "iu"));

function isBookedBy({ organizer, guests }: CalendarEvent, owner: Sender, lines: string[]) {
  const [client] = guests;
  if (!client || guests.length > 1 || organizer !== owner.address.toLowerCase() || areColleagues(owner, client))
    return false;
  const [hers, theirs] = [namesOf([client]), namesOf([owner])];
  const bookers = bookersIn(lines);
  return (
    bookers.length > 0 &&
    bookers.every((name) => wordsOf(name).length > 0 && isNamed(name, hers) && !isNamed(name, theirs))
  );
}

const bookersIn = (lines: string[]) =>
  lines.flatMap((line, i) => {
    const found = booker().exec(line);
    return found ? [found[1] || (lines[i + 1] ?? "")] : [];
  });

/** "Wade Collister - organizer", "Wade Collister (Organisator)" */
const organizing = once(
  () =>
    new RegExp(
      `^\\W{0,4}(\\p{L}[\\p{L} .'’-]{2,60}?) ?[-–(] ?(?:${anyOf(({ parties }) => parties.organizer)})\\)?$`,
      "iu",
    ),
);

/** "Booked by: Ann Cole", or her name in the next line. */
const booker = once(
  () => new RegExp(`^\\W{0,4}(?:${anyOf(({ parties }) => parties.bookedBy)})\\s*(?:[:\\t]\\s*(.*))?$`, "iu"),
);
