import type { Reply } from "../api";

type EvidenceLine = Reply<"GET /api/parsed-cancellations">[number]["evidence"][number];

/** The line that gave an answer, as it was received, with the words that were read marked. */
export function Evidence({ lines }: { lines: EvidenceLine[] }) {
  return (
    <ul className="space-y-2.5">
      {lines.map(({ part, line, text, found }) => (
        <li key={`${part} ${line} ${text}`}>
          <p className="text-caption text-ink-2">{capital(line === null ? part : `line ${line} of ${part}`)}</p>
          <p className="mt-0.5 text-small leading-6 wrap-anywhere">{markWords(text, found)}</p>
        </li>
      ))}
    </ul>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function markWords(text: string, found: string[]) {
  const words = found.filter(Boolean).sort((one, other) => other.length - one.length);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(literal).join("|")})`, "i");
  // Odd positions are what the pattern caught.
  return text.split(pattern).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
      <mark key={position} className="rounded-[4px] bg-marker box-decoration-clone px-1 py-0.5 font-semibold text-ink">
        {part}
      </mark>
    ),
  );
}

const literal = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
