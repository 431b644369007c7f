import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DEFAULT_EMAIL_SUBJECT, DEFAULT_EMAIL_TEMPLATE, DEFAULT_MESSAGE_TEMPLATE } from "../../shared/constants";
import { nextWeek } from "../support/emails";
import { launchBrowser } from "../support/launch-browser";
import { answer, hold, once, practitionerPage, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let browser: Browser;
let page: Page;
let lena: Visitor;

const email = "lena@riverside.example";
const step = (number: number) => page.getByRole("region", { name: new RegExp(`^Step ${number}:`) });
const field = (label: string) => page.getByLabel(label, { exact: true });
const radio = (name: string) => page.getByRole("radio", { name });
const save = () => page.getByRole("button", { name: "Save Changes" }).click();
/** The toast of an earlier save may still stand: what is stored is read after this one's answer. */
const saveAndWait = () =>
  Promise.all([
    page.waitForResponse((answer) => answer.request().method() === "POST" && answer.url().endsWith("/api/settings")),
    save(),
  ]);
const stored = async () => (await lena.get<Record<string, string>>("/api/settings")).body;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  lena = await server.signIn(email, { firstName: "Lena", lastName: "Marsh" });
  page = await practitionerPage(server, browser, email);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("the settings", () => {
  test("stand in four numbered steps beside the test panel [S2.60, S2.99, S2.100, S2.101, P65]", async () => {
    await page.getByRole("link", { name: "Set-Up" }).click();
    await page.getByRole("heading", { level: 1, name: "Set-Up" }).waitFor();
    for (const number of [1, 2, 3, 4]) await step(number).getByText(String(number), { exact: true }).waitFor();
    expect(await step(5).count()).toBe(0);
    await page.getByRole("region", { name: "Settings" }).waitFor();
    await page.getByRole("region", { name: "Test Your Set-Up" }).waitFor();
    // Guessed from the browser at the first sign-in.
    await page.getByText("Time zone Pacific (Los Angeles)").waitFor();
    await page.getByText("Country United States").waitFor();
  });

  test("step 1 copies exactly the inbound address and shows it for 2 s [S2.102, S2.104, S2.105, S2.106, S8.49, S9.29]", async () => {
    const { inboundAddress, emailToken } = await stored();
    expect(inboundAddress).toMatch(new RegExp(`^cancel-${emailToken}@.+`));
    expect(await field("Your address").inputValue()).toBe(inboundAddress);
    const copy = page.getByRole("button", { name: "Copy your address" });
    const resting = await copy.locator("svg").innerHTML();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await copy.click();
    await toast(page, "Copied!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(inboundAddress);
    await copy.getByText("Copied!").waitFor();
    expect(await copy.locator("svg").innerHTML()).not.toBe(resting);
    await page.clock.runFor(1990);
    expect(await copy.textContent()).toBe("Copied!");
    await page.clock.runFor(20);
    await copy.getByText("Copy", { exact: true }).waitFor();
    expect(await copy.locator("svg").innerHTML()).toBe(resting);
    await page.clock.resume();
  });

  test("where copying is refused the address is selected for copying by hand [S8.51]", async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", {
        configurable: true,
        value: { writeText: () => Promise.reject(new Error("denied")) },
      });
    });
    await page.getByRole("button", { name: "Copy your address" }).click();
    await toast(page, "Copy it by hand", "", "destructive");
    const { inboundAddress } = await stored();
    expect(await page.evaluate(() => String(getSelection()))).toBe(inboundAddress);
    await page.reload();
  });

  test("the fields follow the method, and keep what they hold [S2.107, S2.108, S2.109, S2.110, S2.111, S2.112, S2.113, S2.114, S2.115, S2.116, S2.117, S2.118, S2.119, S2.120, S2.122, S2.124]", async () => {
    const shown = async () => {
      const labels = [
        "Text Template",
        "Email Subject",
        "Email Template",
        "Postal Address (optional)",
        "Calendar Link (optional)",
      ];
      const counts = await Promise.all(labels.map((label) => field(label).count()));
      return counts.join("");
    };
    await field("Text Template").waitFor();
    expect(await radio("Text only").isChecked()).toBe(true);
    expect(await shown()).toBe("10001");
    await radio("Email only").check();
    expect(await shown()).toBe("01111");
    await radio("Both Text and Email").check();
    expect(await shown()).toBe("11111");
    expect(await page.locator("input[type=radio]:checked").count()).toBe(1);
  });

  test("empty templates show the defaults, as placeholders and in the preview [S9.23, S9.24, S2.123, S2.125, S5.61]", async () => {
    expect(await field("Text Template").inputValue()).toBe("");
    expect(await field("Text Template").getAttribute("placeholder")).toBe(DEFAULT_MESSAGE_TEMPLATE);
    expect(await field("Email Subject").getAttribute("placeholder")).toBe(DEFAULT_EMAIL_SUBJECT);
    expect(await field("Email Template").getAttribute("placeholder")).toBe(DEFAULT_EMAIL_TEMPLATE);
    const phone = page.getByRole("region", { name: "On a phone" });
    await phone
      .getByText(/^Lena Marsh: Hi Ann! A cancellation just opened up at [\s\S]+Reply STOP to opt out$/)
      .waitFor();
    const lists = await page.getByRole("list", { name: "Placeholders" }).allTextContents();
    expect(lists[1]).toBe("[DATE][TIME]");
  });

  test("a template that uses the calendar link without one is warned about [S5.63]", async () => {
    const warning = page.getByText("Your messages use [CALENDAR_LINK].");
    await warning.waitFor();
    await field("Calendar Link (optional)").fill("https://riverside.example/book");
    expect(await warning.count()).toBe(0);
  });

  test("a placeholder is put in at the cursor", async () => {
    await field("Email Subject").fill("Free on ");
    const list = page.getByRole("list", { name: "Placeholders" }).nth(1);
    await list.getByRole("button", { name: "[DATE]" }).click();
    expect(await field("Email Subject").inputValue()).toBe("Free on [DATE]");
    await page.keyboard.type("!");
    expect(await field("Email Subject").inputValue()).toBe("Free on [DATE]!");
  });
});

