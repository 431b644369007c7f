import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { answer, hold, once, practitionerPage } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import { visitorPage } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let page: Page;

const email = "lena@riverside.example";
const phone = { viewport: { width: 390, height: 844 } };

const aside = () => page.getByRole("complementary", { name: "Sidebar" });
const state = () => aside().getAttribute("data-state");
const width = async () => (await aside().boundingBox())?.width;
const settled = (want: number) =>
  page.waitForFunction((px) => document.querySelector("aside[data-state]")?.getBoundingClientRect().width === px, want);
const toggle = () => page.getByRole("button", { name: "Toggle sidebar" }).click();
const nav = (from: Page) => from.getByRole("navigation", { name: "Main" });

declare function noticed(says: string): void;

/** In the page: tells the test of a notice as soon as it is drawn. */
function tellNotices() {
  new MutationObserver((_changes, observer) => {
    const notice = document.querySelector<HTMLElement>("[data-tone]");
    if (!notice) return;
    observer.disconnect();
    const words = [...notice.querySelectorAll("div > div")].map((part) => part.textContent);
    noticed(`${notice.dataset.tone}: ${words.join(" ")}`);
  }).observe(document, { subtree: true, childList: true });
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  await server.signIn(email, { firstName: "Lena", lastName: "Marsh" });
  page = await practitionerPage(server, browser, email);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("the navigation", () => {
  test("leads to the five pages, in this order, and marks the one that is open [S2.44, S2.45, S2.46, S2.47, S2.48, S2.51, S2.52, S2.60, S6.4]", async () => {
    const pages = [
      ["Dashboard", "/dashboard", "Dashboard"],
      ["Set-Up", "/setup", "Set-Up"],
      ["Waitlist", "/waitlist", "Waitlist"],
      ["Notifications", "/notifications", "Send Manual Notifications"],
      ["Account", "/account", "Account & Billing"],
    ] as const;
    await nav(page).waitFor();
    const links = nav(page).getByRole("link");
    expect((await links.allTextContents()).map((text) => text.replace(/\d+$/, ""))).toEqual(
      pages.map(([word]) => word),
    );
    for (const [word, path, heading] of pages) {
      await nav(page).getByRole("link", { name: word }).click();
      await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await nav(page).locator("[aria-current=page]").allTextContents()).toEqual([word]);
      expect(await page.title()).toContain("Slotback");
    }
  });

  test("has no Admin for a practitioner [S2.50]", async () => {
    expect(await nav(page).getByRole("link", { name: "Admin" }).count()).toBe(0);
  });

  test("has Admin, last, for an admin [S2.49, S6.6, S6.7]", async () => {
    const own = await practitionerPage(server, browser, "admin@slotback.example");
    const last = nav(own).getByRole("link").last();
    expect(await last.textContent()).toBe("Admin");
    await last.click();
    await own.getByRole("heading", { level: 1, name: "Admin Dashboard" }).waitFor();
    await own.context().close();
  });
});

describe("the sidebar on a wide screen", () => {
  test("is 16rem wide, and 3rem of icons when collapsed [S2.38, S2.43, S2.58, S4.8, S9.35, S9.37]", async () => {
    expect([await state(), await width()]).toEqual(["expanded", 256]);
    await toggle();
    await settled(48);
    expect(await state()).toBe("collapsed");
    expect(await nav(page).getByText("Dashboard").count()).toBe(0);
    await nav(page).getByRole("link", { name: "Set-Up" }).waitFor();
  });

  test("stays as it was left after a reload, by a cookie of 7 days [S3.44, S4.9, S9.34]", async () => {
    await page.reload();
    await settled(48);
    const cookie = (await page.context().cookies()).find(({ name }) => name === "sidebar_state");
    expect(cookie?.value).toBe("false");
    const days = (cookie!.expires - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
  });

  test("names its icons in tooltips that open after 700 ms, and sooner right after another one [S9.31, S9.32, S9.33]", async () => {
    const own = await practitionerPage(server, browser, email);
    await own.getByRole("button", { name: "Toggle sidebar" }).click();
    await nav(own).getByText("Dashboard").waitFor({ state: "detached" });
    await own.clock.install({ time: 0 });
    await own.clock.pauseAt(60_000);
    const tip = (name: string) => own.getByRole("tooltip").filter({ hasText: name });
    const pointAt = async (name: string) => {
      const { x, y } = (await nav(own).getByRole("link", { name }).boundingBox())!;
      await own.mouse.move(x + 20, y + 20, { steps: 12 });
    };
    await own.mouse.move(900, 600);
    await pointAt("Waitlist");
    await own.clock.runFor(680);
    expect(await tip("Waitlist").count()).toBe(0);
    await own.clock.runFor(40);
    await tip("Waitlist").waitFor();
    await pointAt("Account");
    await own.clock.runFor(10);
    await tip("Account").waitFor();
    await own.context().close();
  });

  test("is toggled by Ctrl+B and by Cmd+B [S2.39, S2.40]", async () => {
    await page.keyboard.press("Control+b");
    await settled(256);
    await page.keyboard.press("Meta+b");
    await settled(48);
    await page.keyboard.press("Control+b");
    await settled(256);
  });
});

describe("the sidebar on a phone", () => {
  test("is a drawer of 18rem under 768 px, closed at first, and never saved [S2.41, S4.10, S9.36, S9.38]", async () => {
    const small = await practitionerPage(server, browser, email, phone);
    await small.getByRole("button", { name: "Toggle sidebar" }).waitFor();
    expect(await nav(small).count()).toBe(0);
    await small.getByRole("button", { name: "Toggle sidebar" }).click();
    const drawer = small.getByRole("dialog", { name: "Menu" });
    await drawer.waitFor();
    expect(Math.round((await drawer.boundingBox())!.width)).toBe(288);
    await nav(small).getByRole("link", { name: "Waitlist" }).click();
    await small.getByRole("heading", { level: 1, name: "Waitlist" }).waitFor();
    await drawer.waitFor({ state: "detached" });
    await small.keyboard.press("Control+b");
    await drawer.waitFor();
    await small.keyboard.press("Escape");
    await drawer.waitFor({ state: "detached" });
    expect((await small.context().cookies()).map(({ name }) => name)).not.toContain("sidebar_state");
    await small.setViewportSize({ width: 767, height: 900 });
    expect(await nav(small).count()).toBe(0);
    await small.setViewportSize({ width: 768, height: 900 });
    await nav(small).waitFor();
    await small.context().close();
  });

  test("at 768 px and above it is none [S2.42]", async () => {
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await aside().count()).toBe(1);
  });
});

