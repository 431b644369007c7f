import type { ReactNode } from "react";

interface StepProps {
  number: number;
  title: ReactNode;
  text?: string;
  /** Beside the title. */
  side?: ReactNode;
  children?: ReactNode;
}

export function Step({ number, title, text, side, children }: StepProps) {
  return (
    <section aria-labelledby={`step-${number}`} className="px-4 py-6 md:px-6 md:py-7">
      <div className="flex items-start gap-3.5 md:gap-4">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-slot bg-ink text-small font-semibold text-paper"
        >
          {number}
        </span>
        <div className="min-w-0 grow">
          <h2 id={`step-${number}`} className="pt-0.5 text-[1.125rem] leading-7 font-semibold tracking-[-0.012em]">
            <span className="sr-only">Step {number}: </span>
            {title}
          </h2>
          {text && <p className="mt-1 text-ink-2">{text}</p>}
        </div>
        {side && <div className="shrink-0 pt-1">{side}</div>}
      </div>
      {children && <div className="mt-4 md:ml-12">{children}</div>}
    </section>
  );
}
