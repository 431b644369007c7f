import { RefreshCw } from "lucide-react";
import { showMoment } from "../../show-moment";
import { Button } from "../../ui/button";
import { CopyField } from "../../ui/copy-field";
import { useApi, useReload } from "../../use-api";
import { GmailRequest } from "../gmail-request";
import { ForwardingHelp } from "./forwarding-help";

interface AddressStepProps {
  address: string;
  timeZone: string;
}

export function AddressStep({ address, timeZone }: AddressStepProps) {
  return (
    <div className="space-y-4">
      <CopyField
        label="Your address"
        bare
        value={address}
        action="Copy your address"
        said="Your address is on the clipboard."
      />
      <GmailRequest timeZone={timeZone} />
      <ForwardingHelp />
      <Arrivals timeZone={timeZone} />
    </div>
  );
}

/** Has anything come? Whoever sets the forwarding up in another window asks again when that is done. */
function Arrivals({ timeZone }: { timeZone: string }) {
  const { data, isError, dataUpdatedAt } = useApi("GET /api/forwarding");
  const check = useReload(["GET /api/forwarding", "GET /api/parsed-cancellations"]);
  if (data?.request) return null;
  const words = isError
    ? "Whether an email has arrived could not be loaded."
    : data?.lastEmailAt
      ? `The last email arrived on ${showMoment(data.lastEmailAt, timeZone)}.`
      : "No email has arrived at your address yet.";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-small text-ink-2">
        {words}
        {check.isSuccess && !isError && ` Checked on ${showMoment(new Date(dataUpdatedAt).toISOString(), timeZone)}.`}
      </p>
      <Button size="row" icon={RefreshCw} pending={check.isPending && "Checking..."} onClick={() => check.mutate()}>
        Check now
      </Button>
    </div>
  );
}
