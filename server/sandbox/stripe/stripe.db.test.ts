import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../../tests/support/database";
import { startSandbox } from "../../../tests/support/sandbox";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let stripe: Stripe;

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startSandbox(database.pool);
  const base = new URL(sandbox.credentials.stripe.apiUrl);
  // The SDK knows a host and no path: its fetch is given the path of the stand-in.
  const httpClient = Stripe.createFetchHttpClient((input, init) => {
    const address = new URL(String(input));
    address.pathname = base.pathname + address.pathname;
    return fetch(address, init);
  });
  stripe = new Stripe(sandbox.credentials.stripe.secretKey, {
    host: base.hostname,
    port: base.port,
    protocol: "http",
    httpClient,
    maxNetworkRetries: 0,
    telemetry: false,
  });
});

beforeEach(async () => {
  await sandbox.api("POST", "/faults", {});
  sandbox.webhooks.length = 0;
});

afterAll(async () => {
  await sandbox.close();
  await database.drop();
});

const customer = () => stripe.customers.create({ email: "ann@practice.example", metadata: { accountId: "a-1" } });

const checkout = (customerId: string) =>
  stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customerId,
    client_reference_id: "a-1",
    line_items: [{ price: sandbox.credentials.stripe.priceId, quantity: 1 }],
    subscription_data: { metadata: { accountId: "a-1" } },
    success_url: `${sandbox.url}/account?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${sandbox.url}/account`,
  });

const submit = (url: string) => fetch(url, { method: "POST", redirect: "manual" });

async function subscribed() {
  const { id } = await customer();
  const session = await checkout(id);
  await submit(session.url!);
  const [subscription] = (await stripe.subscriptions.list({ customer: id })).data;
  sandbox.webhooks.length = 0;
  return subscription!;
}

async function events(count: number) {
  const calls = await sandbox.calls("/api/webhooks/stripe", count);
  return calls.map((call) =>
    stripe.webhooks.constructEvent(
      call.body,
      String(call.headers["stripe-signature"]),
      sandbox.credentials.stripe.webhookSecret,
    ),
  );
}

