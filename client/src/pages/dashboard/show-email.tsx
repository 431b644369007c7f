import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { Button } from "../../ui/button";
import { Well } from "../../ui/card";
import { cx } from "../../ui/cx";
import { Load } from "../../ui/load";
import { Skeleton } from "../../ui/skeleton";
import { useApi } from "../../use-api";

interface ShowEmailProps {
  id: string;
  /** Another button, at the right. */
  beside?: ReactNode;
  className?: string;
}

/** The email as it came, as plain text; loaded when it is looked at. */
export function ShowEmail({ id, beside, className }: ShowEmailProps) {
  const [open, setOpen] = useState(false);
  const text = useId();
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-1">
        <Button
          look="ghost"
          size="row"
          className="-mx-3"
          aria-expanded={open}
          aria-controls={text}
          onClick={() => setOpen(!open)}
        >
          {open ? "Hide the email" : "Show the email"}
          <ChevronDown aria-hidden className={cx("size-4 transition-transform", open && "rotate-180")} />
        </Button>
        {beside}
      </div>
      <div id={text}>{open && <Text id={id} />}</div>
    </div>
  );
}

function Text({ id }: { id: string }) {
  const email = useApi("GET /api/parsed-cancellations/:id/text", { id });
  return (
    <Load query={email} skeleton={<Skeleton className="h-24" />}>
      {({ text }) => (
        <Well
          // It scrolls: the keyboard must reach it.
          tabIndex={0}
          role="region"
          aria-label="The email"
          className="mt-1 max-h-96 overflow-y-auto text-small wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
        >
          {text || <span className="text-ink-2">There is no text in this email.</span>}
        </Well>
      )}
    </Load>
  );
}
