import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { answer, practitionerPage } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
let browser: Browser;
let page: Page;

const stats = "GET /api/admin/stats";
const figure = (name: string) => page.locator("dl > div").filter({ hasText: name }).locator("dd").textContent();

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  await server.signIn("lena@riverside.example", { firstName: "Lena", lastName: "Marsh" });
  page = await practitionerPage(server, browser, "admin@slotback.example");
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("an admin sees all practitioners in figures and one by one [S1.14, S2.238, S2.239, S2.240, S2.244, S2.245, S2.246, S2.248, S2.249, S2.250, S2.251, S2.252, S2.253, S2.254, S2.255, S6.6, S6.7]", async () => {
  await page.getByRole("link", { name: "Admin" }).click();
  await page.getByRole("heading", { level: 1, name: "Admin Dashboard" }).waitFor();
  await page.getByText("Total Users").waitFor();
  expect(await figure("Total Users")).toBe("2");
  expect(await figure("Active Subscriptions")).toBe("0");
  const table = page.getByRole("region", { name: "All Users" });
  await table.waitFor();
  expect(await table.getByRole("columnheader").allTextContents()).toEqual([
    "User",
    "Email",
    "Plan",
    "Status",
    "Notifications",
    "Joined",
  ]);
  const lena = table.getByRole("row").filter({ hasText: "lena@riverside.example" });
  expect(await lena.getByRole("rowheader").textContent()).toBe("Lena Marsh");
  const cells = await lena.getByRole("cell").allTextContents();
  expect(cells.slice(1, 4)).toEqual(["Free Trial", "Active", "0"]);
  expect(cells[4]).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  const nameless = table.getByRole("row").filter({ hasText: "admin@slotback.example" });
  expect(await nameless.getByRole("rowheader").textContent()).toBe("N/A");
});

test("large figures are grouped, revenue is in dollars, half a name is none [S2.242, S2.243, S2.247, S2.250, S2.252]", async () => {
  const user = {
    id: "1",
    firstName: "Ann",
    lastName: null,
    email: "ann@mail.example",
    createdAt: "2026-03-05T12:00:00Z",
  };
  await answer(page, stats, 200, {
    totalUsers: 1204,
    activeSubscriptions: 87,
    totalNotifications: 1234,
    revenueThisMonth: 123_450,
    users: [{ ...user, plan: "professional", status: "past_due", notificationsSent: 6120 }],
  });
  await page.reload();
  await page.getByText("ann@mail.example").waitFor();
  expect(await figure("Total Notifications")).toBe("1,234");
  expect(await figure("Revenue (30d)")).toBe("$1,234.50");
  expect(await page.getByRole("rowheader").textContent()).toBe("N/A");
  const cells = await page.getByRole("cell").allTextContents();
  expect(cells.slice(1)).toEqual(["Professional", "Past due", "6,120", "Mar 5, 2026"]);
});

describe("without an answer", () => {
  test("a failure has its title and the server's words, in the page [S6.10, S6.11, S6.12, S8.54]", async () => {
    await answer(page, stats, 503, { message: "Slotback is busy.", code: "unavailable" });
    await page.reload();
    await page.getByRole("heading", { name: "Error Loading Admin Dashboard" }).waitFor();
    await page.getByText("Slotback is busy.").waitFor();
    expect(await page.locator("[data-tone]").count()).toBe(0);
  });

  test("no data is said [S8.55]", async () => {
    await answer(page, stats, 200, null);
    await page.reload();
    await page.getByText("No Data Available").waitFor();
    await page.getByText("Unable to load admin statistics.").waitFor();
  });
});

test("a practitioner is denied, and sees no way there [S6.9, S6.12, S8.53]", async () => {
  const lena = await practitionerPage(server, browser, "lena@riverside.example");
  await lena.getByRole("navigation", { name: "Main" }).waitFor();
  expect(await lena.getByRole("link", { name: "Admin" }).count()).toBe(0);
  await lena.goto("/admin");
  await lena.getByRole("heading", { name: "Access Denied" }).waitFor();
  await lena.getByText("You don't have permission to view this page.").waitFor();
  expect(await lena.locator("[data-tone]").count()).toBe(0);
  await lena.context().close();
});
