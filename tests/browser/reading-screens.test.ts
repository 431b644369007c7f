import { readFileSync } from "node:fs";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancellation, nextWeek, unsure } from "../support/emails";
import { eventually } from "../support/eventually";
import { launchBrowser } from "../support/launch-browser";
import { person } from "../support/person";
import { postRaw } from "../support/post-raw";
import { answer, hold, practitionerPage } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let browser: Browser;
let page: Page;
let lena: Visitor;
let address: string;

const email = "lena@riverside.example";
const slot = nextWeek("10:00");
const form = () => page.getByRole("form");
const gmail = () => page.getByRole("region", { name: "Gmail asks you to confirm the forwarding" });

async function arrive(mime: string | Buffer) {
  await postRaw(server.url, address, mime);
  await eventually(async () => {
    const { rows } = await server.pool.query("select 1 from inbound_emails where read_at is null");
    return rows.length === 0;
  }, "it was read");
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  lena = await server.signIn(email);
  await lena.post("/api/settings", { timeZone: "America/Los_Angeles", country: "US" });
  await lena.post("/api/waitlist", person("Ann", 10));
  address = (await lena.get<{ inboundAddress: string }>("/api/settings")).body.inboundAddress;
  page = await practitionerPage(server, browser, email);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("Set-Up says that nothing has arrived, and shows Gmail's question when asked again", async () => {
  await page.goto("/setup");
  await page.getByText("No email has arrived at your address yet.").waitFor();
  await page.getByRole("button", { name: "Check now" }).click();
  await page.getByText(/No email has arrived at your address yet\. Checked on .+\./).waitFor();
  await arrive(readFileSync("tests/corpus/063-gmail-forwarding-confirmation.eml"));
  await page.getByRole("button", { name: "Check now" }).click();
  await gmail().getByText("you.owner@example.com").waitFor();
  await answer(page, "GET /api/forwarding", 503, { message: "Busy.", code: "unavailable" });
  await page.goto("/setup");
  await page.getByText("Whether an email has arrived could not be loaded.").waitFor();
  await page.getByRole("button", { name: "Check now" }).click();
  await gmail().waitFor();
});

test("the dashboard shows what came since, when it is asked", async () => {
  await page.goto("/dashboard");
  await gmail().waitFor();
  await arrive(unsure(slot));
  expect(await form().count()).toBe(0);
  await page.getByRole("button", { name: "Check for new emails" }).click();
  await form().waitFor();
});

test.each([
  ["/dashboard", "GET /api/forwarding"],
  ["/dashboard", "GET /api/dashboard/stats"],
  ["/dashboard", "GET /api/notifications/audience"],
  ["/dashboard", "GET /api/subscription"],
  ["/setup", "GET /api/forwarding"],
] as const)("nothing on %s moves under a finger while %s is slow", async (path, call) => {
  const letGo = await hold(page, call);
  await page.addInitScript(() => {
    const first = new Map<Element, number>();
    const moved = new Set<string>();
    Object.assign(window, { moved });
    const look = () => {
      for (const one of document.querySelectorAll("main :is(button, a, input, summary)")) {
        const { top } = one.getBoundingClientRect();
        if (Math.abs((first.get(one) ?? top) - top) > 2) moved.add(one.textContent || one.outerHTML);
        if (!first.has(one)) first.set(one, top);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(path);
  await page.getByRole("status", { name: "Loading" }).first().waitFor();
  letGo();
  await gmail().waitFor();
  if (path === "/dashboard") await form().waitFor();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => [...(window as Window & { moved?: Set<string> }).moved!])).toEqual([]);
});

test("an email that may be no cancellation is asked about as such", async () => {
  const { body } = await lena.get<object[]>("/api/parsed-cancellations");
  await answer(page, "GET /api/parsed-cancellations", 200, [{ ...body[0], kind: "other" }]);
  await page.goto("/dashboard");
  await form().getByRole("heading", { name: "Did a slot come free?" }).waitFor();
});

test("a month that is used up offers more, beside the question and in the test", async () => {
  const { body } = await lena.get<object>("/api/notifications/audience");
  const none = { ...body, remaining: 0 };
  await answer(page, "GET /api/notifications/audience", 200, none);
  await page.goto("/dashboard");
  await form().getByText("This month's notifications are used up.").getByRole("link", { name: "Upgrade" }).waitFor();
  await answer(page, "GET /api/notifications/audience", 200, none);
  await page.goto("/setup");
  await page.getByLabel("Email body").fill(`Your client cancelled.\nWhen: ${slot.shownDate} at ${slot.shownTime}`);
  await page.getByRole("button", { name: "Parse Email" }).click();
  await page.getByRole("region", { name: "Result" }).getByRole("link", { name: "Upgrade" }).waitFor();
});

test("the email of an opening is among its details; while it waits, it is at hand", async () => {
  await arrive(cancellation(nextWeek("14:00")));
  await page.goto("/dashboard");
  const item = page.getByRole("listitem").filter({ hasText: "Appointment cancelled" });
  const show = item.getByRole("button", { name: "Show the email" });
  await show.click();
  await item.getByText("Service: Deep tissue, 60 min").waitFor();
  await item.getByRole("button", { name: "Hide details" }).click();
  expect(await show.count()).toBe(0);
  await lena.post("/api/settings", { autoSendEnabled: "false" });
  await arrive(cancellation(nextWeek("16:00", 8)));
  await page.goto("/dashboard");
  const waiting = item.filter({ hasText: "Waiting for you" });
  await waiting.getByRole("button", { name: "Show the email" }).waitFor();
  await waiting.getByRole("button", { name: "Show details" }).waitFor();
});

test("what failed to load says what it is, once", async () => {
  const failure = { message: "Busy.", code: "unavailable" };
  await answer(page, "GET /api/dashboard/stats", 503, failure);
  await answer(page, "GET /api/subscription", 503, failure);
  await answer(page, "GET /api/parsed-cancellations", 503, failure);
  await page.goto("/dashboard");
  for (const what of ["Your figures", "What you have used this month", "Your emails"])
    await page.getByText(`${what} could not be loaded. Check your connection and try again.`).waitFor();
  expect(await page.getByRole("button", { name: "Check for new emails" }).count()).toBe(0);
  await page.getByRole("region", { name: "Email Activity" }).getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Check for new emails" }).waitFor();
});

/** Is it still that which is hit, 22 px above and below its middle? */
const takesAFinger = (target: Locator) =>
  target.evaluate((one) => {
    one.scrollIntoView({ block: "center" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const hits = (y: number) => one.contains(document.elementFromPoint(left + width / 2, y));
    return hits(top + height / 2 - 21.5) && hits(top + height / 2 + 21.5);
  });

test("on a phone every button and every link that stands alone is 44 px high under a finger", async () => {
  await page.context().close();
  page = await practitionerPage(server, browser, email, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await form().waitFor();
  const small = async (path: string) => {
    await page.goto(path);
    await gmail().waitFor();
    await page.waitForLoadState("networkidle");
    const targets = page.locator("main").locator("button, a, summary, [role=switch]");
    const found: string[] = [];
    for (const target of await targets.all()) {
      const inList = await target.evaluate((one) => one.closest("[aria-label=Placeholders]") !== null);
      if (!inList && !(await takesAFinger(target))) found.push((await target.textContent()) ?? "");
    }
    return found;
  };
  expect(await small("/dashboard")).toEqual([]);
  expect(await small("/setup")).toEqual([]);
});
