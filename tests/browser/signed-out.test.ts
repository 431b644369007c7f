import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { once, practitionerPage, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;
let browser: Browser;
let page: Page;

const email = "lena@riverside.example";
const ann = { firstName: "Ann", lastName: "Fairlow", phone: "(503) 555-0142", email: "ann@mail.example" };
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const pressIn = (name: string) => page.getByRole("dialog").getByRole("button", { name }).click();

/** What a practitioner does whose session has ended meanwhile: where, what, and the call that is refused. */
const changes = {
  "saves the settings": ["/setup", "POST /api/settings", () => press("Save Changes")],
  "saves the business name": ["/waitlist", "POST /api/settings", () => press("Save")],
  "adds a client": [
    "/waitlist",
    "POST /api/waitlist",
    async () => {
      await press("Add Client");
      for (const [label, value] of Object.entries({
        "First name": "Dee",
        "Last name": "C",
        Phone: "1",
        Email: "d@e.f",
      }))
        await page.getByRole("dialog").getByLabel(label).fill(value);
      await pressIn("Add Client");
    },
  ],
  "edits a client": [
    "/waitlist",
    "PATCH /api/waitlist/",
    async () => {
      await press("Edit Ann Fairlow");
      await pressIn("Save Changes");
    },
  ],
  "deletes a client": [
    "/waitlist",
    "DELETE /api/waitlist/",
    async () => {
      await press("Delete Ann Fairlow");
      await pressIn("Delete client");
    },
  ],
  "uploads clients": [
    "/waitlist",
    "POST /api/waitlist/bulk",
    async () => {
      await press("Upload CSV");
      const buffer = Buffer.from("Name,Phone,Email\nDee Castellane,(503) 555-0117,dee@mail.example");
      await page.getByLabel("CSV file").setInputFiles({ name: "clients.csv", mimeType: "text/csv", buffer });
      await page.getByRole("dialog").getByRole("checkbox").check();
      await pressIn("Upload 1 client");
    },
  ],
  "tests the set-up": [
    "/setup",
    "POST /api/email/inbound",
    async () => {
      await page.getByLabel("Email body").fill("Cancelled");
      await press("Parse Email");
    },
  ],
  "sends by hand": [
    "/notifications",
    "POST /api/notifications/send",
    async () => {
      await page.getByLabel("Message", { exact: true }).fill("Come in today");
      await press("Send to Waitlist");
    },
  ],
  "starts a checkout": [
    "/account",
    "POST /api/subscription/checkout",
    () => press("Upgrade to Professional ($29/month)"),
  ],
} as const;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  const lena = await server.signIn(email, { firstName: "Lena", lastName: "Marsh" });
  await lena.post("/api/settings", { timeZone: "UTC", country: "US" });
  await lena.post("/api/waitlist", ann);
  page = await practitionerPage(server, browser, email);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("a practitioner whose session has ended is told, and led to the sign-in after 500 ms", () => {
  test.each(Object.entries(changes))(
    "who %s [S4.24, S4.25, S4.26, S8.4, S8.5, S8.6, S8.7, S8.8, S8.9, S8.10, S8.11, S8.13]",
    async (_who, [path, call, change]) => {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      let refused = 0;
      await once(page, call, (route) => {
        refused = Date.now();
        return route.fulfill({ status: 401, json: { message: "Unauthorized", code: "signed_out" } });
      });
      // The page stays, so that there is time to read what it says.
      let left = (_at: number) => {};
      const leaving = new Promise<number>((resolve) => {
        left = resolve;
      });
      await once(page, "GET /api/login", async (route) => {
        const at = Date.now();
        await route.abort("aborted");
        left(at);
      });
      await change();
      await toast(page, "Unauthorized", "You are logged out. Logging in again...", "destructive");
      // From before the answer, so no delay on the way can make it shorter; two clocks may differ by a little.
      expect((await leaving) - refused).toBeGreaterThan(490);
    },
  );
});
