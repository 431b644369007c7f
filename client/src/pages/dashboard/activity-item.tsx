import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { showMoment } from "../../show-moment";
import { StatusBadge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { Evidence, inBody, Subject } from "../../ui/evidence";
import { ActivityNote, WhatWasRead } from "./activity-note";
import { Deliveries } from "./deliveries";
import { NotifyWaitlist } from "./notify-waitlist";
import { type Email, isWaiting } from "./open";
import { OpeningDeliveries, OpeningRow, severalOf, Totals } from "./opening-row";
import { ShowEmail } from "./show-email";
import { useDecision } from "./use-decision";
import { Who } from "./who";

interface ActivityItemProps {
  email: Email;
  timeZone: string | undefined;
  startsOpen: boolean;
}

export function ActivityItem({ email, timeZone, startsOpen }: ActivityItemProps) {
  const { notificationSent: status, totals, evidence } = email;
  const [open, setOpen] = useState(startsOpen);
  const details = useId();
  const several = severalOf(email);
  const waits = isWaiting(email);
  const ignored = status === "ignored" && !email.dismissed;
  const hasDetails = totals !== null || (evidence.length > 0 && !ignored);
  // Said once: a send that was cut off says it in its note.
  const isSaid =
    totals !== null && email.errorMessage?.startsWith(`${totals.sent} of ${totals.total} clients notified`);
  const reached = totals && several.length === 0 && !isSaid && <Totals totals={totals} />;
  // At hand while there is something to decide or to doubt; otherwise among the details.
  const isAtHand = email.hasText && (status !== "success" || waits);
  const toggle = hasDetails && (
    <Button
      look="ghost"
      size="row"
      className="-mx-3 -my-1"
      aria-expanded={open}
      aria-controls={details}
      onClick={() => setOpen(!open)}
    >
      {open ? "Hide details" : "Show details"}
      <ChevronDown aria-hidden className={cx("size-4 transition-transform", open && "rotate-180")} />
    </Button>
  );
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 px-4 py-[18px] md:grid-cols-[7.5rem_1fr_auto] md:px-6">
      <p className="text-small whitespace-nowrap text-ink-2 md:pt-0.5">{showMoment(email.createdAt, timeZone)}</p>
      <h3
        id={`${email.id}-item`}
        tabIndex={-1}
        className="col-span-2 mt-1 text-row wrap-anywhere md:col-span-1 md:mt-0"
      >
        <Subject text={email.emailSubject} evidence={open && hasDetails ? evidence : []} />
      </h3>
      <div className="col-start-2 row-start-1 md:col-start-3">
        <StatusBadge status={status} />
      </div>
      <div className="col-span-2 min-w-0 space-y-2.5 md:col-start-2">
        <Who {...email} />
        {waits && <ActivityNote email={email} />}
        {several.length === 0 && <WhatWasRead email={email} />}
        {several.map((one) => (
          <OpeningRow key={one.openingId} {...one} dismissed={email.dismissed} />
        ))}
        {!waits && <ActivityNote email={email} />}
        <Choices email={email} one={several.length === 0} />
        {isAtHand ? (
          <>
            {reached && <div className="text-small">{reached}</div>}
            <ShowEmail id={email.id} beside={toggle} />
          </>
        ) : (
          toggle && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small">
              {reached || <span />}
              {toggle}
            </div>
          )
        )}
        {hasDetails && open && (
          <div id={details} className="space-y-3">
            {several.length === 0 && totals && email.openingId && (
              <Deliveries openingId={email.openingId} count={totals.total} />
            )}
            {several.map((one) => (
              <OpeningDeliveries key={one.openingId} {...one} />
            ))}
            <Evidence lines={inBody(evidence)} slots={email.opening ? [email.opening] : []} />
            {email.hasText && !isAtHand && <ShowEmail id={email.id} />}
          </div>
        )}
      </div>
    </li>
  );
}

/** What the practitioner can still do about it. */
function Choices({ email, one }: { email: Email; one: boolean }) {
  const { decide, running } = useDecision(email.id);
  const dismiss = isWaiting(email) && (
    <Button size="row" pending={running === "dismiss" && "Dismissing..."} onClick={() => decide({ action: "dismiss" })}>
      {one ? "Dismiss" : severalOf(email).some(({ totals }) => totals) ? "Dismiss the rest" : "Dismiss all"}
    </Button>
  );
  if (email.dismissed)
    return (
      <Button size="row" pending={running === "reopen" && "Opening..."} onClick={() => decide({ action: "reopen" })}>
        Decide again
      </Button>
    );
  if (one && email.canNotify && email.openingId)
    return (
      <NotifyWaitlist openingId={email.openingId} reach={email.reach}>
        {dismiss}
      </NotifyWaitlist>
    );
  return dismiss;
}
