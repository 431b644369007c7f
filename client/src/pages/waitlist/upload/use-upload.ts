import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { ImportedClient, SkippedRow } from "../../../csv/read-clients";
import { toast } from "../../../ui/toast-store";
import { listKey, useAction } from "../../../use-api";
import { waitlistLists } from "../use-save-client";

/** Small enough for a request of a second, large enough that 10,000 clients are ten requests. */
const CHUNK = 1000;

export interface UploadReport {
  added: number;
  updated: number;
  skipped: SkippedRow[];
}

/** Uploads in chunks. After a failure the next try goes on where it stopped. */
export function useUpload() {
  const client = useQueryClient();
  const [done, setDone] = useState(0);
  const [running, setRunning] = useState(false);
  const [report, setReport] = useState<UploadReport>();
  const sent = useRef<{ file: object; so: UploadReport; rows: number } | undefined>(undefined);
  const send = useAction("POST /api/waitlist/bulk", { failed: "Failed to upload clients." });

  const run = async (file: object, clients: ImportedClient[], skippedBefore: SkippedRow[]) => {
    if (sent.current?.file !== file) {
      sent.current = { file, so: { added: 0, updated: 0, skipped: skippedBefore }, rows: 0 };
      setDone(0);
    }
    const progress = sent.current;
    setRunning(true);
    try {
      while (progress.rows < clients.length) {
        const chunk = clients.slice(progress.rows, progress.rows + CHUNK);
        progress.so = join(progress.so, await send.mutateAsync({ body: { clients: chunk.map(asRow) } }));
        progress.rows += chunk.length;
        setDone(progress.rows);
      }
    } catch {
      // The toast was raised by the action.
      return undefined;
    } finally {
      setRunning(false);
      for (const list of waitlistLists) void client.invalidateQueries({ queryKey: listKey(list) });
    }
    setReport(progress.so);
    toast({ title: "Clients Uploaded", text: uploadedWords(progress.so) });
    return progress.so;
  };
  return { run, running, done, report };
}

const asRow = ({ firstName, lastName, phone, email, line }: ImportedClient) => ({
  firstName,
  lastName,
  phone,
  email,
  line,
});

const join = (before: UploadReport, next: UploadReport): UploadReport => ({
  added: before.added + next.added,
  updated: before.updated + next.updated,
  skipped: [...before.skipped, ...next.skipped].sort((one, other) => one.line - other.line),
});

/** "16 added, 2 updated, 3 skipped." */
export const uploadedWords = ({ added, updated, skipped }: UploadReport): string =>
  `${[
    `${added.toLocaleString("en-US")} added`,
    `${updated.toLocaleString("en-US")} updated`,
    `${skipped.length.toLocaleString("en-US")} skipped`,
  ].join(", ")}.`;
