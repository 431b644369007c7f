import { Calendar, Clock } from "lucide-react";
import { FIRST_DAY, LAST_DAY } from "../../../shared/constants";
import { displayTime, shortDate } from "../../../shared/when";
import { wholeYear } from "../whole-year";
import { cx } from "./cx";
import { controlClass, FieldFrame, type FieldFrameProps } from "./field";

interface SlotInputProps extends FieldFrameProps {
  value: string;
  onChange: (value: string) => void;
}

const kinds = {
  date: { Icon: Calendar, show: shortDate, bounds: { min: FIRST_DAY, max: LAST_DAY } },
  time: { Icon: Clock, show: displayTime, bounds: {} },
};

/**
 * The browser's own field while it is edited; otherwise the value as clients read it, weekday and all: "03/04" leaves
 * open which month is meant. The icon opens the browser's picker.
 */
function SlotInput({ type, value, onChange, ...frame }: SlotInputProps & { type: keyof typeof kinds }) {
  const { Icon, show, bounds } = kinds[type];
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            {...bounds}
            type={type}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => type === "date" && wholeYear(value) !== value && onChange(wholeYear(value))}
            className={cx(
              controlClass,
              "peer slot-input h-11 pl-10 disabled:text-ink max-sm:pl-9 md:h-[42px]",
              value && "not-focus:text-transparent not-focus:disabled:text-transparent",
            )}
          />
          <Icon
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 max-sm:left-2.5 size-[18px] -translate-y-1/2 text-ink-2"
          />
          {value && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-2 left-10 flex items-center peer-focus:hidden max-sm:left-9"
            >
              <span className="truncate">{show(value)}</span>
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

export const DateInput = (props: SlotInputProps) => <SlotInput {...props} type="date" />;
export const TimeInput = (props: SlotInputProps) => <SlotInput {...props} type="time" />;
