import { CircleAlert } from "lucide-react";
import { type InputHTMLAttributes, type ReactNode, type Ref, type SelectHTMLAttributes, useId } from "react";
import { cx } from "./cx";

export interface FieldFrameProps {
  label: ReactNode;
  /** Adds "(optional)". */
  optional?: boolean;
  hint?: ReactNode;
  /** A sentence that says what to change. */
  error?: string | undefined;
  /** 46 px high, for public pages. */
  tall?: boolean;
  className?: string | undefined;
  /** The label is for screen readers only and takes no room. */
  bare?: boolean | undefined;
}

/** Attributes of the control, given by its frame. */
export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** Label above, hint or error below; both are read out with the control. */
export function FieldFrame({
  label,
  optional,
  hint,
  error,
  className,
  bare,
  children,
}: FieldFrameProps & { children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cx("min-w-0", className)}>
      <label htmlFor={id} className={bare ? "sr-only" : "mb-1.5 block text-label"}>
        {label}
        {optional && <span className="font-normal text-ink-2"> (optional)</span>}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-small text-red">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
}

export const controlClass = cx(
  "w-full rounded-field border border-edge bg-surface px-3 text-ink transition-colors duration-[120ms]",
  "read-only:not-[select]:bg-sunken",
  "focus:border-accent focus:ring-3 focus:ring-accent/25 focus:outline-none",
  "aria-invalid:border-red aria-invalid:ring-1 aria-invalid:ring-red",
  "disabled:bg-sunken disabled:text-ink-3",
);

const height = (tall?: boolean) => (tall ? "h-[46px]" : "h-11 md:h-[42px]");

type TextFieldProps = FieldFrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, "className"> & { ref?: Ref<HTMLInputElement>; mono?: boolean };

/** One line of text, also email, tel, date, time and search. */
export function TextField({ label, optional, hint, error, tall, className, mono, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, className }}>
      {(control) => (
        <input {...input} {...control} className={cx(controlClass, height(tall), mono && "font-mono text-small")} />
      )}
    </FieldFrame>
  );
}

type SelectFieldProps = FieldFrameProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, "className">;

/** The browser's own list: it is the one that every phone and screen reader knows. Children are options. */
export function SelectField({ label, optional, hint, error, tall, className, children, ...select }: SelectFieldProps) {
  return (
    <FieldFrame {...{ label, optional, hint, error, className }}>
      {(control) => (
        <select {...select} {...control} className={cx(controlClass, height(tall))}>
          {children}
        </select>
      )}
    </FieldFrame>
  );
}
