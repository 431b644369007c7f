import { anyOf } from "../languages/known";
import type { Line } from "../message/line";
import { isSubject } from "./errands";
import type { Heard } from "./judge";
import { namesActor } from "./people";
import { cancelling } from "./slots";

/**
 * "Our technician", "Dear customer": somebody who serves the practitioner cancels, and that frees nothing. Where a
 * client is named, it is the tool that writes so to its own customer.
 */
export function isOfSupplier({ layer, subject, body }: Heard): boolean {
  const signs = body.places.filter(({ cue }) => cue === "customer");
  if (signs.length === 0 && !subject.said.has("customer")) return false;
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const personal = told.filter(({ cue }) => cue === "personal");
  // "Our engineer won't be able to make it": else a person writes "I", who is a client.
  if (personal.length > 0) return personal.some((place) => signs.some((sign) => isSubject(sign, place)));
  const besides = (line: Line) => signs.reduce((text, { words }) => text.replace(words, " "), line.text.toLowerCase());
  return (
    !layer.lines.some(({ text }) => clientRow.test(text)) &&
    !told.some(({ line }) => namesActor(line) || client.test(besides(line)))
  );
}

const clients = anyOf(({ labels }) => labels.who.replaceAll(" ", "|"));
const filling = anyOf(({ labelWords }) => labelWords.filling);
const clientRow = new RegExp(`^\\W{0,4}(?:${clients})(?: (?:${clients}|${filling}))*\\s?[:\\t]`, "iu");
const client = new RegExp(`(?<!\\p{L})(?:${clients})(?!\\p{L})`, "u");
