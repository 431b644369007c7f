import type { Ref, TextareaHTMLAttributes } from "react";
import { cx } from "./cx";
import { controlClass, FieldFrame, type FieldFrameProps } from "./field";

type TextAreaProps = FieldFrameProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "className" | "value"> & {
    value: string;
    /** Gives placeholders such as [DATE] a green ground. */
    tint?: boolean;
    /** Grows to 360 px only, then scrolls: for what is pasted. */
    scrolls?: boolean;
    ref?: Ref<HTMLTextAreaElement>;
  };

const placeholder = /(\[(?:FIRST_NAME|TIME|DATE|CALENDAR_LINK)\])/;

/**
 * Grows with its text. A layer behind it holds the same words in the same font: it gives the height, and the grounds
 * of the placeholders, while the text stays in a real textarea.
 */
export function TextArea({
  label,
  optional,
  hint,
  error,
  className,
  tint,
  scrolls,
  value,
  rows = 3,
  ...area
}: TextAreaProps) {
  const shared = "col-start-1 row-start-1 px-3 py-2.5 wrap-anywhere whitespace-pre-wrap";
  return (
    <FieldFrame {...{ label, optional, hint, error, className }}>
      {(control) => (
        <div
          className={cx(
            "grid rounded-field",
            area.disabled ? "bg-sunken" : "bg-surface",
            scrolls && "max-h-[22.5rem] grid-rows-[minmax(0,1fr)]",
          )}
        >
          <div
            aria-hidden
            className={cx(shared, "invisible-text border border-transparent", scrolls && "overflow-hidden")}
          >
            {value === "" ? area.placeholder : tint ? value.split(placeholder).map(ground) : value}
            {/* A last empty line has no height of its own. */}
            {"\u200b"}
          </div>
          <textarea
            {...area}
            {...control}
            value={value}
            rows={rows}
            className={cx(
              controlClass,
              shared,
              "resize-none bg-transparent disabled:bg-transparent! disabled:text-ink!",
              scrolls ? "overflow-y-auto" : "overflow-hidden",
            )}
          />
        </div>
      )}
    </FieldFrame>
  );
}

function ground(part: string, position: number) {
  // Odd positions are what the pattern caught. Position is a part's only identity.
  return position % 2 === 0 ? (
    part
  ) : (
    <mark
      key={position}
      className="rounded-[4px] bg-accent-soft text-transparent shadow-[0_0_0_2px_var(--color-accent-soft)]"
    >
      {part}
    </mark>
  );
}
