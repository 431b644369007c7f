import { ChevronDown, CircleAlert, Info } from "lucide-react";
import { useId, useState } from "react";
import { showMoment } from "../../show-moment";
import { StatusBadge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { Evidence } from "../../ui/evidence";
import { SlotChip } from "../../ui/slot-chip";
import { Deliveries } from "./deliveries";
import type { Email } from "./emails";
import { NotifyWaitlist } from "./notify-waitlist";
import { isPast, OpeningDeliveries, OpeningRow, severalOf, Totals } from "./opening-row";

interface ActivityItemProps {
  email: Email;
  timeZone: string | undefined;
  startsOpen: boolean;
}

export function ActivityItem({ email, timeZone, startsOpen }: ActivityItemProps) {
  const [open, setOpen] = useState(startsOpen);
  const details = useId();
  const several = severalOf(email);
  const hasDetails = email.totals !== null || (email.evidence.length > 0 && email.notificationSent !== "ignored");
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 px-4 py-[18px] md:grid-cols-[6.75rem_1fr_auto] md:px-6">
      <p className="text-small text-ink-2 md:pt-0.5">{showMoment(email.createdAt, timeZone)}</p>
      <h3 className="col-span-2 mt-1 text-row wrap-anywhere md:col-span-1 md:mt-0">
        {email.emailSubject?.trim() || "No Subject"}
      </h3>
      <div className="col-start-2 row-start-1 md:col-start-3">
        <StatusBadge status={email.notificationSent} />
      </div>
      <div className="col-span-2 min-w-0 space-y-2.5 md:col-start-2">
        {several.length === 0 && <WhatWasRead email={email} />}
        {several.map((one) => (
          <OpeningRow key={one.openingId} {...one} />
        ))}
        <Message email={email} />
        {several.length === 0 && email.canNotify && email.openingId && <NotifyWaitlist openingId={email.openingId} />}
        {hasDetails && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small">
            {email.totals && several.length === 0 ? <Totals totals={email.totals} /> : <span />}
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
          </div>
        )}
        {hasDetails && open && (
          <div id={details} className="space-y-3">
            {several.length === 0 && email.totals && email.openingId && (
              <Deliveries openingId={email.openingId} count={email.totals.total} />
            )}
            {several.map((one) => (
              <OpeningDeliveries key={one.openingId} {...one} />
            ))}
            <Evidence lines={email.evidence} />
          </div>
        )}
      </div>
    </li>
  );
}

function WhatWasRead({ email: { parsedDate, parsedTime, opening, notificationSent, canNotify } }: { email: Email }) {
  if (parsedDate || parsedTime) {
    const tone =
      opening && isPast(opening) ? "past" : canNotify || notificationSent === "pending" ? "question" : "open";
    return (
      <p className="mt-1.5">
        <SlotChip tone={tone} time={parsedTime} text={parsedDate} />
      </p>
    );
  }
  if (notificationSent === "ignored") return null;
  return <p className="mt-1 text-small text-ink-2">Could not extract date/time from email</p>;
}

/** Only a failure is red; a reason or a note is plain. */
function Message({ email: { errorMessage, notificationSent } }: { email: Email }) {
  if (!errorMessage) return null;
  const failed = notificationSent === "failed";
  if (notificationSent === "ignored") return <p className="mt-1 text-small text-ink-2">{errorMessage}</p>;
  const Icon = failed ? CircleAlert : Info;
  return (
    <p className={cx("flex gap-2 text-small", failed ? "text-red" : "text-ink-2")}>
      <Icon aria-hidden className="mt-px size-[18px] shrink-0" />
      {errorMessage}
    </p>
  );
}
