import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { launchBrowser } from "../support/launch-browser";
import { postRaw } from "../support/post-raw";
import { answer, hold, practitionerPage, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let browser: Browser;
let page: Page;
let lena: Visitor;
let address: string;

const email = "lena@riverside.example";
const card = (name: string) => page.getByRole("region", { name });
const item = (subject: string): Locator => card("Email Activity").getByRole("listitem").filter({ hasText: subject });

const person = (firstName: string, n: number) => ({
  firstName,
  lastName: "Fairlow",
  phone: `(503) 555-01${n}`,
  email: `${firstName.toLowerCase()}@mail.example`,
});

/** Forwards an email of these lines and waits until it was read. */
async function forward(subject: string, lines: string[]) {
  const before = (await emails()).length;
  const mime = cancellation(nextWeek("09:00"))
    .split("\r\n\r\n")[0]!
    .replace("Subject: Appointment cancelled", subject ? `Subject: ${subject}` : "X-Nothing: 1");
  await postRaw(server.url, address, `${mime}\r\n\r\n${lines.join("\r\n")}\r\n`);
  await eventually(async () => (await emails()).length > before, `${subject} arrived`);
  await eventually(
    async () => (await emails())[0]!.notificationSent !== "pending" || (await emails())[0]!.question !== null,
    `${subject} was read`,
  );
}

interface Email {
  emailSubject: string | null;
  createdAt: string;
  notificationSent: string;
  question: unknown;
}
const emails = async () => (await lena.get<Email[]>("/api/parsed-cancellations")).body;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  lena = await server.signIn(email, { firstName: "Lena", lastName: "Marsh" });
  const settings = { notificationMethod: "both", timeZone: "Asia/Tokyo", country: "US", businessName: "Riverside" };
  const saved = await lena.post<{ inboundAddress: string }>("/api/settings", settings);
  address = saved.body.inboundAddress;
  page = await practitionerPage(server, browser, email);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("before the first email", () => {
  test("the page is called Dashboard and has the four figures, none of them invented [S2.61, S2.63, S2.66, S2.69, S2.71, S2.73, S2.96, S2.97, S2.98, P1, P4, P5]", async () => {
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    const figures = card("Figures");
    await figures.getByText("0%").waitFor();
    expect(await figures.locator("dt").allTextContents()).toEqual([
      "Total Emails Parsed",
      "Notifications Sent",
      "Waitlist Size",
      "Success Rate",
    ]);
    expect(await figures.locator("dd").allTextContents()).toEqual(["0", "0", "0", "0%"]);
    for (const invented of ["Slots Filled", "Revenue Saved", "Total Clients"]) {
      expect(await page.getByText(invented).count()).toBe(0);
    }
  });

  test("the usage panel shows the month against the limit [S2.62, P3]", async () => {
    const usage = card("This month");
    await usage.getByText("Free Trial").waitFor();
    await usage.getByText("/ 25 notifications").waitFor();
    const meter = usage.getByRole("progressbar", { name: "Notifications this month" });
    expect(await meter.getAttribute("aria-valuetext")).toBe("0 of 25");
    await usage.getByText(/25 left until \w+ 1$/).waitFor();
  });

  test("the empty list teaches the next step, and so does a checklist [S2.75, S2.94, S2.95]", async () => {
    const activity = card("Email Activity");
    await activity.getByText("No emails received yet").waitFor();
    const text = "Forward cancellation emails to your unique email address to get started";
    await activity.getByText(text).waitFor();
    await activity.getByRole("button", { name: "Copy your address" }).click();
    await toast(page, "Copied!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const steps = card("Four steps to your first opening");
    await steps.getByLabel("Done").waitFor();
    await steps.getByRole("link", { name: "Add clients" }).click();
    await page.waitForURL("**/waitlist");
  });
});

describe("with emails of every kind", () => {
  const told = nextWeek("15:30");
  const kept = nextWeek("11:00", 9);

  beforeAll(async () => {
    await lena.post("/api/waitlist", person("Ann", 10));
    await lena.post("/api/waitlist", person("Dee", 11));
    await forward("Deep tissue cancelled", [
      "This appointment has been cancelled by your client.",
      `When: ${told.shownDate} at ${told.shownTime}`,
    ]);
    await eventually(async () => (await emails())[0]!.notificationSent === "success", "both were told");
    await lena.post("/api/settings", { autoSendEnabled: "false" });
    await forward("Hot stone cancelled", [
      "This appointment has been cancelled by your client.",
      `When: ${kept.shownDate} at ${kept.shownTime}`,
    ]);
    await lena.post("/api/settings", { autoSendEnabled: "true" });
    await forward("Your new booking", ["You have a new booking.", `When: ${kept.shownDate} at 9:00 AM`]);
    const before = (await emails()).length;
    await postRaw(server.url, address, Buffer.from([0xff, 0xfe, 0x00, 0x01, 0x80]));
    await eventually(async () => (await emails()).length > before, "bytes that are no email arrived");
    await page.goto("/dashboard");
  });

  test("a told opening shows subject, date, time, state and when it came, by the practitioner's clock [S2.76, S2.78, S2.79, S2.84, S2.86, S2.87, S2.91, S2.92, S2.93, S4.12]", async () => {
    const one = item("Deep tissue cancelled");
    await one.getByText("Received", { exact: true }).waitFor();
    await one.getByText(told.shownDate).first().waitFor();
    await one.getByText(told.shownTime).first().waitFor();
    const created = new Intl.DateTimeFormat("en-US", { timeZone: "Asia/Tokyo", month: "short", day: "numeric" });
    const { createdAt } = (await emails()).find(({ emailSubject }) => emailSubject === "Deep tissue cancelled")!;
    const words = () => one.locator("p").first().textContent();
    await expect.poll(words).toContain(`${created.format(new Date(createdAt))},`);
    expect(await words()).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2} [AP]M$/);
    expect(await one.getByText("Could not extract").count()).toBe(0);
    expect(await one.locator(".text-red").count()).toBe(0);
    const icons = await card("Email Activity").locator("span > svg.size-3\\.5").count();
    expect(icons).toBeGreaterThanOrEqual(4);
  });

  test("its details name every client, each message's state and the line that was read [P122]", async () => {
    const one = item("Deep tissue cancelled");
    await one.getByText("2 of 2 clients notified").waitFor();
    const table = one.getByRole("table");
    expect(await table.getByRole("columnheader").allTextContents()).toEqual(["Client", "Text", "Email"]);
    expect(await table.getByRole("rowheader").allTextContents()).toEqual(["Ann Fairlow", "Dee Fairlow"]);
    await one
      .getByText(/^Line \d+ of/)
      .first()
      .waitFor();
    await one.locator("mark", { hasText: told.shownTime }).first().waitFor();
    await one.getByRole("button", { name: "Hide details" }).click();
    expect(await one.getByRole("table").count()).toBe(0);
  });

  test("an email without a subject or a date says so, newest first [S2.77, S2.85, S2.89]", async () => {
    const one = item("No Subject");
    await one.getByText("Could not extract date/time from email").waitFor();
    const subjects = await card("Email Activity").getByRole("heading", { level: 3 }).allTextContents();
    expect(subjects).toEqual(["No Subject", "Hot stone cancelled", "Deep tissue cancelled", "Your new booking"]);
  });

  test("what is no cancellation stands apart as ignored [S2.82, S2.83, P12]", async () => {
    const apart = page.getByRole("region", { name: "Not cancellations" });
    await apart.getByText("Your new booking").waitFor();
    await apart.getByText("Ignored", { exact: true }).waitFor();
    expect(await apart.getByText("Pending").count()).toBe(0);
    await card("Figures").getByText("3", { exact: true }).waitFor();
  });

  test("an opening that nobody was told of is told with one click", async () => {
    const one = item("Hot stone cancelled");
    await one.getByText("Uses 2 of the 23 left this month").waitFor();
    const letGo = await hold(page, "POST /api/openings");
    await one.getByRole("button", { name: "Notify waitlist" }).click();
    await one.getByRole("button", { name: "Sending..." }).waitFor();
    letGo();
    await toast(page, "Notifications Sent!", "Successfully sent to 2 of 2 clients.");
    await card("This month").getByText("21 left").waitFor();
    await one.getByRole("button", { name: "Notify waitlist" }).waitFor({ state: "detached" });
  });
});

