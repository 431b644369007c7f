import { DateInput, TimeInput } from "../../ui/slot-input";
import { type Draft, needsDate, needsTime } from "./draft";
import type { SendProps } from "./send-form";

interface SlotFieldsProps {
  draft: Draft;
  opening: SendProps["audience"]["opening"];
  onChange: (change: Partial<Draft>) => void;
  sending: boolean;
  errors: { date: string | undefined; time: string | undefined };
}

/** What [DATE] and [TIME] stand for: asked for only when the message uses them. */
export function SlotFields({ draft: { message, date, time }, opening, onChange, sending, errors }: SlotFieldsProps) {
  const [asksDate, asksTime] = [needsDate(message), needsTime(message)];
  if (!asksDate && !asksTime) return null;
  const prefilled = opening !== null && opening.date === date && (opening.time ?? "") === time;
  return (
    <div>
      <div className="grid items-start gap-3 sm:grid-cols-[7fr_5fr]">
        {asksDate && (
          <DateInput label="Date" value={date} onChange={(next) => onChange({ date: next })} error={errors.date} />
        )}
        {asksTime && (
          <TimeInput
            label="Time"
            value={time}
            onChange={(next) => onChange({ time: next })}
            // One sentence speaks of both.
            error={errors.date ? undefined : errors.time}
          />
        )}
      </div>
      {(sending || prefilled) && (
        <p className="mt-1.5 text-small text-ink-2">
          {sending ? "The message is fixed while it goes out." : "Filled in from your newest opening."}
        </p>
      )}
    </div>
  );
}
