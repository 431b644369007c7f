import type { Tx } from "../db/client";
import type { Deps } from "../deps";
import { notFound } from "../http/errors";
import type { AccountId, EmailId, OpeningId } from "../ids";
import { listSendsOfOpenings } from "../notify/service";
import { dismissOpenings, reopenOpenings } from "../openings/service";
import * as queries from "./queries";
import type { Reading } from "./reading";
import { YOURS_TO_TELL } from "./service";

/** No slot came free, or nobody is to be told of the one that did. */
export function dismiss({ db }: Deps, accountId: AccountId, id: EmailId) {
  return db.transaction(async (tx) => {
    const email = await queries.claimRead(tx, accountId, id);
    const settle = (change: queries.EmailChange) =>
      queries.updateEmail(tx, accountId, id, { ...change, decision: "dismissed" });
    if (email?.decision === "needed")
      return settle({ status: "ignored", errorMessage: "You dismissed this email. Nobody was told." });
    const untold = await listUntold(tx, accountId, email?.openingIds ?? []);
    if (untold.length === 0) throw notFound("This question");
    await dismissOpenings(tx, accountId, untold);
    return settle({ errorMessage: dismissedWords(untold.length, email?.openingIds.length ?? 0) });
  });
}

function dismissedWords(untold: number, all: number) {
  if (all === 1) return "You dismissed this opening. Nobody was told.";
  if (untold === all) return "You dismissed these openings. Nobody was told.";
  return "You dismissed the rest of these openings. Nobody was told of the rest.";
}

/** What was dismissed stands again as it stood before. */
export function reopen({ db }: Deps, accountId: AccountId, id: EmailId) {
  return db.transaction(async (tx) => {
    const email = await queries.claimRead(tx, accountId, id);
    if (email?.decision !== "dismissed") throw notFound("This decision");
    if (email.openingIds.length === 0) {
      const { reason } = email.reading as Reading;
      const asked = { status: "pending", decision: "needed", errorMessage: reason } as const;
      return queries.updateEmail(tx, accountId, id, asked);
    }
    await reopenOpenings(tx, accountId, email.openingIds);
    return queries.updateEmail(tx, accountId, id, { decision: null, errorMessage: YOURS_TO_TELL });
  });
}

/** Those that have no send. */
async function listUntold(tx: Tx, accountId: AccountId, ids: OpeningId[]) {
  const told = new Set((await listSendsOfOpenings(tx, accountId, ids)).map(({ openingId }) => openingId));
  return ids.filter((id) => !told.has(id));
}
