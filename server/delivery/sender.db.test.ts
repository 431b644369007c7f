import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Delivery, gate, newAccount, queueSend, startDelivery, until } from "../../tests/support/delivery";
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
const used = async () =>
  (await delivery.pool.query("select used from usage where account_id = $1", [accountId])).rows[0].used as number;

test("every client gets one text and one email, and the ledger says so [D95]", async () => {
  const { pool, db, double } = delivery;
  const sendId = await queueSend(pool, { accountId, clients: 40, channels: ["sms", "email"] });
  delivery.sender();

  await service.waitUntilHandedOver(db, accountId, sendId, 30_000);

  expect(await delivery.states(sendId)).toEqual({ sent: 80 });
  expect(await service.totalsOfSend(db, accountId, sendId)).toEqual({ total: 40, sent: 40, failed: 0, pending: 0 });
  expect(told()).toHaveLength(40);
  expect(told()).toEqual(once(told()));
  expect(double.emails).toHaveLength(40);
  expect(double.calls.filter(({ channel }) => channel === "email")).toHaveLength(1);
});

test("two processes on one database text every client once [D98]", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 400 });
  delivery.double.meetTexts(() => ({ delayMs: 10 }));
  delivery.sender({ textsAtOnce: 30 });
  delivery.sender({ textsAtOnce: 30 });

  await until("all are sent", settled(sendId));
  expect(told()).toHaveLength(400);
  expect(told()).toEqual(once(told()));
});

test("a long queue is sent without pause, however few calls may be in flight", async () => {
  // Ten a poll would take half a minute.
  const sendId = await queueSend(delivery.pool, { accountId, clients: 300 });
  delivery.sender({ textsAtOnce: 10 });
  await until("all are sent", settled(sendId), 15_000);
});

test("while the provider is away nothing is lost or tried for nothing; when it is back, sending goes on", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 100, channels: ["sms", "email"] });
  await delivery.double.leave();
  delivery.sender();
  await until("it was tried", async () => {
    const { rows } = await delivery.pool.query("select from messages where state = 'queued' and attempts > 0 limit 1");
    return rows.length > 0;
  });
  expect((await delivery.states(sendId)).unknown).toBeUndefined();

  await delivery.double.comeBack();
  await until("all are sent", settled(sendId));
  expect(told()).toHaveLength(100);
  expect(delivery.double.emails).toHaveLength(100);
});

test("connections to the database that break in the middle of a send cost and double nothing [D98]", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 300 });
  delivery.double.meetTexts(() => ({ delayMs: 10 }));
  const sender = delivery.sender({ textsAtOnce: 20 });
  for (const count of [40, 120, 200]) {
    await until(`${count} are told`, () => delivery.double.texts.length >= count);
    await delivery.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    sender.wake();
  }
  await until("all are sent", settled(sendId));
  expect(told()).toHaveLength(300);
  expect(told()).toEqual(once(told()));
});

test("a provider that is busy is asked again later, and fewer at once", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 60 });
  let refusals = 0;
  delivery.double.meetTexts(() => (refusals++ < 30 ? { status: 429, code: 20429 } : {}));
  delivery.sender({ textsAtOnce: 20 });

  await until("all are sent", settled(sendId));
  expect(told()).toHaveLength(60);
  expect(told()).toEqual(once(told()));
  expect(await delivery.states(sendId)).toEqual({ sent: 60 });
});

test("a STOP between planning and sending wins, and the month's count is returned [P37, P69]", async () => {
  const before = await queueSend(delivery.pool, { accountId, clients: 1 }).then(used);
  const sendId = await queueSend(delivery.pool, { accountId, clients: 2 });
  const { rows } = await delivery.pool.query(
    `insert into suppressions (account_id, channel, address, kind)
     select m.account_id, 'sms', recipient, 'opted-out' from messages m join notifications n on n.id = m.notification_id
     where n.send_id = $1 order by recipient limit 1 returning address`,
    [sendId],
  );
  delivery.sender();

  await until("it is decided", settled(sendId));
  expect(await delivery.states(sendId)).toEqual({ sent: 1, canceled: 1 });
  expect(told()).not.toContain(rows[0].address);
  expect((await service.deliveriesOfSend(delivery.db, accountId, sendId)).map(({ sms }) => sms).sort()).toEqual([
    "opted-out",
    "sent",
  ]);
  expect(await used()).toBe(before + 1);
});

test("nobody hears of an opening that is over [P37]", async () => {
  const before = await used();
  const sendId = await queueSend(delivery.pool, { accountId, clients: 3, opensInMs: -1_000 });
  delivery.sender();

  await until("it is decided", settled(sendId));
  expect(await delivery.states(sendId)).toEqual({ canceled: 3 });
  expect(delivery.double.calls).toEqual([]);
  expect(await service.totalsOfSend(delivery.db, accountId, sendId)).toEqual({
    total: 3,
    sent: 0,
    failed: 3,
    pending: 0,
  });
  expect(await used()).toBe(before);
});

test("who waits for a send that nobody hands over is let go after their time", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 1 });
  const began = performance.now();
  await service.waitUntilHandedOver(delivery.db, accountId, sendId, 100.5);
  expect(performance.now() - began).toBeGreaterThan(100);
  expect(await delivery.states(sendId)).toEqual({ queued: 1 });
});

