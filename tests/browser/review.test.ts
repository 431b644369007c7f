import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nextWeek, unsure } from "../support/emails";
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
let address: string;
let next = 0;

const person = (firstName: string, n: number) => ({
  firstName,
  lastName: "Fairlow",
  phone: `+150355501${n}`,
  email: `${firstName.toLowerCase()}@mail.example`,
});
const form = (subject = "") => page.getByRole("form", { name: `Which slot came free? ${subject}`.trim() });

async function arrive(...mimes: string[]) {
  for (const mime of mimes) await postRaw(server.url, address, mime);
  await eventually(async () => {
    const { rows } = await server.pool.query("select 1 from inbound_emails where read_at is null");
    return rows.length === 0;
  }, "they were read");
  await page.goto("/dashboard");
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Each story with a practice of its own. */
beforeEach(async () => {
  const email = `practice-${next++}@mail.example`;
  lena = await server.signIn(email, { firstName: "Lena", lastName: "Marsh" });
  await lena.post("/api/settings", { timeZone: "America/Los_Angeles", country: "US", businessName: "Riverside" });
  address = (await lena.get<{ inboundAddress: string }>("/api/settings")).body.inboundAddress;
  await lena.post("/api/waitlist", person("Ann", 10));
  await lena.post("/api/waitlist", person("Dee", 11));
  await page?.context().close();
  page = await practitionerPage(server, browser, email);
});

describe("the date of an answer", () => {
  test("may be typed with a year of two digits; one that is past is refused beside its field", async () => {
    const slot = nextWeek("10:00");
    await arrive(unsure(slot));
    const [year, month, day] = slot.date.split("-");
    await form().getByLabel("Date").click();
    await page.keyboard.type(`${month}${day}${year!.slice(2)}`);
    await form().getByLabel("Time").fill("10:00");
    expect(await form().getByLabel("Date").inputValue()).toBe(slot.date);
    await form().getByLabel("Date").fill("2020-02-03");
    await form().getByRole("button", { name: "Send to" }).click();
    await form().getByText("Monday, February 3, 2020 at 10:00 AM is already past.").waitFor();
    expect(await form().getByLabel("Date").getAttribute("aria-invalid")).toBe("true");
    await form().getByLabel("Date").fill(slot.date);
    await form().getByRole("button", { name: "Send to" }).click();
    await toast(page, "Notifications Sent!");
  });
});
