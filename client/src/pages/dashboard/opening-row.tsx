import { toLocal } from "../../../../shared/instant";
import { displayDate, displayTime } from "../../../../shared/when";
import { SlotChip } from "../../ui/slot-chip";
import { Deliveries } from "./deliveries";
import { NotifyWaitlist } from "./notify-waitlist";
import type { Email } from "./open";

type Opening = Email["others"][number];
type Slot = Opening["opening"];

/** All openings of an email that cancels several appointments. Empty for any other. */
export function severalOf({ opening, openingId, totals, canNotify, reach, others }: Email): Opening[] {
  if (!opening || !openingId || others.length === 0) return [];
  return [{ opening, openingId, totals, canNotify, reach }, ...others];
}

type Dismissed = Pick<Email, "dismissed">;

/** One of several: each is told by itself, so each says whom it reached. */
export function OpeningRow({ opening, openingId, totals, canNotify, reach, dismissed }: Opening & Dismissed) {
  const tone = isPast(opening) || (dismissed && !totals) ? "past" : canNotify ? "question" : "open";
  return (
    <div className="mt-1.5 space-y-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        <SlotChip tone={tone} time={opening.time && displayTime(opening.time)} text={displayDate(opening.date)} />
        {totals && <Totals totals={totals} />}
      </div>
      {canNotify && <NotifyWaitlist openingId={openingId} reach={reach} />}
    </div>
  );
}

export function OpeningDeliveries({ opening: { date, time }, openingId, totals }: Opening) {
  if (!totals) return null;
  const name = time ? `${displayDate(date)} at ${displayTime(time)}` : displayDate(date);
  return (
    <section aria-label={name}>
      <h4 className="pt-2 text-label">{name}</h4>
      <Deliveries openingId={openingId} count={totals.total} />
    </section>
  );
}

export function Totals({ totals: { total, sent, pending } }: { totals: NonNullable<Email["totals"]> }) {
  return (
    <p>
      <b className="font-semibold">
        {sent} of {total} {total === 1 ? "client" : "clients"} notified
      </b>
      {pending > 0 && <span className="text-ink-2"> {pending} on the way</span>}
    </p>
  );
}

export function isPast({ date, time, timeZone }: Slot): boolean {
  const now = toLocal(new Date(), timeZone);
  return `${date} ${time ?? "23:59"}` < `${now.date} ${now.time}`;
}
