import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { launchBrowser } from "../support/launch-browser";
import { postRaw } from "../support/post-raw";
import { answer, hold, once, practitionerPage, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let browser: Browser;
let page: Page;
let lena: Visitor;

const email = "lena@riverside.example";
const slot = nextWeek("15:30");
const template = "Hi [FIRST_NAME]! Free at [TIME] on [DATE]: [CALENDAR_LINK]";
const box = (name: "SMS" | "Email") => page.getByRole("checkbox", { name });
const message = () => page.getByLabel("Message", { exact: true });
const send = () => page.getByRole("button", { name: "Send to Waitlist" });
const counts = () => page.getByRole("region", { name: "Before it goes out" });
const figure = async (label: string) =>
  (await counts().locator("dl > div").filter({ hasText: label }).locator("dd").textContent())?.trim();

const person = (firstName: string, n: number) => ({
  firstName,
  lastName: "Fairlow",
  phone: `(503) 555-01${n}`,
  email: `${firstName.toLowerCase()}@mail.example`,
});

/** What the page asked for before has been heard of. */
const answered = () => page.evaluate(async () => void (await fetch("/healthz")));

const report = (totals: object) => ({ total: 7, sent: 7, failed: 0, pending: 0, note: null, ...totals });

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  lena = await server.signIn(email, { firstName: "Lena", lastName: "Marsh" });
  const saved = await lena.post<{ inboundAddress: string }>("/api/settings", {
    businessName: "Riverside Massage",
    messageTemplate: template,
    calendarLink: "https://r.example/book",
    notificationMethod: "both",
    autoSendEnabled: "false",
    timeZone: "UTC",
    country: "US",
  });
  await lena.post("/api/waitlist", person("Ann", 10));
  await lena.post("/api/waitlist", person("Bartholomew", 11));
  await postRaw(server.url, saved.body.inboundAddress, cancellation(slot));
  await eventually(
    async () => (await lena.get<{ opening: unknown }>("/api/notifications/audience")).body.opening,
    "it",
  );
  page = await practitionerPage(server, browser, email);
});

