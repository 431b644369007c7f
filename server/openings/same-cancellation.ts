import type { Opening } from "./queries";

/** What an email says of a slot that came free. */
export interface Report {
  calendarUid: string | null;
  cancelledBy: Opening["cancelledBy"];
}

const HOUR_MS = 3_600_000;
/** Within this time nobody takes a slot and cancels it again; two emails of one cancellation may name different people. */
const SURELY_SAME_HOURS = 2;
/** Reports that name nobody are taken for the same this long: a second mailbox is hours late, not days. */
const SAME_HOURS = 24;

/**
 * Does this report mean the cancellation that is known, or was the slot taken in between and cancelled again? The
 * appointment's own id decides, then who cancelled, then how long ago the first report came. In doubt it is the same: a
 * second text about one slot is worse than silence about another.
 */
export function isSameCancellation(known: Report & { createdAt: Date }, report: Report, now: Date): boolean {
  const hours = (now.getTime() - known.createdAt.getTime()) / HOUR_MS;
  if (hours < SURELY_SAME_HOURS) return true;
  if (known.calendarUid && report.calendarUid) return known.calendarUid === report.calendarUid;
  const [before, after] = [peopleOf(known), peopleOf(report)];
  if (before.length > 0 && after.length > 0)
    return before.some((one) => after.some((other) => covers(one, other) || covers(other, one)));
  return hours < SAME_HOURS;
}

/** Each name, email and phone as the set of its words: "Quill, Zoe" is "Zoe Quill", and "Zoe" may be her. */
function peopleOf({ cancelledBy: { names, emails, phones } }: Report): Set<string>[] {
  const wordSets = names.map((name) => new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
  const addresses = [
    ...emails.map((email) => email.toLowerCase()),
    ...phones.map((phone) => phone.replace(/\D/g, "").slice(-9)),
  ];
  return [...wordSets, ...addresses.map((address) => new Set([address]))].filter((words) => words.size > 0);
}

const covers = (whole: Set<string>, part: Set<string>) => [...part].every((word) => whole.has(word));
