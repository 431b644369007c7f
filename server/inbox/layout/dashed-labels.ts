import { allOf } from "../languages/known";
import type { Line } from "../message/line";
import { DASH } from "../message/signs";
import { aboutTime } from "./columns";
import { roleOf, type Vocabulary } from "./label-words";
import { type Role, type Segment, segmentOf } from "./segments";

const dashed = /^\W{0,4}(\p{L}[\p{L} /&'’.-]{1,40}?) [-–—|] (\S.*)$/u;

const leading = allOf(
  ({ weekdays }) => weekdays.join(" ").replaceAll(" ", "|"),
  ({ months }) => months.join(" ").replaceAll(" ", "|"),
  ({ leads }) => leads.atHour,
);

/** "Wed, Dec 9", "16. Dezember", "kl. 11.30" */
const beginsWithTime = (value: string) =>
  /^\W{0,2}\d/.test(value) || leading.has(/^\p{L}+/u.exec(value)?.[0].toLowerCase() ?? "");

/**
 * The rows of a notice that has its labels before a dash or a bar: "Date - Wed, Dec 9" and below it "Time - 11:30 AM". One alone may be the title
 * of what follows, "Lesson - Wed, Dec 9".
 */
export function dashedLabels(lines: Line[], vocabulary: Vocabulary): Map<Line, Segment[]> {
  const rows = new Map<Line, Segment[]>();
  const labels = new Set<string>();
  for (const line of lines) {
    if (!line.shows(DASH) && !line.text.includes(" | ")) continue;
    const [, label, value = ""] = dashed.exec(line.text) ?? [];
    const role: Role | null = label === undefined ? null : roleOf(label, vocabulary, true);
    if (label === undefined || !role || role === "reason" || (aboutTime.has(role) && !beginsWithTime(value))) continue;
    labels.add(label.toLowerCase());
    rows.set(line, [segmentOf(0, line.text.length, role, label)]);
  }
  return labels.size > 1 ? rows : new Map();
}
