import { ArrowUpRight, MailQuestionMark } from "lucide-react";
import { useId } from "react";
import type { Reply } from "../api";
import { showMoment } from "../show-moment";
import { Button, ButtonLink } from "../ui/button";
import { CopyButton } from "../ui/copy-field";
import { useAction, useApi } from "../use-api";

type Request = NonNullable<Reply<"GET /api/forwarding">["request"]>;

/** Gmail forwards nothing before its question is answered; it asks at the address itself. Nothing while it asks nothing. */
export function GmailRequest({ timeZone }: { timeZone: string | undefined }) {
  const request = useApi("GET /api/forwarding").data?.request;
  return request ? <Question request={request} timeZone={timeZone} /> : null;
}

function Question({
  request: { mailbox, link, code, receivedAt },
  timeZone,
}: {
  request: Request;
  timeZone: string | undefined;
}) {
  const title = useId();
  const confirm = useAction("POST /api/forwarding/confirmed", {
    refresh: ["GET /api/forwarding"],
    done: () => ({ title: "Request Closed", text: "Slotback reads what your mailbox forwards from now on." }),
  });
  return (
    <section aria-labelledby={title} className="flex gap-3 rounded-option bg-amber-soft px-4 py-3.5">
      <MailQuestionMark aria-hidden className="mt-0.5 size-[18px] shrink-0 text-amber max-[359px]:hidden" />
      <div className="min-w-0 grow">
        <h2 id={title} className="text-row">
          Gmail asks you to confirm the forwarding
        </h2>
        <p className="mt-0.5 text-small break-words text-ink-2">
          The request{mailbox && " for "}
          {mailbox && <b className="font-semibold text-ink">{mailbox}</b>} arrived on {showMoment(receivedAt, timeZone)}
          . Open the confirmation
          {code && <>, or enter the code in Gmail’s settings under “Forwarding and POP/IMAP”</>}.
        </p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          {code && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small text-ink-2">
              Confirmation code
              <Code code={code} />
              <CopyButton size="row" value={code} action="Copy the code" said="The code is on your clipboard." />
            </div>
          )}
          <div className="flex flex-wrap gap-2">
            <ButtonLink href={link} target="_blank" rel="noreferrer" size="row">
              Open Gmail's confirmation
              <ArrowUpRight aria-hidden className="size-4" />
            </ButtonLink>
            <Button
              look="ghost"
              size="row"
              pending={confirm.isPending && "Closing..."}
              onClick={() => confirm.mutate({})}
            >
              Done
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

/** In threes for the eye; marked and copied it is one number. */
const Code = ({ code }: { code: string }) => (
  <span className="flex gap-x-[0.6em] font-mono text-card tracking-normal text-ink">
    {(code.match(/\d{1,3}/g) ?? []).map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity
      <span key={at}>{part}</span>
    ))}
  </span>
);