describe("the sidebar's foot", () => {
  test("shows initials, display name and email [S2.54, S2.55, S2.56]", async () => {
    expect(await aside().getByText("LM", { exact: true }).count()).toBe(1);
    await aside().getByText("Lena Marsh").waitFor();
    await aside().getByText(email).waitFor();
  });

  test("shows the profile image where there is one [S2.53]", async () => {
    const own = await practitionerPage(server, browser, email);
    await own.getByText("Lena Marsh").waitFor();
    const image = "/favicon.svg";
    const user = { firstName: "Lena", lastName: "Marsh", email, profileImageUrl: image, isAdmin: false };
    await answer(own, "GET /api/auth/user", 200, user);
    await own.reload();
    const picture = own.getByRole("complementary", { name: "Sidebar" }).locator("img");
    await picture.waitFor();
    expect(await picture.getAttribute("src")).toBe(image);
    await own.context().close();
  });

  test("Logout ends the session at /api/logout [S2.57]", async () => {
    const own = await practitionerPage(server, browser, email);
    const logout = own.waitForRequest((request) => new URL(request.url()).pathname === "/api/logout");
    await own.getByRole("button", { name: "Logout" }).click();
    await logout;
    await own.getByRole("heading", { level: 1, name: /Never lose revenue/ }).waitFor();
    await own.context().close();
  });
});

describe("a protected page", () => {
  test('shows "Loading..." until it is known who is there, and asks once [S2.25, S4.1, S7.8]', async () => {
    const own = await practitionerPage(server, browser, email);
    await own.getByText("Lena Marsh").waitFor();
    const letGo = await hold(own, "GET /api/auth/user");
    const asked: string[] = [];
    own.on("request", (request) => request.url().endsWith("/api/auth/user") && asked.push(request.url()));
    await own.goto("/account");
    await own.getByText("Loading...").waitFor();
    expect(await own.getByRole("heading", { level: 1 }).count()).toBe(0);
    letGo();
    await own.getByRole("heading", { level: 1, name: "Account & Billing" }).waitFor();
    expect(asked).toHaveLength(1);
    await own.context().close();
  });

  test.each(["/dashboard", "/setup", "/waitlist", "/notifications", "/account", "/admin"])(
    "%s sends a stranger to sign in [S2.14, S2.15, S2.16, S2.17, S2.18, S2.19, S6.5]",
    async (path) => {
      const stranger = await visitorPage(server, browser);
      await stranger.goto(path, { waitUntil: "commit" });
      await stranger.getByRole("button", { name: "Sign in" }).waitFor();
      await stranger.context().close();
    },
  );

  test.each([
    ["a session that ended", 401],
    ["a failing server", 500],
    ["no answer at all", 0],
  ])(
    "takes %s for logged out: a notice, and 500 ms later the sign-in [S4.2, S4.3, S4.4, S8.1, S8.2, S8.3, S8.14, S9.30]",
    async (_what, status) => {
      const stranger = await visitorPage(server, browser);
      const notices: string[] = [];
      await stranger.exposeFunction("noticed", (says: string) => notices.push(says));
      await stranger.addInitScript(tellNotices);
      let answered = 0;
      await once(stranger, "GET /api/auth/user", (route) => {
        answered = Date.now();
        return status ? route.fulfill({ status, json: { message: "Unauthorized" } }) : route.abort();
      });
      const login = stranger.waitForRequest((request) => new URL(request.url()).pathname === "/api/login");
      await stranger.goto("/waitlist", { waitUntil: "commit" });
      await login;
      // From before the answer, so no delay on the way can make it shorter; two clocks may differ by a little.
      expect(Date.now() - answered).toBeGreaterThan(490);
      await expect.poll(() => notices).toEqual(["destructive: Unauthorized You are logged out. Logging in again..."]);
      await stranger.context().close();
    },
  );
});
