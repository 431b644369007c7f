import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Channel } from "../../shared/model";
import { type Delivery, newAccount, queueSend, startDelivery, until } from "../../tests/support/delivery";
import type { AccountId, SendId } from "../ids";
import { type Claimed, claim } from "./claim-queries";
import { resultOf } from "./outcome";
import { applyReceipts } from "./receipt-queries";
import { expireLeases, takeUnknown } from "./reconcile-queries";
import { record } from "./record-queries";
import { findLastTexter } from "./reply-queries";
import * as service from "./service";

let delivery: Delivery;
let accountId: AccountId;
beforeAll(async () => {
  delivery = await startDelivery();
  accountId = await newAccount(delivery.pool);
});
afterEach(() => delivery.rest());
afterAll(() => delivery?.close());

const owner = randomUUID();
const take = (db = delivery.db as Parameters<typeof claim>[0], leaseMs = 60_000, channel: Channel = "sms") => {
  const now = new Date();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  return claim(db, { owner, channel, now, leaseUntil, accounts: [accountId], share: 10 });
};
const busy = (message: Claimed) => resultOf(message, { kind: "busy", retryAfterMs: null }, new Date(), 0.5, 0);
const accepted = (message: Claimed) =>
  resultOf(message, { kind: "accepted", providerId: `SM${message.id}` }, new Date(), 0.5, 0);

/** The provider says that it was sent. */
const report = ({ id: messageId }: Claimed) => {
  const receipt = { eventId: messageId, messageId, providerId: `SM${messageId}`, state: "sent" } as const;
  const nothing = { code: null, problem: null, because: null, suppress: null };
  return applyReceipts(delivery.db, [{ ...receipt, ...nothing }], new Date());
};
const queued = async () => (await delivery.pool.query("select message_id from queue")).rows;

const ofSend = async (sendId: SendId) => {
  const { rows } = await delivery.pool.query(
    `select m.state, n.given_back_at is not null as "givenBack" from messages m
     join notifications n on n.id = m.notification_id where n.send_id = $1`,
    [sendId],
  );
  return rows;
};

test("what is in one claim is in no other, until it is let go [D98]", async () => {
  await queueSend(delivery.pool, { accountId, clients: 3 });
  const { claimed } = await take();
  expect(claimed).toHaveLength(3);
  expect((await take()).claimed).toEqual([]);

  await record(delivery.db, owner, claimed.map(busy), new Date());
  await delivery.pool.query("update queue set due_at = now() - interval '1 second' where account_id = $1", [accountId]);
  const again = (await take()).claimed;
  expect(again.map(({ attempt }) => attempt)).toEqual([2, 2, 2]);
});

test("a message that is claimed while it is taken back stays with who has it [P37]", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 1 });
  const waiting = () =>
    delivery.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%delete from queue%'",
    );
  const takenBack: Promise<void>[] = [];
  await delivery.db.transaction(async (tx) => {
    expect((await take(tx)).claimed).toHaveLength(1);
    takenBack.push(delivery.db.transaction((other) => service.cancelUnsent(other, accountId, null, new Date())));
    await until("who takes back waits", async () => (await waiting()).rows.length > 0);
  });
  await Promise.all(takenBack);
  expect(await ofSend(sendId)).toEqual([{ state: "queued", givenBack: false }]);
});

test("who lost a claim may still say that it was sent, but not that it is to be sent again [D100]", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 2 });
  const { claimed } = await take(delivery.db, -1);
  expect(await expireLeases(delivery.db, new Date())).toBe(2);

  const [first, second] = claimed;
  await record(delivery.db, owner, [busy(first!), accepted(second!)], new Date());
  expect((await ofSend(sendId)).map(({ state }) => state).sort()).toEqual(["sent", "unknown"]);
});

test("a text that was reported after it was put back is not posted again, and leaves the queue [D98, D100]", async () => {
  await queueSend(delivery.pool, { accountId, clients: 1 });
  const [text] = (await take()).claimed;
  await record(delivery.db, owner, [busy(text!)], new Date());
  await delivery.pool.query("update queue set due_at = now() - interval '1 second' where account_id = $1", [accountId]);
  await report(text!);
  expect(await take()).toMatchObject({ claimed: [], doomed: [] });
  expect(await queued()).toEqual([]);
});

test("an unknown email is looked into ever more rarely, and no more once it was reported [D100]", async () => {
  await queueSend(delivery.pool, { accountId, clients: 1, channels: ["email"] });
  const now = new Date();
  const [email] = (await take(delivery.db, 60_000, "email")).claimed;
  const outcome = { kind: "unknown", problem: "SendGrid did not answer." } as const;
  await record(delivery.db, owner, [resultOf({ ...email!, begunAt: now }, outcome, now, 0.5, 0)], now);

  const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  expect(await takeUnknown(delivery.db, minutesLater(4), 0, 20)).toMatchObject([{ id: email!.id, asked: false }]);
  expect(await takeUnknown(delivery.db, minutesLater(4.5), 0, 20)).toEqual([]);
  await report(email!);
  expect(await takeUnknown(delivery.db, minutesLater(6), 0, 20)).toEqual([]);
  expect(await queued()).toEqual([]);
});

test("a reply finds the practitioner whose text was reported before we had recorded it", async () => {
  await queueSend(delivery.pool, { accountId, clients: 1 });
  const [text] = (await take()).claimed;
  const { recipient } = text!;
  expect(await findLastTexter(delivery.db, recipient)).toBe(accountId);

  await report(text!);
  await record(delivery.db, owner, [accepted(text!)], new Date());
  expect(await findLastTexter(delivery.db, recipient)).toBe(accountId);
});
