import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_MESSAGE_TEMPLATE } from "../../shared/constants";
import { nextWeek } from "../support/emails";
import { launchBrowser } from "../support/launch-browser";
import { practitionerPage, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";
import { accessibilityProblems, scrollsSideways } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let page: Page;
let lena: Visitor;

const email = "lena@riverside.example";
const field = (label: string) => page.getByLabel(label, { exact: true });
const hasFocus = (label: string) => field(label).evaluate((one) => one === document.activeElement);
const isInView = (label: string) =>
  field(label).evaluate((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  lena = await server.signIn(email, { firstName: "Lena", lastName: "Marsh" });
  await lena.post("/api/settings", { timeZone: "UTC", country: "US", notificationMethod: "sms" });
  await lena.post("/api/waitlist", { firstName: "Ann", lastName: "F", phone: "5035550160", email: "ann@mail.example" });
  page = await practitionerPage(server, browser, email, { reducedMotion: "reduce" });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto("/setup");
  await field("Text Template").waitFor();
});

describe("the settings", () => {
  test("a placeholder in an empty template stands in the default, which is there to be changed", async () => {
    await page.getByRole("button", { name: "[TIME]" }).first().click();
    expect(await field("Text Template").inputValue()).toBe(DEFAULT_MESSAGE_TEMPLATE);
    expect(await page.evaluate(() => String(getSelection()))).toBe("[TIME]");
  });

  test("a field that is refused has the focus and is in sight, wherever it stands", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await field("Text Template").fill("x".repeat(1200));
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Keep it to 1,000 characters.").waitFor();
    expect(await hasFocus("Text Template")).toBe(true);
    expect(await field("Text Template").evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
    await field("Text Template").fill("");
    await field("Calendar Link (optional)").fill("riverside");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Enter a link that starts with").waitFor();
    await expect.poll(() => hasFocus("Calendar Link (optional)")).toBe(true);
    await expect.poll(() => isInView("Calendar Link (optional)")).toBe(true);
  });

  test("what is not saved is still there after a look at another page, until it is saved", async () => {
    await field("Text Template").fill("Free on [DATE]");
    await page.getByRole("link", { name: "Waitlist" }).click();
    await page.getByRole("heading", { level: 1, name: "Waitlist" }).waitFor();
    await page.getByRole("link", { name: "Set-Up" }).click();
    await page.getByText("Not saved yet").waitFor();
    expect(await field("Text Template").inputValue()).toBe("Free on [DATE]");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await toast(page, "Settings Saved");
    await page.getByText("Not saved yet").waitFor({ state: "detached" });
    await lena.post("/api/settings", { messageTemplate: "" });
    await page.reload();
    expect(await field("Text Template").inputValue()).toBe("");
  });

  test("with auto-send off the step says that nobody is told by itself", async () => {
    await page.getByText("Clients are told as soon as").waitFor();
    await page.getByRole("switch").uncheck();
    await page.getByText("Nobody is told by itself.").waitFor();
    expect(await page.getByText("Clients are told as soon as").count()).toBe(0);
  });

  test("the address is seen whole on a phone, and how to forward to it is told", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const cut = await field("Your address").evaluate((one) => [
      one.scrollHeight > one.clientHeight,
      one.scrollWidth > one.clientWidth,
    ]);
    expect(cut).toEqual([false, false]);
    await page.getByText("How to forward from Gmail").click();
    await page.getByText("Add a forwarding address").waitFor();
    await page.getByText("How to forward from Outlook").click();
    await page.getByText("Add new rule").waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("whose name is added to a text is told as it is; Change goes on to the time zone", async () => {
    await page.getByText("Your name is added because the template leaves it out.").waitFor();
    await page.getByRole("button", { name: "Change time zone and country" }).click();
    expect(await page.getByLabel("Time zone").evaluate((one) => one === document.activeElement)).toBe(true);
  });
});

describe("the test panel", () => {
  const slot = nextWeek("15:30");
  const result = () => page.getByRole("region", { name: "Result" });
  const cancelled = `Your client cancelled.\nWhen: ${slot.shownDate} at ${slot.shownTime}`;
  async function parse(text: string, subject = "Cancelled") {
    await page.getByLabel("Subject (optional)").fill(subject);
    await field("Email body").fill(text);
    await page.getByRole("button", { name: "Parse Email" }).click();
    await result().waitFor();
  }

  test("says how many would be told, on green", async () => {
    await parse(cancelled);
    await toast(page, "Test Complete", "Parsed:", "plain");
    await result().getByText("1 client would be told.").waitFor();
    expect(await result().locator(".bg-accent-soft").count()).toBe(1);
  });

  test("what is rightly ignored is no failure", async () => {
    await parse(`You have a new booking.\nWhen: ${slot.shownDate} at 9:00 AM`, "New booking");
    await toast(page, "Test Complete", "Failed to parse date/time", "quiet");
    await result().getByText("Could not detect date/time").waitFor();
    await result().getByText("Nobody would be told. This is a booking, not a cancellation.").waitFor();
    expect(await result().locator(".text-red").count()).toBe(0);
    expect(await result().getByText("asked on the dashboard").count()).toBe(0);
  });

  test("what would be asked says so, with the readings to choose from", async () => {
    const [, monthDay] = /, (.+), /.exec(slot.shownDate)!;
    const wrong = nextWeek("15:30", 8).shownDate.split(",")[0];
    await parse(`I have to cancel my appointment on ${wrong} ${monthDay} at 3:30 PM.`, "change of plans");
    await result().getByText("You would be asked on the dashboard.").waitFor();
    const readings = result().getByRole("list", { name: "You could choose" }).getByRole("listitem");
    expect(await readings.allTextContents()).toContain(`3:30 PM•${slot.shownDate}`);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("a slot that is past is grey and no message is shown; one without a time is grey, too", async () => {
    const past = nextWeek("15:30", -7);
    await parse(`Your client cancelled.\nWhen: ${past.shownDate} at ${past.shownTime}`);
    await result().getByText("Nobody would be told. That appointment is already over").waitFor();
    expect(await result().locator(".bg-accent-soft").count()).toBe(0);
    expect(await result().getByText("Text preview").count()).toBe(0);
    await parse(`Your client cancelled.\nWhen: ${slot.shownDate}`);
    await result().getByText("Not detected").waitFor();
    await result().getByText("You would be asked on the dashboard.").waitFor();
    expect(await result().locator(".bg-accent-soft").count()).toBe(0);
  });

  test("the result is brought into sight and takes the focus; changing the email takes it away", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await parse(cancelled);
    await expect.poll(() => result().evaluate((one) => one === document.activeElement)).toBe(true);
    const top = await result()
      .getByText("Date and time detected")
      .evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(56);
    expect(top).toBeLessThan(844 / 2);
    await field("Email body").fill("Something else");
    expect(await result().count()).toBe(0);
  });

  test("of unsaved messages it says that it shows the saved ones", async () => {
    await parse(cancelled);
    expect(await result().getByText("With your saved messages").count()).toBe(0);
    await field("Text Template").fill("Something new");
    await result().getByText("With your saved messages").waitFor();
    await result().getByText("A cancellation just opened up").waitFor();
  });

  test("the body scrolls where it is long", async () => {
    await field("Email body").fill(readFileSync("tests/corpus/061-chirotouch-very-long.eml", "utf8"));
    const { height } = (await field("Email body").boundingBox())!;
    expect(height).toBeLessThanOrEqual(360);
    await field("Email body").evaluate((one) => one.scrollTo(0, 500));
    expect(await field("Email body").evaluate((one) => one.scrollTop)).toBe(500);
  });
});
