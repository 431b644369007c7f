import { anyOf } from "../languages/known";
import { marks } from "../layout/clause-marks";
import { matchesIn } from "../matches";
import { lower } from "../message/line";
import type { Listener } from "../phrases/cues";
import type { Stretch } from "./staying";

const article = anyOf(
  ({ comers }) => comers.articles,
  ({ chains }) => chains.owners,
);
/** "Her old phone", "the late": what may stand before the noun that is spoken of. */
const leadsToHead = new RegExp(`^\\W*(?:(?:${article})(?: [\\p{L}'’-]+){0,2} |\\p{L}*['’])?$`, "iu");
/** " the waiver of the late " */
const leadsToObject = new RegExp(`^(?: (?:${article}))?(?: [\\p{L}'’-]+){0,4} $`, "iu");
/** "request for a", "Anfrage zur": a small word leads to what is asked for. */
const leadsToAim = /\p{L} \p{L}{1,3} $/u;
/** A list may be who takes a time, and a place on it what is asked for. */
const takes = /list|lijst|queue|fila|cola/;

/**
 * Whether a sentence says it of a deposit, a form or an address, and of no appointment: "The deposit for this slot was
 * already taken", "Your refund has been confirmed". The belonging opens the clause, and all up to the verb goes with it.
 * `aims`: it may also be what is asked for, "Accept or decline the refund", "her request for a refund was declined".
 */
export function isOfBelonging(match: RegExpExecArray, text: string, listener: Listener, aims = false): boolean {
  const verb = { from: match.index, to: match.index + match[0].length };
  const belongings = listener.places("belonging");
  return (
    belongings.some((one) => isHead(one, verb, text, listener)) ||
    (aims && belongings.some((one) => isAim(one, verb, text, listener)))
  );
}

function isHead({ from, to }: Stretch, verb: Stretch, text: string, listener: Listener) {
  if (to > verb.from || takes.test(text.slice(from, to))) return false;
  const start = startOfClause(text, from, listener);
  return start === startOfClause(text, verb.from, listener) && leadsToHead.test(text.slice(start, from));
}

function isAim({ from, to }: Stretch, verb: Stretch, text: string, listener: Listener) {
  if (takes.test(text.slice(from, to))) return false;
  const isBehind = from >= verb.to && leadsToObject.test(text.slice(verb.to, from));
  const isInside = from > verb.from && from < verb.to && leadsToAim.test(text.slice(verb.from, from));
  return (
    (isBehind || isInside) &&
    listener.find("appointment", lower(text.slice(verb.from, Math.max(verb.to, from)))) === null
  );
}

function startOfClause(text: string, at: number, listener: Listener) {
  const ends = [
    // "Refund: pending review" is one clause.
    ...matchesIn(marks, text)
      .filter(({ 0: mark }) => mark !== ":")
      .map(({ index }) => index + 1),
    ...listener.places("clause").map(({ to }) => to),
  ];
  return Math.max(0, ...ends.filter((end) => end <= at));
}

const paidWith = new RegExp(`(?<!\\p{L})(?:${anyOf((language) => language.paidWith)})(?!\\p{L})`, "u");

/** "The session with her ten-class pass was cancelled": not the pass. */
export function isPayment(thing: RegExpExecArray, text: string, listener: Listener) {
  const paid = paidWith.exec(text);
  const apart = !paid || thing.index >= paid.index + paid[0].length || paid.index >= thing.index + thing[0].length;
  if (apart) return false;
  return listener.find("appointment", text.slice(0, paid.index)) !== null;
}
