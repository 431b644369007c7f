import { inSentence, isOfRecord, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { but, type Heard } from "../hearing/heard";
import { anyOf } from "../languages/known";
import { isClientLabel, isClientRow } from "../layout/client-rows";
import { own } from "../phrases/firsts";
import type { Place, Statements } from "../statements/statements";
import { isByName } from "../whose/suppliers";

/**
 * "Your subscription was cancelled", and around it "Cancellation confirmed", "Cancelled on December 1": words that do
 * not say themselves what was cancelled go with the thing that another sentence names. A sentence that names an
 * appointment, or a day with its hour, speaks of that; and where somebody is named who "has cancelled", "my flight changed" is why.
 */
export function withoutThings(heard: Heard): Heard {
  const { subject, body, candidates } = heard;
  if (!subject.said.has("thing") && !body.said.has("thing")) return heard;
  // "Her automatic payment was cancelled as well", in a notice with a row for the appointment.
  if (!subject.said.has("thing") && candidates.some(isRow)) return heard;
  if (isOrderOfVisit(heard)) return asVisit(heard);
  const isReason =
    !subject.said.has("thing") && body.places.every((place) => place.cue !== "thing" || isOwnThing(place));
  const ofIts = (place: Place) =>
    (isReason && isByName(place)) ||
    (place.cue !== "cancelled" && place.cue !== "headline") ||
    place.named ||
    ((!subject.said.has("thing") || isByName(place)) &&
      candidates.some((one) => isHour(one) && (inSentence(one, place) || isOfRecord(place, one))) &&
      !body.places.some((other) => other.cue === "errand" && sameSentence(other, place)));
  return but(heard, { subject: only(subject, ofIts), body: only(body, ofIts) });
}

/** "Nora Vance has cancelled order 8813", where the rest speaks of an appointment, of how long it takes, "45 mins", or of a slot that is free again: no shop's. */
const isOrderOfVisit = ({ subject, body, layer, candidates }: Heard) => {
  const things = [...subject.places, ...body.places].filter(({ cue }) => cue === "thing");
  const told = body.places.filter(({ cue }) => cue === "cancelled" || cue === "thing");
  // "An order was cancelled by the client", and rows for her and for the appointment.
  const hasRow = (is: (text: string) => boolean) => layer.lines.some(({ text }) => is(text));
  const hasRows =
    hasRow((text) => isClientRow(text) || isClientLabel(text)) &&
    hasRow((text) => apptRow.test(text)) &&
    candidates.some(isRow);
  if (hasRows && things.every(({ words }) => namesOrder.test(words))) return true;
  return (
    things.every(({ words }) => endsInOrder.test(words)) &&
    told.some(isByName) &&
    (body.said.has("freed") ||
      told.some(({ named }) => named) ||
      hasRow((text) => text.length <= LONGEST_ROW && lasting.test(text)))
  );
};
/** What was cancelled is the visit. */
const asVisit = (heard: Heard): Heard =>
  but(heard, { subject: asCancelled(heard.subject), body: asCancelled(heard.body) });
function asCancelled(statements: Statements): Statements {
  const said = new Set(statements.said);
  if (said.delete("thing")) said.add("cancelled");
  const places = statements.places.map((place) =>
    place.cue === "thing" ? { ...place, cue: "cancelled" as const } : place,
  );
  return { said, places };
}
const apptRow = new RegExp(`^\\W*(?:${anyOf(({ appt }) => appt)})\\s*(?:[:\\t]|$)`, "iu");
const order = `(?<!\\p{L})(?:${anyOf(({ notices }) => notices.order)})`;
const endsInOrder = new RegExp(`${order}$`, "iu");
const namesOrder = new RegExp(`${order}(?!\\p{L})`, "iu");
const lasting = /(?<![\d.,:])\d{2,3}[\s-]?min(?!\p{Lu})/iu;
const LONGEST_ROW = 90;

/** "So sorry, my flight was cancelled" */
export const isOwnThing = ({ line, from, at, words }: Place) => own.test(line.text.slice(from, at + words.length));

const isHour = ({ exact, time, role }: Candidate) => exact && time !== null && (role === null || role === "cancelled");

const isRow = ({ labelled, time, role }: Candidate) => labelled && time !== null && role === "when";

function only(statements: Statements, keeps: (place: Place) => boolean | undefined): Statements {
  const places = statements.places.filter(keeps);
  if (places.length === statements.places.length) return statements;
  const said = new Set(statements.said);
  for (const cue of ["cancelled", "headline"] as const)
    if (!places.some((place) => place.cue === cue)) said.delete(cue);
  return { said, places };
}

/** A subject that names a payment. "Wren, recital, invoice and this week": what a client who does not come writes about is more than that. */
export const isAboutMoney = ({ subject, body }: Heard) =>
  subject.said.has("money") &&
  !subject.said.has("cancelled") &&
  !(
    body.said.has("personal") &&
    subject.places.every(({ cue, line }) => cue !== "money" || line.text.split(", ").length > 2)
  );
