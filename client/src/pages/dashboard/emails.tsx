import { RefreshCw } from "lucide-react";
import { errors } from "../../copy/errors";
import { IconButton } from "../../ui/button";
import { Card, CardHead } from "../../ui/card";
import { CopyButton } from "../../ui/copy-field";
import { cx } from "../../ui/cx";
import { EmptyState } from "../../ui/empty-state";
import { Load } from "../../ui/load";
import { Tooltip } from "../../ui/tooltip";
import { useApi, useReload } from "../../use-api";
import { Activity } from "./activity";
import { afterSend } from "./after-send";
import { isOpen, isWaiting } from "./open";
import { Review } from "./review";
import { useMoved } from "./use-moved";

const ACTIVITY = "activity";

interface EmailsProps {
  timeZone: string | undefined;
  /** Nothing is still to come that would move them. */
  settled: boolean;
}

/** Questions first, each on a card of its own; then everything that came. */
export function Emails({ timeZone, settled }: EmailsProps) {
  const emails = useApi("GET /api/parsed-cancellations");
  const questions = (settled && emails.data?.filter(isOpen)) || [];
  const waiting = emails.data?.filter(isWaiting) ?? [];
  const moved = useMoved(
    questions.map(({ id }) => `${id}-question`),
    waiting.map(({ id }) => `${id}-item`),
    ACTIVITY,
  );
  return (
    // What moved up is not pressed by the second half of a double click.
    <div className={cx("space-y-4", moved && "pointer-events-none")}>
      {questions.map((email, at) => (
        <Review key={email.id} email={email} timeZone={timeZone} startsOpen={at === 0} />
      ))}
      <Card padded={false} aria-labelledby={ACTIVITY}>
        <div className="border-b border-line px-4 py-[18px] md:px-6">
          <CardHead
            title={
              <span id={ACTIVITY} tabIndex={-1}>
                Email Activity
              </span>
            }
            side={settled && emails.data && !emails.isError && <CheckAgain />}
          />
        </div>
        <Load query={emails} waiting={!settled} failed={errors.loadOf("Your emails")}>
          {(all) => (all.length === 0 ? <NoEmails /> : <Activity emails={all} timeZone={timeZone} />)}
        </Load>
      </Card>
    </div>
  );
}

/** What came since is not fetched by itself. */
function CheckAgain() {
  const { mutate, isPending } = useReload([...afterSend, "GET /api/forwarding"]);
  return (
    <div className="-my-1 -mr-2 flex items-center gap-1.5">
      <p className="text-small text-ink-2">Newest first</p>
      <Tooltip label="Check for new emails">
        <IconButton
          icon={RefreshCw}
          label="Check for new emails"
          aria-busy={isPending}
          onClick={() => isPending || mutate()}
          className={cx(isPending && "[&>svg]:animate-turn")}
        />
      </Tooltip>
    </div>
  );
}

function NoEmails() {
  const address = useApi("GET /api/settings").data?.inboundAddress;
  return (
    <EmptyState
      title="No emails received yet"
      text="Forward cancellation emails to your unique email address to get started"
      action={
        address && <CopyButton value={address} action="Copy your address" said="Your address is on the clipboard." />
      }
    />
  );
}