test("paying a checkout makes a subscription and a paid invoice, and says so in signed webhooks", async () => {
  const { id } = await customer();
  const session = await checkout(id);
  expect(await (await fetch(session.url!)).text()).toContain("Pay $29.00");

  const answer = await submit(session.url!);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${sandbox.url}/account?session=${session.id}`);

  const told = (await events(4)).filter((event) => event.type !== "customer.created");
  expect(told.map((event) => event.type)).toEqual([
    "customer.subscription.created",
    "invoice.paid",
    "checkout.session.completed",
  ]);

  const [subscription] = (await stripe.subscriptions.list({ customer: id })).data;
  expect(subscription).toMatchObject({ status: "active", metadata: { accountId: "a-1" } });
  const [item] = subscription!.items.data;
  expect(item!.current_period_end - item!.current_period_start).toBeGreaterThan(27 * 86_400);

  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription.latest_invoice"] });
  expect(done).toMatchObject({
    status: "complete",
    payment_status: "paid",
    subscription: { id: subscription!.id, latest_invoice: { amount_paid: 2900, status: "paid" } },
  });
  const invoices = await stripe.invoices.list({ customer: id, status: "paid" });
  expect(invoices.data[0]!.parent!.subscription_details!.subscription).toBe(subscription!.id);
});

test("pressing Pay twice pays once", async () => {
  const { id } = await customer();
  const session = await checkout(id);
  await Promise.all([submit(session.url!), submit(session.url!)]);
  expect((await stripe.subscriptions.list({ customer: id })).data).toHaveLength(1);
  expect((await stripe.invoices.list({ customer: id })).data).toHaveLength(1);
});

test("a declined card leaves the checkout open [D91]", async () => {
  const { id } = await customer();
  const session = await checkout(id);
  await sandbox.api("POST", "/faults", { channel: "payments", errorRate: 1 });
  const answer = await submit(session.url!);
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain("Your card was declined");
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
});

test("the portal cancels at the period's end as flexible billing does, and keeps the plan again", async () => {
  const subscription = await subscribed();
  const end = subscription.items.data[0]!.current_period_end;
  const portal = await stripe.billingPortal.sessions.create({
    customer: subscription.customer as string,
    return_url: `${sandbox.url}/account`,
  });

  await submit(`${portal.url}/cancel`);
  const cancelled = await stripe.subscriptions.retrieve(subscription.id);
  expect(cancelled).toMatchObject({ status: "active", cancel_at: end, cancel_at_period_end: false });
  expect(await (await fetch(portal.url)).text()).toContain("Keep plan");

  await submit(`${portal.url}/keep`);
  expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
  expect((await events(2)).map((event) => event.type)).toEqual([
    "customer.subscription.updated",
    "customer.subscription.updated",
  ]);
});

test("at the end of the period a plan renews, and a cancelled one is over", async () => {
  const subscription = await subscribed();
  const portal = await stripe.billingPortal.sessions.create({ customer: subscription.customer as string });

  await submit(`${portal.url}/end-period`);
  expect((await events(2)).map((event) => event.type)).toEqual(["invoice.paid", "customer.subscription.updated"]);

  await submit(`${portal.url}/cancel`);
  await submit(`${portal.url}/end-period`);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
  expect((await events(4)).at(-1)!.type).toBe("customer.subscription.deleted");
});

test("a renewal whose card is declined is overdue", async () => {
  const subscription = await subscribed();
  const portal = await stripe.billingPortal.sessions.create({ customer: subscription.customer as string });
  await sandbox.api("POST", "/faults", { channel: "payments", status: 402 });
  await submit(`${portal.url}/end-period`);
  expect((await events(2)).map((event) => event.type)).toEqual([
    "invoice.payment_failed",
    "customer.subscription.updated",
  ]);
  expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("past_due");
});

test("the API cancels at once or at the period's end", async () => {
  const subscription = await subscribed();
  const ending = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  expect(ending.cancel_at_period_end).toBe(true);
  expect((await stripe.subscriptions.cancel(subscription.id)).status).toBe("canceled");
});

test("the same idempotency key makes one customer, and refuses other parameters", async () => {
  const options = { idempotencyKey: "customer-of-a-1" };
  const first = await stripe.customers.create({ email: "ann@practice.example" }, options);
  const again = await stripe.customers.create({ email: "ann@practice.example" }, options);
  expect(again.id).toBe(first.id);
  await expect(stripe.customers.create({ email: "ben@practice.example" }, options)).rejects.toMatchObject({
    type: "StripeIdempotencyError",
  });
});

test("a request that a stopped server never answered may be made again with its key", async () => {
  const body = { email: "ann@practice.example" };
  const options = { idempotencyKey: "customer-of-a-2" };
  const { id } = await stripe.customers.create(body, options);
  const forget = (age: string) =>
    database.pool.query(
      `update sandbox_items set at = now() - $1::interval, data = data || '{"status": null}'
       where kind = 'stripe.idempotency' and id = $2`,
      [age, options.idempotencyKey],
    );

  await forget("1 second");
  await expect(stripe.customers.create(body, options)).rejects.toMatchObject({ statusCode: 409 });
  await forget("1 minute");
  expect((await stripe.customers.create(body, options)).id).not.toBe(id);
});

test("customers change, prices are found, and what is missing is said in Stripe's way", async () => {
  const { id } = await customer();
  const renamed = await stripe.customers.update(id, { name: "Ann", metadata: { plan: "pro" } });
  expect(renamed).toMatchObject({ name: "Ann", metadata: { accountId: "a-1", plan: "pro" } });
  expect((await stripe.customers.retrieve(id)).id).toBe(id);
  expect((await stripe.prices.list({ active: true })).data[0]).toMatchObject({ unit_amount: 2900, currency: "usd" });
  await expect(stripe.subscriptions.retrieve("sub_none")).rejects.toMatchObject({ code: "resource_missing" });
});

test("a webhook that was refused comes again", async () => {
  sandbox.answer("/api/webhooks/stripe", 500);
  await customer();
  await sandbox.calls("/api/webhooks/stripe", 1);
  sandbox.answer("/api/webhooks/stripe", 200);
  const [first, second] = await events(2);
  expect(second!.id).toBe(first!.id);
});
