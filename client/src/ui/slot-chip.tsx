import { cx } from "./cx";

const tones = {
  /** Open, clients told. */
  open: "bg-accent-soft before:bg-accent",
  /** Only with proof. */
  filled: "bg-accent text-on-accent before:bg-accent",
  past: "bg-sunken text-ink-2 before:bg-edge",
  question: "bg-surface ring-1 ring-amber-mid ring-inset before:bg-amber-mid",
};

interface SlotChipProps {
  tone: keyof typeof tones;
  /** "3:30 PM", when known. */
  time?: string | null;
  /** "Thursday, March 19, 2026" or a word on its state. */
  text?: string | null;
}

/** A slot of the day in one line: time, then date, with the bar that tells its state. */
export function SlotChip({ tone, time, text }: SlotChipProps) {
  return (
    <span
      className={cx(
        "relative inline-flex min-h-7 max-w-full flex-wrap items-center gap-x-2 overflow-hidden rounded-slot py-1 pr-3 pl-3.5 text-small",
        "before:absolute before:inset-y-0 before:left-0 before:w-1",
        tones[tone],
      )}
    >
      {time && <b className="font-semibold">{time}</b>}
      {time && text && <span aria-hidden>•</span>}
      {text}
    </span>
  );
}
