import { useState } from "react";
import type { SentEmail } from "../../../../shared/sandbox-api";
import { Card } from "../../ui/card";
import { cx } from "../../ui/cx";
import { EmptyState } from "../../ui/empty-state";
import { Load } from "../../ui/load";
import { EmailView } from "./email-view";
import { showTime } from "./show";
import { useSandbox } from "./use-sandbox";

interface Newest {
  total: number;
  emails: SentEmail[];
}

/** Every mailbox in one list, the newest email first. */
export function Inbox() {
  const inbox = useSandbox<Newest>("inbox", { watch: true });
  const total = inbox.data?.total ?? 0;
  return (
    <Card padded={false} aria-labelledby="inbox" className="overflow-hidden">
      <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-[17px]">
        <h2 id="inbox" className="text-card">
          Inbox
        </h2>
        <p className="text-small text-ink-2">{total === 1 ? "1 email" : `${total.toLocaleString("en-US")} emails`}</p>
      </div>
      <Load query={inbox}>
        {({ emails }) =>
          emails.length === 0 ? (
            <EmptyState title="No emails yet" text="What Slotback sends to clients by email arrives here." />
          ) : (
            <Emails emails={emails} />
          )
        }
      </Load>
    </Card>
  );
}

function Emails({ emails }: { emails: SentEmail[] }) {
  const [chosen, choose] = useState<string>();
  const shown = emails.find((email) => email.id === chosen) ?? emails[0]!;
  return (
    <>
      <ul className="max-h-[430px] divide-y divide-line overflow-y-auto">
        {emails.map((email) => (
          <li key={email.id}>
            <button
              type="button"
              aria-current={email === shown}
              onClick={() => choose(email.id)}
              className={cx(
                "block w-full border-l-4 px-4 py-3 text-left outline-offset-[-2px] transition-colors duration-[120ms]",
                email === shown ? "border-accent bg-accent-soft" : "border-transparent hover:bg-sunken",
              )}
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="truncate text-label">{email.toName ?? email.to}</span>
                <time dateTime={email.at} className="shrink-0 text-caption text-ink-2">
                  {showTime(email.at)}
                </time>
              </span>
              <span className="mt-0.5 block truncate text-small text-ink-2">{email.subject}</span>
            </button>
          </li>
        ))}
      </ul>
      <EmailView email={shown} />
    </>
  );
}
