import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Delivery, newAccount, queueSend, startDelivery, until } from "../../tests/support/delivery";
import * as service from "./service";

let delivery: Delivery;
beforeAll(async () => {
  delivery = await startDelivery();
});
afterEach(() => delivery.rest());
afterAll(() => delivery.close());

test("every client gets one text and one email, and the ledger says so [D95, D98]", async () => {
  const { pool, db, double } = delivery;
  const accountId = await newAccount(pool);
  const sendId = await queueSend(pool, { accountId, clients: 40, channels: ["sms", "email"] });
  delivery.sender();

  await service.waitUntilHandedOver(db, accountId, sendId, 10_000);

  expect(await delivery.states(sendId)).toEqual({ sent: 80 });
  expect(await service.totalsOfSend(db, accountId, sendId)).toEqual({ total: 40, sent: 40, failed: 0, pending: 0 });
  expect(new Set(double.texts.map(({ to }) => to)).size).toBe(40);
  expect(double.texts).toHaveLength(40);
  expect(double.emails).toHaveLength(40);
  expect(double.calls.filter(({ channel }) => channel === "email")).toHaveLength(1);
});
