import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { failOnConsoleErrors } from "../support/chromium";
import { launchBrowser } from "../support/launch-browser";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** In a context of its own, where the accessibility checks open a page; colours that still change cannot be judged. */
async function open(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  failOnConsoleErrors(page);
  return page;
}

const complaintsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
};

describe("the sandbox's own pages, without JavaScript", () => {
  test("one form signs any address in [D85, D86, D87]", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto("/api/login");
    expect(await page.locator("form").count()).toBe(1);
    await page.getByLabel("Email").fill("lena@riverside.example");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/dashboard");
    const user = await page.request.get("/api/auth/user");
    expect(await user.json()).toMatchObject({ email: "lena@riverside.example", firstName: null });
    await page.context().close();
  });

  test("a checkout is paid and a plan is cancelled", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto("/api/login");
    await page.getByLabel("Email").fill("noor@riverside.example");
    await page.getByRole("button", { name: "Sign in" }).click();
    const post = async (path: string) => {
      const answer = await page.request.post(path, { data: {}, headers: { origin: server.url } });
      return ((await answer.json()) as { url: string }).url;
    };

    await page.goto(await post("/api/subscription/checkout"));
    await page.getByRole("button", { name: "Pay $29.00" }).click();
    await page.waitForURL("**/account*");

    await page.goto(await post("/api/subscription/portal"));
    await page.getByRole("button", { name: "Cancel at period end" }).click();
    await page.getByRole("button", { name: "Keep plan" }).waitFor();
    await page.context().close();
  });
});

test.each(["light", "dark"] as const)(
  "nobody is shut out of signing in and paying in the %s theme",
  async (colorScheme) => {
    const page = await open({ colorScheme });
    await page.goto("/api/login");
    expect(await complaintsOf(page)).toEqual([]);

    await page.getByLabel("Email").fill(`${colorScheme}@riverside.example`);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL("**/dashboard");
    const checkout = await page.request.post("/api/subscription/checkout", {
      data: {},
      headers: { origin: server.url },
    });
    await page.goto(((await checkout.json()) as { url: string }).url);
    expect(await complaintsOf(page)).toEqual([]);
    await page.context().close();
  },
);

describe("the sandbox's helper page", () => {
  let page: Page;

  beforeAll(async () => {
    const practitioner = await server.signIn("ann@riverside.example", { firstName: "Ann", lastName: "Marsh" });
    await practitioner.post("/api/settings", { notificationMethod: "both", timeZone: "UTC", country: "US" });
    const grace = { firstName: "Grace", lastName: "Lindqvale", phone: "(503) 555-0163", email: "grace@mail.example" };
    await practitioner.post("/api/waitlist", grace);
    page = await open({ viewport: { width: 1440, height: 1200 } });
    await page.goto("/sandbox");
  });

  afterAll(() => page?.context().close());

  test("a sample that is delivered arrives on the client's phone and in the inbox", async () => {
    await page.getByRole("button", { name: "Deliver", exact: true }).click();
    const phone = page.getByRole("region", { name: "A client's phone" });
    await phone.getByText("Hi Grace!").waitFor();
    await phone.getByText("(503) 555-0163").first().waitFor();
    await page.getByRole("article").getByText("Hi Grace!").waitFor();
    await page.getByRole("button", { name: /Grace Lindqvale/ }).waitFor();
  });

  test("STOP by text is answered by the carrier", async () => {
    const phone = page.getByRole("region", { name: "A client's phone" });
    await phone.getByRole("button", { name: "STOP" }).click();
    await phone.getByText("You have successfully been unsubscribed.").waitFor();
    await phone.getByText("This phone has stopped texts.").waitFor();
  });

  test.each(["light", "dark"])("nobody is shut out of it in the %s theme", async (theme) => {
    await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
    expect(await complaintsOf(page)).toEqual([]);
  });

  test("it fits a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1440, height: 1200 });
  });

  test("a switched fault is in force at once [D91]", async () => {
    await page.getByRole("switch", { name: "Email: too many requests" }).click();
    await expect
      .poll(async () => (await page.request.get("/sandbox/api/faults")).json())
      .toEqual({ email: { status: 429 } });
  });

  test("everything can be emptied [D90]", async () => {
    await page.getByRole("button", { name: "Empty everything" }).click();
    await page.getByText("No texts yet").waitFor();
    expect(await server.messages()).toEqual({ texts: [], emails: [] });
  });
});
