import type { ReactNode } from "react";
import { Link } from "wouter";
import { cx } from "./cx";

interface TextLinkProps {
  href: string;
  /** It stands apart, not in a sentence: then a finger has 44 px to find it. */
  alone?: boolean;
  children: ReactNode;
}

/** A link in running text, to a page of ours. */
export function TextLink({ href, alone, children }: TextLinkProps) {
  return (
    <Link
      href={href}
      className={cx(
        "rounded-badge font-semibold text-accent-text underline underline-offset-3",
        alone && "relative max-md:after:absolute max-md:after:-inset-x-1 max-md:after:-inset-y-3.5",
      )}
    >
      {children}
    </Link>
  );
}
