import { Check, CheckCheck, Clock, type LucideIcon, X } from "lucide-react";
import type { Channel, DeliveryState as State } from "../../../../shared/model";
import { cx } from "../../ui/cx";

const icons: Partial<Record<State, LucideIcon>> = { waiting: Clock, sent: Check, delivered: CheckCheck, failed: X };

const words: Record<State, string | Record<Channel, string>> = {
  waiting: "Waiting",
  sent: "Sent",
  delivered: "Delivered",
  failed: "Failed",
  unknown: "Not confirmed",
  canceled: "Not sent",
  "opted-out": "Opted out",
  "no-consent": { sms: "No text consent", email: "No email consent" },
  "bad-address": { sms: "Bad number", email: "Bad address" },
  "not-told": "Not told",
};

/** A message of ours has an icon; a reason why there is none is plain words. Only a failure is coloured. */
export function DeliveryState({ channel, state }: { channel: Channel; state: State | null }) {
  if (state === null) return <span className="text-ink-3">Not asked for</span>;
  const Icon = icons[state];
  const said = words[state];
  return (
    <span className={cx("flex items-center gap-2", state === "failed" ? "text-red" : !Icon && "text-ink-2")}>
      {Icon && <Icon aria-hidden className={cx("size-4 shrink-0", state !== "failed" && "text-accent-text")} />}
      {typeof said === "string" ? said : said[channel]}
    </span>
  );
}
