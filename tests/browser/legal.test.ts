import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { practitionerPage } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import { visitorPage } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  page = await visitorPage(server, browser);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const headings = () => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

/** The text of one numbered section. */
const section = (title: RegExp) => page.getByRole("main").getByRole("region", { name: title }).textContent();

async function opens(path: string, title: string) {
  const own = await practitionerPage(server, browser, "lena@riverside.example");
  await own.goto(path);
  await own.getByRole("heading", { level: 1, name: title }).waitFor();
  await own.context().close();
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

describe("the privacy policy", () => {
  test("opens with and without a session [S2.3, S2.4]", () => opens("/privacy", "Privacy Policy"));

  test("has 13 numbered sections and its date [S2.5, S2.6]", async () => {
    const titles = await headings();
    expect(titles).toHaveLength(13);
    for (const [index, title] of titles.entries()) expect(title).toMatch(new RegExp(`^${index + 1}\\. \\w`));
    await page.getByText("Last updated: November 1, 2025").waitFor();
  });

  test("says who operates the service, how long data is kept, and that practitioners answer for consent [S1.21, S1.23, S1.24]", async () => {
    expect(await section(/Who we are/)).toContain("This service is operated by");
    expect(await section(/How long we keep/)).toMatch(/After an account is terminated, .*data is kept for 30 days/);
    expect(await section(/What we keep about clients/)).toContain("Practitioners are responsible for client consent.");
  });

  test("is not for children under 13 [S9.53]", async () => {
    expect(await section(/Children/)).toContain("not for children under 13");
  });

  test("leads back to the home page [S2.7]", async () => {
    await page.getByRole("link", { name: "Back to home" }).click();
    await page.getByRole("heading", { level: 1, name: /Never lose revenue/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

describe("the terms of service", () => {
  test("open with and without a session [S2.8, S2.9]", () => opens("/terms", "Terms of Service"));

  test("have 16 numbered sections and their date [S2.10, S2.11]", async () => {
    const titles = await headings();
    expect(titles).toHaveLength(16);
    for (const [index, title] of titles.entries()) expect(title).toMatch(new RegExp(`^${index + 1}\\. \\w`));
    await page.getByText("Last updated: November 1, 2025").waitFor();
  });

  test("say who may use it and who answers for consent [S1.22, S1.24, S9.51]", async () => {
    expect(await section(/Who may use/)).toContain("You must be 18 or older.");
    expect(await section(/Your clients and their consent/)).toContain("You are responsible for client consent.");
  });

  test("say what it costs and how it renews and ends [S9.46, S9.47, S9.48, S9.49, S1.23]", async () => {
    expect(await section(/Renewal/)).toMatch(/renews automatically every month/);
    expect(await section(/Renewal/)).toMatch(/no refunds for partial months/);
    expect(await section(/Plans and prices/)).toContain("Price changes are announced 30 days ahead.");
    expect(await section(/Ending the agreement/)).toMatch(/your data is kept for 30 days/);
  });

  test("name the uptime goal and the liability cap [S9.50, S9.52]", async () => {
    expect(await section(/Availability/)).toContain("an uptime of 99%");
    expect(await section(/Limit of liability/)).toContain("the fees you paid in the prior 12 months");
  });

  test("lead back to the home page [S2.12]", async () => {
    expect(await page.getByRole("link", { name: "Back to home" }).getAttribute("href")).toBe("/");
  });
});
