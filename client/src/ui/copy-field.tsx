import { Check, Copy } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "./button";
import { FieldFrame } from "./field";
import { toast } from "./toast-store";

const SHOWN_MS = 2000;

const byHand = {
  title: "Copy it by hand",
  text: "Your browser did not allow copying. The text is selected: press Ctrl+C or Cmd+C.",
};

/** Copies, says so in a toast, and shows a check for 2 s. Refused by the browser: the field is selected for copying by hand. */
function useCopy(value: string, said: string, field?: RefObject<HTMLTextAreaElement | null>) {
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
      toast({ ...byHand, tone: "destructive" });
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

/** A button that says what it copies. */
export function CopyButton({ value, action, said, size }: CopyProps & { size?: "row" }) {
  const { copied, copy } = useCopy(value, said);
  return (
    <Button {...(size && { size })} icon={copied ? Check : Copy} onClick={copy}>
      {copied ? "Copied!" : action}
    </Button>
  );
}

/** A read-only value in fixed-width type, with its copy button inside; below it on a phone. */
export function CopyField({ label, bare, ...copying }: CopyProps & { label: string; bare?: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { copied, copy } = useCopy(copying.value, copying.said, field);
  const Icon = copied ? Check : Copy;
  return (
    <FieldFrame label={label} bare={bare}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-1 rounded-field border border-edge bg-sunken p-1 focus-within:border-accent sm:flex-nowrap">
          {/* An address is seen whole: what lies behind gives the height, as in a text area that grows. */}
          <div className="grid w-full min-w-0 grow font-mono text-small break-all">
            <div aria-hidden className="invisible-text col-start-1 row-start-1 px-2 py-1.5">
              {copying.value}
            </div>
            <textarea
              {...control}
              ref={field}
              readOnly
              rows={1}
              value={copying.value}
              onFocus={(event) => event.target.select()}
              className="col-start-1 row-start-1 resize-none overflow-hidden bg-transparent px-2 py-1.5 outline-none"
            />
          </div>
          <Button
            look={copied ? "primary" : "secondary"}
            size="row"
            icon={Icon}
            aria-label={copying.action}
            onClick={copy}
            data-copied={copied || undefined}
            className="max-sm:w-full md:h-8"
          >
            {copied ? "Copied!" : "Copy"}
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}
