import { FileSpreadsheet, Upload } from "lucide-react";
import { type DragEvent, useRef } from "react";
import type { ContactsFile } from "../../../csv/read-file";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/cx";

interface FilePickerProps {
  file: (ContactsFile & { name: string }) | undefined;
  onChoose: (file: File) => void;
  disabled: boolean;
}

/** A file is chosen with the button or dropped on the field. */
export function FilePicker({ file, onChoose, disabled }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped && !disabled) onChoose(dropped);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button is the first
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={cx(
        "flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5",
        file ? "rounded-option border border-edge" : "gap-hatch justify-center py-8",
      )}
    >
      <input
        ref={input}
        type="file"
        accept=".csv"
        aria-label="CSV file"
        className="sr-only"
        tabIndex={-1}
        disabled={disabled}
        onChange={({ target }) => {
          const [picked] = target.files ?? [];
          if (picked) onChoose(picked);
          // The same file may be chosen again after it was corrected.
          target.value = "";
        }}
      />
      {file && (
        <>
          <FileSpreadsheet aria-hidden className="size-5 shrink-0 text-accent-text" />
          <div className="min-w-0 flex-1">
            <p className="font-medium break-words">{file.name}</p>
            <p className="text-caption break-words text-ink-2">
              {file.rowCount.toLocaleString("en-US")} {file.rowCount === 1 ? "row" : "rows"}{" "}
              <span aria-hidden className="mx-0.5">
                •
              </span>{" "}
              columns found: {file.used.join(", ")}
            </p>
          </div>
        </>
      )}
      <Button
        size={file ? "row" : "base"}
        icon={file ? undefined : Upload}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {file ? "Replace" : "Choose a CSV file"}
      </Button>
    </div>
  );
}