describe("a cancellation that is not certain", () => {
  const day = nextWeek("10:00", 10);

  beforeAll(async () => {
    const wrong = nextWeek("10:00", 11).shownDate.split(",")[0];
    const [, monthDay] = /, (.+), /.exec(day.shownDate)!;
    await forward("change of plans, so sorry", [`Hi Lena, I have to cancel my ${wrong} ${monthDay} at 10:00 AM.`]);
    await page.goto("/dashboard");
  });

  test("is asked, with nothing preselected, and decided with one click and a button [S2.80, S2.81, P114]", async () => {
    const form = page.getByRole("form", { name: "Which slot came free?" });
    await form.getByText("change of plans, so sorry").waitFor();
    await form.getByText("Pending", { exact: true }).waitFor();
    await form.locator("mark").first().waitFor();
    const send = form.getByRole("button", { name: "Send to 2 clients" });
    expect(await send.isDisabled()).toBe(true);
    const options = form.getByRole("radio");
    expect(await options.count()).toBe(2);
    expect(await form.locator("input:checked").count()).toBe(0);
    await page.getByRole("link", { name: "Dashboard, 1 to decide" }).waitFor();

    await options.first().check();
    if ((await form.getByLabel("Time").inputValue()) === "") await form.getByLabel("Time").fill("10:00");
    await answer(page, "POST /api/parsed-cancellations", 409, { message: "Someone decided it.", code: "duplicate" });
    await send.click();
    await toast(page, "Error", "Someone decided it.", "destructive");
    await send.click();
    await toast(page, "Notifications Sent!", "Successfully sent to 2 of 2 clients.");
    await form.waitFor({ state: "detached" });
    await item("change of plans").getByText("Received", { exact: true }).waitFor();
  });

  test("a single reading is offered with its day and its hour, and fills both fields [P114]", async () => {
    const { shownDate } = nextWeek("18:00", 12);
    await forward("See you then: Reformer 2", [
      "Reformer 2",
      `${shownDate}, 6:00 PM`,
      "",
      "Cancel my place: https://classes.example/c/1",
    ]);
    await page.goto("/dashboard");
    const form = page.getByRole("form", { name: "Which slot came free?" });
    await form.getByRole("radio", { name: `${shownDate.replace(/, \d{4}$/, "")}, 6:00 PM` }).check();
    expect(await form.getByLabel("Time").inputValue()).toBe("18:00");
    await form.getByRole("button", { name: "Dismiss" }).click();
    await toast(page, "Email Dismissed");
    await form.waitFor({ state: "detached" });
  });

  test("or is dismissed, and nobody is told", async () => {
    const sent = (await server.messages()).texts.length;
    const wrong = nextWeek("16:00", 13).shownDate.split(",")[0];
    const [, monthDay] = /, (.+), /.exec(nextWeek("16:00", 12).shownDate)!;
    await forward("another one", [`I have to cancel my ${wrong} ${monthDay} at 4:00 PM.`]);
    await page.goto("/dashboard");
    const form = page.getByRole("form", { name: "Which slot came free?" });
    await form.getByRole("button", { name: "Dismiss" }).click();
    await toast(page, "Email Dismissed");
    await form.waitFor({ state: "detached" });
    expect((await server.messages()).texts.length).toBe(sent);
  });
});

