import { allOf, anyOf } from "../languages/known";
import type { Language } from "../languages/language";
import { gathered } from "../lists";
import { matchesIn } from "../matches";
import type { Line } from "../message/line";
import { CAPITAL, COLON, DASH, DIGIT, QUESTION, QUOTE, TAB, WIDE_COLON } from "../message/signs";
import {
  aboutTime,
  cellsWith,
  columnsBehind,
  crossedCells,
  headsOf,
  isHead,
  isOfBoth,
  isOfChanges,
  isWideHead,
  withSides,
} from "./columns";
import { dashedLabels } from "./dashed-labels";
import { underHeadings } from "./groups";
import { inline, labelled } from "./inline-labels";
import { cancelling, roleOf, roleOfCell, type Vocabulary, vocabularyOf } from "./label-words";
import { withLabelsFirst } from "./labels-first";
import { makeOf } from "./makes";
import { leadsToLeft, withValuesBelow } from "./move-leads";
import { headOver, type Role, type Segment, segmentOf, shifted, under } from "./segments";
import { isPurpose } from "./whole-labels";
import { headsHour, zoneHeads } from "./zone-headings";

const HOLDS: Partial<Record<Role, number>> = { reason: 6, when: 4, old: 4, fresh: 4, plain: 1, who: 2, taker: 1 };

/** The segments of every line. A label on its own line, or at the head of a column, speaks for what follows. */
export function segmentsOf(lines: Line[], languages: Language[]): Segment[][] {
  const vocabulary = vocabularyOf(languages);
  const dashed = dashedLabels(lines, vocabulary);
  let held: { role: Role; label: string; left: number } | null = null;
  let columns: (Role | null)[] | null = null;
  const written = lines.map((line, i): Segment[] => {
    const text = line.text;
    if (text === "") return [];
    // Somebody's own words, answer or example: they are not the notice's.
    if (text.length > 12 && line.shows(QUOTE) && inQuotes.test(text)) {
      const label: string | null = held?.role === "reason" ? held.label : null;
      held = null;
      return [segmentOf(0, text.length, "reason", label)];
    }
    if ((line.shows(QUESTION) && asks.test(text)) || (held?.label === ASKED && answers.test(text))) {
      held = { role: "reason", label: ASKED, left: 4 };
      return [segmentOf(0, text.length, "reason", ASKED)];
    }
    if (line.shows(TAB)) {
      const cells = text.split("\t");
      const zones = zoneHeads(cells, lines, i);
      const roles = withSides(
        cells.map((cell, k) => (zones[k] ? "when" : roleOfCell(cell, vocabulary))),
        cells,
      );
      if (isHead(roles.filter((_, i) => cells[i] !== "")) || isWideHead(roles, text) || isOfChanges(roles)) {
        columns = roles;
        held = null;
        return [segmentOf(0, text.length, "plain")];
      }
      const heads = columns && !roles[0] ? headsOf(columns, cells) : null;
      if (heads) return cellsWith(cells, heads);
      const behind = columns && roles[0] ? columnsBehind(columns, cells) : null;
      if (behind && roles[0]) return crossedCells(cells, roles[0], behind);
      if (columns && isOfBoth(columns, roles)) return labelledCells(cells, roles, vocabulary);
      columns = null;
      const over = held && roles.every((role) => role === null) && overCards.has(held.role) ? held : null;
      held = null;
      const inCells = labelledCells(cells, roles, vocabulary);
      if (!over) return inCells;
      return inCells.map((segment) => (segment.role ? segment : under(segment, over.role, over.label)));
    }
    columns = null;

    const isNew = (other: Line) => ownLabel(other, vocabulary) === "fresh";
    const only = leadsToLeft(line, lines.slice(i + 1), isNew)
      ? "old"
      : headsHour(lines, i)
        ? sideOf(text, vocabulary)
        : ownLabel(line, vocabulary);
    if (only) {
      const label = text.replace(/[:：*\s]+$/, "");
      held = { role: only, label, left: isPurpose(label) ? 1 : (HOLDS[only] ?? 2) };
      return [headOver(text, only)];
    }
    if (held?.role === "reason" && isOnlyDate(lines, i)) held = null;
    const segments =
      reasonBehindDash(line, vocabulary) ??
      dashed.get(line) ??
      capitals(line, vocabulary) ??
      labelled(line, vocabulary);
    // "… has been cancelled with a note:"
    const last = text.endsWith(":") ? text.slice(0, -1).trimEnd().split(" ").at(-1) : undefined;
    if (last && vocabulary.get(last.toLowerCase())?.[0] === "reason") {
      held = { role: "reason", label: last, left: 6 };
      return segments;
    }
    if (segments[0]?.role) {
      // The text of a person goes on over several lines.
      const { role, label } = segments[0];
      held = role === "reason" && !isPurpose(label) ? { role, label: label ?? "", left: 4 } : null;
      return segments;
    }
    if (!held || (aboutTime.has(held.role) && isSentence(text))) return segments;
    const { role, label } = held;
    // With its hour an appointment is complete; what follows is something else.
    const complete =
      aboutTime.has(role) &&
      line.shows(DIGIT) &&
      hour.test(text) &&
      !isItem(text) &&
      !(role === "when" && goesOn(lines, i));
    held = held.left > 1 && !complete ? { ...held, left: held.left - 1 } : null;
    return segments.map((segment) => (segment.role ? segment : under(segment, role, label, true)));
  });
  return underHeadings(lines, withLabelsFirst(lines, withValuesBelow(lines, written)));
}

