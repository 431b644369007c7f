import { cancelling } from "../languages/cue";
import { type Line, lower } from "../message/line";
import { DIGIT } from "../message/signs";
import { type Cues, says } from "../phrases/cues";
import { hasName } from "../phrases/names";
import type { Place, Statements } from "./statements";

/**
 * "CAN'T MAKE IT" on a button is what a reader can say, and nobody has said it. The words of a link are known where the page
 * or the text shows that they lead somewhere; elsewhere by the other answer beside them: "Confirm | Can't make it".
 */
export function withoutButtons(statements: Statements, lines: Line[], cues: Cues): Statements {
  if (!statements.places.some(({ cue }) => cancelling.has(cue))) return statements;
  const places = statements.places.filter((place) => !cancelling.has(place.cue) || !isButton(place, lines, cues));
  if (places.length === statements.places.length) return statements;
  const said = new Set(statements.said);
  for (const cue of cancelling) if (!places.some((place) => place.cue === cue)) said.delete(cue);
  return { said, places };
}

/** "Client cancelled" may be a link in the row of an appointment: then it tells how that one stands. */
const isButton = (place: Place, lines: Line[], cues: Cues) =>
  isUnticked(place) ||
  (place.cue === "personal"
    ? isInLink(place) || isAnswer(place, lines, cues) || isChoice(place, lines)
    : // "Ann Lee cancelled her appointment" is what happened, wherever it leads.
      isInLink(place) && isAllLinks(place.line) && !hasName(place.line.text));

/** The words of a button. A whole notice may be a link, too: such a one names its day or hour. */
const LONGEST = 45;
const isShort = (text: string) => text.length <= LONGEST && !/\d/.test(text);

const isInLink = ({ line, at, words }: Place) =>
  line.links.some(([from, to]) => from <= at && at + words.length <= to && isShort(line.text.slice(from, to)));

/** No words stand beside its links, and none of them is a label with its value. */
function isAllLinks({ text, links }: Line): boolean {
  let beside = "";
  let end = 0;
  for (const [from, to] of links) {
    if (text.slice(from, to).includes(":")) return false;
    beside += text.slice(end, from);
    end = to;
  }
  return !/\p{L}/u.test((beside + text.slice(end)).replace(address, ""));
}
const address = /https?:\/\/\S+/gi;

/** "I have had to cancel before. [ ] Yes [X] No": the first box behind the words of a form is empty. */
const isUnticked = ({ line, at, words }: Place) =>
  /^[^[☐□☑☒]*(?:\[ ?\]|[☐□])/u.test(line.text.slice(at + words.length));

/** A box that is ticked says which of the two it is. */
const ticked = /[☑☒✓✔✅❌]|\[x\]/iu;
const MOST_LETTERS = 90;
const listed = /^\W*\d{1,2}[.):=]? /;

function isAnswer({ line, at, words }: Place, lines: Line[], cues: Cues): boolean {
  const { text } = line;
  if (text.length > MOST_LETTERS || /\d/.test(text.replace(listed, "")) || ticked.test(text)) return false;
  const answers = (part: string | undefined) => {
    const answer = part?.replace(listed, "") ?? "";
    return answer !== "" && isShort(answer) && says(cues, "answer", lower(answer));
  };
  const before = text.slice(0, at).trimEnd();
  const after = text.slice(at + words.length);
  if (answers(before.slice(lastMark(before) + 1)) || answers(partBefore(before)) || answers(partAfter(after)))
    return true;
  if (text.length > LONGEST) return false;
  const i = lines.indexOf(line);
  const spoken = (one: Line) => one.text !== "";
  return (
    answers(lines.slice(Math.max(0, i - 3), i).findLast(spoken)?.text) ||
    answers(lines.slice(i + 1, i + 4).find(spoken)?.text)
  );
}

/** "Confirm appointment Thu 3/19 3 PM", and below it "Cancel appointment Thu 3/19 3 PM": of one appointment, nothing but the verb is another. */
function isChoice({ line }: Place, lines: Line[]): boolean {
  if (line.text.length > MOST_LETTERS || !line.shows(DIGIT)) return false;
  const i = lines.indexOf(line);
  const own = tokensOf(line);
  const isOther = (other: Line | undefined) => {
    if (!other || other.text === line.text) return false;
    const theirs = tokensOf(other);
    const differing = [...own.filter((one) => !theirs.includes(one)), ...theirs.filter((one) => !own.includes(one))];
    return own.length > VERB * 2 && differing.length <= VERB * 2 && differing.every((one) => !/\d/.test(one));
  };
  const spoken = (one: Line) => one.text !== "";
  return isOther(lines.slice(0, i).findLast(spoken)) || isOther(lines.slice(i + 1).find(spoken));
}

const tokensOf = ({ small }: Line): string[] => small.match(/[\p{L}\d:.]+/gu) ?? [];
/** Of so many words. */
const VERB = 2;

const marks = ["\t", "|", "/", "·", "•"];
const lastMark = (text: string) => Math.max(...marks.map((mark) => text.lastIndexOf(mark)));

/** What stands in the cell before the one in which the text ends. */
function partBefore(text: string) {
  const end = lastMark(text);
  return end < 0 ? "" : text.slice(lastMark(text.slice(0, end)) + 1, end);
}

/** The cell behind the one that ends in the text. */
function partAfter(text: string) {
  const begin = Math.min(...marks.map((mark) => text.indexOf(mark)).filter((found) => found >= 0), text.length);
  const rest = text.slice(begin + 1);
  return rest.slice(0, Math.min(...marks.map((mark) => rest.indexOf(mark)).filter((found) => found >= 0), rest.length));
}
