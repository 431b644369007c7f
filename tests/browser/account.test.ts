import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { answer, hold, practitionerPage, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let browser: Browser;
let page: Page;
let lena: Visitor;

const email = "lena@riverside.example";
const plan = () => page.getByRole("region", { name: "Current plan" });
const upgrade = () => page.getByRole("button", { name: "Upgrade to Professional ($29/month)" });
const manage = () => page.getByRole("button", { name: "Manage Billing" });
const warning = () =>
  page.getByText("You're approaching your monthly limit. Upgrade to Professional for unlimited notifications.");

const subscription = { plan: "free_trial", status: "active", currentPeriodEnd: null, cancelAtPeriodEnd: "false" };
const usage = { current: 12, limit: 25, percentage: 48 };

/** The page as it is with this plan and usage. */
async function show(changed: object, used: object = usage) {
  const reply = { subscription: { ...subscription, ...changed }, usage: used };
  await answer(page, "GET /api/subscription", 200, reply);
  await page.reload();
  await plan().waitFor();
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  lena = await server.signIn(email, { firstName: "Lena", lastName: "Marsh" });
  await lena.post("/api/settings", { timeZone: "America/Los_Angeles", country: "US" });
  page = await practitionerPage(server, browser, email);
});

// With its plan on it: a page that has not asked for it yet would take an answer that is meant for the next one.
beforeEach(async () => {
  await page.goto("/account");
  await plan().waitFor();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("on the trial", () => {
  test("the plan, its limit and the month's use stand on one card [S2.203, S2.204, S2.205, S2.207, S2.209, S2.212, S2.222, S2.236]", async () => {
    await page.getByRole("heading", { level: 1, name: "Account & Billing" }).waitFor();
    await plan().getByText("Free Trial").waitFor();
    await plan().getByText("25 notifications per month included").waitFor();
    await plan().getByText("0 / 25").waitFor();
    await plan().getByRole("progressbar", { name: "Monthly usage" }).waitFor();
    await plan()
      .getByText(/^Resets on \w+ 1, \d{4}$/)
      .waitFor();
    await upgrade().waitFor();
    expect(await manage().count()).toBe(0);
  });

  test("both plans are compared [S2.223, S2.224, S2.225, S2.226, S2.227, S2.228, S2.229, S2.230, S2.231, S2.232]", async () => {
    const compare = page.getByRole("region", { name: "Plans" });
    const trial = compare.getByRole("region", { name: "Free Trial" });
    await trial.waitFor();
    expect(await trial.getByRole("listitem").allTextContents()).toEqual([
      "25 notifications/month",
      "Email forwarding",
      "Waitlist management",
    ]);
    const professional = compare.getByRole("region", { name: "Professional" });
    await professional.getByText("Most Popular").waitFor();
    await professional.getByText("$29").waitFor();
    await professional.getByText("per month").waitFor();
    expect(await professional.getByRole("listitem").allTextContents()).toEqual([
      "Unlimited notifications",
      "Email forwarding",
      "Waitlist management",
      "Priority support",
    ]);
  });

  test.each([
    [19, 76, 0],
    [20, 80, 1],
  ])("%i of 25 is %i percent: the warning is there %i times [S2.214, S2.215]", async (current, percentage, times) => {
    await show({}, { current, limit: 25, percentage });
    await plan().getByText(`${current} / 25`).waitFor();
    expect(await warning().count()).toBe(times);
  });

  test("the date line needs an active plan with an end, in the practitioner's zone [S2.217, S2.220, S2.221, S4.19]", async () => {
    const currentPeriodEnd = "2026-03-06T07:59:00.000Z";
    await show({ currentPeriodEnd });
    await plan().getByText("Resets on March 5, 2026").waitFor();
    await show({ currentPeriodEnd, status: "past_due" });
    expect(await plan().getByText("March 5").count()).toBe(0);
    await show({ currentPeriodEnd: null });
    expect(await plan().getByText("Resets").count()).toBe(0);
  });

  test("a failed checkout is said in the server's words, or in ours [S8.30, S8.31]", async () => {
    const call = "POST /api/subscription/checkout";
    await answer(page, call, 503, { message: "Payments are away.", code: "unavailable" });
    await upgrade().click();
    await toast(page, "Error", "Payments are away.", "destructive");
    await answer(page, call, 500, {});
    await upgrade().click();
    await toast(page, "Error", "Failed to start checkout", "destructive");
  });

  test("what cannot be loaded is said, and leaving stays possible [S8.52]", async () => {
    await answer(page, "GET /api/subscription", 500, { message: "Oh.", code: "broken" });
    await page.goto("/account");
    await page.getByRole("heading", { name: "Error Loading Account" }).waitFor();
    await page.getByText("Failed to load your subscription information. Please try again later.").waitFor();
    await page.getByRole("link", { name: "Export all data" }).waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await plan().waitFor();
  });
});

describe("on Professional", () => {
  test("a paid checkout leads there and back [S2.206, S2.208, S2.210, S2.211, S2.213, S2.216, S2.219, S2.233, S2.234, S2.235, S2.237, S4.15, S7.37, S9.9]", async () => {
    const letGo = await hold(page, "POST /api/subscription/checkout");
    await upgrade().click();
    expect(await page.getByRole("button", { name: "Opening..." }).isDisabled()).toBe(true);
    letGo();
    await page.getByRole("button", { name: "Pay $29.00" }).click();
    await page.waitForURL("**/account*");
    await expect
      .poll(async () => (await lena.get<{ usage: { limit: number } }>("/api/subscription")).body.usage.limit)
      .toBe(-1);
    await page.goto("/account");
    await plan().getByText("Professional", { exact: true }).waitFor();
    await plan().getByText("Unlimited notifications per month").waitFor();
    await plan().getByText("0 (unlimited)").waitFor();
    await plan()
      .getByText(/^Renews on \w+ \d{1,2}, \d{4}$/)
      .waitFor();
    expect(await page.getByRole("progressbar").count()).toBe(0);
    expect(await warning().count()).toBe(0);
    expect(await upgrade().count()).toBe(0);
    expect(await page.getByText("Most Popular").count()).toBe(0);
  });

  test("many notifications raise no warning [S2.216]", async () => {
    await show({ plan: "professional" }, { current: 1234, limit: -1, percentage: 0 });
    await plan().getByText("1,234 (unlimited)").waitFor();
    expect(await warning().count()).toBe(0);
  });

  test("a failed portal is said in the server's words, or in ours [S8.32, S8.33]", async () => {
    const call = "POST /api/subscription/portal";
    await answer(page, call, 503, { message: "Payments are away.", code: "unavailable" });
    await manage().click();
    await toast(page, "Error", "Payments are away.", "destructive");
    await answer(page, call, 500, {});
    await manage().click();
    await toast(page, "Error", "Failed to open billing portal", "destructive");
  });

  test("cancelling in the portal shows when the plan ends [S2.218, S4.17, S7.39]", async () => {
    await manage().click();
    await page.getByRole("button", { name: "Cancel at period end" }).click();
    await page.getByRole("button", { name: "Keep plan" }).waitFor();
    await expect
      .poll(async () => JSON.stringify((await lena.get("/api/subscription")).body))
      .toContain('"cancelAtPeriodEnd":"true"');
    await page.goto("/account");
    await plan()
      .getByText(/^Cancels on \w+ \d{1,2}, \d{4}$/)
      .waitFor();
  });
});

describe("leaving", () => {
  test("all data is one file [P83]", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export all data" }).click();
    expect((await download).suggestedFilename()).toMatch(/^slotback-.+\.zip$/);
  });

  test("the account is closed by typing the words [P84]", async () => {
    await page.getByRole("button", { name: "Close account" }).click();
    const dialog = page.getByRole("dialog", { name: "Close your account?" });
    const close = dialog.getByRole("button", { name: "Close account" });
    expect(await close.isDisabled()).toBe(true);
    await dialog.getByLabel("Type “close my account”").fill("close my account");
    await close.click();
    await page.waitForURL((url) => url.pathname === "/");
    expect((await lena.get("/api/auth/user")).status).toBe(401);
  });
});
