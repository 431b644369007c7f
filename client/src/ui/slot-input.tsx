import { Calendar, Clock } from "lucide-react";
import { displayDate, displayTime } from "../../../shared/when";
import { cx } from "./cx";
import { controlClass, FieldFrame, type FieldFrameProps } from "./field";

interface SlotInputProps extends FieldFrameProps {
  value: string;
  onChange: (value: string) => void;
}

const kinds = {
  date: { Icon: Calendar, show: displayDate },
  time: { Icon: Clock, show: displayTime },
};

/**
 * The browser's own field while it is edited; otherwise the value as clients read it, weekday and all: "03/04" leaves
 * open which month is meant. The icon opens the browser's picker.
 */
function SlotInput({ type, value, onChange, ...frame }: SlotInputProps & { type: keyof typeof kinds }) {
  const { Icon, show } = kinds[type];
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            type={type}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={cx(
              controlClass,
              "peer slot-input h-11 pl-10 disabled:text-ink md:h-[42px]",
              value && "not-focus:text-transparent not-focus:disabled:text-transparent",
            )}
          />
          <Icon
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-[18px] -translate-y-1/2 text-ink-2"
          />
          {value && (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-3 left-10 flex items-center truncate peer-focus:hidden"
            >
              {show(value)}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

export const DateInput = (props: SlotInputProps) => <SlotInput {...props} type="date" />;
export const TimeInput = (props: SlotInputProps) => <SlotInput {...props} type="time" />;