describe("states that are rare", () => {
  const base = {
    createdAt: "2026-03-05T23:30:00.000Z",
    kind: "cancellation",
    opening: null,
    openingId: null,
    evidence: [],
    question: null,
    canNotify: false,
    totals: null,
    errorMessage: null,
    emailSubject: "An email",
    parsedDate: null,
    parsedTime: null,
  };

  test("a date without a time, a failure with its reason, a state nobody knows [S2.80, S2.81, S2.88, S2.90]", async () => {
    await answer(page, "GET /api/parsed-cancellations", 200, [
      { ...base, id: "1", emailSubject: "Day only", notificationSent: "success", parsedDate: "Tuesday, March 3, 2026" },
      {
        ...base,
        id: "2",
        emailSubject: "Broken",
        notificationSent: "failed",
        errorMessage: "It holds only a picture.",
      },
      { ...base, id: "3", emailSubject: "Under way", notificationSent: "pending" },
    ]);
    await page.goto("/dashboard");
    await item("Day only").getByText("Tuesday, March 3, 2026").waitFor();
    expect(await item("Day only").getByText("Could not extract").count()).toBe(0);
    await item("Broken").getByText("Failed", { exact: true }).waitFor();
    await item("Broken").getByText("It holds only a picture.").waitFor();
    await item("Under way").getByText("Pending", { exact: true }).waitFor();
    const icons = await card("Email Activity")
      .locator("li svg.size-3\\.5")
      .evaluateAll((all) => all.map((one) => one.innerHTML));
    expect(new Set(icons).size).toBe(3);
  });

  test("a list that cannot be loaded is a sentence with a way to try again, never an empty list [S8.56]", async () => {
    await answer(page, "GET /api/parsed-cancellations", 503, { message: "Busy.", code: "unavailable" });
    await page.goto("/dashboard");
    const activity = card("Email Activity");
    await activity
      .getByRole("alert")
      .getByText(/could not be loaded/)
      .waitFor();
    expect(await activity.getByText("No emails received yet").count()).toBe(0);
    await activity.getByRole("button", { name: "Try again" }).click();
    await item("Deep tissue cancelled").waitFor();
  });
});
