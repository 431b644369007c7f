import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { launchBrowser } from "../support/launch-browser";
import { postRaw } from "../support/post-raw";
import { answer, practitionerPage } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import { accessibilityProblems, scrollsSideways } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let page: Page;

// An admin, so that every page can be opened.
const email = "admin@slotback.example";
const pages = {
  "/dashboard": "Dashboard",
  "/setup": "Set-Up",
  "/waitlist": "Waitlist",
  "/notifications": "Send Manual Notifications",
  "/account": "Account & Billing",
  "/admin": "Admin Dashboard",
};

const question = {
  id: "1",
  createdAt: "2026-03-05T23:30:00.000Z",
  emailSubject: "change of plans",
  parsedDate: null,
  parsedTime: null,
  notificationSent: "pending",
  errorMessage: "March 21, 2026 is a Saturday, but the email says Friday.",
  kind: "cancellation",
  opening: null,
  openingId: null,
  evidence: [{ part: "the email", line: 1, text: "I cancel Friday March 21", found: ["Friday March 21"] }],
  question: { candidates: [{ date: "2026-03-20", time: "10:00", timeZone: "UTC" }] },
  canNotify: false,
  totals: null,
};

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const admin = await server.signIn(email, { firstName: "Lena", lastName: "Marsh" });
  const settings = { notificationMethod: "both", timeZone: "UTC", country: "US" };
  const { body } = await admin.post<{ inboundAddress: string }>("/api/settings", settings);
  await admin.post("/api/waitlist", {
    firstName: "Ann",
    lastName: "Fairlow",
    phone: "(503) 555-0142",
    email: "ann.fairlow.with.a.long.address@mail.example",
  });
  await postRaw(server.url, body.inboundAddress, cancellation(nextWeek("15:30")));
  await eventually(async () => (await server.messages()).texts.length === 1, "Ann was told");
  // What fades in has colours that cannot be judged.
  page = await practitionerPage(server, browser, email, { reducedMotion: "reduce" });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function open(path: string) {
  await page.goto(path);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("status", { name: "Loading" }).first().waitFor({ state: "detached" });
}

// Every page is examined whole: longer than other stories on a busy machine.
describe.each(["light", "dark"] as const)("in the %s theme", { timeout: 120_000 }, (theme) => {
  test.each([1440, 390])(
    "the practitioner's pages at %i px keep WCAG 2.2 AA, fit the window and have a title [S6.4]",
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((name) => localStorage.setItem("theme", name), theme);
      const problems: string[] = [];
      for (const [path, title] of Object.entries(pages)) {
        await open(path);
        await expect.poll(() => page.title()).toBe(`${title} · Slotback`);
        if (await scrollsSideways(page)) problems.push(`${path} scrolls sideways`);
        problems.push(...(await accessibilityProblems(page)).map((problem) => `${path}: ${problem}`));
      }
      expect(problems).toEqual([]);
    },
  );

  test("so do the dialogs and an open question", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const problems: string[] = [];
    const examine = async (what: string) => {
      if (await scrollsSideways(page)) problems.push(`${what} scrolls sideways`);
      problems.push(...(await accessibilityProblems(page)).map((problem) => `${what}: ${problem}`));
    };
    await answer(page, "GET /api/parsed-cancellations", 200, [question]);
    await open("/dashboard");
    await page.getByRole("radio").first().check();
    await examine("the question");
    await open("/waitlist");
    for (const name of ["Add Client", "Edit Ann Fairlow", "Delete Ann Fairlow", "Upload CSV"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await page.getByRole("dialog").waitFor();
      await examine(name);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    expect(problems).toEqual([]);
  });
});

describe("loaded data", () => {
  const list = "/api/parsed-cancellations";
  const count = async (work: () => Promise<unknown>) => {
    let times = 0;
    const heard = (request: { url(): string }) => {
      if (new URL(request.url()).pathname === list) times += 1;
    };
    page.on("request", heard);
    await work();
    page.off("request", heard);
    return times;
  };

  test("is not loaded again by focus, by coming back or by time [S4.34, S4.37]", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.install();
    await open("/dashboard");
    const again = await count(async () => {
      await page.evaluate(() => {
        window.dispatchEvent(new Event("focus"));
        document.dispatchEvent(new Event("visibilitychange"));
        window.dispatchEvent(new Event("online"));
      });
      await page.clock.fastForward("24:00:00");
      await page.getByRole("link", { name: "Waitlist", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Waitlist" }).waitFor();
      await page.getByRole("link", { name: "Dashboard", exact: true }).click();
      await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
      await page.waitForLoadState("networkidle");
    });
    expect(again).toBe(0);
  });

  test("that failed is not asked for again by itself [S4.33]", async () => {
    await answer(page, `GET ${list}`, 503, { message: "Busy.", code: "unavailable" });
    const asked = await count(async () => {
      await page.goto("/dashboard");
      await page.getByRole("button", { name: "Try again" }).waitFor();
      await page.clock.fastForward("01:00:00");
      await page.waitForLoadState("networkidle");
    });
    expect(asked).toBe(1);
  });
});

test("the header's toggle changes the theme of a practitioner's page [S2.59]", async () => {
  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await open("/setup");
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  expect(await page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(true);
});
