import type { ReactNode } from "react";
import { useTitle } from "./use-title";

/** The page's name: as heading, and in the browser's tab. */
export function PageHead({ title, text }: { title: string; text?: ReactNode }) {
  useTitle(title);
  return (
    <header className="mb-6 pt-2 md:mb-8 md:pt-0">
      <h1 className="text-title">{title}</h1>
      {text && <p className="mt-1.5 text-ink-2">{text}</p>}
    </header>
  );
}
