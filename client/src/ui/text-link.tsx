import type { ReactNode } from "react";
import { Link } from "wouter";

/** A link in running text, to a page of ours. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="rounded-badge font-semibold text-accent-text underline underline-offset-3">
      {children}
    </Link>
  );
}
