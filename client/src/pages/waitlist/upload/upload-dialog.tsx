import { useMemo, useState } from "react";
import { planUpload } from "../../../csv/plan-upload";
import { type ContactsFile, FileRefused, readContacts } from "../../../csv/read-file";
import { Dialog } from "../../../ui/dialog";
import { toast } from "../../../ui/toast-store";
import type { Client } from "../clients-card";
import { FilePicker } from "./file-picker";
import { Report } from "./report";
import { Review } from "./review";
import { useUpload } from "./use-upload";

interface UploadDialogProps {
  known: Client[];
  country: string;
  sender: string;
  open: boolean;
  onClose: () => void;
}

interface Chosen extends ContactsFile {
  name: string;
}

/** Choose a file, see what will happen, upload, see what happened. */
export function UploadDialog({ known, country, sender, open, onClose }: UploadDialogProps) {
  const [file, setFile] = useState<Chosen>();
  const plan = useMemo(() => file && planUpload(file.clients, country, known), [file, country, known]);
  const upload = useUpload();
  const skipped = file && plan ? [...file.skipped, ...plan.skipped].sort((one, other) => one.line - other.line) : [];

  const choose = async (picked: File) => {
    try {
      setFile({ ...readContacts(new Uint8Array(await picked.arrayBuffer())), name: picked.name });
    } catch (error) {
      const refused = error instanceof FileRefused ? error : unreadable;
      toast({ title: refused.title, text: refused.message, tone: "destructive" });
    }
  };
  const start = async () => {
    const report = file && plan && (await upload.run(file, plan.ready, skipped));
    if (report && report.skipped.length === 0) onClose();
  };

  return (
    <Dialog
      open={open}
      wide
      // Leaving in the middle would hide what became of the rest.
      onOpenChange={(stays) => !stays && !upload.running && onClose()}
      title="Upload CSV"
      text="Exports from Google Contacts, Apple Contacts and Outlook work as they are."
    >
      <div className="mt-5 space-y-5">
        {upload.report ? (
          <Report report={upload.report} onClose={onClose} />
        ) : (
          <>
            <FilePicker file={file} onChoose={choose} disabled={upload.running} />
            {file && plan ? (
              <Review
                plan={plan}
                skipped={skipped}
                sender={sender}
                upload={upload}
                onUpload={start}
                onCancel={onClose}
              />
            ) : (
              <Beforehand sender={sender} />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

const unreadable = new FileRefused(
  "CSV Parse Error",
  "Failed to parse the CSV file. Please ensure it's a valid CSV format.",
);

function Beforehand({ sender }: { sender: string }) {
  return (
    <p className="text-small text-ink-2">
      The file needs a name, a phone number and an email address for each client. You see every row before anything is
      uploaded. By uploading you confirm that these clients agreed to hear from {sender} by text and email when an
      appointment opens.
    </p>
  );
}
