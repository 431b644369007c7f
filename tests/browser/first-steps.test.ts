import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { launchBrowser } from "../support/launch-browser";
import { postRaw } from "../support/post-raw";
import { practitionerPage } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
let browser: Browser;
let page: Page;

const email = "lena@riverside.example";

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("the first steps stay until there is an email and somebody to tell", async () => {
  const lena = await server.signIn(email);
  const { body } = await lena.get<{ inboundAddress: string }>("/api/settings");
  await postRaw(server.url, body.inboundAddress, cancellation(nextWeek("10:00")));
  await eventually(async () => {
    const { body } = await lena.get<{ openingId: string | null }[]>("/api/parsed-cancellations");
    return body[0]?.openingId;
  }, "it was read");
  page = await practitionerPage(server, browser, email);
  const steps = page.getByRole("region", { name: "steps to your first opening" });
  await steps.getByText("This list goes when somebody is on your waitlist.").waitFor();
  expect(
    await steps.getByRole("listitem").filter({ hasText: "Forward cancellations" }).getByLabel("Done").count(),
  ).toBe(1);
  await page.getByText("Your waitlist is empty.").waitFor();
  await lena.post("/api/waitlist", { firstName: "Ann", lastName: "F", phone: "5035550160", email: "ann@mail.example" });
  await page.reload();
  await page.getByRole("button", { name: "Notify waitlist" }).waitFor();
  await expect.poll(() => steps.count()).toBe(0);
});
