import { asked, type Judgement } from "../judgement/judged";
import { allOf, anyOf } from "../languages/known";
import { recordWords as words } from "../languages/record-words";
import { cancelling } from "../layout/label-words";
import { type Pair, pairsIn } from "../message/records";
import { once } from "../once";
import { reasons } from "../reasons";
import type { Email } from "./email";

/**
 * A script writes "slot.released" with the same words for a test, a hold that ran out and a lesson that the teacher called off: "dry_run=true",
 * "status=pending", "cause=admin_block". So of a record nobody is told unless each pair that could say so lets it be a client's appointment.
 */
export function unlessRecord(judgement: Judgement, { message, layers }: Email): Judgement {
  if (judgement.verdict !== "notify") return judgement;
  const written = () => layers.flatMap(({ layer }) => layer.lines.map(({ text }) => text)).join("\n");
  const pairs = pairsIn(message.text ?? written());
  const reason = pairs.length > 0 ? doubtOf(pairs) : null;
  if (reason === null) return judgement;
  return asked(judgement, reason);
}

function doubtOf(pairs: Pair[]): string | null {
  const is = patterns();
  const denied = ({ value }: Pair) => is.no.test(value);
  if (pairs.some((one) => isTrial(one))) return reasons.staged;
  if (pairs.some(({ name, value }) => is.state.test(name) && is.open.test(value) && !isOfElse(name)))
    return reasons.request;
  if (pairs.some((one) => is.taken.test(one.name) && !denied(one))) return reasons.filled;
  if (pairs.some(isOfOther)) return reasons.thing;
  if (pairs.some(isOtherEvent) && !pairs.some(({ name, ...one }) => !is.event.test(name) && isFreeing(one)))
    return reasons.unsure;
  return actorsIn(pairs).some(({ value }) => is.practice.test(value) && !is.client.test(value))
    ? reasons.practice
    : null;
}

/** "cancelled_by=client" where that is said, and else "actor=admin", "cause=admin_block"; "created_by" is of something else. */
function actorsIn(pairs: Pair[]) {
  const actors = pairs.filter(({ name, coded }) => coded && patterns().actor.test(name));
  const told = actors.filter(({ name }) => cancelling.test(name));
  return told.length > 0 ? told : actors.filter(({ name }) => !name.split(" ").some((word) => stamps.has(word)));
}

/** "dry_run=true", "env=staging", "livemode=false" */
function isTrial({ name, value }: Pair) {
  const is = patterns();
  if (is.trial.test(name)) return !is.no.test(value);
  if (is.place.test(name)) return !is.real.test(value);
  return is.live.test(name) && is.no.test(value);
}

const isFreeing = ({ value, coded }: Pick<Pair, "value" | "coded">) =>
  coded && value.split(" ").some((word) => cancelling.test(word) || patterns().freed.test(word));

/** "booking.created" */
const isOtherEvent = ({ name, value, coded }: Pair) =>
  coded && patterns().event.test(name) && value.includes(" ") && !isFreeing({ value, coded });

/** "event=job.cancelled", "customer.subscription.deleted" */
function isOfOther({ name, value, coded }: Pair) {
  const is = patterns();
  if (!coded || !is.event.test(name)) return false;
  const named = value.split(" ").filter((word) => !cancelling.test(word) && !is.freed.test(word));
  if (named.length === value.split(" ").length || named.length === 0) return false;
  return named.some((word) => is.vague.test(word)) || !named.some((word) => is.appt.test(word) || clients.has(word));
}

/** "old_status=confirmed" is over, "payment_status=pending" is the payment's. */
const isOfElse = (name: string) => name.split(" ").some((word) => former.has(word) || patterns().vague.test(word));
const former = allOf(({ labels }) => labels.old.replaceAll(" ", "|"));
const stamps = allOf(({ labels }) => labels.stamp.replaceAll(" ", "|"));
const clients = allOf(({ labels }) => labels.who.replaceAll(" ", "|"));

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, "iu");
const within = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");
const patterns = once(() => ({
  no: /^(?:|false|no|0|off|null|none|nein|non)$/i,
  trial: whole(words.trial),
  place: whole(words.place),
  real: whole(words.real),
  live: whole(words.live),
  state: whole(words.state),
  open: whole(words.open),
  taken: whole(words.taken),
  actor: whole(words.actor),
  event: whole(words.event),
  freed: whole(words.freed),
  vague: whole(words.vague),
  practice: within(words.practice),
  client: within(`${words.clients}|${anyOf(({ comers }) => comers.clients)}`),
  appt: whole(
    anyOf(
      ({ appt }) => appt,
      () => words.slots,
    ),
  ),
}));
