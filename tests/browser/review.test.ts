import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cancellation, nextWeek, unsure } from "../support/emails";
import { eventually } from "../support/eventually";
import { launchBrowser } from "../support/launch-browser";
import { person } from "../support/person";
import { postRaw } from "../support/post-raw";
import { answer, practitionerPage, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";
import { accessibilityProblems } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let page: Page;
let lena: Visitor;
let address: string;
let next = 0;

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

describe("what is asked", () => {
  const base = {
    createdAt: "2026-03-05T23:30:00.000Z",
    opening: null,
    openingId: null,
    others: [],
    evidence: [],
    canNotify: false,
    totals: null,
    errorMessage: "The email gives only the new time.",
    parsedDate: null,
    parsedTime: null,
    notificationSent: "pending",
    from: null,
    client: null,
    hasText: false,
    unread: false,
    dismissed: false,
    reach: 2,
  };

  test("of an email that names the new time alone is the old one; one that is being read is not called unreadable", async () => {
    const question = { candidates: [], several: false };
    const moved = { ...base, id: "1", emailSubject: "Moved", kind: "reschedule", question };
    const fresh = { ...base, id: "2", emailSubject: "Just in", kind: null, question: null, unread: true, reach: null };
    await answer(page, "GET /api/parsed-cancellations", 200, [moved, { ...fresh, errorMessage: null }]);
    await page.goto("/dashboard");
    await page.getByRole("form", { name: "When was the old one? Moved" }).waitFor();
    const item = page.getByRole("listitem").filter({ hasText: "Just in" });
    await item.getByText("Being read", { exact: true }).waitFor();
    expect(await item.getByText("Could not extract").count()).toBe(0);
  });

  test("shows who wrote, what was read, and the email as it came", async () => {
    const slot = nextWeek("10:00");
    await arrive(unsure(slot, { subject: "Cancel please", from: "Hugh Penwick <hugh@mail.example>" }));
    await form().getByText("From Hugh Penwick <hugh@mail.example>").waitFor();
    const options = await form().getByRole("radio").all();
    expect(options).toHaveLength(2);
    for (const option of await form().locator("label:has(input[type=radio])").allTextContents())
      expect(option).toMatch(/^[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}, 10:00 AM$/);
    await form().getByRole("button", { name: "Show the email" }).click();
    const copy = form().getByRole("region", { name: "The email" });
    await copy.getByText("Hi Lena, I have to cancel").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await form().getByRole("button", { name: "Hide the email" }).click();
    expect(await copy.count()).toBe(0);
  });

  test("counts those whom a send would reach: not the client who cancelled", async () => {
    const lines = ["Client: Ann Fairlow", "", "One of your appointments was cancelled."];
    const head = "Subject: Cancelled\r\nMessage-ID: <a@x.example>\r\n";
    await arrive(`${head}\r\n${lines.join("\r\n")}\r\n`);
    await form().getByRole("button", { name: "Send to 1 client", exact: true }).waitFor();
    await form().getByText("Uses 1 of the 25 left this month").waitFor();
    await form().getByText("Client Ann Fairlow").waitFor();
  });

  test("stands open for the first email only; the others have their subject, the reason and a button", async () => {
    const slot = nextWeek("10:00");
    const subjects = ["first", "second", "third"];
    await arrive(...subjects.map((subject) => unsure(slot, { subject })));
    await page.getByRole("form").first().waitFor();
    expect(await page.getByRole("form").count()).toBe(1);
    const closed = page.getByRole("region", { name: /^(?:first|second|third)$/ });
    expect(await closed.count()).toBe(2);
    expect(await closed.first().getByText("but the email says").count()).toBe(1);
    expect(await closed.first().getByText("From Zoe Quill").count()).toBe(1);
    const subject = (await closed.last().getByRole("heading").textContent())!;
    await closed.last().getByRole("button", { name: "Decide" }).click();
    const opened = form(subject);
    await opened.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("radio");
    expect(await page.getByRole("form").count()).toBe(2);
  });
});

describe("an answer", () => {
  test("that is not complete says what is missing and where", async () => {
    await arrive(unsure(nextWeek("10:00")));
    const send = form().getByRole("button", { name: "Send to 2 clients" });
    await expect.poll(() => send.isDisabled()).toBe(true);
    await form().getByLabel("Time").focus();
    await page.keyboard.press("Enter");
    await form().getByText("Choose a slot, or enter its date and time.").waitFor();
    await form().getByLabel("Date").fill(nextWeek("10:00").date);
    await send.click();
    await form().getByText("Add a time.").waitFor();
    expect(
      await form()
        .getByLabel("Time")
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await form().getByLabel("Time").fill("10:00");
    expect(await form().getByText("Add a time.").count()).toBe(0);
    await page.keyboard.press("Enter");
    await toast(page, "Notifications Sent!", "Successfully sent to 2 of 2 clients.");
  });

  test("may be several slots at once", async () => {
    const slots = [1, 2, 3].map((days) => nextWeek(`1${days}:15`, 7 + days));
    const rows = slots.map(({ shownDate, shownTime }) => `- ${shownDate} at ${shownTime}`);
    const head = "Subject: 2 cancelled\r\nMessage-ID: <two@x.example>\r\n";
    await arrive(`${head}\r\nTwo appointments were cancelled by your client.\r\n${rows.join("\r\n")}\r\n`);
    await form().getByText("Choose every one that came free").waitFor();
    const boxes = form().getByRole("checkbox");
    expect(await boxes.count()).toBe(3);
    await boxes.nth(1).check();
    await form().getByRole("button", { name: "Send to 2 clients" }).waitFor();
    await boxes.nth(2).check();
    await form().getByText("Uses 4 of the 25 left this month").waitFor();
    await form().getByRole("button", { name: "Send 2 openings to 2 clients" }).click();
    await toast(page, "Notifications Sent!", "4 of 4 notifications about 2 openings were sent.");
    expect((await server.messages()).texts.filter(({ body }) => body.includes(slots[1]!.shownDate))).toHaveLength(2);
  });

  test("whose slot was announced by another email says so", async () => {
    const slot = nextWeek("10:00");
    await arrive(cancellation(slot), unsure(slot));
    await form().getByLabel("Date").fill(slot.date);
    await form().getByLabel("Time").fill("10:00");
    await form().getByRole("button", { name: "Send to 2 clients" }).click();
    await toast(page, "Already Announced", "This slot was already announced. Nobody was told twice.", "warning");
    const item = page.getByRole("listitem").filter({ hasText: "change of plans" });
    await item.getByText("This opening was reported before. Nobody was told twice.").waitFor();
  });

  test("is given once, however often Enter is pressed; the focus goes to the next question, then to the list", async () => {
    const slot = nextWeek("10:00");
    await arrive(unsure(slot, { subject: "first" }), unsure(slot, { subject: "second" }));
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    for (const [left, time] of [
      [1, "11:00"],
      [0, "12:00"],
    ] as const) {
      await form().getByLabel("Date").fill(slot.date);
      await form().getByLabel("Time").fill(time);
      await form().getByRole("button", { name: "Send to 2 clients" }).waitFor();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await toast(page, "Notifications Sent!");
      const focused = left > 0 ? /^Which slot came free\?$/ : /^Email Activity$/;
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(focused);
      await page.getByRole("button", { name: "Close" }).click();
    }
    expect(posts).toBe(2);
  });

  test("that was given in another window closes the question here, too", async () => {
    await arrive(unsure(nextWeek("10:00")));
    const { body } = await lena.get<{ id: string }[]>("/api/parsed-cancellations");
    await form().getByRole("radio").first().check();
    await lena.post(`/api/parsed-cancellations/${body[0]!.id}/decision`, { action: "dismiss" });
    await form().getByRole("button", { name: "Send to" }).click();
    await toast(page, "Error", "This question is no longer there.", "destructive");
    await form().waitFor({ state: "detached" });
  });

  test("to nobody has a way on: an empty waitlist is filled, a failed load tried again", async () => {
    await arrive(unsure(nextWeek("10:00")));
    await form().getByText("left this month").waitFor();
    const { body } = await lena.get<{ id: string }[]>("/api/waitlist");
    for (const { id } of body) await lena.delete(`/api/waitlist/${id}`);
    await answer(page, "GET /api/notifications/audience", 503, { message: "Busy.", code: "unavailable" });
    await page.goto("/dashboard");
    await form().getByRole("alert").getByText("could not be loaded").waitFor();
    await form().getByRole("button", { name: "Try again" }).click();
    await form().getByText("Your waitlist is empty.").waitFor();
    expect(await form().getByRole("button", { name: "Send", exact: true }).isDisabled()).toBe(true);
    await form().getByRole("link", { name: "Add clients" }).click();
    await page.waitForURL("**/waitlist");
  });
});

describe("a dismissal", () => {
  test("takes one email, however fast the second click comes, and can be taken back at once", async () => {
    const slot = nextWeek("10:00");
    await arrive(...["first", "second", "third"].map((subject) => unsure(slot, { subject })));
    // Who would be told is loaded after the form and moves its buttons, on a busy machine between measuring and clicking.
    await form().getByText("left this month").waitFor();
    const { x, y } = (await form().getByRole("button", { name: "Dismiss" }).boundingBox())!;
    // Listened for before the click: the answer may be there before the next line runs.
    const read = page.waitForResponse((response) => response.url().endsWith("/api/parsed-cancellations"));
    await page.mouse.click(x + 20, y + 10);
    await read;
    await page.mouse.click(x + 20, y + 10);
    await page.getByRole("link", { name: "Dashboard, 2 to decide" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "Dashboard, 3 to decide" }).waitFor();
  });

  test("can be taken back later, from the list, where its evidence and its text stand", async () => {
    await arrive(unsure(nextWeek("10:00")));
    await form().getByRole("button", { name: "Dismiss" }).click();
    const item = page.getByRole("region", { name: "Not cancellations" }).getByRole("listitem");
    await item.getByText("You dismissed this email. Nobody was told.").waitFor();
    await item.getByRole("button", { name: "Show the email" }).click();
    await item.getByText("Hi Lena, I have to cancel").first().waitFor();
    await item.getByRole("button", { name: "Show details" }).click();
    await item.locator("mark").first().waitFor();
    await item.getByRole("button", { name: "Decide again" }).click();
    await toast(page, "Open Again");
    await form().waitFor();
  });
});
