import { useState } from "react";
import { Button } from "../../ui/button";
import { ActivityItem } from "./activity-item";
import { type Email, isOpen } from "./open";

/** So many at first; the rest comes in steps, so that years of emails do not slow the page. */
const STEP = 20;

interface ActivityProps {
  emails: Email[];
  timeZone: string | undefined;
}

/** Emails that are no cancellation stand apart, below: they count in no figure. */
export function Activity({ emails, timeZone }: ActivityProps) {
  const settled = emails.filter((email) => !isOpen(email));
  const told = settled.filter((email) => email.notificationSent !== "ignored");
  const ignored = settled.filter((email) => email.notificationSent === "ignored");
  const latest = told.find((email) => email.totals !== null)?.id;
  return (
    <>
      {told.length === 0 && <p className="px-4 py-5 text-ink-2 md:px-6">Nothing else came in.</p>}
      <Items emails={told} timeZone={timeZone} latest={latest} />
      {ignored.length > 0 && (
        <section aria-label="Not cancellations" className="rounded-b-card border-t border-line bg-sunken/60">
          <p className="px-4 pt-4 text-small text-ink-2 md:px-6">
            <b className="font-semibold">Not cancellations</b>{" "}
            <span aria-hidden className="mx-1">
              •
            </span>{" "}
            kept apart, counted nowhere
          </p>
          <Items emails={ignored} timeZone={timeZone} />
        </section>
      )}
    </>
  );
}

function Items({ emails, timeZone, latest }: ActivityProps & { latest?: string | undefined }) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul className="divide-y divide-line">
        {emails.slice(0, shown).map((email) => (
          <ActivityItem key={email.id} email={email} timeZone={timeZone} startsOpen={email.id === latest} />
        ))}
      </ul>
      {emails.length > shown && (
        <p className="border-t border-line px-4 py-3 md:px-6">
          <Button size="row" onClick={() => setShown(shown + STEP)}>
            Show older emails
          </Button>
        </p>
      )}
    </>
  );
}
