import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSecrets } from "../../server/sandbox/secrets";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let visitor: Visitor;
let webhookSecret: string;
let email: string;
let next = 0;

beforeAll(async () => {
  server = await startServer();
  ({
    stripe: { webhookSecret },
  } = await readSecrets(server.pool, new Date()));
});
afterAll(() => server?.stop());

beforeEach(async () => {
  email = `practice-${next++}@mail.example`;
  visitor = await server.signIn(email);
});

interface Standing {
  subscription: { plan: string; status: string; currentPeriodEnd: string; cancelAtPeriodEnd: string };
  usage: { current: number; limit: number; percentage: number };
}
const standing = async () => (await visitor.get<Standing>("/api/subscription")).body;
const click = async (door: "checkout" | "portal") =>
  visitor.post<{ url: string; message: string }>(`/api/subscription/${door}`);
const press = (url: string) => visitor.visit(url, { method: "POST" });

async function upgrade() {
  const { body } = await click("checkout");
  return press(body.url);
}

async function known() {
  const { rows } = await server.pool.query(
    "select s.* from subscriptions s join accounts a on a.id = s.account_id where a.email = $1",
    [email],
  );
  return rows[0];
}

let events = 0;
/** A webhook as Stripe makes it, signed by its own library. */
async function tell(type: string, object: object, options: { id?: string; secret?: string; before?: object } = {}) {
  const id = options.id ?? `evt_test_${events++}`;
  const created = Math.floor(Date.now() / 1000);
  const data = { object, ...(options.before && { previous_attributes: options.before }) };
  const payload = JSON.stringify({ id, object: "event", api_version: "2026-10-28.endive", created, type, data });
  const stripe = new Stripe("sk_test_of_no_account");
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: options.secret ?? webhookSecret });
  const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
  return fetch(new URL("/api/webhooks/stripe", server.url), { method: "POST", body: payload, headers });
}

const payments = async () => {
  const { rows } = await server.pool.query(
    "select p.id, amount_cents from payments p join accounts a on a.id = p.account_id where email = $1 order by amount_cents desc",
    [email],
  );
  return rows.map((row) => row.amount_cents);
};

describe("the way to Professional and back", () => {
  test("begins on the trial, which resets with the month [S3.26, S3.27, S3.29, S3.30, S4.21, S7.35]", async () => {
    expect(await standing()).toEqual({
      subscription: {
        plan: "free_trial",
        status: "active",
        currentPeriodEnd: expect.stringMatching(/-01T0[45]:00:00\.000Z$/),
        cancelAtPeriodEnd: "false",
      },
      usage: { current: 0, limit: 25, percentage: 0 },
    });
  });

  test("leads through a checkout, and the plan changes when it is paid [S3.31, S4.14, S4.15, S7.36, D79, S1.13]", async () => {
    const { status, body } = await click("checkout");
    expect(status).toBe(200);
    expect((await standing()).subscription.plan).toBe("free_trial");

    const back = await press(body.url);
    expect(back.url).toBe(`${server.url}/account`);
    const { subscription, usage } = await standing();
    expect(subscription).toMatchObject({ plan: "professional", status: "active", cancelAtPeriodEnd: "false" });
    expect(usage).toEqual({ current: 0, limit: -1, percentage: 0 });
    expect(Date.parse(subscription.currentPeriodEnd)).toBeGreaterThan(Date.now() + 27 * 86_400_000);
    expect(await payments()).toEqual([2900]);
  });

  test("is not gone twice: a second checkout is refused with words [D107]", async () => {
    await upgrade();
    const { status, body } = await click("checkout");
    expect([status, body.message]).toEqual([409, expect.stringContaining("You are on the Professional plan already.")]);
  });

  test("begun in two tabs is one page of one customer, and is paid once [D97]", async () => {
    const [one, two] = await Promise.all([click("checkout"), click("checkout")]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body.url).toBe(one.body.url);
    await Promise.all([press(one.body.url), press(two.body.url)]);
    expect(await payments()).toEqual([2900]);
  });

  test("ends at the period's end when it is cancelled in the portal [S4.16, S4.18, S3.28, S7.38]", async () => {
    await upgrade();
    const { currentPeriodEnd } = (await standing()).subscription;
    const { body } = await click("portal");
    await press(`${body.url}/cancel`);
    expect((await standing()).subscription).toMatchObject({
      plan: "professional",
      status: "active",
      cancelAtPeriodEnd: "true",
      currentPeriodEnd,
    });
    await press(`${body.url}/end-period`);
    const { subscription, usage } = await standing();
    expect(subscription).toMatchObject({ plan: "free_trial", status: "active", cancelAtPeriodEnd: "false" });
    expect(usage.limit).toBe(25);
  });

  test("stays Professional while a late payment is tried again [S4.20, S4.22]", async () => {
    await upgrade();
    const { body } = await click("portal");
    await server.visitor().post("/sandbox/api/faults", { channel: "payments", status: 402 });
    await press(`${body.url}/end-period`);
    await server.visitor().post("/sandbox/api/faults", {});
    expect((await standing()).subscription).toMatchObject({ plan: "professional", status: "past_due" });
  });

  test("can be gone again after the end [S4.18]", async () => {
    await upgrade();
    const { body } = await click("portal");
    await press(`${body.url}/cancel`);
    await press(`${body.url}/end-period`);
    await upgrade();
    expect((await standing()).subscription).toMatchObject({ plan: "professional", status: "active" });
  });

  test("leads to the portal while an unpaid plan waits, not to a second one [S4.20]", async () => {
    await upgrade();
    await server.pool.query("update subscriptions set status = 'unpaid' where stripe_customer_id = $1", [
      (await known()).stripe_customer_id,
    ]);
    expect((await standing()).subscription).toMatchObject({ plan: "free_trial", status: "unpaid" });
    expect((await click("checkout")).body.url).toContain("/portal/");
  });

  test("has no portal before the first checkout, and says so [D107]", async () => {
    const { status, body } = await click("portal");
    expect([status, body.message]).toEqual([404, expect.stringContaining("Upgrade to Professional first.")]);
  });

  test("can be gone although Stripe has lost the customer, as after a change of its account", async () => {
    await upgrade();
    const lose = "update subscriptions set stripe_customer_id = $1 where stripe_customer_id = $2";
    const { stripe_customer_id: customer } = await known();
    await server.pool.query(lose, [`cus_lost_${email}`, customer]);
    const { status, body } = await click("portal");
    expect([status, body.message]).toEqual([404, expect.stringContaining("Upgrade to Professional first.")]);
    expect((await standing()).subscription).toMatchObject({ plan: "free_trial", status: "active" });
    await upgrade();
    await server.pool.query(
      `update subscriptions set status = 'canceled', stripe_customer_id = $1
      where stripe_customer_id = $2`,
      [`cus_lost_again_${email}`, (await known()).stripe_customer_id],
    );
    await upgrade();
    expect((await standing()).subscription).toMatchObject({ plan: "professional", status: "active" });
  });

  test("says that nothing was charged when Stripe does not answer [S8.30]", async () => {
    await server.visitor().post("/sandbox/api/faults", { channel: "payments", errorRate: 1, status: 500 });
    const { status, body } = await click("checkout");
    await server.visitor().post("/sandbox/api/faults", {});
    expect([status, body.message]).toEqual([503, expect.stringContaining("Nothing was charged")]);
  });
});

