import { Check, Copy } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { errors } from "../copy/errors";
import { Button, IconButton } from "./button";
import { TextField } from "./field";
import { toast } from "./toast-store";

const SHOWN_MS = 2000;

/** Copies, says so in a toast, and shows a check for 2 s. Refused by the browser: the field is selected for copying by hand. */
function useCopy(value: string, said: string, field?: RefObject<HTMLInputElement | null>) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = window.setTimeout(() => setCopied(0), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied((times) => times + 1);
      toast({ title: "Copied!", text: said });
    } catch {
      field?.current?.select();
      toast({ ...errors.copyByHand, tone: "destructive" });
    }
  };
  return { copied: copied > 0, copy };
}

interface CopyProps {
  value: string;
  /** Accessible name of the button: "Copy the address". */
  action: string;
  /** Text of the toast: "The address is on your clipboard." */
  said: string;
}

export function CopyButton({ value, action, said, field }: CopyProps & { field?: RefObject<HTMLInputElement | null> }) {
  const { copied, copy } = useCopy(value, said, field);
  return <IconButton icon={copied ? Check : Copy} label={action} onClick={copy} data-copied={copied || undefined} />;
}

/** A read-only value in fixed-width type with its copy button. */
export function CopyField({ label, ...copying }: CopyProps & { label: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(copying.value, copying.said, field);
  return (
    <div className="flex items-end gap-2">
      <TextField ref={field} className="grow" label={label} value={copying.value} readOnly mono />
      <Button
        look={copied ? "primary" : "secondary"}
        icon={copied ? Check : Copy}
        aria-label={copying.action}
        onClick={copy}
        className="md:h-[42px]"
      >
        {copied ? "Copied!" : "Copy"}
      </Button>
    </div>
  );
}
