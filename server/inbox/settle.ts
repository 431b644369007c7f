import * as delivery from "../delivery/service";
import type { Deps } from "../deps";
import type { AccountId, EmailId, OpeningId } from "../ids";
import { listSendsOfOpenings } from "../notify/service";
import * as queries from "./queries";

/** Long enough for a large waitlist; the sweep settles what takes longer. */
const WAIT_MS = 120_000;

/** Waits for the email's messages to be handed over, then says so on its row. */
export async function settleEmail(deps: Deps, accountId: AccountId, id: EmailId) {
  const email = await queries.findShown(deps.db, accountId, id);
  if (!email) return;
  for (const send of await listSendsOfOpenings(deps.db, accountId, email.openingIds))
    await delivery.waitUntilHandedOver(deps.db, accountId, send.id, WAIT_MS);
  await settle(deps, accountId, id, email.openingIds);
}

/** Settles what a process that died was waiting for. */
export async function sweepUnsettled(deps: Deps) {
  for (const { id, accountId, openingIds } of await queries.listUnsettled(deps.db, 200))
    await settle(deps, accountId, id, openingIds);
}

async function settle(deps: Deps, accountId: AccountId, id: EmailId, openingIds: OpeningId[]) {
  const sends = await listSendsOfOpenings(deps.db, accountId, openingIds);
  const totals = await delivery.totalsOfSends(
    deps.db,
    accountId,
    sends.map((send) => send.id),
  );
  const all = [...totals.values()];
  if (all.some((one) => one.pending > 0)) return;
  const note = sends.find((send) => send.note !== null)?.note ?? null;
  const reached = all.some((one) => one.sent > 0);
  await queries.settleEmail(deps.db, accountId, id, {
    status: reached ? "success" : "failed",
    errorMessage: note ?? (reached ? null : "No message could be sent. The clients below say why."),
  });
}
