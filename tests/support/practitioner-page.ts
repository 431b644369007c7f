import type { Browser, BrowserContextOptions, Page, Route } from "playwright-core";
import { failOnConsoleErrors } from "./chromium";
import type { TestServer } from "./server";

/** A window in which a practitioner is signed in, on the dashboard. The clock on the wall is that of Los Angeles. */
export async function practitionerPage(
  server: TestServer,
  browser: Browser,
  email: string,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: "en-US",
    timezoneId: "America/Los_Angeles",
    viewport: { width: 1440, height: 1000 },
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  const page = await context.newPage();
  // Answers that are made to fail are noted by Chromium too.
  failOnConsoleErrors(page, { except: /^Failed to load resource: .*(status of 5\d\d|ERR_FAILED)/ });
  await page.goto("/api/login");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/dashboard");
  return page;
}

/** The one notice on screen, once it says this. */
export async function toast(
  page: Page,
  title: string,
  text = "",
  tone?: "plain" | "quiet" | "warning" | "destructive",
) {
  const notice = page.locator(tone ? `[data-tone=${tone}]` : "[data-tone]");
  await notice.filter({ hasText: title }).filter({ hasText: text }).waitFor();
}

type Call = `${"GET" | "POST" | "PATCH" | "DELETE"} ${string}`;

/** The next such call is handled here instead; all others go on to the server. */
export async function once(page: Page, call: Call, handle: (route: Route) => Promise<unknown>) {
  const [method, path = ""] = call.split(" ");
  let due = true;
  await page.route(
    (url) => url.pathname.startsWith(path),
    async (route) => {
      if (!due || route.request().method() !== method) return route.fallback();
      due = false;
      await handle(route);
    },
  );
}

/** The next such call is answered so, without the server. */
export const answer = (page: Page, call: Call, status: number, json: unknown) =>
  once(page, call, (route) => route.fulfill({ status, json }));

/** The next such call waits until it is let go: time to look at what is shown meanwhile. */
export async function hold(page: Page, call: Call): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  await once(page, call, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
