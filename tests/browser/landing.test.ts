import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { hold, practitionerPage } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import { visitorPage } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  page = await visitorPage(server, browser);
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const section = (name: string | RegExp) => page.getByRole("region", { name });
const target = (scope: ReturnType<Page["locator"]>, link: string) =>
  scope.getByRole("link", { name: link, exact: true }).getAttribute("href");

describe("a visitor who is not signed in", () => {
  test("sees the landing page, without a notice and without being sent away [S2.2, S6.1]", async () => {
    await page.waitForLoadState("networkidle");
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await page.locator("[data-tone]").count()).toBe(0);
    expect(await page.title()).toContain("Slotback");
  });

  test("finds the name, Log In and Sign Up in the top bar [S1.25, S1.27, S1.28]", async () => {
    const bar = page.getByRole("banner");
    await bar.getByText("Slotback").waitFor();
    expect(await target(bar, "Log In")).toBe("/api/login");
    expect(await target(bar, "Sign Up")).toBe("/api/login");
  });

  test("reads what it is about and can start in the hero [S1.29, S1.30, S1.31]", async () => {
    const hero = page.getByRole("main").locator("section").first();
    expect(await hero.getByRole("heading", { level: 1 }).textContent()).toMatch(
      /^Never lose revenue to\s+last-minute\s+cancellations\.$/,
    );
    expect(await target(hero, "Get Started")).toBe("/api/login");
    expect(await target(hero, "Log In")).toBe("/api/login");
  });

  test("finds exactly six features [S1.32, S1.33, S1.34, S1.35, S1.36, S1.37, S1.38]", async () => {
    const titles = await section(/From one forwarded email/)
      .getByRole("heading", { level: 3 })
      .allTextContents();
    expect(titles.map((title) => title.toLowerCase())).toEqual([
      "instant notifications",
      "waitlist management",
      "sms and email alerts",
      "quick setup",
      "smart scheduling",
      "maximize revenue",
    ]);
  });

  test("reads which scheduling tools it works with, and what else there is [S1.16, S1.17, S1.18, S1.19, S1.20]", async () => {
    const integrations = page.locator("#integrations");
    for (const tool of ["Acuity Scheduling", "Calendly", "Square Appointments"]) {
      await integrations.getByRole("listitem").filter({ hasText: tool }).waitFor();
    }
    for (const part of [
      "Custom message templates",
      "Calendar link integration",
      "Email forwarding",
      "Usage analytics dashboard",
    ]) {
      await integrations.getByText(part, { exact: true }).waitFor();
    }
    await integrations.getByText("independent of the companies").waitFor();
  });

  test("finds both plans with their prices and contents [S1.39, S9.1, S9.3, S9.4, S9.5, S9.7, S9.8, S9.10, S9.11, S9.12, S9.13, S9.14, S9.15]", async () => {
    const plan = (name: string) => page.locator("#pricing").getByRole("article", { name });
    const trial = plan("Free Trial");
    await trial.getByText("$0", { exact: true }).waitFor();
    expect(await trial.getByRole("listitem").allTextContents()).toEqual([
      "25 notifications per month",
      "Email forwarding",
      "Waitlist management",
      "All core features",
    ]);
    const professional = plan("Professional");
    await professional.getByText("$29", { exact: true }).waitFor();
    await professional.getByText("Most Popular").waitFor();
    expect(await professional.getByRole("listitem").allTextContents()).toEqual([
      "Unlimited notifications",
      "SMS and email notifications",
      "Custom message templates",
      "Calendar link integration",
      "Usage analytics dashboard",
      "Priority support",
    ]);
  });

  test("reads that no credit card is required [S1.44]", async () => {
    expect(await page.getByText("No credit card required").count()).toBeGreaterThan(0);
  });

  test("meets two voices that are marked as illustrative, and a last way to start [S1.40, S1.41]", async () => {
    const voices = section("Made for days like these.");
    expect(await voices.locator("blockquote").count()).toBe(2);
    expect(await voices.getByText("Illustrative quote").count()).toBe(2);
    expect(await target(section(/Be ready for the next cancellation/), "Get Started")).toBe("/api/login");
  });

  test("is not shown a filled slot, since nothing proves one [S1.38]", async () => {
    expect(await page.getByText("Filled", { exact: true }).count()).toBe(0);
    await page.getByRole("figure").first().waitFor();
  });
});

describe("the footer", () => {
  const column = (name: string) => page.getByRole("contentinfo").getByRole("navigation", { name });
  const links = async (name: string) =>
    column(name)
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));

  test("has the product's parts, each at an anchor that exists [S1.42, S2.26, S2.27, S2.28, S2.29]", async () => {
    expect(await links("Product")).toEqual([
      ["Features", "/#features"],
      ["Pricing", "/#pricing"],
      ["Integrations", "/#integrations"],
    ]);
    for (const anchor of ["features", "pricing", "integrations"])
      expect(await page.locator(`#${anchor}`).count()).toBe(1);
  });

  test("has the company with a mail link [S2.30, S2.31, S2.32, S2.33]", async () => {
    expect(await links("Company")).toEqual([
      ["About", "/#about"],
      ["Blog", "/#blog"],
      ["Contact", expect.stringMatching(/^mailto:\S+@\S+$/)],
    ]);
    for (const anchor of ["about", "blog"]) await page.locator(`#${anchor} p`).waitFor();
  });

  test("has the legal pages [S2.34, S2.35, S2.36]", async () => {
    expect(await links("Legal")).toEqual([
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
    ]);
  });
});

test("the page opened at its pricing anchor shows the prices [S2.37]", async () => {
  const other = await visitorPage(server, browser);
  await other.goto("/#pricing");
  await other.waitForFunction(() => {
    const top = document.getElementById("pricing")?.getBoundingClientRect().top ?? Number.NaN;
    return top > -10 && top < 200 && window.scrollY > 500;
  });
  await other.context().close();
});

describe("a practitioner with a session", () => {
  test("is taken from / to the dashboard [S2.1]", async () => {
    const own = await practitionerPage(server, browser, "lena@riverside.example");
    await own.goto("/");
    await own.waitForURL("**/dashboard");
    await own.context().close();
  });

  test("sees a loading indicator until it is known who they are [S2.24]", async () => {
    const other = await visitorPage(server, browser);
    const letGo = await hold(other, "GET /api/auth/user");
    await other.goto("/");
    await other.getByRole("status").filter({ hasText: "Loading..." }).waitFor();
    letGo();
    await other.getByRole("status").waitFor({ state: "detached" });
    await other.context().close();
  });
});

test("any other path is the not-found page, with or without a session [S2.20, S2.21, S2.22]", async () => {
  const own = await practitionerPage(server, browser, "lena@riverside.example");
  const stranger = await visitorPage(server, browser);
  for (const window of [own, stranger]) {
    const answer = await window.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await window.getByRole("heading", { name: "404 Page Not Found" }).waitFor();
    await window.getByText("Did you forget to add the page to the router?").waitFor();
    await window.context().close();
  }
});
