import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { startServer, type TestServer } from "../support/server";
import { accessibilityProblems, scrollsSideways, visitorPage } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let join: string;
let unsubscribe: string;

const dark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains("dark"));
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const lena = await server.signIn("lena@riverside.example", { firstName: "Lena", lastName: "Marsh" });
  const { body } = await lena.get<{ publicOptInToken: string }>("/api/settings");
  join = `/join/${body.publicOptInToken}`;
  unsubscribe = "/u/unknown";
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("the theme", () => {
  test("is light at first, also where the system prefers dark [S3.41, S3.43]", async () => {
    const page = await visitorPage(server, browser, { colorScheme: "dark" });
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await dark(page)).toBe(false);
    await page.context().close();
  });

  test("goes dark and back at a press, and is kept over a reload and from page to page [S1.26, S3.42, S4.5, S4.6, S4.7]", async () => {
    const page = await visitorPage(server, browser);
    await page.goto("/");
    const paper = await ground(page);
    await page.getByRole("button", { name: "Use the dark theme" }).click();
    expect([await dark(page), await stored(page)]).toEqual([true, "dark"]);
    expect(await ground(page)).not.toBe(paper);
    await page.reload();
    expect(await dark(page)).toBe(true);
    await page.goto("/terms");
    expect(await dark(page)).toBe(true);
    await page.getByRole("button", { name: "Use the light theme" }).click();
    expect([await dark(page), await stored(page)]).toEqual([false, "light"]);
    expect(await ground(page)).toBe(paper);
    await page.context().close();
  });

  test("is dark before the first paint, without a flash of white [S4.7]", async () => {
    const page = await visitorPage(server, browser);
    await page.goto("/privacy");
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    // The class is there when the page's own code has not run yet.
    await page.route("**/assets/index-*.js", (route) => route.abort());
    await page.goto("/privacy", { waitUntil: "domcontentloaded" });
    expect(await dark(page)).toBe(true);
    await page.context().close();
  });
});

// Seven pages, each examined whole: longer than other stories on a busy machine.
describe.each(["light", "dark"] as const)("in the %s theme", { timeout: 120_000 }, (theme) => {
  test.each([1440, 390])(
    "the public pages at %i px keep WCAG 2.2 AA, fit the window and have a title",
    async (width) => {
      const options = { viewport: { width, height: 900 }, reducedMotion: "reduce" as const };
      const page = await visitorPage(server, browser, options);
      await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
      for (const path of ["/", "/privacy", "/terms", join, "/join/unknown", unsubscribe, "/no/such/page"]) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        expect(await accessibilityProblems(page), path).toEqual([]);
        expect(await scrollsSideways(page), path).toBe(false);
        expect(await page.title(), path).toMatch(/Slotback/);
      }
      await page.context().close();
    },
  );
});
