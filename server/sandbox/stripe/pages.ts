import express, { type Response, Router } from "express";
import { html, sendPage, sendProblem } from "../html";
import {
  type BillingDeps,
  cancelAtPeriodEnd,
  currentSubscription,
  endPeriod,
  find,
  isDeclined,
  keep,
  payCheckout,
  secondsOf,
} from "./billing";
import type { CheckoutSession, Customer, PortalSession } from "./objects";
import { periodOf, type Subscription } from "./subscription";

const money = (cents: number) => (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
const dayOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Stripe's own pages, where the browser is sent: plain forms that work without JavaScript. */
export function stripePages(deps: BillingDeps) {
  const router = Router();
  router.use(express.urlencoded({ extended: false, limit: "10kb" }));

  router.get("/checkout/:id", async (req, res) => {
    const session = await openSession(deps, req.params.id, res);
    if (session) await showCheckout(deps, res, session);
  });

  router.post("/checkout/:id", async (req, res) => {
    const session = await openSession(deps, req.params.id, res);
    if (!session) return;
    if (await isDeclined(deps))
      return showCheckout(
        deps,
        res,
        session,
        "Your card was declined. The sandbox was told to decline it: see Faults on its page.",
      );
    await payCheckout(deps, session.id);
    res.redirect(303, session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
  });

  router.get("/portal/:id", async (req, res) => {
    const visit = await find<PortalSession>(deps, "billing_portal.session", req.params.id);
    if (!visit) return sendProblem(res, 404, "This page is gone", "Open the billing page from your account again.");
    showPortal(res, visit, await currentSubscription(deps, visit.customer));
  });

  const acts = { cancel: cancelAtPeriodEnd, keep, "end-period": endPeriod };
  for (const [name, act] of Object.entries(acts)) {
    router.post(`/portal/:id/${name}`, async (req, res) => {
      const visit = await find<PortalSession>(deps, "billing_portal.session", req.params.id);
      const subscription = visit && (await currentSubscription(deps, visit.customer));
      if (subscription) await (await act(deps, subscription)).taken;
      res.redirect(303, `/sandbox/portal/${encodeURIComponent(req.params.id)}`);
    });
  }

  return router;
}

/** Answers by itself when there is nothing to pay. */
async function openSession(deps: BillingDeps, id: string, res: Response) {
  const session = await find<CheckoutSession>(deps, "checkout.session", id);
  if (session?.status === "open" && session.expires_at > secondsOf(deps)) return session;
  if (session?.status === "complete") {
    res.redirect(303, session.success_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
  } else {
    sendProblem(res, session ? 410 : 404, "This checkout is over", "Start the upgrade from your account again.");
  }
  return undefined;
}

async function showCheckout(deps: BillingDeps, res: Response, session: CheckoutSession, error?: string) {
  const customer = session.customer ? await find<Customer>(deps, "customer", session.customer) : undefined;
  sendPage(res, {
    status: error ? 402 : 200,
    title: "Checkout",
    body: html`<section class="card">
<h1>Subscribe to Professional</h1>
<p class="price">${money(deps.plan.amountCents)} <small>per month</small></p>
<p class="quiet">Unlimited notifications. Cancel whenever you like.</p>
<dl><dt>For</dt><dd>${customer?.email ?? session.customer_email ?? "a new customer"}</dd>
<dt>Card</dt><dd>Test card ending in 4242</dd>
<dt>Due today</dt><dd>${money(deps.plan.amountCents)}</dd></dl>
${error && html`<p class="error" role="alert">${error}</p>`}
<form method="post" action="/sandbox/checkout/${session.id}"><button class="primary">Pay ${money(deps.plan.amountCents)}</button></form>
<p class="small quiet foot">No card is charged. This page stands in for Stripe’s checkout.</p>
${session.cancel_url && html`<p class="small"><a href="${session.cancel_url}">Back without paying</a></p>`}
</section>`,
  });
}

function showPortal(res: Response, visit: PortalSession, subscription: Subscription | undefined) {
  const button = (act: string, label: string, look = "") =>
    html`<form method="post" action="/sandbox/portal/${visit.id}/${act}"><button class="${look}">${label}</button></form>`;
  const cents = subscription?.items.data[0]?.price.unit_amount ?? 0;
  const end = subscription && (subscription.cancel_at ?? periodOf(subscription).end);
  const ending = Boolean(subscription && (subscription.cancel_at || subscription.cancel_at_period_end));

  sendPage(res, {
    title: "Billing",
    body: html`<section class="card">
<h1>Your billing</h1>
${
  subscription
    ? html`<p class="price">${money(cents)} <small>per month</small></p>
<dl><dt>Plan</dt><dd>Professional</dd><dt>Payment</dt><dd>${subscription.status === "past_due" ? "Overdue" : "Up to date"}</dd>
<dt>${ending ? "Ends" : "Renews"}</dt><dd>${dayOf(end ?? 0)}</dd></dl>
${ending && html`<p class="note">Your plan is cancelled and ends on ${dayOf(end ?? 0)}.</p>`}
<div class="actions">${ending ? button("keep", "Keep plan") : button("cancel", "Cancel at period end", "danger")}</div>`
    : html`<p class="quiet">There is no active plan.</p>`
}
${visit.return_url && html`<p class="foot"><a href="${visit.return_url}">Back to Slotback</a></p>`}
</section>
${
  subscription &&
  html`<section class="card"><h2>Move the clock</h2>
<p class="quiet">${ending ? "Ends the plan as if its last day had come." : "Bills the next month as if this one were over."}</p>
<div class="actions">${button("end-period", "End the period now")}</div></section>`
}`,
  });
}
