import type { Reply } from "../api";
import { marksIn } from "./marks";

type EvidenceLine = Reply<"GET /api/parsed-cancellations">[number]["evidence"][number];

const isSubject = ({ part }: EvidenceLine) => part === "the subject";

/** Without the subject, where that is shown by itself, with its words marked. */
export const inBody = (lines: EvidenceLine[]) => lines.filter((line) => !isSubject(line));

/** The lines that gave an answer, as they were received, with the words that were read marked. */
export function Evidence({ lines }: { lines: EvidenceLine[] }) {
  return (
    <ul className="space-y-2.5">
      {inOrder(lines).map(({ part, line, text, found }) => (
        <li key={`${part} ${line} ${text}`}>
          <p className="text-caption text-ink-2">{capital(line === null ? part : `line ${line} of ${part}`)}</p>
          <p className="mt-0.5 text-small leading-6 wrap-anywhere">
            <Marked text={text} found={found} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** An email's subject, with the words marked that were read in it. */
export function Subject({ text, evidence }: { text: string | null; evidence: EvidenceLine[] }) {
  const subject = text?.trim();
  if (!subject) return "No Subject";
  return <Marked text={subject} found={evidence.filter(isSubject).flatMap(({ found }) => found)} />;
}

/** Part by part, each from its first line on. */
function inOrder(lines: EvidenceLine[]) {
  const parts = [...new Set(lines.map(({ part }) => part))];
  return parts.flatMap((name) =>
    lines.filter(({ part }) => part === name).sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function Marked({ text, found }: { text: string; found: string[] }) {
  let at = 0;
  const parts = marksIn(text, found).map(([from, to]) => {
    const before = text.slice(at, from);
    at = to;
    return (
      <span key={from}>
        {before}
        <mark className="rounded-[4px] bg-marker box-decoration-clone px-1 py-0.5 font-semibold text-ink">
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
