import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { launchBrowser } from "../support/launch-browser";
import { once, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";
import { visitorPage } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let lena: Visitor;
let page: Page;
let link: string;

const state = async () => (await lena.get<{ emailState: string }[]>("/api/waitlist")).body[0]!.emailState;
const button = () => page.getByRole("button", { name: "Unsubscribe" });

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  lena = await server.signIn("lena@riverside.example", { firstName: "Lena", lastName: "Marsh" });
  await lena.post("/api/settings", { businessName: "Riverside Massage", notificationMethod: "email" });
  await lena.post("/api/waitlist", {
    firstName: "Ann",
    lastName: "Fairlow",
    phone: "(503) 555-0163",
    email: "ann@mail.example",
  });
  await lena.post("/api/notifications/send", { message: "A slot came free.", notificationMethod: "email" });
  await eventually(async () => (await server.messages()).emails.length === 1, "the email went out");
  const { emails } = await server.messages();
  link = new URL(/\/u\/[\w-]+/.exec(emails[0]!.text!)![0], server.url).href;
  page = await visitorPage(server, browser);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("the unsubscribe link of an email", () => {
  test("opens without signing in, names the business and changes nothing by itself [D83]", async () => {
    await page.goto(link);
    await page.getByRole("heading", { name: "Stop emails from Riverside Massage?" }).waitFor();
    await button().waitFor();
    expect(await state()).toBe("ok");
  });

  test("says so when the button did not work, and can be pressed again", async () => {
    await once(page, "POST /u/", (route) => route.abort());
    await button().click();
    await toast(page, "Error", "That did not work. Please try again.", "destructive");
    expect(await state()).toBe("ok");
  });

  test("ends the emails at the press of its button, and says it again later", async () => {
    await button().click();
    await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
    expect(await state()).toBe("opted-out");
    await page.goto(link);
    await page.getByRole("heading", { name: "You are unsubscribed" }).waitFor();
    expect(await button().count()).toBe(0);
  });

  test("says so when it leads nowhere", async () => {
    await page.goto("/u/no-such-token");
    await page.getByRole("heading", { name: "Invalid Link" }).waitFor();
    await page.getByText("This link is invalid or has expired.").waitFor();
  });
});
