import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { answer, hold, once, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";
import { visitorPage } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let lena: Visitor;
let link: string;
let page: Page;

const lead = "Join our waitlist to be notified when appointments become available";
const field = (name: string) => page.getByRole("textbox", { name });
const texts = () => page.getByRole("checkbox", { name: /Text me/ });
const emails = () => page.getByRole("checkbox", { name: /Email me/ });
const join = () => page.getByRole("button", { name: "Join Waitlist" });

async function fill(email: string, phone = "(503) 555-0171") {
  await field("First name").fill("Lotte");
  await field("Last name").fill("Marchbank");
  await field("Phone").fill(phone);
  await field("Email").fill(email);
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  lena = await server.signIn("lena@riverside.example", { firstName: "Lena", lastName: "Marsh" });
  const { body } = await lena.post<{ publicOptInToken: string }>("/api/settings", {
    businessName: "Riverside Massage",
    country: "US",
  });
  link = `/join/${body.publicOptInToken}`;
  page = await visitorPage(server, browser);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  await page.goto(link);
  await page.getByRole("heading", { name: "Riverside Massage" }).waitFor();
});

describe("the sign-up form", () => {
  test("is the practice's, with nothing agreed to in advance [S1.10, S2.13, S2.256, S2.258, S2.259, S2.260, S2.261, S2.262, S2.263, S2.264, S2.265, S2.266, S4.27]", async () => {
    await page.getByText(lead).waitFor();
    for (const name of ["First name", "Last name", "Phone", "Email"]) expect(await field(name).inputValue()).toBe("");
    await page
      .getByRole("group", { name: "How should we tell you?" })
      .getByText("Select at least one option")
      .waitFor();
    expect([await texts().isChecked(), await emails().isChecked()]).toEqual([false, false]);
  });

  test("asks for consent in the words that are kept: who, what, rates, how to stop [S2.267]", async () => {
    const sms = await page.locator("label").filter({ hasText: "Text me" }).textContent();
    for (const words of ["Riverside Massage", "openings", "rates may apply", "STOP", "not a condition"])
      expect(sms).toContain(words);
    const email = await page.locator("label").filter({ hasText: "Email me" }).textContent();
    for (const words of ["Riverside Massage", "openings", "unsubscribe"]) expect(email).toContain(words);
  });

  test("has the practitioner's name where no business name is saved [S2.257]", async () => {
    const mira = await server.signIn("mira@north.example", { firstName: "Mira", lastName: "Nordal" });
    const { body } = await mira.get<{ publicOptInToken: string }>("/api/settings");
    await page.goto(`/join/${body.publicOptInToken}`);
    await page.getByRole("heading", { name: "Mira Nordal" }).waitFor();
  });

  test("is at the product's door by the link at its bottom [S2.278, S2.279]", async () => {
    const powered = page.getByRole("link", { name: "Powered by Slotback" });
    expect(await powered.getAttribute("href")).toBe("/");
  });
});

describe("a form that is not complete", () => {
  test.each(["First name", "Last name", "Phone", "Email"])(
    "is refused without %s, which is then in focus [S5.20, S5.21, S5.7]",
    async (name) => {
      await fill("lotte@marchbank.example");
      await texts().check();
      await field(name).fill("  ");
      await join().click();
      await toast(page, "Missing Information", "Please fill in all fields.", "destructive");
      expect(await field(name).getAttribute("aria-invalid")).toBe("true");
      expect(await field(name).evaluate((input) => input === document.activeElement)).toBe(true);
    },
  );

  test("is refused without any consent [S5.22, S5.23]", async () => {
    await fill("lotte@marchbank.example");
    await join().click();
    const words = "Please select at least one notification method (SMS or Email).";
    await toast(page, "Notification Preference Required", words, "destructive");
  });

  test("keeps what was typed and says beside the phone what is wrong with it [S5.20]", async () => {
    await fill("lotte@marchbank.example", "555-01");
    await texts().check();
    await join().click();
    await page.getByText("This cannot be a phone number. Check the digits.").waitFor();
    expect(await field("Phone").inputValue()).toBe("555-01");
    expect(await field("Email").inputValue()).toBe("lotte@marchbank.example");
    await field("Phone").fill("(503) 555-0171");
    expect(await field("Phone").getAttribute("aria-invalid")).toBeNull();
  });
});

