import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { launchBrowser } from "../support/launch-browser";
import { postRaw } from "../support/post-raw";
import { practitionerPage, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import { accessibilityProblems, scrollsSideways } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let page: Page;

const email = "lena@riverside.example";
const box = () => page.getByRole("region", { name: "Gmail asks you to confirm the forwarding" });

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const lena = await server.signIn(email);
  const { body } = await lena.get<{ inboundAddress: string }>("/api/settings");
  await postRaw(server.url, body.inboundAddress, readFileSync("tests/corpus/063-gmail-forwarding-confirmation.eml"));
  await postRaw(server.url, body.inboundAddress, readFileSync("tests/corpus/064-out-of-office.eml"));
  await eventually(async () => {
    const { rows } = await server.pool.query("select 1 from inbound_emails where read_at is null");
    return rows.length === 0;
  }, "both were read");
  page = await practitionerPage(server, browser, email);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("Gmail's question stands on the dashboard, too, and counts in the sidebar", async () => {
  await box().getByText("you.owner@example.com").waitFor();
  await page.getByRole("link", { name: "Dashboard, 1 to decide" }).waitFor();
});

test("its code is copied as one number, and it is said where it goes; Done closes it everywhere", async () => {
  await page.getByRole("link", { name: "Set-Up" }).click();
  await box().getByText("Forwarding and POP/IMAP").waitFor();
  expect(await box().getByRole("link").getAttribute("href")).toMatch(/^https:\/\/mail-settings\.google\.com\//);
  expect(await box().textContent()).toContain("728394651");
  await box().getByRole("button", { name: "Copy the code" }).click();
  await toast(page, "Copied!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("728394651");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await scrollsSideways(page)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await box().getByRole("button", { name: "Done" }).click();
  await toast(page, "Request Closed");
  await box().waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await page.getByText("Email Activity").waitFor();
  expect(await box().count()).toBe(0);
});
