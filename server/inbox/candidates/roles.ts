import { anyOf } from "../languages/known";
import type { Role, Segment } from "../layout/segments";
import { sideInBrackets } from "../layout/whole-labels";
import { type Line, lower } from "../message/line";
import type { Moment } from "../moments/moments";
import { type Cues, listen, says } from "../phrases/cues";
import { withoutNames } from "../phrases/names";
import { heardText } from "../statements/veils";
import type { Found } from "./found";

const meantFor = new RegExp(`(?:${anyOf(({ labelWords }) => labelWords.for)})\\s*$`, "i");

/** A label that says what its date or hour is, not only whose. */
export const labelling = (segment: Segment | undefined) => {
  const role = segment?.role ?? null;
  return role !== null && role !== "plain" && role !== "who" && role !== "by";
};

const arrow = "(?:→|➔|➜|➝|⟶|⇒|[-=–—]{1,4}>|»)";
const beforeArrow = new RegExp(`^[\\s)]*${arrow}`);
const afterArrow = new RegExp(`${arrow}\\s*$`);

/** What is said of a moment, and on which side of a move it stands. */
export function roleOfMoment(
  moment: Moment,
  line: Line,
  sentence: { text: string; from: number },
  segment: Segment | undefined,
  cues: Cues,
): Pick<Found, "role" | "move"> {
  const labelled = segment?.role ?? null;
  const start = Math.max(sentence.from, moment.from - REACH, segment?.from ?? 0);
  const text = heardText(line);
  const before = lower(text.slice(start, moment.from));
  const after = lower(text.slice(moment.to, moment.to + 60));
  // « … » are quotation marks, a lone » is an arrow.
  const arrows = !line.text.includes("«") && labelled !== "end";
  if (arrows && beforeArrow.test(after)) return { role: "old", move: "from" };
  if (arrows && afterArrow.test(before)) return { role: "fresh", move: "to" };
  const ahead = listen(cues, before);
  const move = ahead.find("movedFrom") ? "from" : ahead.find("movedTo") ? "to" : null;
  const is = (role: Role | null) => ({ role, move }) as const;
  // "With Emma Flight on Thursday" names somebody.
  const isAside = () => {
    if (!ahead.find("asideBefore")) return false;
    const verb = Math.max(0, ...verbs.flatMap((cue) => ahead.places(cue).map(({ to }) => to)));
    const unnamed = withoutNames(text.slice(start, moment.from), before);
    return [before, unnamed].every((words) => ahead.places("asideBefore", words).some(({ from }) => from >= verb));
  };
  const aside = says(cues, "asideAfter", after) || isAside();
  const remark = inBrackets.exec(after)?.[1];
  const side = remark === undefined ? null : sideOf(remark, cues);
  if (labelling(segment) && labelled !== "cancelled") {
    if (side && (labelled === "when" || labelled === "time")) return side;
    // "PREVIOUS", two lines below "Updated March 9"
    if (segment?.held && ahead.find("stampBefore")) return is("stamp");
    if (aside && (labelled === "when" || labelled === "time")) return is("aside");
    return is(labelled === "time" ? "when" : labelled);
  }
  if (side) return side;
  if (move === "from") return is("old");
  if (aside) return is("aside");
  if (labelled === "cancelled") return is(labelled);
  if (ahead.find("stampBefore") && !meantFor.test(before)) return is("stamp");
  if (ahead.find("freshBefore")) return is("fresh");
  if (ahead.find("oldBefore")) return is("old");
  // "Cancelled by: Heather Morrow on January 8, 2027"
  if (labelled === "by" && moment.time === null) return is("stamp");
  return is(labelled === "plain" || labelled === "who" || labelled === "by" ? null : labelled);
}

function sideOf(remark: string, cues: Cues): Pick<Found, "role" | "move"> | null {
  const known = sideInBrackets(`(${remark})`);
  if (known === "old" || says(cues, "oldBefore", remark)) return { role: "old", move: "from" };
  return known === "fresh" || says(cues, "freshBefore", remark) ? { role: "fresh", move: "to" } : null;
}

/** "Wednesday 8 September, 11:00 - 12:00 (original time)" */
const inBrackets = /^[\s\d:.apmh~–-]*\(([^()\d]{3,30})\)/;

/** "Something came up at the office, so I have to cancel Thursday": what is said before the verb that cancels is of its reason. */
const verbs = ["personal", "plea", "cancelled"] as const;

/** So many characters before a moment say what it is: room for a verb, a name and another date. */
const REACH = 100;