describe("after joining", () => {
  test.each([
    ["texts@marchbank.example", true, false, "via SMS."],
    ["emails@marchbank.example", false, true, "via Email."],
    ["both@marchbank.example", true, true, "via SMS and Email."],
  ])(
    "%s reads how they will hear of openings [S2.270, S2.271, S2.272, S2.273, S2.274, S4.28]",
    async (email, sms, byEmail, end) => {
      await fill(email);
      await texts().setChecked(sms);
      await emails().setChecked(byEmail);
      await join().click();
      await page.getByRole("heading", { name: "You're on the Waitlist!" }).waitFor();
      await page.getByText(`You'll receive notifications when appointments become available ${end}`).waitFor();
      await page.getByText("We look forward to seeing you soon!").waitFor();
    },
  );

  test("the practitioner finds them on the waitlist with what they agreed to [S1.10]", async () => {
    await fill("ida@marchbank.example", "(503) 555-0188");
    await texts().check();
    await join().click();
    await page.getByRole("heading", { name: "You're on the Waitlist!" }).waitFor();
    const { body } = await lena.get<{ email: string; smsConsent: boolean; emailConsent: boolean }[]>("/api/waitlist");
    const ida = body.find(({ email }) => email === "ida@marchbank.example");
    expect(ida).toMatchObject({ smsConsent: true, emailConsent: false });
  });
});

describe("while joining and when it fails", () => {
  test('the button reads "Joining..." and cannot be pressed again [S2.268, S2.269]', async () => {
    const letGo = await hold(page, "POST /api/join/");
    await fill("waits@marchbank.example");
    await emails().check();
    await join().click();
    const pending = page.getByRole("button", { name: "Joining..." });
    await pending.waitFor();
    expect(await pending.isDisabled()).toBe(true);
    letGo();
    await page.getByRole("heading", { name: "You're on the Waitlist!" }).waitFor();
  });

  test("the server's words are shown, and the form stays as it was [S8.28, S7.5]", async () => {
    await answer(page, "POST /api/join/", 429, {
      message: "Too many sign-ups. Try again in a minute.",
      code: "too_many",
    });
    await fill("lotte@marchbank.example");
    await texts().check();
    await join().click();
    await toast(page, "Error", "Too many sign-ups. Try again in a minute.", "destructive");
    expect(await field("First name").inputValue()).toBe("Lotte");
  });

  test("without words of the server, ours are shown [S8.29]", async () => {
    await once(page, "POST /api/join/", (route) => route.abort());
    await fill("lotte@marchbank.example");
    await texts().check();
    await join().click();
    await toast(page, "Error", "Failed to join waitlist. Please try again.", "destructive");
  });
});

describe("a link that leads nowhere", () => {
  const sentence = "This waitlist link is invalid or has expired. Please contact the business for a valid link.";

  test("says so when its token is unknown [S2.275, S2.276, S4.29]", async () => {
    await page.goto("/join/no-such-token");
    await page.getByRole("heading", { name: "Invalid Link" }).waitFor();
    await page.getByText(sentence).waitFor();
    expect(await page.getByRole("textbox").count()).toBe(0);
  });

  test("says the same when the lookup fails for another cause [S2.277]", async () => {
    await answer(page, "GET /api/join/", 503, { message: "Away", code: "unavailable" });
    await page.goto(link);
    await page.getByText(sentence).waitFor();
    await once(page, "GET /api/join/", (route) => route.abort());
    await page.goto(link);
    await page.getByText(sentence).waitFor();
  });
});
