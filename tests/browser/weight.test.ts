import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { startServer, type TestServer } from "../support/server";
import { visitorPage } from "../support/visitor-page";

let server: TestServer;
let browser: Browser;
let join: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const lena = await server.signIn("lena@riverside.example");
  const { body } = await lena.get<{ publicOptInToken: string }>("/api/settings");
  join = `/join/${body.publicOptInToken}`;
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** React, its router and its cache are 80 KB of it: what is left is for the page. */
const BUDGET_BYTES = 95_000;

test.each(["/", "join"])(
  "a first visit to %s loads at most 95 KB of JavaScript, compressed, all of it our own",
  async (path) => {
    // With the server's own page, as users get it, but without the sandbox's banner, which no visitor of a real installation loads.
    const page = await visitorPage(server, browser);
    await page.addInitScript(() =>
      new MutationObserver(() => document.documentElement.removeAttribute("data-sandbox")).observe(document, {
        childList: true,
        subtree: true,
      }),
    );
    // The notices come seconds after the page: on a slow machine they would seem to come with it.
    await page.addInitScript(() => {
      const soon = window.setTimeout;
      window.setTimeout = ((work: () => void, ms = 0) => (ms < 3000 ? soon(work, ms) : 0)) as typeof setTimeout;
    });
    const loaded: Promise<{ path: string; bytes: number }>[] = [];
    const weigh = async (response: Response) => ({
      path: new URL(response.url()).pathname,
      bytes: gzipSync(await response.body(), { level: 9 }).length,
    });
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") loaded.push(weigh(response));
    });
    await page.goto(path === "join" ? join : path, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    const scripts = await Promise.all(loaded);
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(scripts)).toBeLessThanOrEqual(BUDGET_BYTES);
    expect(total).toBeGreaterThan(50_000);
    await page.context().close();
  },
);
