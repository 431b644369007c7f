import type { Reply } from "../../api";
import { Card, CardHead } from "../../ui/card";
import { CopyButton } from "../../ui/copy-field";
import { EmptyState } from "../../ui/empty-state";
import { Load } from "../../ui/load";
import { SkeletonRows } from "../../ui/skeleton";
import { useApi } from "../../use-api";
import { Activity } from "./activity";
import { Review } from "./review";

export type Email = Reply<"GET /api/parsed-cancellations">[number];
/** An email with readings to choose from. */
export type OpenQuestion = Email & { question: NonNullable<Email["question"]> };

export const isOpen = (email: Email): email is OpenQuestion => email.question !== null;

/** Questions first, each on a card of its own; then everything that came. */
export function Emails({ timeZone }: { timeZone: string | undefined }) {
  const emails = useApi("GET /api/parsed-cancellations");
  return (
    <>
      {emails.data?.filter(isOpen).map((email) => (
        <Review key={email.id} email={email} timeZone={timeZone} />
      ))}
      <Card padded={false} aria-labelledby="activity">
        <div className="border-b border-line px-4 py-[18px] md:px-6">
          <CardHead
            id="activity"
            title="Email Activity"
            side={<p className="pt-1 text-small text-ink-2">Newest first</p>}
          />
        </div>
        <Load query={emails} skeleton={<SkeletonRows />}>
          {(all) => (all.length === 0 ? <NoEmails /> : <Activity emails={all} timeZone={timeZone} />)}
        </Load>
      </Card>
    </>
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