describe("saving", () => {
  test("sends everything together, hidden fields too, and says when it is done [S2.121, S2.126, S2.128, S2.129, S2.130, S3.15, S4.38, S7.22, S8.43, S8.50]", async () => {
    await field("Text Template").fill("Hi [FIRST_NAME], free on [DATE] at [TIME]: [CALENDAR_LINK]");
    const auto = page.getByRole("switch", { name: "Auto-Send Notifications" });
    expect(await auto.isChecked()).toBe(true);
    await auto.uncheck();
    await radio("Email only").check();
    const letGo = await hold(page, "POST /api/settings");
    const request = page.waitForRequest((one) => one.method() === "POST");
    await save();
    expect(await page.getByRole("button", { name: "Saving..." }).isDisabled()).toBe(true);
    letGo();
    await toast(page, "Settings Saved", ".", "plain");
    expect((await request).postDataJSON()).toEqual({
      calendarLink: "https://riverside.example/book",
      messageTemplate: "Hi [FIRST_NAME], free on [DATE] at [TIME]: [CALENDAR_LINK]",
      autoSendEnabled: "false",
      notificationMethod: "email",
      emailTemplate: "",
      emailSubject: "Free on [DATE]!",
      postalAddress: "",
      timeZone: "America/Los_Angeles",
      country: "US",
    });
    await page.reload();
    await field("Email Subject").waitFor();
    expect(await radio("Email only").isChecked()).toBe(true);
    expect(await field("Email Subject").inputValue()).toBe("Free on [DATE]!");
    expect(await auto.isChecked()).toBe(false);
    await auto.check();
    await saveAndWait();
    await toast(page, "Settings Saved");
    expect((await stored()).autoSendEnabled).toBe("true");
  });

  test("takes another time zone and country [S2.131, S2.132, P66]", async () => {
    await page.getByRole("button", { name: "Change time zone and country" }).click();
    await page.getByLabel("Time zone").selectOption({ label: "Berlin" });
    await page.getByLabel("Country").selectOption({ label: "Germany" });
    await saveAndWait();
    await toast(page, "Settings Saved");
    expect(await stored()).toMatchObject({ timeZone: "Europe/Berlin", country: "DE" });
  });

  test("names a field that is wrong beside it, and otherwise says that it failed [S8.15]", async () => {
    await field("Calendar Link (optional)").fill("riverside");
    await save();
    await page.getByText("Enter a link that starts with https:// or http://.").waitFor();
    expect(await field("Calendar Link (optional)").getAttribute("aria-invalid")).toBe("true");
    await field("Calendar Link (optional)").fill("");
    await answer(page, "POST /api/settings", 500, { message: "Oh.", code: "broken" });
    await save();
    await toast(page, "Error", "Failed to save settings.", "destructive");
    await save();
    await toast(page, "Settings Saved");
  });
});

