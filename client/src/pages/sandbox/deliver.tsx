import { Upload } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import type { Delivered, NewDelivery, Sample } from "../../../../shared/sandbox-api";
import { Button } from "../../ui/button";
import { Card, CardHead } from "../../ui/card";
import { cx } from "../../ui/cx";
import { SelectField, TextField } from "../../ui/field";
import { TextArea } from "../../ui/textarea";
import { noticeOf } from "./notice-of";
import { useSandbox, useSandboxAction } from "./use-sandbox";

/** An email as if a practitioner's mailbox had forwarded it: written, from a sample, or a file. */
export function Deliver() {
  const addresses = useSandbox<string[]>("addresses", { watch: true }).data ?? [];
  const samples = useSandbox<Sample[]>("samples").data ?? [];
  const deliver = useSandboxAction<NewDelivery, Delivered>("POST", "emails", noticeOf);
  const [chosenTo, setTo] = useState<string>();
  const [draft, setDraft] = useState<Partial<Sample>>();
  const { id, from, subject = "", body = "" } = draft ?? samples[0] ?? {};
  const to = chosenTo ?? addresses[0] ?? "";

  function submit(event: FormEvent) {
    event.preventDefault();
    deliver.mutate({ to, from, subject, body });
  }

  return (
    <Card aria-labelledby="deliver">
      <CardHead id="deliver" title="Deliver an email" text="As if a mailbox had forwarded it." />
      <form onSubmit={submit} className="mt-5 space-y-4">
        <SelectField
          label="To"
          className="[&_select]:font-mono [&_select]:text-small"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          disabled={addresses.length === 0}
          hint={addresses.length === 0 && "Sign in to Slotback once, and your inbound address appears here."}
        >
          {addresses.map((address) => (
            <option key={address}>{address}</option>
          ))}
        </SelectField>
        <SamplePicker samples={samples} chosen={id} choose={setDraft} />
        <TextField
          label="Subject"
          value={subject}
          onChange={(event) => setDraft({ id, from, subject: event.target.value, body })}
        />
        <TextArea
          label="Body"
          value={body}
          rows={4}
          onChange={(event) => setDraft({ id, from, subject, body: event.target.value })}
        />
        <div className="flex flex-wrap gap-2 pt-1">
          <Button
            type="submit"
            look="primary"
            disabled={!to || body.trim() === ""}
            pending={deliver.isPending && "Delivering..."}
          >
            Deliver
          </Button>
          <EmlButton disabled={!to || deliver.isPending} take={(eml) => deliver.mutate({ to, eml })} />
        </div>
      </form>
    </Card>
  );
}

interface SamplePickerProps {
  samples: Sample[];
  chosen: string | undefined;
  choose: (sample: Sample) => void;
}

function SamplePicker({ samples, chosen, choose }: SamplePickerProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-label">Start from a sample</legend>
      <div className="flex flex-wrap gap-1.5">
        {samples.map((sample) => (
          <button
            key={sample.id}
            type="button"
            aria-pressed={sample.id === chosen}
            onClick={() => choose(sample)}
            className={cx(
              "h-9 rounded-slot border px-3 text-small font-semibold transition-colors duration-[120ms] md:h-8",
              sample.id === chosen
                ? "border-accent bg-accent-soft ring-1 ring-accent ring-inset"
                : "border-edge bg-surface hover:bg-sunken",
            )}
          >
            {sample.title}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function EmlButton({ disabled, take }: { disabled: boolean; take: (eml: string) => void }) {
  const input = useRef<HTMLInputElement>(null);

  async function read(file: File | undefined) {
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    take(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".eml,message/rfc822"
        aria-label="Email file"
        hidden
        onChange={(event) => void read(event.target.files?.[0])}
      />
      <Button icon={Upload} disabled={disabled} onClick={() => input.current?.click()}>
        .eml file
      </Button>
    </>
  );
}
