import { CircleAlert, CircleCheck, CircleQuestionMark, Info, type LucideIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { displayDate, displayTime } from "../../../../shared/when";
import { cx } from "../../ui/cx";
import { Evidence } from "../../ui/evidence";
import { SlotChip } from "../../ui/slot-chip";
import type { Settings } from "./settings-form";
import { TestPreviews } from "./test-previews";
import { TestReach } from "./test-reach";
import type { Parsed } from "./use-test";

interface TestResultProps {
  parsed: Parsed;
  saved: Settings;
  /** The form beside it holds changes that are not saved. */
  dirty: boolean;
}

/** What would have come of the email. Where nobody is to be told that is no failure, and not green either. */
export function TestResult({ parsed, saved, dirty }: TestResultProps) {
  const { date, time, opening, candidates, reason, evidence, wouldNotify, verdict } = parsed;
  const { icon: Icon, tone } = looks[wouldNotify ? "notify" : verdict === "notify" ? "ask" : verdict] ?? looks.ignore;
  return (
    <section
      ref={useArrival(parsed)}
      aria-label="Result"
      tabIndex={-1}
      className="scroll-mt-28 space-y-4 border-t border-line px-4 py-[18px] outline-none md:p-6"
    >
      <p className="flex items-center gap-2.5 text-row">
        <Icon aria-hidden className={cx("size-[18px]", tone)} />
        {date ? "Date and time detected" : "Could not detect date/time"}
      </p>
      {date && <Slot date={date} time={time} told={wouldNotify} />}
      <Others parsed={parsed} />
      {evidence.length > 0 && <Evidence lines={evidence} slots={opening ? [opening] : candidates} />}
      {wouldNotify ? (
        <TestReach parsed={parsed} />
      ) : (
        <p className="flex gap-2 text-small text-ink-2">
          <Info aria-hidden className="mt-px size-[18px] shrink-0" />
          <span>
            Nobody would be told. {reason}
            {verdict === "ask" && " You would be asked on the dashboard."}
          </span>
        </p>
      )}
      {verdict === "ask" && <Readings parsed={parsed} />}
      {date && verdict !== "past" && <TestPreviews date={date} time={time} saved={saved} dirty={dirty} />}
    </section>
  );
}

const looks: Record<Parsed["verdict"], { icon: LucideIcon; tone: string }> = {
  notify: { icon: CircleCheck, tone: "text-accent-text" },
  ask: { icon: CircleQuestionMark, tone: "text-amber" },
  past: { icon: Info, tone: "text-ink-2" },
  ignore: { icon: Info, tone: "text-ink-2" },
  unreadable: { icon: CircleAlert, tone: "text-red" },
};

/** The result may stand below the window, or behind its own notice: it is brought into view, and is read out. */
function useArrival(parsed: Parsed) {
  const result = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of each answer
  useEffect(() => {
    const section = result.current;
    if (!section) return;
    section.focus({ preventScroll: true });
    const { top, bottom } = section.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight - NOTICE_PX) section.scrollIntoView({ block: "start" });
  }, [parsed]);
  return result;
}

const NOTICE_PX = 120;

function Slot({ date, time, told }: { date: string; time: string | null; told: boolean }) {
  return (
    <div
      className={cx(
        "animate-settle rounded-slot border-l-4 px-4 py-3",
        told ? "border-accent bg-accent-soft" : "border-edge bg-sunken",
      )}
    >
      <p className={time ? "figures text-title" : "text-row text-ink-2"}>{time ?? "Not detected"}</p>
      <p className="mt-0.5 font-medium">{date}</p>
    </div>
  );
}

function Others({ parsed: { others } }: { parsed: Parsed }) {
  if (others.length === 0) return null;
  const words = others.map(({ date, time }) =>
    time ? `${displayDate(date)} at ${displayTime(time)}` : displayDate(date),
  );
  return <p className="text-small text-ink-2">Also free: {words.join("; ")}.</p>;
}

/** What the question would offer. */
function Readings({ parsed: { candidates } }: { parsed: Parsed }) {
  if (candidates.length === 0) return null;
  return (
    <ul aria-label="You could choose" className="space-y-1.5">
      {candidates.map(({ date, time }) => (
        <li key={`${date} ${time}`}>
          <SlotChip tone="question" time={time && displayTime(time)} text={displayDate(date)} />
        </li>
      ))}
    </ul>
  );
}
