import { allOf, anyOf } from "../languages/known";
import { gathered } from "../lists";
import { type Line, lower } from "../message/line";
import { COLON, DIGIT, WIDE_COLON } from "../message/signs";
import { appointmentWord } from "../moments/spelled";
import { type Cues, listenToHeading, says } from "../phrases/cues";
import { isOfCancelled, listed } from "./headings";
import { cancelling as cancelStem } from "./label-words";
import type { Sections } from "./sections";

interface Row {
  head: string;
  cancelled: boolean;
}

/**
 * What happened since yesterday, in rows that begin with it and name whose appointment: "New: Ann Cole, Wed Dec 9, 9:30 AM" and
 * below it "Cancelled by client: Tom Hale, Thu Dec 3, 2:00 PM". Only the cancelled rows count, with the text around the list;
 * its other items ("1 new review") are other matters. Null: there are no such rows, or nothing but cancelled ones.
 */
export function ledRowsOf(lines: Line[], cues: Cues): Sections | null {
  const rows = lines.map((line) => rowOf(line, cues));
  const first = rows.findIndex((row) => row?.cancelled);
  if (first < 0 || !rows.some((row) => row && !row.cancelled)) return null;
  // "Appointment: Massage with Ann, Dec 3, 2 PM" is a row of a form, and "Cancelled: …" in it says when that was done.
  if (rows.some((row) => row && !row.cancelled && appointmentWord.test(row.head))) return null;
  const places = gathered(rows, (row, i) => (row ? [i] : []));
  const isList = places.every((at, k) => k === 0 || lines.slice((places[k - 1] as number) + 1, at).every(isItem));
  if (!isList) return null;
  const sections: Sections = { heading: lines[first] as Line, cancelled: [], others: [], around: [] };
  lines.forEach((line, i) => {
    if (rows[i] ? rows[i].cancelled : !listed.test(line.text)) sections.cancelled.push(line);
    else sections.others.push(line);
  });
  sections.around = sections.others;
  return { ...sections, listed: new Set(lines.filter((_, i) => rows[i]?.cancelled)) };
}

const isItem = ({ text }: Line) => text === "" || listed.test(text);

const LONGEST = 200;
const led = /^\W{0,4}(?:\d{1,3}\s)?(\p{L}[^:：\d\t]{1,40}?)\s?[:：]\s?(?=\S)(.+)$/u;
const hour = /\d\s?[:.h]\s?[0-5]\d|\d\s?[ap]\.?m\b|\d (?:uhr|h)\b/i;
/** "(Ferrante, G.)", behind the hour. */
const inBrackets = /\(\p{Lu}[\p{L}.'’-]*,?(?: \p{Lu}[\p{L}.'’-]*)*\)/u;

const times = allOf(
  ({ months }) => months.join(" ").replaceAll(" ", "|"),
  ({ weekdays }) => weekdays.join(" ").replaceAll(" ", "|"),
  ({ clock }) => clock.replaceAll(" ", "|"),
);

function rowOf(line: Line, cues: Cues): Row | null {
  if (line.text.length > LONGEST || !line.shows(DIGIT) || !line.shows(COLON | WIDE_COLON)) return null;
  const [, head, rest] = led.exec(line.text) ?? [];
  if (head === undefined || rest === undefined || !hour.test(rest)) return null;
  const named = rest.slice(0, rest.search(/\d/)).match(/\p{Lu}[\p{L}'’-]+/gu) ?? [];
  const isNamed = named.some((word) => !times.has(lower(word))) || inBrackets.test(rest);
  return isNamed ? { head: lower(head), cancelled: isCancelled(lower(head), rest, cues) } : null;
}

/** "Cancelled by client", "1 patient cancelled", "Annulation par la patiente" */
function isCancelled(head: string, rest: string, cues: Cues) {
  const bare = head.replace(byClient, "").trim();
  // "Rescheduled: Kay Moss, now Tuesday at 4:30": no other time stands in the row that could be the one that is left.
  if (says(cues, "listMoved", bare) && rest.split(hour).length < 3) return false;
  if (says(cues, "byPractice", head) || byAny.test(bare)) return false;
  // "Absage", "Annulation"
  if (/^[\p{L}]+$/u.test(bare) && cancelStem.test(bare)) return true;
  return [head, bare].some(
    (text) =>
      isOfCancelled({ small: text } as Line, listenToHeading(cues, text), cues) || says(cues, "rowCancelled", text),
  );
}
const byAny = new RegExp(`\\s(?:${anyOf(({ labelWords }) => labelWords.actor)})\\s`, "iu");
const clients = anyOf(({ comers }) => comers.clients);
const byClient = new RegExp(
  `(?:^(?:${clients})(?: (?:${anyOf(({ people }) => people.hasCancelled)}) )?(?=\\s)|\\s(?:${anyOf(({ labelWords }) => labelWords.actor)})\\s(?:(?:${anyOf(({ comers }) => comers.articles)})\\s)?(?:${clients})$)`,
  "iu",
);
