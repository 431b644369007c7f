import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { startServer, type TestServer } from "../support/server";
import { visitorPage } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let page: Page;
let link: string;

const notice = () => page.locator("[data-tone]");

/** Makes a notice: the join form without any entry. Time stands still until the test moves it. */
async function raise() {
  await page.getByRole("button", { name: "Join Waitlist" }).click();
  await notice().waitFor();
}

async function drag(px: number) {
  const box = (await notice().boundingBox())!;
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Small steps, as a finger moves: the first few pixels only decide that it is a swipe.
  await page.mouse.move(x + px, y, { steps: px });
  await page.mouse.up();
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const lena = await server.signIn("lena@riverside.example", { firstName: "Lena", lastName: "Marsh" });
  const { body } = await lena.get<{ publicOptInToken: string }>("/api/settings");
  link = `/join/${body.publicOptInToken}`;
});

beforeEach(async () => {
  await page?.context().close();
  page = await visitorPage(server, browser);
  await page.clock.install({ time: 0 });
  await page.goto(link);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.clock.pauseAt(60_000);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("a notice", () => {
  test("is alone: a new one takes its place [S4.39, S9.40]", async () => {
    await raise();
    for (const name of ["First name", "Last name", "Phone", "Email"])
      await page.getByRole("textbox", { name }).fill("x");
    await page.getByRole("button", { name: "Join Waitlist" }).click();
    await notice().filter({ hasText: "Notification Preference Required" }).waitFor();
    expect(await notice().count()).toBe(1);
  });

  test("leaves after 5000 ms [S9.42]", async () => {
    await raise();
    await page.mouse.move(10, 10);
    await page.clock.runFor(4800);
    expect(await notice().count()).toBe(1);
    await page.clock.runFor(400);
    await notice().waitFor({ state: "detached" });
  });

  test("stays after a swipe of 49 px to the right and goes after 51 [S9.43, S9.44]", async () => {
    await raise();
    await drag(49);
    expect(await notice().getAttribute("data-state")).toBe("open");
    await drag(51);
    await notice().waitFor({ state: "detached" });
  });

  test("is reached by F8 and closed by its button [S9.45]", async () => {
    await raise();
    await page.keyboard.press("F8");
    const area = page.getByRole("region", { name: /Notifications \(F8\)/ }).getByRole("list");
    expect(await area.evaluate((list) => list === document.activeElement)).toBe(true);
    await notice().getByRole("button", { name: "Close" }).click();
    await notice().waitFor({ state: "detached" });
  });

  test("is at most 420 px wide, and as wide as a phone [S9.39]", async () => {
    await raise();
    const area = page.getByRole("region", { name: /Notifications/ }).getByRole("list");
    expect((await area.boundingBox())?.width).toBe(420);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => (await area.boundingBox())?.width).toBe(390);
  });
});
