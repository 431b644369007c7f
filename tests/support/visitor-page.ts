import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { failOnConsoleErrors } from "./chromium";
import type { TestServer } from "./server";

/** A window in which nobody is signed in. */
export async function visitorPage(server: TestServer, browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: "en-US",
    viewport: { width: 1440, height: 1000 },
    ...options,
  });
  const page = await context.newPage();
  failOnConsoleErrors(page, { except: /^Failed to load resource: .*(status of 5\d\d|ERR_FAILED)/ });
  return page;
}

/** Every visible text, field and control of the page against WCAG 2.2 AA; one line for each complaint. */
export async function accessibilityProblems(page: Page) {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  await atRest(page);
  // The other mode puts its findings together in a second page, which takes as long as the examination. No page has foreign frames.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
}

/** What is fading in has colours of its own for a moment; axe would judge those. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });

/** True when the page can be scrolled sideways, which no page should be. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