/** "New time, in your time zone (Europe/Paris)" */
function sideOf(label: string, vocabulary: Vocabulary): Role {
  const roles = (
    label
      .toLowerCase()
      .replace(/\([^()]*\)/g, "")
      .match(/\p{L}+/gu) ?? []
  ).flatMap((word) => vocabulary.get(word) ?? []);
  return (["old", "fresh", "aside"] as const).find((role) => roles.includes(role)) ?? "when";
}

/** "Cancellation reason - schedule conflict" */
function reasonBehindDash(line: Line, vocabulary: Vocabulary): Segment[] | null {
  if (!line.shows(DASH)) return null;
  const { text } = line;
  const label = /^\W{0,4}(\p{L}[\p{L} ]{2,40}?) [-–—] \S/u.exec(text)?.[1];
  if (label === undefined || roleOf(label, vocabulary, true) !== "reason") return null;
  return [segmentOf(0, text.length, "reason", label)];
}

/** "Tuesday, December 8, 2026 at 2:30 PM": a line of its own below "Reason: other", or two, is the notice's, where it has no other but of the same make above. */
const isOnlyDate = (lines: Line[], i: number) => {
  const text = withHour(lines, i);
  return (
    isDayWithHour(text) &&
    lines.every((_, j) => {
      const other = j === i ? "" : withHour(lines, j);
      return !isDayWithHour(other) || (j < i && makeOf(other) === makeOf(text));
    })
  );
};

/** A line, and the next one if that is nothing but an hour. */
const withHour = (lines: Line[], i: number) => {
  const [text = "", next = ""] = [lines[i]?.text, lines[i + 1]?.text];
  return !clocked.test(text) && onlyHour.test(next) ? `${text} ${next}` : text;
};
const clock = anyOf(({ clock: words }) => words.replaceAll(" ", "|"));
/** "3 pm", "15:00", "15 Uhr" */
const clocked = new RegExp(`\\d\\s?[:h]\\s?[0-5]\\d|\\d\\s?(?:[ap]\\.?m|${clock})(?!\\p{L})`, "iu");
const oneHour = `\\d{1,2}(?:\\s?[:.h]\\s?\\d\\d)?\\s?(?:[ap]\\.?m\\.?|${clock})?`;
const onlyHour = new RegExp(
  `^\\W*(?=.*(?:[:.h]|[ap]\\.?m|${clock}))${oneHour}(?:\\s?[-–]\\s?${oneHour})?(?: \\(?\\p{Lu}{2,4}\\)?)?\\W*$`,
  "iu",
);

/** It begins with a weekday, a month or a number, names two of them or a year, and hardly anything else. */
function isDayWithHour(text: string) {
  if (text.length > 90 || !clocked.test(text) || text.includes("?")) return false;
  const [first = "", ...rest] = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  // "Le jeudi 21 mai 2026 à 17 h 15"
  const words = leading.has(first) ? rest : [first, ...rest];
  const days = words.filter((word) => dayNames.has(word)).length;
  const others = words.filter((word) => word.length > 2 && !dayNames.has(word)).length;
  const begins = dayNames.has(words[0] ?? "") || /^\W*\d/.test(text);
  const isFull =
    days > 1 ||
    (days > 0 && /\b20\d\d\b/.test(text)) ||
    /^\W*(?:\d{1,2}[/.-]){2}20\d\d\b|^\W*20\d\d-\d\d-\d\d\b/.test(text);
  return begins && isFull && others <= 1;
}
/** Below "Appointment moved": "Ann Lee moved her appointment from July 6 at 3:00 to July 15 at 10:30." says itself which time is which. */
const isSentence = (text: string) =>
  sentence.test(text) && !dayNames.has(/^\p{L}+/u.exec(text.toLowerCase())?.[0] ?? "");
