import type { LucideIcon } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { cx } from "./cx";

type Tick = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className">;

const box = "size-[18px] shrink-0 appearance-none";

/** A bare checkbox; give it a label around it or `aria-label`. */
export function Checkbox(input: Tick) {
  return <input {...input} type="checkbox" className={cx(box, "checkbox rounded-[5px]")} />;
}

/** A bare radio button. */
export function Radio(input: Tick) {
  return <input {...input} type="radio" className={cx(box, "radio rounded-full")} />;
}

interface OptionProps extends Omit<Tick, "title"> {
  type: "checkbox" | "radio";
  /** Beside the box. */
  title: ReactNode;
  /** Below the title, in full; the row is as high as it needs. */
  text?: ReactNode;
  icon?: LucideIcon;
}

/** A bordered row that is chosen or not; the whole row is the target. */
export function Option({ type, title, text, icon: Icon, ...input }: OptionProps) {
  const id = useId();
  const Tickable = type === "checkbox" ? Checkbox : Radio;
  return (
    <label
      htmlFor={id}
      className={cx(
        "flex min-h-12 gap-3 rounded-option border border-edge bg-surface px-3.5 py-3 transition-colors duration-[120ms]",
        "has-checked:border-accent has-checked:bg-accent-soft has-checked:ring-1 has-checked:ring-accent has-checked:ring-inset",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        text ? "items-start" : "items-center",
      )}
    >
      <Tickable id={id} {...input} />
      {Icon && <Icon aria-hidden className="size-[18px] shrink-0" />}
      <span className="min-w-0">
        <span className={cx("block", text ? "text-row" : "font-medium")}>{title}</span>
        {text && <span className="mt-0.5 block text-small text-ink-2">{text}</span>}
      </span>
    </label>
  );
}