beforeEach(async () => {
  await page.goto("/notifications");
  await message().waitFor();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test.each([
  ["sms", "10"],
  ["email", "01"],
  ["both", "11"],
])(
  "the boxes start on the saved method %s, the message on the saved template [S2.185, S2.186, S2.187, S2.188, S2.189, S2.190, S2.191, S2.192]",
  async (notificationMethod, checked) => {
    await lena.post("/api/settings", { notificationMethod });
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Send Manual Notifications" }).waitFor();
    const boxes = await Promise.all([box("SMS").isChecked(), box("Email").isChecked()]);
    expect(boxes.map(Number).join("")).toBe(checked);
    expect(await message().inputValue()).toBe(template);
    const placeholders = page.getByRole("list", { name: "Placeholders" }).getByRole("button");
    expect(await placeholders.allTextContents()).toEqual(["[FIRST_NAME]", "[TIME]", "[DATE]", "[CALENDAR_LINK]"]);
  },
);

describe("before it goes out", () => {
  test("the hint follows the boxes, and the count stands beside it [S2.193, S2.194, S2.195, S2.196, S2.197, S5.19, P25]", async () => {
    await page.getByText("Will send both text and email to all waitlist clients").waitFor();
    await page.getByText("2 clients will be told.").waitFor();
    await box("Email").uncheck();
    await page.getByText("Will send text messages to all waitlist clients").waitFor();
    await box("SMS").uncheck();
    await page.getByText("Select at least one notification method", { exact: true }).waitFor();
    expect(await send().isDisabled()).toBe(true);
    await box("Email").check();
    await page.getByText("Will send emails to all waitlist clients").waitFor();
  });

  test("the page counts clients, texts, emails and segments, and what is left of the month [P25, P26, P28]", async () => {
    expect(await figure("Clients told")).toBe("2");
    expect(await figure("Texts")).toBe("2");
    expect(await figure("Emails")).toBe("2");
    // With the longest first name on the list.
    const text = `Riverside Massage: Hi Bartholomew! Free at 3:30 PM on ${slot.shownDate}: https://r.example/book`;
    expect(await figure("Segments per text")).toBe(`1 (${text.length} of 160)`);
    await counts().getByText("2 for this send").waitFor();
    await counts().getByText("23 after it").waitFor();
    await message().fill("é".repeat(200));
    await expect.poll(() => figure("Segments per text")).toBe("2 (219 of 306)");
  });

  test("date and time are asked for only when the message uses them, filled in from the newest opening [P19, P20, P21, P24]", async () => {
    expect(await page.getByLabel("Date").inputValue()).toBe(slot.date);
    expect(await page.getByLabel("Time").inputValue()).toBe("15:30");
    await page.getByText("Filled in from your newest opening.").waitFor();
    await message().fill("Free on [DATE]");
    expect(await page.getByLabel("Time").count()).toBe(0);
    await message().fill("Come in today");
    expect(await page.getByLabel("Date").count()).toBe(0);
  });

  test("what is missing is said [P22, P23, S5.13, S5.14, S5.15, S5.16, S5.17, S5.18]", async () => {
    await page.getByLabel("Time").fill("");
    await send().click();
    const words = "Enter the date and time that [DATE] and [TIME] stand for.";
    await toast(page, "Missing Information", words, "destructive");
    await message().fill("");
    expect(await send().isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Start from the usual text" }).click();
    expect(await send().isDisabled()).toBe(false);
    await message().fill("  ");
    await send().click();
    await toast(page, "Missing Message", "Please enter a message to send.", "destructive");
    await message().fill("Come in today");
    await box("SMS").uncheck();
    await box("Email").uncheck();
    await message().press("Control+Enter");
    const method = "Please select at least one notification method (Text or Email).";
    await toast(page, "No Method Selected", method, "destructive");
    expect((await server.messages()).texts).toEqual([]);
  });
});

describe("a send", () => {
  test("goes out once, and the page keeps what was written [S1.11, S2.198, S2.199, S2.202, S8.37]", async () => {
    await message().fill("Hi [FIRST_NAME], free on [DATE].");
    const letGo = await hold(page, "POST /api/notifications/send");
    const request = page.waitForRequest("**/api/notifications/send");
    await send().click();
    expect(await page.getByRole("button", { name: "Sending..." }).isDisabled()).toBe(true);
    expect(await message().isDisabled()).toBe(true);
    await page.getByText("You can leave this page. Sending goes on.").waitFor();
    letGo();
    await toast(page, "Notifications Sent!", "Successfully sent to 2 of 2 clients.", "plain");
    expect((await request).postDataJSON()).toMatchObject({ notificationMethod: "both", date: slot.date });
    expect((await request).postDataJSON()).not.toHaveProperty("time");
    expect(await message().inputValue()).toBe("Hi [FIRST_NAME], free on [DATE].");
    expect(await box("SMS").isChecked()).toBe(true);
    await counts().getByText("21 after it").waitFor();
    await page.getByRole("button", { name: "Show details" }).click();
    await expect
      .poll(() => page.getByRole("rowheader").allTextContents())
      .toEqual(["Ann Fairlow", "Bartholomew Fairlow"]);
    const { texts, emails } = await server.messages();
    expect([texts.length, emails.length]).toEqual([2, 2]);
    expect(texts.map(({ body }) => body).sort()[0]).toContain(`Hi Ann, free on ${slot.shownDate}.`);
  });

  test("whose answer is lost is not sent again by the next click", async () => {
    await message().fill("Only once, [FIRST_NAME]");
    const ids: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/notifications/send")) ids.push(request.postDataJSON().requestId);
    });
    await once(page, "POST /api/notifications/send", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await send().click();
    await toast(page, "Error", "Failed to send notifications.", "destructive");
    await send().click();
    await toast(page, "Notifications Sent!", "Successfully sent to 2 of 2 clients.");
    expect(new Set(ids).size).toBe(1);
    const texts = (await server.messages()).texts.filter(({ body }) => body.includes("Only once"));
    expect(texts).toHaveLength(2);
  });

  test("that takes long shows its progress, and reads it only while it runs [P29, S4.35, S4.36]", async () => {
    await page.clock.install();
    const letGo = await hold(page, "POST /api/notifications/send");
    let polls = 0;
    await page.route("**/api/notifications/sends/*", (route) => {
      polls += 1;
      return route.fulfill({ json: report({ total: 128, sent: 82, failed: 2, pending: 44 }) });
    });
    await page.clock.fastForward("00:10");
    await answered();
    expect(polls).toBe(0);
    await send().click();
    const bar = page.getByRole("progressbar", { name: "Clients told" });
    await bar.waitFor();
    expect(await bar.getAttribute("aria-valuetext")).toBe("84 of 128");
    await page.getByText("2 failed").waitFor();
    await expect.poll(() => polls).toBeGreaterThan(1);
    letGo();
    await toast(page, "Notifications Sent!");
    expect(await bar.count()).toBe(0);
    await answered();
    const after = polls;
    await page.clock.fastForward("00:10");
    await answered();
    expect(polls).toBe(after);
    await page.unrouteAll();
  });

  test.each([
    [
      { sent: 0, failed: 7 },
      "Notification Failed",
      "Failed to send notifications to all 7 clients. Please check your notification settings or try again.",
      "destructive",
    ],
    [{ sent: 6, failed: 1 }, "Partial Success", "Sent to 6 of 7 clients. 1 failed.", "warning"],
    [{}, "Notifications Sent!", "Successfully sent to 7 of 7 clients.", "plain"],
  ] as const)("with %o ends in %s [S8.35, S8.36, S8.37]", async (totals, title, text, tone) => {
    await answer(page, "POST /api/notifications/send", 200, report(totals));
    await send().click();
    await toast(page, title, text, tone);
  });

  test("cut by the month's limit says so on the page [P33, S8.38, S8.39]", async () => {
    const note = "12 of 40 clients notified: monthly limit reached";
    await answer(page, "POST /api/notifications/send", 200, report({ total: 40, sent: 12, failed: 0, note }));
    await send().click();
    await toast(page, "Partial Success", "Sent to 12 of 40 clients. 28 failed.", "warning");
    await page.getByText(note).waitFor();
    await page.getByRole("link", { name: "Upgrade for unlimited notifications" }).waitFor();
  });

  test("that fails says why, in the server's words where it has some [S8.26, S8.27]", async () => {
    await answer(page, "POST /api/notifications/send", 402, { message: "Nothing is left.", code: "plan_limit" });
    await send().click();
    await toast(page, "Error", "Nothing is left.", "destructive");
    await answer(page, "POST /api/notifications/send", 500, {});
    await send().click();
    await toast(page, "Error", "Failed to send notifications.", "destructive");
  });
});

test("an empty waitlist is refused with a sentence", async () => {
  const noor = await practitionerPage(server, browser, "noor@riverside.example");
  await noor.goto("/notifications");
  await noor.getByText("There is nobody to send to yet.").waitFor();
  await noor.getByLabel("Message", { exact: true }).fill("Come in today");
  await noor.getByRole("button", { name: "Send to Waitlist" }).click();
  await toast(noor, "Error", ".", "destructive");
  expect(await noor.locator("[data-tone]").textContent()).not.toContain("0 of 0");
  await noor.context().close();
});
