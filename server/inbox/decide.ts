import type { Given } from "../../shared/api";
import { displayDate, displayTime } from "../../shared/when";
import * as accounts from "../accounts/service";
import type { Deps } from "../deps";
import { notFound, Refusal } from "../http/errors";
import type { AccountId, EmailId } from "../ids";
import { offerOpening } from "../notify/service";
import { recordOpening } from "../openings/service";
import * as queries from "./queries";
import type { Reading } from "./reading";
import { outcome } from "./service";
import { settleEmail } from "./settle";

type Decision = Given<"POST /api/parsed-cancellations/:id/decision">;

/** The practitioner answers what we would not guess: which slot came free, or that none did. Once. */
export async function decide(deps: Deps, accountId: AccountId, id: EmailId, decision: Decision) {
  const account = await accounts.find(deps.db, accountId);
  const now = deps.now();
  await deps.db.transaction(async (tx) => {
    const email = await queries.claimQuestion(tx, accountId, id);
    if (!email) throw notFound("This question");
    if (decision.action === "dismiss") {
      const dismissed = {
        status: "ignored",
        decision: "dismissed",
        errorMessage: "You dismissed this email.",
      } as const;
      return queries.updateEmail(tx, accountId, id, dismissed);
    }
    const { date, time } = decision;
    const slot = { date, time, timeZone: accounts.zoneOf(account) };
    const { calendarUid, cancelledBy } = email.reading as Reading;
    const { opening } = await recordOpening(tx, accountId, slot, { calendarUid, cancelledBy }, now);
    if (opening.startsAt <= now) {
      const past = `${displayDate(date)} at ${displayTime(time)} is already past.`;
      throw new Refusal("invalid", past, { date: past });
    }
    const { change } = outcome([opening.id], [await offerOpening(tx, account, opening, now)]);
    return queries.updateEmail(tx, accountId, id, { ...change, decision: "sent", slotDate: date, slotTime: time });
  });
  deps.wakeSender();
  await settleEmail(deps, accountId, id);
}
