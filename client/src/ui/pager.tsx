import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "./button";
import type { usePages } from "./use-pages";

type PagerProps = Omit<ReturnType<typeof usePages>, "shown"> & { count: number; label: string };

/** "51-100 of 10,000" with a way back and on; nothing when one page holds all. */
export function Pager({ from, count, total, page, last, setPage, label }: PagerProps) {
  if (last === 0) return null;
  const number = (value: number) => value.toLocaleString("en-US");
  return (
    <nav aria-label={label} className="flex items-center justify-end gap-1 text-small text-ink-2">
      <p aria-live="polite" className="mr-2">
        {number(from + 1)}–{number(from + count)} of {number(total)}
      </p>
      <IconButton icon={ChevronLeft} label="Previous page" disabled={page === 0} onClick={() => setPage(page - 1)} />
      <IconButton icon={ChevronRight} label="Next page" disabled={page === last} onClick={() => setPage(page + 1)} />
    </nav>
  );
}
