// Makes docs/dashboard.png: the product as it is, with an invented practice in it. `npm run screenshot`
import { rm } from "node:fs/promises";
import pino from "pino";
import { chromium } from "playwright-core";
import { readEnv } from "../server/env";
import { run } from "../server/run";
import { displayDate } from "../shared/when";
import { temporaryDataDir } from "../tests/support/data-dir";
import { eventually } from "../tests/support/eventually";
import { findChromium } from "../tests/support/find-chromium";
import { postRaw } from "../tests/support/post-raw";
import { Visitor } from "../tests/support/visitor";

const NOON = Date.parse("2026-03-17T20:52:00Z");
const dataDir = await temporaryDataDir();
let clock = NOON;
const settings = readEnv({ PORT: "0", DATA_DIR: dataDir });
const server = await run(settings, { now: () => new Date(clock), log: pino({ level: "error" }) });

const lena = new Visitor(server.url);
const form = await lena.visit("/api/login");
await lena.submit(form, { email: "lena@riverside.example", firstName: "Lena", lastName: "Marsh" });
await lena.post("/api/settings", {
  businessName: "Riverside Massage",
  notificationMethod: "both",
  calendarLink: "https://riverside.example/book",
  timeZone: "America/Los_Angeles",
  country: "US",
});
const names = ["Ann Fairlow", "Dee Castellane", "Grace Lindqvale", "Hugh Penwick", "Priya Nandal", "Sofia Arden", "Tom Okafield"];
await lena.post("/api/waitlist/bulk", {
  clients: names.map((name, n) => {
    const [firstName = "", lastName = ""] = name.split(" ");
    return { firstName, lastName, phone: `503 555 01${60 + n}`, email: `${firstName.toLowerCase()}@mail.example` };
  }),
});
const { body: own } = await lena.get<{ inboundAddress: string }>("/api/settings");

interface Item {
  notificationSent: string;
  question: unknown;
}

/** Delivers an email as if it came so many minutes before noon, and waits until it was dealt with. */
async function arrive(minutesBefore: number, subject: string, body: string[]) {
  clock = NOON - minutesBefore * 60_000;
  const before = (await lena.get<Item[]>("/api/parsed-cancellations")).body.length;
  const head = [`Subject: ${subject}`, `Message-ID: <${minutesBefore}@tool.example>`, `Date: ${new Date(clock).toUTCString()}`];
  await postRaw(server.url, own.inboundAddress, [...head, "From: Booking <no-reply@tool.example>", "", ...body].join("\r\n"));
  await eventually(async () => {
    const { body } = await lena.get<Item[]>("/api/parsed-cancellations");
    return body.length > before && (body[0]!.question !== null || body[0]!.notificationSent !== "pending");
  }, subject);
}

const when = (date: string, time: string) => `When: ${displayDate(date)} at ${time}`;
const freed = "This appointment has been cancelled by your client.";
const DAY = 1_440;
await arrive(14 * DAY + 820, "Cancellation: 90-minute session", [freed, "Client: Zoe Quill", when("2026-03-04", "11:00 AM")]);
await arrive(2 * DAY + 400, "Your bookings for this week", ["A reminder of your upcoming appointments:", when("2026-03-18", "9:00 AM")]);
await arrive(6, "Appointment cancelled: deep tissue, 60 min", [freed, "Client: Zoe Quill", when("2026-03-19", "3:30 PM"), "Booked on: February 2, 2026"]);
await arrive(1, "Fwd: change of plans, so sorry", ["Hi Lena, I have to cancel my appointment on Friday March 21 at 10:00, something came up at work."]);
clock = NOON;

const executablePath = findChromium();
if (!executablePath) throw new Error("No Chromium found: install chromium, or set CHROMIUM_PATH.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1.5 });
const page = await context.newPage();
await page.clock.setFixedTime(clock);
await page.goto(`${server.url}/api/login`);
await page.fill("[name=email]", "lena@riverside.example");
await page.press("[name=email]", "Enter");
await page.getByText("Appointment cancelled: deep tissue").waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: "docs/dashboard.png" });

await browser.close();
await server.stop();
await rm(dataDir, { recursive: true, force: true });
process.exit(0);
