import { CircleCheck } from "lucide-react";
import { Button } from "../../../ui/button";
import { DialogActions } from "../../../ui/dialog";
import { SkippedRows } from "./skipped-rows";
import { type UploadReport, uploadedWords } from "./use-upload";

/** Stays open when rows were left out: a toast is too short for them. */
export function Report({ report, onClose }: { report: UploadReport; onClose: () => void }) {
  const { skipped } = report;
  return (
    <>
      <p className="flex items-center gap-2.5 text-row">
        <CircleCheck aria-hidden className="size-[18px] shrink-0 text-accent-text" />
        {uploadedWords(report)}
      </p>
      <SkippedRows
        rows={skipped}
        title={`${skipped.length.toLocaleString("en-US")} ${skipped.length === 1 ? "row was" : "rows were"} skipped`}
      />
      <DialogActions>
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}
