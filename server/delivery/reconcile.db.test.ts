import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Delivery, HOUR_MS, newAccount, queueSend, startDelivery, until } from "../../tests/support/delivery";
import type { AccountId } from "../ids";
import * as service from "./service";

let delivery: Delivery;
let accountId: AccountId;
beforeAll(async () => {
  delivery = await startDelivery();
  accountId = await newAccount(delivery.pool);
});
afterEach(() => delivery.rest());
afterAll(() => delivery.close());

const settled = (sendId: Awaited<ReturnType<typeof queueSend>>) => async () => {
  const { queued = 0, unknown = 0 } = await delivery.states(sendId);
  return queued + unknown === 0;
};
const told = () => delivery.double.texts.map(({ to }) => to).sort();
const once = (numbers: string[]) => [...new Set(numbers)];

test.each([
  ["answers 500", { status: 500, takes: true }],
  ["hangs up", { hangsUp: true, takes: true }],
  ["answers what cannot be read", { garbled: true }],
])("a text that went out although the provider %s is found and not sent again [D100, D102]", async (_, behaviour) => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 3 });
  delivery.double.meetTexts(() => behaviour);
  delivery.double.meetLists(() => ({ status: 503 }));
  const sender = delivery.sender();
  await until("all are unknown", async () => (await delivery.states(sendId)).unknown === 3);

  delivery.double.meetTexts(() => ({}));
  delivery.double.meetLists(() => ({}));
  delivery.later(10 * 60_000);
  sender.wake();
  await until("all are found", settled(sendId));
  expect(await delivery.states(sendId)).toEqual({ sent: 3 });
  expect(told()).toHaveLength(3);
});

test("a text that the provider surely does not have is sent again, once, while the opening stands [D100, D102]", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 2 });
  delivery.double.meetTexts(() => ({ hangsUp: true }));
  delivery.sender();
  await until("all are unknown", async () => (await delivery.states(sendId)).unknown === 2);

  delivery.double.meetTexts(() => ({}));
  delivery.later(20_000);
  await until("the provider is asked", async () => {
    const { rows } = await delivery.pool.query(
      "select from queue where state = 'unknown' and due_at > now() + interval '25 s'",
    );
    return rows.length === 2;
  });
  expect(told()).toEqual([]);

  delivery.later(60_000);
  await until("all are sent", settled(sendId));
  expect(told()).toHaveLength(2);
  expect(told()).toEqual(once(told()));
});

test("an unknown text is not sent again when the opening is over; it stays visible [D100]", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 1, opensInMs: HOUR_MS / 2 });
  delivery.double.meetTexts(() => ({ hangsUp: true }));
  delivery.sender();
  await until("it is unknown", async () => (await delivery.states(sendId)).unknown === 1);

  delivery.double.meetTexts(() => ({}));
  let questions = 0;
  delivery.double.meetLists(() => {
    questions += 1;
    return {};
  });
  delivery.later(HOUR_MS);
  await until("the provider is asked", () => questions > 0);
  const [row] = await service.deliveriesOfSend(delivery.db, accountId, sendId);
  expect(row).toMatchObject({ sms: "unknown" });
  expect(told()).toEqual([]);
});

test("two texts of the same words to one number are both accounted for", async () => {
  const { pool, double } = delivery;
  const sendId = await queueSend(pool, { accountId, clients: 2 });
  await pool.query(
    `update messages m set recipient = '+15557000000', body = 'Hi!' from notifications n
    where n.id = m.notification_id and n.send_id = $1`,
    [sendId],
  );
  double.meetTexts((_, call) => (call === 1 ? { hangsUp: true, takes: true } : { hangsUp: true }));
  delivery.sender();
  await until("both are unknown", async () => (await delivery.states(sendId)).unknown === 2);

  double.meetTexts(() => ({}));
  delivery.later(60_000);
  await until("both are sent", settled(sendId));
  const { rows } = await pool.query("select distinct provider_id from messages where recipient = '+15557000000'");
  expect(rows).toHaveLength(2);
  expect(told()).toHaveLength(2);
});

test("what a killed process was posting is reconciled, never simply repeated [D98, D100]", async () => {
  const { pool, double } = delivery;
  const sendId = await queueSend(pool, { accountId, clients: 2 });
  const { rows } = await pool.query(
    `with taken as (
       delete from queue using messages m join notifications n on n.id = m.notification_id
       where message_id = m.id and n.send_id = $1 returning queue.*
     ), left_behind as (
       insert into posts (message_id, account_id, channel, owner, lease_until, begun_at)
       select message_id, account_id, channel, gen_random_uuid(), now() - interval '20 s', now() - interval '50 s'
       from taken returning message_id
     )
     select recipient, body from messages join left_behind on message_id = id`,
    [sendId],
  );
  const [reached] = rows;
  double.texts.push({
    sid: `SM${"1".repeat(32)}`,
    to: reached.recipient,
    from: null,
    body: reached.body,
    statusCallback: null,
    validityPeriod: 0,
    createdAt: new Date(),
  });
  delivery.sender();

  await until("both are sent", settled(sendId));
  expect(told()).toHaveLength(2);
  expect(told()).toEqual(once(told()));
});

test("emails of a killed process are queued again when their post had not begun, and wait when it had [D98, D100]", async () => {
  const { pool, double } = delivery;
  const sendId = await queueSend(pool, { accountId, clients: 2, channels: ["email"] });
  const { rows } = await pool.query<{ id: string; recipient: string }>(
    `with taken as (
       delete from queue using messages m join notifications n on n.id = m.notification_id
       where message_id = m.id and n.send_id = $1 returning queue.*
     ), left_behind as (
       insert into posts (message_id, account_id, channel, owner, lease_until)
       select message_id, account_id, channel, gen_random_uuid(), now() - interval '20 s'
       from taken returning message_id
     )
     select id, recipient from messages join left_behind on message_id = id`,
    [sendId],
  );
  const [begun, waiting] = rows;
  await pool.query("update posts set begun_at = now() - interval '50 s' where message_id = $1", [begun!.id]);
  delivery.sender();

  await until("the other is sent", async () => double.emails.length > 0);
  expect(double.emails.map(({ to }) => to)).toEqual([waiting!.recipient]);
  const { rows: left } = await pool.query("select state from messages where id = $1", [begun!.id]);
  expect(left).toEqual([{ state: "unknown" }]);
});
