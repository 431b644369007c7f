import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../tests/support/database";
import { connect } from "../db/client";
import type { AccountId } from "../ids";
import type { BillingProvider } from "../providers/ports";
import { endSubscription } from "./service";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: ReturnType<typeof connect>;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect(database.url);
});
afterAll(async () => {
  await connection?.pool.end();
  await database?.drop();
});

async function accountWith(status: string | null) {
  const id = randomUUID() as AccountId;
  await database.pool.query(
    "insert into accounts (id, issuer, subject, email_token, join_token) values ($1, 'i', $2, $2, $2)",
    [id, id],
  );
  await database.pool.query(
    "insert into subscriptions (account_id, stripe_customer_id, stripe_subscription_id, status) values ($1, $2, $3, $4)",
    [id, `cus_${id}`, status && `sub_${id}`, status],
  );
  return id;
}

async function ended(accountId: AccountId) {
  const cancelled: string[] = [];
  const billing = { cancel: async (id: string) => void cancelled.push(id) } as BillingProvider;
  await endSubscription({ db: connection.db, billing }, accountId);
  return cancelled;
}

test.each(["active", "trialing", "past_due", "unpaid", "paused"])(
  "closing an account ends a plan that is %s [P85]",
  async (status) => {
    const id = await accountWith(status);
    expect(await ended(id)).toEqual([`sub_${id}`]);
  },
);

test.each([null, "canceled", "incomplete_expired"])("a plan that is %s needs no end [P85]", async (status) => {
  expect(await ended(await accountWith(status))).toEqual([]);
});
