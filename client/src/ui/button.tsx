import { LoaderCircle, type LucideIcon } from "lucide-react";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from "react";
import { cx } from "./cx";

const looks = {
  /** One per card. */
  primary: "border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover",
  secondary: "border-edge bg-surface text-ink hover:bg-sunken",
  ghost: "border-transparent text-ink-2 hover:bg-sunken hover:text-ink",
  /** What destroys something. Solid only inside the dialog that confirms it. */
  danger: "border-red bg-transparent text-red hover:bg-red-soft",
  "danger-solid": "border-red bg-red text-on-red hover:border-red-hover hover:bg-red-hover",
};

/** Under a finger it is 44 px high, though it is drawn 40. */
const reach = "relative max-md:after:absolute max-md:after:-inset-[3px]";

const sizes = {
  row: cx("h-10 px-3 text-small font-semibold md:h-[34px]", reach),
  base: "h-11 px-4 text-label md:h-10",
  public: "h-12 px-[23px] text-[1rem] font-semibold tracking-[-0.008em]",
};

interface Look {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
  icon?: LucideIcon;
  wide?: boolean;
}

const classes = ({ look = "secondary", size = "base", wide }: Look) =>
  cx(
    "inline-flex shrink-0 items-center justify-center gap-2 rounded-field border whitespace-nowrap",
    "transition-colors duration-[120ms] ease-out",
    looks[look],
    sizes[size],
    wide && "w-full",
  );

/** Not while it is pending: then it keeps its colour and shows that it works. */
const disabledLook =
  "not-data-pending:disabled:border-line not-data-pending:disabled:bg-sunken not-data-pending:disabled:text-ink-3";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Look {
  /** Words while the action runs ("Saving..."); the button is disabled meanwhile. */
  pending?: string | false | null;
}

export function Button({ look, size, icon: Icon, wide, pending, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || Boolean(pending)}
      data-pending={pending ? "" : undefined}
      className={cx(classes({ look, size, wide }), disabledLook, className)}
    >
      {pending ? (
        <LoaderCircle aria-hidden className="size-[18px] animate-turn" />
      ) : (
        Icon && <Icon aria-hidden className="size-[18px]" />
      )}
      {pending || children}
    </button>
  );
}

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Look {
  href: string;
  children: ReactNode;
}

/** A button that goes somewhere by a full page load, as /api/login. */
export function ButtonLink({ look, size, icon: Icon, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={cx(classes({ look, size, wide }), className)}>
      {Icon && <Icon aria-hidden className="size-[18px]" />}
      {children}
    </a>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: LucideIcon;
  /** Read by screen readers; put a Tooltip around the button to show it. */
  label: string;
}

export function IconButton({ icon: Icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(
        reach,
        "grid size-10 shrink-0 place-items-center rounded-field text-ink-2 transition-colors duration-[120ms]",
        "hover:bg-sunken hover:text-ink disabled:text-ink-3 md:size-9",
        className,
      )}
    >
      <Icon aria-hidden className="size-[18px]" />
    </button>
  );
}