describe("a webhook of Stripe", () => {
  const latest = async () => ({ id: (await known()).stripe_subscription_id, object: "subscription" });

  test("with a signature that does not hold is refused and changes nothing [D80]", async () => {
    await upgrade();
    const { stripe_customer_id: customer } = await known();
    const refund = { id: "ch_forged", object: "charge", customer, amount_refunded: 2900, currency: "usd" };
    expect((await tell("charge.refunded", refund, { secret: "whsec_guessed" })).status).toBe(403);
    const unsigned = await fetch(new URL("/api/webhooks/stripe", server.url), { method: "POST", body: "{}" });
    expect(unsigned.status).toBe(403);
    expect(await payments()).toEqual([2900]);
  });

  test("of a kind that we do not know is taken [D81]", async () => {
    expect((await tell("price.updated", { id: "price_1", object: "price" }, { id: "evt_unknown_kind" })).status).toBe(
      200,
    );
    const { rows } = await server.pool.query("select from webhook_events where event_id = 'evt_unknown_kind'");
    expect(rows).toHaveLength(1);
  });

  test("about a subscription or a payment of nobody here is taken and forgotten", async () => {
    expect((await tell("customer.subscription.updated", { id: "sub_of_nobody" })).status).toBe(200);
    const invoice = { id: "in_of_nobody", customer: "cus_of_nobody", amount_paid: 900, currency: "usd", created: 1 };
    expect((await tell("invoice.paid", { ...invoice, status_transitions: { paid_at: 1 } })).status).toBe(200);
    const { rows } = await server.pool.query("select from payments where id = 'in_of_nobody'");
    expect(rows).toHaveLength(0);
  });

  test("is a hint: what an old one says of the plan is not believed [D79]", async () => {
    await upgrade();
    expect((await tell("customer.subscription.updated", { ...(await latest()), status: "canceled" })).status).toBe(200);
    expect((await standing()).subscription).toMatchObject({ plan: "professional", status: "active" });
  });

  test("told twice acts once, also when both come at the same moment [D82, D96]", async () => {
    await upgrade();
    const { stripe_customer_id: customer } = await known();
    const refund = { id: `ch_${email}`, object: "charge", customer, amount_refunded: 1000, currency: "usd" };
    const options = { id: `evt_refund_${email}`, before: { amount_refunded: 0 } };
    const answers = await Promise.all([1, 2, 3].map(() => tell("charge.refunded", refund, options)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await payments()).toEqual([2900, -1000]);

    const more = { ...refund, amount_refunded: 2900 };
    await tell("charge.refunded", more, { before: { amount_refunded: 1000 } });
    expect(await payments()).toEqual([2900, -1000, -1900]);
  });

  test("that ends an earlier subscription does not end the one that took its place [D79]", async () => {
    await upgrade();
    const earlier = await latest();
    const portal = await click("portal");
    await press(`${portal.body.url}/cancel`);
    await press(`${portal.body.url}/end-period`);
    await upgrade();
    await tell("customer.subscription.deleted", earlier);
    expect((await standing()).subscription.plan).toBe("professional");
  });
});

test("Professional counts in Stripe's period, not in the month, and without an end [P35, S1.13]", async () => {
  const clients = Array.from({ length: 30 }, (_, n) => ({
    firstName: `Client${n}`,
    lastName: "Waiting",
    phone: `+1503555${1000 + n}`,
    email: `client${n}@mail.example`,
  }));
  await visitor.post("/api/waitlist/bulk", { clients });
  await upgrade();
  const sent = await visitor.post("/api/notifications/send", { message: "Hello", notificationMethod: "email" });
  expect(sent.body).toMatchObject({ total: 30, sent: 30 });
  expect((await standing()).usage).toEqual({ current: 30, limit: -1, percentage: 0 });
  const { period_start: periodStart } = await known();
  const { rows } = await server.pool.query(
    "select u.* from usage u join accounts a on a.id = account_id where email = $1",
    [email],
  );
  expect(rows.map(({ period, used }) => [period, used])).toEqual([[periodStart.toISOString(), 30]]);
});
