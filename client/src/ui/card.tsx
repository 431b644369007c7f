import type { HTMLAttributes, ReactNode } from "react";
import { cx } from "./cx";

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** False when the content draws its own rows from edge to edge. */
  padded?: boolean;
}

export function Card({ padded = true, className, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={cx(
        "rounded-card border border-line bg-surface shadow-card",
        padded && "px-4 py-[18px] md:p-6",
        className,
      )}
    />
  );
}

interface CardHeadProps {
  title: ReactNode;
  text?: ReactNode;
  /** At the right: a badge, a button. */
  side?: ReactNode;
  id?: string;
}

export function CardHead({ title, text, side, id }: CardHeadProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <h2 id={id} className="text-card">
          {title}
        </h2>
        {text && <p className="mt-1 text-ink-2">{text}</p>}
      </div>
      {side}
    </div>
  );
}

/** A sunken part of a card; never a card in a card. */
export function Well({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div {...rest} className={cx("rounded-slot bg-sunken px-4 py-3", className)} />;
}
