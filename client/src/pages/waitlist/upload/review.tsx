import { useId, useState } from "react";
import type { UploadPlan } from "../../../csv/plan-upload";
import type { SkippedRow } from "../../../csv/read-clients";
import { Button } from "../../../ui/button";
import { DialogActions } from "../../../ui/dialog";
import { Progress } from "../../../ui/meter";
import { Checkbox } from "../../../ui/option";
import { SkippedRows } from "./skipped-rows";
import type { useUpload } from "./use-upload";

const SHOWN = 4;

interface ReviewProps {
  plan: UploadPlan;
  skipped: SkippedRow[];
  sender: string;
  upload: ReturnType<typeof useUpload>;
  onUpload: () => void;
  onCancel: () => void;
}

/** What will be uploaded and what will not, and the practitioner's word that these people agreed. */
export function Review({ plan: { ready, updates }, skipped, sender, upload, onUpload, onCancel }: ReviewProps) {
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const box = useId();
  const submit = () => {
    setAsked(true);
    if (agreed) onUpload();
  };
  return (
    <>
      <section aria-label="Preview">
        <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="text-row">{clients(ready.length)} ready</h3>
          {updates > 0 && (
            <p className="text-small text-ink-2">
              {updates} {updates === 1 ? "updates a client" : "update clients"} you already have
            </p>
          )}
        </div>
        {ready.length > 0 && <Preview ready={ready} />}
      </section>
      {skipped.length > 0 && <SkippedRows rows={skipped} title={`${rows(skipped.length)} will be skipped`} />}
      {upload.running ? (
        <div className="space-y-2">
          <p className="text-small">
            <b className="font-semibold">Uploading.</b> {upload.done.toLocaleString("en-US")} of {clients(ready.length)}
          </p>
          <Progress done={upload.done} total={ready.length} label="Clients uploaded" />
        </div>
      ) : (
        <div>
          <label htmlFor={box} className="flex items-start gap-3 text-small">
            <Checkbox
              id={box}
              checked={agreed}
              aria-invalid={asked && !agreed ? true : undefined}
              aria-describedby={asked && !agreed ? `${box}-error` : undefined}
              onChange={({ target }) => setAgreed(target.checked)}
            />
            These clients agreed to hear from {sender} by text and email when an appointment opens.
          </label>
          {asked && !agreed && (
            <p id={`${box}-error`} role="alert" className="mt-1.5 ml-[30px] text-small text-red">
              Tick this first: clients may only be told when they agreed to it.
            </p>
          )}
        </div>
      )}
      <DialogActions>
        <Button look="ghost" disabled={upload.running} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          look="primary"
          disabled={ready.length === 0}
          pending={upload.running && "Uploading..."}
          onClick={submit}
        >
          Upload {clients(ready.length)}
        </Button>
      </DialogActions>
    </>
  );
}

const clients = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "client" : "clients"}`;
const rows = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "row" : "rows"}`;

function Preview({ ready }: { ready: UploadPlan["ready"] }) {
  const head = "px-4 py-2.5 text-caption font-semibold text-ink-2";
  return (
    <div className="overflow-hidden rounded-option border border-line">
      <table className="w-full text-left text-small">
        <thead className="border-b border-line bg-sunken">
          <tr>
            <th scope="col" className={head}>
              Name
            </th>
            <th scope="col" className={head}>
              Phone
            </th>
            <th scope="col" className={`${head} hidden sm:table-cell`}>
              Email
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {ready.slice(0, SHOWN).map(({ line, firstName, lastName, phoneNational, email }) => (
            <tr key={line}>
              <th scope="row" className="px-4 py-2.5 font-medium break-words">
                {firstName} {lastName}
              </th>
              <td className="px-4 py-2.5">{phoneNational}</td>
              <td className="hidden px-4 py-2.5 break-all text-ink-2 sm:table-cell">{email}</td>
            </tr>
          ))}
          {ready.length > SHOWN && (
            <tr>
              <td colSpan={3} className="px-4 py-2.5 text-ink-2">
                and {(ready.length - SHOWN).toLocaleString("en-US")} more
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
