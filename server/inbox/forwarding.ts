import type { Answer } from "../../shared/api";
import type { Deps } from "../deps";
import type { AccountId } from "../ids";
import * as queries from "./queries";
import type { Reading } from "./reading";

type Answered = Answer<"GET /api/forwarding">;

/**
 * Gmail's question whether it may forward, until it is answered: an email that its rule sent here proves it, and the
 * practitioner may say so. What else arrives, an automatic reply or a test by hand, proves nothing.
 */
export async function forwarding({ db }: Deps, accountId: AccountId): Promise<Answered> {
  const [request, lastEmailAt] = await Promise.all([
    queries.findForwardingRequest(db, accountId),
    queries.findLastArrival(db, accountId),
  ]);
  const asked = (request?.reading as Reading | undefined)?.forwarding;
  const isOpen =
    request &&
    asked &&
    request.decision !== "dismissed" &&
    !(await queries.hasForwarded(db, accountId, asked.mailbox, request.at));
  return { request: isOpen ? { ...asked, receivedAt: request.at } : null, lastEmailAt };
}

/** "Done": the question is not shown again. */
export async function confirm(deps: Deps, accountId: AccountId): Promise<Answered> {
  const request = await queries.findForwardingRequest(deps.db, accountId);
  if (request) await queries.updateEmail(deps.db, accountId, request.id, { decision: "dismissed" });
  return forwarding(deps, accountId);
}
