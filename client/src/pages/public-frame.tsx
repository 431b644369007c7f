import type { ReactNode } from "react";
import { cx } from "../ui/cx";
import { Logo } from "../ui/logo";

interface PublicFrameProps {
  /** On a phone the form is the page; short answers stand on paper. */
  form?: boolean;
  /** Lines of an appointment book behind the card. */
  ruled?: boolean;
  children: ReactNode;
}

/** What clients see: one card, and the name of the product at the bottom. */
export function PublicFrame({ form = false, ruled = false, children }: PublicFrameProps) {
  return (
    <div className="relative flex min-h-[calc(100dvh-var(--banner))] flex-col">
      {ruled && <div aria-hidden className="ruled fade-ends pointer-events-none absolute inset-0 max-md:hidden" />}
      <main
        tabIndex={-1}
        className={cx(
          "relative w-full grow px-5 py-9 outline-none md:grid md:place-items-center md:px-8 md:pt-18 md:pb-10",
          form && "max-md:border-b max-md:border-line max-md:bg-surface",
        )}
      >
        <div className="w-full md:max-w-[480px] md:rounded-dialog md:border md:border-line md:bg-surface md:p-9 md:shadow-raised">
          {children}
        </div>
      </main>
      <footer className="relative flex flex-wrap items-center justify-center gap-x-6 gap-y-1 px-5 py-6 text-small text-ink-2">
        <a href="/" className="flex items-center gap-2 rounded-field p-1">
          Powered by <Logo small />
        </a>
      </footer>
    </div>
  );
}

/** The card's heading and lead. */
export function PublicHead({ title, text }: { title: string; text: ReactNode }) {
  return (
    <>
      <h1 className="text-figure wrap-break-word">{title}</h1>
      <p className="mt-2 text-[1.0625rem]/[1.5] text-ink-2">{text}</p>
    </>
  );
}
