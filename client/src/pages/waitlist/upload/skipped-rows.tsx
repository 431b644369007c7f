import { Download, TriangleAlert } from "lucide-react";
import type { SkippedRow } from "../../../csv/read-clients";
import { skippedReport } from "../../../csv/skipped-report";
import { Button } from "../../../ui/button";

const SHOWN = 5;

/** Every row that is left out, with its line in the file and the reason; the whole list as a file. */
export function SkippedRows({ rows, title }: { rows: SkippedRow[]; title: string }) {
  return (
    <section aria-label={title} className="flex gap-3 rounded-option bg-amber-soft px-4 py-3.5">
      <TriangleAlert aria-hidden className="mt-0.5 size-[18px] shrink-0 text-amber" />
      <div className="min-w-0 grow">
        <h3 className="text-row">{title}</h3>
        <ul className="mt-1.5 space-y-1 text-small">
          {rows.slice(0, SHOWN).map(({ line, reason }) => (
            <li key={`${line} ${reason}`} className="flex gap-4">
              <b className="w-[4.5rem] shrink-0 font-semibold">Line {line}</b>
              <span className="min-w-0 break-words">{reason}</span>
            </li>
          ))}
        </ul>
        <div className="mt-2.5 flex flex-wrap items-center justify-between gap-2 text-small">
          <span className="text-ink-2">{rows.length > SHOWN && `and ${rows.length - SHOWN} more`}</span>
          <Button size="row" icon={Download} onClick={() => download(skippedReport(rows))}>
            Download the list
          </Button>
        </div>
      </div>
    </section>
  );
}

function download(text: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  link.download = "skipped-rows.csv";
  link.click();
  URL.revokeObjectURL(link.href);
}