const sentence = /^\p{Lu}[\p{L}.'’-]* (?=.* \p{Ll}{2,} \p{L}).{30,}[.!]$/u;
const leading = allOf(
  ({ dateWords }) => dateWords.articles,
  ({ leads }) => leads.onDay,
);
const dayNames = allOf(
  ({ months }) => months.join(" ").replaceAll(" ", "|"),
  ({ weekdays }) => weekdays.join(" ").replaceAll(" ", "|"),
);

/** "Next appointment" above the card "MON 14 DEC | Ann Lee, 11:00 AM" */
const overCards = new Set<Role>(["aside", "old", "fresh"]);
const hour = /\d\s?[:h]\s?[0-5]\d|\d\s?[ap]\.?m\b/i;
/** "When", and below it several of the same make: "Tuesday, January 12, 2027 6:30pm (50 minutes)". */
const goesOn = (lines: Line[], i: number) => {
  const next = lines.slice(i + 1, i + 3).find(({ text }) => text !== "");
  return next !== undefined && hour.test(next.text) && makeOf(next.text) === makeOf(lines[i]?.text ?? "");
};
const item = /^\s*(?:[-*•·–]|\d+[.)])\s/;
/** "2. Massage", and not "8. Dezember 2026, 9:30" */
const isItem = (text: string) =>
  item.test(text) && !dayNames.has(/^\s*\d+\. (\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? "");
/** "Q: Anything we should know?", and below it "A: …", as booking forms print what a client filled in. */
const ASKED = "Question";
const asks = /^[QFPDV]\d?\s?[:.]\s.*\?\W*$/;
const answers = /^[AR]\d?\s?[:.]\s/;
const inQuotes = /^["“”„«][^"“”„«»]*["“”»]$/;

/** "When", "Event Date/Time:", "*Time*". */
function ownLabel(line: Line, vocabulary: Vocabulary): Role | null {
  const { text } = line;
  if (text.length > 48 || line.shows(DIGIT)) return null;
  const colon = line.shows(COLON | WIDE_COLON) && /[:：][\s*_]*$/.test(text);
  // "Changed by: client" has its value.
  if (!colon && line.shows(COLON) && text.includes(": ")) return null;
  const bare = text
    .replace(/^[\s*_•-]+/u, "")
    .replace(/[\s*_:：]+$/u, "")
    .replace(inParentheses, "");
  if (bare === "" || (!colon && /[.!?,]/.test(bare))) return null;
  const role = roleOf(bare, vocabulary, !colon);
  // "Appointment cancelled", "Cancellation" are headings; "Cancellation reason", "Cancelled on" are labels.
  const heading =
    !colon &&
    (role === "cancelled" ||
      (cancelling.test(bare) && role !== "reason" && role !== "aside" && (!dating.test(bare) || actor.test(bare))));
  // "Follow-up Consultation", without a colon, is what was booked.
  return heading || (role === "aside" && !colon && service.test(bare)) ? null : role;
}
const service = new RegExp(`^follow[ -]?up (?:${anyOf(({ appt }) => appt)})$`, "iu");

/** "Meeting time (your time zone)" */
const inParentheses = /(?<=\S) ?\([^()]{1,40}\)$/;

/** "Cancelled by client" is said of the appointment; "Cancelled by" alone is the label of a name. */
const actor = new RegExp(`\\b(?:${anyOf(({ labelWords }) => labelWords.actor)}) \\p{L}`, "iu");
const dating = new RegExp(`\\b(?:${anyOf(({ labelWords }) => labelWords.dating)})\\b`, "i");

function labelledCells(cells: string[], roles: (Role | null)[], vocabulary: Vocabulary): Segment[] {
  let from = 0;
  let role: Role | null = null;
  let label: string | null = null;
  return gathered(cells, (cell, i) => {
    const here = from;
    from += cell.length + 1;
    if (roles[i] && i < cells.length - 1) {
      role = roles[i] ?? null;
      label = cell.replace(/[:：\s]+$/, "");
      return [segmentOf(here, here + cell.length, "plain")];
    }
    const inner = inline(cell, vocabulary).map((segment) => shifted(segment, here));
    return inner.map((segment) => (segment.role ? segment : under(segment, role, label)));
  });
}

/** "APPT DATE 01/22/27", "PATIENT Y  DOB 04/11/58": labels of an answering service, in capitals and without a colon. */
function capitals(line: Line, vocabulary: Vocabulary): Segment[] | null {
  if (!line.shows(DIGIT) || !line.shows(CAPITAL)) return null;
  const { text } = line;
  const segments: Segment[] = [];
  for (const match of matchesIn(capital, text)) {
    const role = roleOf(match[1] as string, vocabulary, true);
    if (!role) continue;
    const last = segments.at(-1);
    if (last) last.to = match.index;
    else if (match.index > 0) segments.push(segmentOf(0, match.index, null));
    segments.push(segmentOf(match.index, text.length, role, match[1] as string));
  }
  return segments.length > 0 ? segments : null;
}

const capital = /(?:^|\s{2}|\t)\s*(\p{Lu}[\p{Lu}']{1,12}(?: \p{Lu}{2,12})?)\s{1,12}(?=\d{1,4}(?:[/.:-]\d|\d\b))/gu;
