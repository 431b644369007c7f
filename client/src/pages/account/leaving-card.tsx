import { Download } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { CloseDialog } from "./close-dialog";

export function LeavingCard() {
  const [closing, setClosing] = useState(false);
  return (
    <Card padded={false} aria-label="Your data and account" className="divide-y divide-line">
      <Row title="Your data" text="Everything Slotback keeps for you, as one file.">
        <ButtonLink href="/api/account/export" download icon={Download} className="max-sm:w-full">
          Export all data
        </ButtonLink>
      </Row>
      <Row title="Close the account" text="Stops everything at once. The data is deleted 30 days later.">
        <Button look="danger" className="max-sm:w-full" onClick={() => setClosing(true)}>
          Close account
        </Button>
      </Row>
      <CloseDialog open={closing} onClose={() => setClosing(false)} />
    </Card>
  );
}

function Row({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 px-4 py-5 md:px-6">
      <div>
        <h2 className="text-row">{title}</h2>
        <p className="mt-0.5 text-ink-2">{text}</p>
      </div>
      {children}
    </div>
  );
}
