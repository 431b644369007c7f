import type { Reply } from "../api";
import { zoneName } from "../places";
import { calendarWords } from "./calendar-line";
import { isElsewhere } from "./clocks";
import { cx } from "./cx";
import { marksIn } from "./marks";

type EvidenceLine = Reply<"GET /api/parsed-cancellations">[number]["evidence"][number];

type Slot = Pick<NonNullable<Reply<"GET /api/parsed-cancellations">[number]["opening"]>, "time" | "timeZone">;

const isSubject = ({ part }: EvidenceLine) => part === "the subject";

/** Without the subject, where that is shown by itself, with its words marked. */
export const inBody = (lines: EvidenceLine[]) => lines.filter((line) => !isSubject(line));

interface EvidenceProps {
  lines: EvidenceLine[];
  /** What was read in them. */
  slots: Slot[];
}

/** The lines that gave an answer, as they were received, with the words that were read marked. */
export function Evidence({ lines, slots }: EvidenceProps) {
  const shown = inOrder(lines).map(inWords);
  const read = shown.flatMap(({ found }) => found);
  const elsewhere = slots.find(({ time }) => isElsewhere(time, read));
  return (
    <>
      <ul className="space-y-2.5">
        {shown.map(({ part, line, text, found }) => (
          <li key={`${part} ${line} ${text}`}>
            <p className="text-caption text-ink-2">{capital(line === null ? part : `line ${line} of ${part}`)}</p>
            <p dir="auto" className="mt-0.5 text-small leading-6 wrap-anywhere">
              <Marked text={text} found={found} />
            </p>
          </li>
        ))}
      </ul>
      {elsewhere && (
        <p className="mt-2.5 text-small text-ink-2">
          Slotback shows it in your time zone, {zoneName(elsewhere.timeZone)}.
        </p>
      )}
    </>
  );
}

/** A calendar file is not written for people. */
function inWords(line: EvidenceLine): EvidenceLine {
  if (line.part !== "the calendar attachment") return line;
  const text = calendarWords(line.text);
  return { ...line, text, found: line.found.map(calendarWords) };
}

/** An email's subject, in a direction of its own, with the words marked that were read in it. */
export function Subject({ text, evidence }: { text: string | null; evidence: EvidenceLine[] }) {
  const subject = text?.trim();
  if (!subject) return "No Subject";
  return (
    <bdi>
      <Marked text={subject} found={evidence.filter(isSubject).flatMap(({ found }) => found)} />
    </bdi>
  );
}

/** Part by part, each from its first line on. */
function inOrder(lines: EvidenceLine[]) {
  const parts = [...new Set(lines.map(({ part }) => part))];
  return parts.flatMap((name) =>
    lines.filter(({ part }) => part === name).sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What belongs to the word before it: no gap may come between. */
const closing = /^[.,;:!?)\]”’"']/;

function Marked({ text, found }: { text: string; found: string[] }) {
  let at = 0;
  const parts = marksIn(text, found).map(([from, to]) => {
    const before = text.slice(at, from);
    at = to;
    return (
      <span key={from}>
        {before}
        <mark
          className={cx(
            "rounded-[4px] bg-marker box-decoration-clone px-1 py-0.5 font-semibold text-ink",
            closing.test(text.slice(to)) && "-mr-1",
          )}
        >
          {text.slice(from, to)}
        </mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
