import { countSegments } from "../../../shared/segments";

/** Worth saying only when it can be mended by a word or two. */
const NEARLY = 25;

/** What a text costs: each segment is billed. */
export function SegmentCount({ text }: { text: string }) {
  const { encoding, characters, segments, perSegment, over } = countSegments(text);
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-3 text-small">
        <b className="font-semibold">{inSegments(segments)}</b>
        <span className="text-ink-2">
          {characters} of {segments * perSegment} characters
        </span>
      </p>
      {over > 0 && over <= NEARLY && (
        <p className="mt-1 text-caption font-semibold">
          {over} {over === 1 ? "character" : "characters"} shorter and it is {inSegments(segments - 1)}.
        </p>
      )}
      {encoding === "UCS-2" && (
        <p className="mt-1 text-caption text-ink-2">
          An emoji or a letter that texts do not know makes a segment 70 characters instead of 160.
        </p>
      )}
    </div>
  );
}

const inSegments = (count: number) => `${count} ${count === 1 ? "segment" : "segments"}`;
