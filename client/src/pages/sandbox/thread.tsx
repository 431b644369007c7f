import { useEffect, useRef } from "react";
import type { ThreadText } from "../../../../shared/sandbox-api";
import { Bubble } from "../../ui/bubble";
import { Load } from "../../ui/load";
import { showDayAndTime } from "./show";
import { useSandbox } from "./use-sandbox";

/** After a pause this long the phone says when the next text came. */
const PAUSE_MS = 60 * 60 * 1000;

export function Thread({ number, label }: { number: string; label: string }) {
  const texts = useSandbox<ThreadText[]>(`texts?number=${encodeURIComponent(number)}`, { watch: true });
  return (
    <div className="min-h-0 grow">
      <Load query={texts}>{(all) => <Texts texts={all} label={label} />}</Load>
    </div>
  );
}

function Texts({ texts, label }: { texts: ThreadText[]; label: string }) {
  const log = useRef<HTMLDivElement>(null);
  const newest = texts.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is what moves the view
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [newest]);

  return (
    <div
      ref={log}
      role="log"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
      tabIndex={0}
      className="h-full overflow-y-auto px-4 py-3 outline-offset-[-2px]"
    >
      {texts.map((text, n) => (
        <div key={text.id} className="mt-2">
          {isAfterPause(texts[n - 1], text) && (
            <p className="mt-4 mb-3 text-center text-caption text-ink-2">{showDayAndTime(text.at, new Date())}</p>
          )}
          <span className="sr-only">{text.mine ? "The client: " : "Slotback: "}</span>
          <div className={text.mine ? "pl-9" : "pr-9"}>
            <Bubble reply={text.mine}>{text.body}</Bubble>
          </div>
        </div>
      ))}
    </div>
  );
}

const isAfterPause = (before: ThreadText | undefined, text: ThreadText) =>
  !before || Date.parse(text.at) - Date.parse(before.at) > PAUSE_MS;
