import { ArrowUpRight, MailQuestionMark } from "lucide-react";
import type { Reply } from "../../api";
import { showMoment } from "../../show-moment";
import { ButtonLink } from "../../ui/button";
import { CopyField } from "../../ui/copy-field";
import { useApi } from "../../use-api";

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
      {data?.request && <GmailRequest request={data.request} timeZone={timeZone} />}
      {data && !data.request && data.lastEmailAt && (
        <p className="text-small text-ink-2">The last email arrived on {showMoment(data.lastEmailAt, timeZone)}.</p>
      )}
    </div>
  );
}

type Request = NonNullable<Reply<"GET /api/forwarding">["request"]>;

/** Gmail forwards nothing before its question is answered; it asks at the address itself. */
function GmailRequest({
  request: { mailbox, link, code, receivedAt },
  timeZone,
}: {
  request: Request;
  timeZone: string;
}) {
  return (
    <div className="flex gap-3 rounded-option bg-amber-soft px-4 py-3.5">
      <MailQuestionMark aria-hidden className="mt-0.5 size-[18px] shrink-0 text-amber" />
      <div className="min-w-0 grow">
        <p className="text-row">Gmail asks you to confirm the forwarding</p>
        <p className="mt-0.5 text-small break-words text-ink-2">
          The request{mailbox && " for "}
          {mailbox && <b className="font-semibold text-ink">{mailbox}</b>} arrived on {showMoment(receivedAt, timeZone)}
          .
        </p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          {code && (
            <p className="flex flex-wrap items-baseline gap-x-3 text-small text-ink-2">
              Confirmation code
              <span className="font-mono text-card tracking-normal text-ink">{inThrees(code)}</span>
            </p>
          )}
          <ButtonLink href={link} target="_blank" rel="noreferrer" size="row">
            Open Gmail's confirmation
            <ArrowUpRight aria-hidden className="size-4" />
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

const inThrees = (code: string) => code.replace(/\d{3}(?=\d)/g, "$& ");
