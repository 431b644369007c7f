import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { launchBrowser } from "../support/launch-browser";
import { postRaw } from "../support/post-raw";
import { practitionerPage, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let browser: Browser;
let page: Page;
let lena: Visitor;

const email = "lena@riverside.example";
const slots = [nextWeek("09:00"), nextWeek("10:00", 8), nextWeek("11:00", 9)];
const item = (slot: { shownDate: string }) => page.getByRole("listitem").filter({ hasText: slot.shownDate }).first();

async function arrive(...mimes: string[]) {
  const { body } = await lena.get<{ inboundAddress: string }>("/api/settings");
  for (const mime of mimes) await postRaw(server.url, body.inboundAddress, mime);
  await eventually(async () => {
    const { rows } = await server.pool.query("select 1 from inbound_emails where read_at is null");
    return rows.length === 0;
  }, "they were read");
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  lena = await server.signIn(email);
  await lena.post("/api/settings", { timeZone: "UTC", country: "US", autoSendEnabled: "false" });
  for (const [n, firstName] of ["Ann", "Dee", "Eve"].entries())
    await lena.post("/api/waitlist", {
      firstName,
      lastName: "Fairlow",
      phone: `+1503555011${n}`,
      email: `${firstName.toLowerCase()}@mail.example`,
    });
  await arrive(...slots.map((slot, n) => cancellation(slot, n === 0 ? { client: "Ann Fairlow" } : {})));
  page = await practitionerPage(server, browser, email);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("with auto-send off each opening waits in amber, counts in the sidebar and reaches all but who cancelled", async () => {
  await page.getByRole("link", { name: "Dashboard, 3 to decide" }).waitFor();
  await expect.poll(() => page.getByText("Waiting for you").count()).toBe(3);
  await item(slots[0]!).getByText("Uses 2 of the 25 left this month").waitFor();
  await item(slots[1]!).getByText("Uses 3 of the 25 left this month").waitFor();
});

test("it may be dismissed, and decided again", async () => {
  await item(slots[0]!).getByRole("button", { name: "Dismiss" }).click();
  await toast(page, "Opening Dismissed", "Nobody is told of it.");
  await page.getByRole("link", { name: "Dashboard, 2 to decide" }).waitFor();
  await expect.poll(() => item(slots[0]!).getByRole("button", { name: "Notify waitlist" }).count()).toBe(0);
  await item(slots[0]!).getByText("You dismissed this opening. Nobody was told.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Appointment cancelled");
  await item(slots[0]!).getByRole("button", { name: "Decide again" }).click();
  await page.getByRole("link", { name: "Dashboard, 3 to decide" }).waitFor();
});

test("told, it waits no longer", async () => {
  await item(slots[0]!).getByRole("button", { name: "Notify waitlist" }).click();
  await toast(page, "Notifications Sent!", "Successfully sent to 2 of 2 clients.");
  await page.getByRole("link", { name: "Dashboard, 2 to decide" }).waitFor();
  await expect.poll(() => page.getByText("Waiting for you").count()).toBe(2);
  await expect.poll(() => item(slots[0]!).getByText("Auto-send was off").count()).toBe(0);
});

test("a send that the month's limit cut off says so once, with a way on and with those who were left out", async () => {
  await server.pool.query("update usage set used = 24");
  await page.reload();
  const cut = item(slots[2]!);
  await cut.getByRole("button", { name: "Notify waitlist" }).click();
  await toast(page, "Partial Success");
  await cut.getByText("1 of 3 clients notified: monthly limit reached").waitFor();
  await lena.post("/api/settings", { autoSendEnabled: "true" });
  await server.pool.query("update usage set used = 24");
  const limited = nextWeek("15:00", 12);
  await arrive(cancellation(limited));
  await eventually(async () => {
    const { body } = await lena.get<{ notificationSent: string }[]>("/api/parsed-cancellations");
    return body.every(({ notificationSent }) => notificationSent !== "pending");
  }, "it is settled");
  await page.reload();
  await item(limited).getByText("1 of 3 clients notified: monthly limit reached").waitFor();
  await expect.poll(() => item(limited).getByText("1 of 3 clients notified").count()).toBe(1);
  expect(await item(limited).getByRole("link", { name: "Upgrade" }).getAttribute("href")).toBe("/account");
  const rows = item(limited).getByRole("row");
  await expect
    .poll(() => rows.allTextContents())
    .toEqual([
      "ClientText",
      expect.stringMatching(/^Ann Fairlow(?:Sent|Delivered)$/),
      "Dee FairlowNot told",
      "Eve FairlowNot told",
    ]);
});
