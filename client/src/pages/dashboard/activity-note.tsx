import { CircleAlert, CircleQuestionMark, Info } from "lucide-react";
import { Badge } from "../../ui/badge";
import { cx } from "../../ui/cx";
import { SlotChip } from "../../ui/slot-chip";
import { TextLink } from "../../ui/text-link";
import { type Email, isWaiting } from "./open";
import { isPast } from "./opening-row";

export function WhatWasRead({ email }: { email: Email }) {
  const { parsedDate, parsedTime, opening, notificationSent: status, canNotify, dismissed } = email;
  if (parsedDate || parsedTime) {
    const isOver = (opening && isPast(opening)) || dismissed;
    const tone = isOver ? "past" : canNotify || status === "pending" ? "question" : "open";
    return (
      <p className="mt-1.5">
        <SlotChip tone={tone} time={parsedTime} text={parsedDate} />
      </p>
    );
  }
  if (status === "ignored") return null;
  return (
    <p className="mt-1 text-small text-ink-2">
      {email.unread ? "Being read" : "Could not extract date/time from email"}
    </p>
  );
}

/** Only a failure is red; a reason or a note is plain. What waits for the practitioner says so in amber. */
export function ActivityNote({ email }: { email: Email }) {
  const { errorMessage, notificationSent: status } = email;
  const waiting = isWaiting(email) && <Waiting />;
  if (!errorMessage) return waiting;
  if (status === "ignored") return <p className="mt-1 text-small text-ink-2">{errorMessage}</p>;
  const failed = status === "failed";
  const Icon = failed ? CircleAlert : Info;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-small">
      {waiting}
      <span className={cx("flex gap-2", failed ? "text-red" : "text-ink-2")}>
        {!waiting && <Icon aria-hidden className="mt-px size-[18px] shrink-0" />}
        {errorMessage}
      </span>
      {errorMessage.endsWith(CUT_OFF) && <TextLink href="/account">Upgrade</TextLink>}
    </p>
  );
}

const CUT_OFF = "monthly limit reached";

const Waiting = () => (
  <Badge tone="wait" icon={CircleQuestionMark}>
    Waiting for you
  </Badge>
);
