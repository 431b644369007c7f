import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { launchBrowser } from "../support/launch-browser";
import { postRaw } from "../support/post-raw";
import { practitionerPage } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let browser: Browser;
let lena: Visitor;

const email = "lena@riverside.example";
const endless = `https://practice.example/${"abcdefgh".repeat(30)}`;

beforeAll(async () => {
  server = await startServer();
  browser = await launchBrowser();
  lena = await server.signIn(email);
  await lena.post("/api/settings", { timeZone: "America/Los_Angeles", country: "US", autoSendEnabled: "false" });
  await lena.post("/api/waitlist", { firstName: "Ann", lastName: "F", phone: "5035550160", email: "ann@mail.example" });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function arrive(subject: string, lines: string[]) {
  const { body } = await lena.get<{ inboundAddress: string }>("/api/settings");
  const head = [`Subject: ${subject}`, `Message-ID: <${subject.length}@x.example>`, "Content-Type: text/plain"];
  await postRaw(server.url, body.inboundAddress, [...head, "", ...lines, ""].join("\r\n"));
  await eventually(async () => {
    const { body: emails } = await lena.get<{ emailSubject: string | null }[]>("/api/parsed-cancellations");
    return emails[0]?.emailSubject === subject; // It has one when it was read.
  }, subject);
}

test("each opening of an email can be told by itself, and says whom it reached", async () => {
  const slots = [nextWeek("09:00", 7), nextWeek("10:30", 8), nextWeek("13:00", 9)];
  const rows = slots.map(({ shownDate, shownTime }) => `- ${shownDate} at ${shownTime}`);
  await arrive("Three cancelled", ["The following appointments were cancelled:", ...rows]);
  const page = await practitionerPage(server, browser, email);
  const item = page.getByRole("listitem").filter({ hasText: "Three cancelled" }).first();
  for (const { shownDate } of slots) await item.getByText(shownDate).first().waitFor();
  const buttons = item.getByRole("button", { name: "Notify waitlist" });
  await expect.poll(() => buttons.count()).toBe(3);
  await item.getByRole("button", { name: "Dismiss all" }).waitFor();
  await buttons.last().click();
  await item.getByText("1 of 1 client notified", { exact: true }).waitFor();
  await expect.poll(() => buttons.count()).toBe(2);
  await item.getByRole("button", { name: "Dismiss the rest" }).waitFor();
  expect((await server.messages()).texts.map(({ body }) => body)).toEqual([expect.stringContaining("1:00 PM")]);
  await item.getByRole("button", { name: "Dismiss the rest" }).click();
  await item.getByText("You dismissed the rest of these openings. Nobody was told of the rest.").waitFor();
  await item.getByText("1 of 1 client notified", { exact: true }).waitFor();
});

/** What sticks out of the window to the right, once everything has come to rest. */
const tooWide = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations === 1);
    // One that is replaced meanwhile (the page draws again) is refused as aborted: it rests all the same.
    await Promise.allSettled(passing.map((one) => one.finished));
    return [...document.querySelectorAll("main *")]
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.outerHTML.slice(0, 200));
  });

test("a word without end is broken wherever an email is shown", async () => {
  const { shownDate } = nextWeek("10:00", 10);
  const line = `I have to cancel my appointment on ${shownDate}, see ${endless}`;
  await arrive(`Cancelled ${endless.slice(0, 90)}`, [line]);
  const page = await practitionerPage(server, browser, email, {
    viewport: { width: 390, height: 844 },
  });
  await page.getByRole("form", { name: "Which slot came free?" }).getByText("see https").waitFor();
  expect(await tooWide(page)).toEqual([]);
  await page.goto("/setup");
  await page.getByLabel("Email body").fill(line);
  await page.getByRole("button", { name: "Parse Email" }).click();
  await page.getByText("Nobody would be told.").waitFor();
  expect(await tooWide(page)).toEqual([]);
});
