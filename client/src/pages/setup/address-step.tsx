import { showMoment } from "../../show-moment";
import { CopyField } from "../../ui/copy-field";
import { useApi } from "../../use-api";
import { GmailRequest } from "../gmail-request";
import { ForwardingHelp } from "./forwarding-help";

interface AddressStepProps {
  address: string;
  timeZone: string;
}

export function AddressStep({ address, timeZone }: AddressStepProps) {
  const { data } = useApi("GET /api/forwarding");
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
      {data && !data.request && data.lastEmailAt && (
        <p className="text-small text-ink-2">The last email arrived on {showMoment(data.lastEmailAt, timeZone)}.</p>
      )}
    </div>
  );
}
