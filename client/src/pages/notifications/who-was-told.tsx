import { useState } from "react";
import type { Reply } from "../../api";
import { Button } from "../../ui/button";
import { Load } from "../../ui/load";
import { useApi } from "../../use-api";
import { DeliveryTable } from "../dashboard/deliveries";
import { people } from "../dashboard/use-reach";

interface WhoWasToldProps {
  requestId: string;
  report: Reply<"POST /api/notifications/send">;
}

/** How the last send ended, client by client when it is asked for. */
export function WhoWasTold({ requestId, report: { total, sent } }: WhoWasToldProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small">
        <p>
          <b className="font-semibold">
            {sent.toLocaleString("en-US")} of {people(total)} notified
          </b>
        </p>
        <Button look="ghost" size="row" className="-mx-3" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Hide details" : "Show details"}
        </Button>
      </div>
      {open && <Sent requestId={requestId} />}
    </div>
  );
}

function Sent({ requestId }: { requestId: string }) {
  const deliveries = useApi("GET /api/notifications/sends/:requestId/deliveries", { requestId });
  return <Load query={deliveries}>{(rows) => <DeliveryTable rows={rows} />}</Load>;
}
