import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { launchBrowser } from "../support/launch-browser";
import { postRaw } from "../support/post-raw";
import { practitionerPage } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
let browser: Browser;
let page: Page;

const day = nextWeek("10:00").shownDate;
const email = "lena@riverside.example";
const result = () => page.getByRole("region", { name: "Result" });

async function parse(subject: string, body: string) {
  await page.goto("/setup");
  await page.getByLabel("Subject (optional)").fill(subject);
  await page.getByLabel("Email body").fill(body);
  await page.getByRole("button", { name: "Parse Email" }).click();
  await result().waitFor();
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const lena = await server.signIn(email);
  await lena.post("/api/settings", { timeZone: "America/New_York", country: "US" });
  const { body } = await lena.get<{ inboundAddress: string }>("/api/settings");
  await postRaw(server.url, body.inboundAddress, readFileSync("tests/corpus/042-setmore-ics-attachment-only.eml"));
  await eventually(async () => {
    const { rows } = await server.pool.query("select 1 from inbound_emails where read_at is null");
    return rows.length === 0;
  }, "it was read");
  page = await practitionerPage(server, browser, email);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("a calendar file's start is written for people, and that it was put into the practitioner's zone is said", async () => {
  const item = page.getByRole("listitem").filter({ hasText: "Appointment canceled" });
  await item.getByRole("button", { name: "Show details" }).click();
  const mark = item.locator("mark").last();
  expect(await mark.textContent()).toBe("Starts on Thursday, December 17, 2026 at 9:00 AM, Central (Chicago)");
  expect(await item.textContent()).not.toContain("DTSTART");
  await item.getByText("10:00 AM", { exact: true }).first().waitFor();
  await item.getByText("Slotback shows it in your time zone, Eastern (New York).").waitFor();
});

test("a time of another zone is explained in the test, too; one of the own zone needs no words", async () => {
  const note = result().getByText("Slotback shows it in your time zone, Eastern (New York).");
  await parse("Cancelled", `Your client cancelled.\nWhen: ${day} at 10 am PT`);
  await result().getByText("1:00 PM", { exact: true }).waitFor();
  await note.waitFor();
  await parse("Cancelled", `Your client cancelled.\nWhen: ${day} at 10 am`);
  await result().getByText("10:00 AM", { exact: true }).waitFor();
  expect(await note.count()).toBe(0);
});

test("what was read keeps its own direction, and the marker pushes no comma away", async () => {
  await parse("תור", `הפגישה של ${day} at 10 am is cancelled, תודה`);
  const line = result().locator("p[dir=auto]").first();
  expect(await line.evaluate((one) => getComputedStyle(one).direction)).toBe("rtl");
  await parse("", `I have to cancel my appointment on ${day} at 10 am, sorry.`);
  const own = result().locator("p[dir=auto]").first();
  expect(await own.evaluate((one) => getComputedStyle(one).direction)).toBe("ltr");
  // The comma after the marked words stands no further from them than it would unmarked.
  const gap = await own
    .locator("mark")
    .last()
    .evaluate((mark) => {
      const right = (node: Node, from: number, to: number) => {
        const range = document.createRange();
        range.setStart(node, from);
        range.setEnd(node, to);
        return range.getBoundingClientRect();
      };
      const words = mark.firstChild!;
      return right(mark.parentNode!.nextSibling!, 0, 1).left - right(words, 0, words.textContent!.length).right;
    });
  expect(gap).toBeLessThan(1);
});