describe("Test Your Set-Up", () => {
  const slot = nextWeek("15:30");
  const panel = () => page.getByRole("region", { name: "Test Your Set-Up" });
  const result = () => page.getByRole("region", { name: "Result" });
  const body = () => panel().getByLabel("Email body");
  const parse = () => panel().getByRole("button", { name: "Parse Email" }).click();

  beforeEach(async () => {
    const texts = { messageTemplate: "", emailTemplate: "", emailSubject: "", calendarLink: "https://r.example/book" };
    await lena.post("/api/settings", { ...texts, notificationMethod: "both", timeZone: "UTC", country: "US" });
    await page.goto("/setup");
    await body().waitFor();
  });

  test("needs a body; the subject is optional [S2.133, S2.134, S2.135, S5.10, S5.11, S5.12, S5.13]", async () => {
    await panel().getByLabel("Subject (optional)").fill("Cancelled");
    expect(await panel().getByRole("button", { name: "Parse Email" }).isDisabled()).toBe(true);
    await page.keyboard.press("Enter");
    await toast(page, "Missing Information", "Email body is required", "destructive");
    await body().fill("   ");
    await parse();
    await toast(page, "Missing Information", "Email body is required", "destructive");
  });

  test("shows date, time, the line they were read from and both messages [S2.136, S2.139, S2.140, S2.145, S2.147, S2.148, S2.149, S2.150, S2.152, S2.153, S7.1, S7.2, S7.27, S7.29, S8.40]", async () => {
    await panel().getByLabel("Subject (optional)").fill("Cancelled");
    await body().fill(`Your client cancelled.\nWhen: ${slot.shownDate} at ${slot.shownTime}`);
    const letGo = await hold(page, "POST /api/email/inbound");
    const request = page.waitForRequest("**/api/email/inbound");
    await parse();
    await panel().getByRole("button", { name: "Parsing..." }).waitFor();
    letGo();
    await toast(page, "Test Complete", `Parsed: ${slot.shownDate} at 3:30 PM`, "plain");
    const { emailToken } = await stored();
    expect((await request).postDataJSON()).toMatchObject({ token: emailToken, subject: "Cancelled" });
    expect(await (await request).headerValue("cookie")).toBeTruthy();
    await result().getByText("Date and time detected").waitFor();
    await result().locator("mark", { hasText: "3:30 PM" }).first().waitFor();
    const text = await result().getByRole("region", { name: "Text preview" }).textContent();
    expect(text).toContain(`Lena Marsh: Hi Ann! A cancellation just opened up at 3:30 PM on ${slot.shownDate}.`);
    expect(text).toContain("https://r.example/book");
    expect(text).toContain("Reply STOP to opt out");
    const mail = await result().getByRole("region", { name: "Email preview" }).textContent();
    expect(mail).toContain(`Appointment Opening - ${slot.shownDate} at 3:30 PM`);
    expect(mail).toContain("Hi Ann! Great news!");
    expect((await server.messages()).texts).toEqual([]);
  });

  test("a date without a time says so, and the messages leave the time out [S2.141, S2.151, S8.41]", async () => {
    await body().fill(`Your client cancelled.\nWhen: ${slot.shownDate}`);
    await parse();
    await toast(page, "Test Complete", `Parsed: ${slot.shownDate} at N/A`);
    await result().getByText("Not detected").waitFor();
    await result().getByText(`just opened up on ${slot.shownDate}.`).first().waitFor();
  });

  test("without a date there is no preview; Clear empties everything [S2.137, S2.138, S2.142, S8.42]", async () => {
    await body().fill("See you soon!");
    await parse();
    await toast(page, "Test Complete", "Failed to parse date/time");
    await result().getByText("Could not detect date/time").waitFor();
    expect(await result().getByText("preview").count()).toBe(0);
    await panel().getByRole("button", { name: "Clear" }).click();
    expect(await body().inputValue()).toBe("");
    expect(await result().count()).toBe(0);
  });

  test.each([
    ["Text only", "sms", "Text preview", "Email preview"],
    ["Email only", "email", "Email preview", "Text preview"],
  ])(
    "follows the saved method, %s, not the radio that is being tried [S2.143, S2.144, S2.146]",
    async (_name, notificationMethod, seen, unseen) => {
      await lena.post("/api/settings", { notificationMethod });
      await page.reload();
      await radio("Both Text and Email").check();
      await body().fill(`Your client cancelled.\nWhen: ${slot.shownDate} at ${slot.shownTime}`);
      await parse();
      await result().getByRole("region", { name: seen }).waitFor();
      expect(await result().getByRole("region", { name: unseen }).count()).toBe(0);
    },
  );

  test("says what went wrong, in the server's words where it has some [S7.5, S7.30, S7.31, S8.22, S8.23, S8.24, S8.25]", async () => {
    await body().fill("Cancelled");
    const inbound = "POST /api/email/inbound";
    await answer(page, inbound, 413, { message: "That is too long.", code: "too_large" });
    await parse();
    await toast(page, "Error", "That is too long.", "destructive");
    await answer(page, inbound, 500, {});
    await parse();
    await toast(page, "Error", "Failed to process email", "destructive");
    await once(page, inbound, (route) => route.abort());
    await parse();
    await toast(page, "Error", "Failed to test email", "destructive");

    await answer(page, "GET /api/settings", 200, { ...(await stored()), emailToken: "" });
    await page.reload();
    await body().fill("Cancelled");
    await parse();
    await toast(page, "Error", "Email token not found", "destructive");
  });
});
