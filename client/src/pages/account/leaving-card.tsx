import { Download } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { CloseDialog } from "./close-dialog";

/** Taking one's data along, and closing the account. */
export function LeavingCard() {
  const [asking, setAsking] = useState(false);
  return (
    <Card>
      <h2 className="text-card">Your data</h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        Clients, consents, openings and messages, as CSV for a spreadsheet and as JSON, in one ZIP file. Closing the
        account stops everything at once; the data is deleted 30 days later.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink href="/api/account/export" download icon={Download}>
          Export my data
        </ButtonLink>
        <Button look="danger" onClick={() => setAsking(true)}>
          Close account
        </Button>
      </div>
      <CloseDialog open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}
