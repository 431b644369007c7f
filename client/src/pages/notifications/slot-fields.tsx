import { displayDate } from "../../../../shared/when";
import { TextField } from "../../ui/field";
import { type Draft, needsDate, needsTime } from "./draft";
import type { SendProps } from "./send-form";

interface SlotFieldsProps {
  draft: Draft;
  opening: SendProps["audience"]["opening"];
  onChange: (change: Partial<Draft>) => void;
  errors: { date: string | undefined; time: string | undefined };
}

/** What [DATE] and [TIME] stand for: asked for only when the message uses them. */
export function SlotFields({ draft: { message, date, time }, opening, onChange, errors }: SlotFieldsProps) {
  const [asksDate, asksTime] = [needsDate(message), needsTime(message)];
  if (!asksDate && !asksTime) return null;
  const prefilled = opening !== null && opening.date === date && (opening.time ?? "") === time;
  return (
    <div>
      <div className="grid items-start gap-3 sm:grid-cols-[7fr_5fr]">
        {asksDate && (
          <TextField
            label="Date"
            type="date"
            value={date}
            onChange={({ target }) => onChange({ date: target.value })}
            error={errors.date}
          />
        )}
        {asksTime && (
          <TextField
            label="Time"
            type="time"
            value={time}
            onChange={({ target }) => onChange({ time: target.value })}
            // One sentence speaks of both.
            error={errors.date ? undefined : errors.time}
          />
        )}
      </div>
      {(prefilled || (asksDate && date)) && (
        <p className="mt-1.5 text-small text-ink-2">
          {asksDate && date && `${displayDate(date)}. `}
          {prefilled && "Filled in from your newest opening."}
        </p>
      )}
    </div>
  );
}
