import { anyOf } from "../languages/known";
import type { Line } from "../message/line";
import { type Role, type Segment, under } from "./segments";

const sides = new Set<Role | null | undefined>(["old", "fresh"]);
/** What the labels of a form are about: its day and hour, and what stands beside them. */
const form = new Set<Role | null | undefined>(["when", "time", "end", "who", "plain", "by", "reason", "stamp"]);

/**
 * "Old appointment", and below it "Date: …", "Time: …": a heading over labels says of the day and the hour under them on
 * which side of a move they stand, or that they are of the next appointment. One right over its value, "Old appointment /
 * Dec 10", is done with it.
 */
export function underHeadings(lines: Line[], segments: Segment[][]): Segment[][] {
  let side: Role | null = null;
  let opened = false;
  let named = false;
  const isBesideOld = segments.some(([head]) => head?.own === "old");
  return segments.map((own, i) => {
    const [head] = own;
    const text = lines[i]?.text ?? "";
    if (!head || text === "") return own;
    // "Updated appointment", beside a heading over the old one
    if (isBesideOld && head.own === "stamp" && text.length <= HEADING && changed.test(text)) {
      side = "fresh";
      opened = false;
      return own;
    }
    if (head.own && !form.has(head.own)) {
      // "Next appointment", below the one that was cancelled: "Upcoming appointment" may be a heading over that one.
      side = sides.has(head.own) || (head.own === "aside" && named) ? head.own : null;
      opened = false;
      return own;
    }
    const isLabel = head.own !== null || own.some(({ role, held }) => form.has(role) && !held);
    const isValue = opened && own.some(({ held }) => held);
    if (!isLabel && !isValue) side = null;
    if (!side) {
      named ||= own.some(({ role }) => timed.has(role));
      return own;
    }
    opened = true;
    const ofSide = side;
    return own.map((segment) => (timed.has(segment.role) ? under(segment, ofSide) : segment));
  });
}

const HEADING = 60;
const appointment = anyOf(({ appt }) => appt);
const change = anyOf(({ notices }) => notices.changed);
const changed = new RegExp(
  `^\\W*(?:(?:${change}) (?:${appointment})|(?:${appointment}) (?:${change}))(?!\\p{L})`,
  "iu",
);

const timed = new Set<Role | null>(["when", "time"]);