test("a text is worth as long as its opening [D100]", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 1, opensInMs: 20 * 60_000 });
  delivery.sender();
  await until("it is sent", settled(sendId));
  expect(delivery.double.texts[0]!.validityPeriod).toBeGreaterThan(19 * 60);
  expect(delivery.double.texts[0]!.validityPeriod).toBeLessThanOrEqual(20 * 60);
});

test("a number that cannot be texted is marked, with a sentence, and never tried again [P37]", async () => {
  const before = await used();
  const sendId = await queueSend(delivery.pool, { accountId, clients: 3 });
  const { rows } = await delivery.pool.query(
    "select recipient from messages where state = 'queued' order by recipient",
  );
  const [bad, gone] = rows.map(({ recipient }) => recipient as string);
  delivery.double.meetTexts((to) => {
    if (to === bad) return { status: 400, code: 21614 };
    return to === gone ? { status: 400, code: 21610 } : {};
  });
  delivery.sender();

  await until("it is decided", settled(sendId));
  expect(await delivery.states(sendId)).toEqual({ sent: 1, failed: 2 });
  const marked = await delivery.pool.query("select address, kind, problem from suppressions order by address");
  expect(marked.rows).toEqual([
    { address: bad, kind: "bad-address", problem: "This number cannot receive texts." },
    { address: gone, kind: "opted-out", problem: "This person replied STOP." },
  ]);
  expect(await used()).toBe(before + 1);
});

test("a refused account stops the channel, is logged once, and sending goes on when it is in order", async () => {
  const { pool, db, double, logged } = delivery;
  const sendId = await queueSend(pool, { accountId, clients: 200 });
  double.meetTexts(() => ({ status: 401, code: 20003 }));
  delivery.sender({ textsAtOnce: 10 });

  await service.waitUntilHandedOver(db, accountId, sendId, 30_000);
  expect(double.calls.length).toBeLessThanOrEqual(20);
  expect(logged.filter(({ msg }) => msg === "the provider refuses us")).toHaveLength(1);
  const [row] = await service.deliveriesOfSend(db, accountId, sendId);
  expect(row).toMatchObject({ sms: "waiting", problem: "Twilio does not accept the account's credentials." });

  await pool.query("update queue set due_at = now() where state = 'queued'");
  double.meetTexts(() => ({}));
  delivery.sender();
  await until("all are sent", settled(sendId));
  expect(told()).toHaveLength(200);
});

test("a large send does not delay another practitioner's small one", async () => {
  const small = await newAccount(delivery.pool);
  delivery.double.meetTexts(() => ({ delayMs: 20 }));
  await queueSend(delivery.pool, { accountId, clients: 3_000 });
  const sender = delivery.sender({ textsAtOnce: 20 });
  await until("the large one is under way", () => delivery.double.texts.length > 50);

  const sendId = await queueSend(delivery.pool, { accountId: small, clients: 10 });
  const before = delivery.double.calls.length;
  sender.wake();
  await service.waitUntilHandedOver(delivery.db, small, sendId, 30_000);
  expect(await delivery.states(sendId)).toEqual({ sent: 10 });
  expect(delivery.double.calls.length - before).toBeLessThan(150);
});

test("one bad address does not keep the others' emails back", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 100, channels: ["email"] });
  const { rows } = await delivery.pool.query("select recipient from messages where state = 'queued' limit 1");
  const bad = rows[0].recipient as string;
  delivery.double.meetEmails((to) =>
    to.includes(bad) ? { status: 400, field: `personalizations.${to.indexOf(bad)}.to.0.email` } : {},
  );
  delivery.sender();

  await until("it is decided", settled(sendId));
  expect(await delivery.states(sendId)).toEqual({ sent: 99, failed: 1 });
  expect(delivery.double.emails.map(({ to }) => to)).not.toContain(bad);
  const marked = await delivery.pool.query("select address, kind from suppressions");
  expect(marked.rows).toEqual([{ address: bad, kind: "bad-address" }]);
});

test("stopping finishes what is in flight and begins nothing new", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 50 });
  const { opened, open } = gate();
  delivery.double.meetTexts(() => ({ after: opened }));
  const sender = delivery.sender({ textsAtOnce: 10 });
  await until("some are in flight", () => delivery.double.calls.length === 10);

  const stopped = sender.stop(30_000);
  open();
  await stopped;
  expect(await delivery.states(sendId)).toEqual({ sent: 10, queued: 40 });
});

test("what was in flight when it was taken back is not tried again", async () => {
  const sendId = await queueSend(delivery.pool, { accountId, clients: 1 });
  const { opened, open } = gate();
  delivery.double.meetTexts(() => ({ status: 429, code: 20429, after: opened }));
  delivery.sender();
  await until("it is in flight", () => delivery.double.calls.length === 1);
  await delivery.db.transaction((tx) => service.cancelUnsent(tx, accountId, null, new Date()));
  open();
  await until("it came back", settled(sendId));
  expect(await delivery.states(sendId)).toEqual({ canceled: 1 });
  expect(delivery.double.calls).toHaveLength(1);
});

test("what was taken back is not sent, and the month's count is returned [P37]", async () => {
  const before = await used();
  const sendId = await queueSend(delivery.pool, { accountId, clients: 4, channels: ["sms", "email"] });
  await delivery.db.transaction((tx) => service.cancelUnsent(tx, accountId, null, new Date()));
  delivery.sender();
  expect(await delivery.states(sendId)).toEqual({ canceled: 8 });
  expect(await used()).toBe(before);
  await delivery.db.transaction((tx) => service.cancelUnsent(tx, accountId, null, new Date()));
  expect(await used()).toBe(before);
});
