import type { ReactNode } from "react";
import { cx } from "./cx";

interface BubbleProps {
  children: ReactNode;
  /** Written by the client: green, at the right. */
  reply?: boolean;
}

/** A text message as the phone shows it. */
export function Bubble({ children, reply }: BubbleProps) {
  return (
    <div
      className={cx(
        "w-fit max-w-full rounded-bubble px-3.5 py-2.5 text-small break-words whitespace-pre-wrap",
        reply ? "ml-auto rounded-br-tail bg-accent text-on-accent" : "rounded-bl-tail bg-sunken text-ink",
      )}
    >
      {children}
    </div>
  );
}
