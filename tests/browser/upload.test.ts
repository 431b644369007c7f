import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { answer, hold, once, practitionerPage, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let browser: Browser;
let page: Page;
let lena: Visitor;

const email = "lena@riverside.example";
const dialog = () => page.getByRole("dialog", { name: "Upload CSV" });
const button = (name: string | RegExp) => dialog().getByRole("button", { name });
const choose = (text: string, name = "contacts.csv") =>
  dialog()
    .getByLabel("CSV file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
const agree = () => dialog().getByRole("checkbox").check();
const clients = async () => (await lena.get<{ firstName: string; phoneNational: string }[]>("/api/waitlist")).body;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  lena = await server.signIn(email, { firstName: "Lena", lastName: "Marsh" });
  const settings = { timeZone: "UTC", country: "US", businessName: "Riverside Massage" };
  await lena.post("/api/settings", settings);
  page = await practitionerPage(server, browser, email);
});

beforeEach(async () => {
  await page.goto("/waitlist");
  await page.getByRole("button", { name: "Upload CSV" }).click();
  await dialog().waitFor();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test("the dialog takes .csv files and names the exports it reads [S2.177, S2.178, S2.179, S2.180, S2.181, P47]", async () => {
  expect(await dialog().getByLabel("CSV file").getAttribute("accept")).toBe(".csv");
  for (const name of ["Google Contacts", "Apple Contacts", "Outlook"]) await dialog().getByText(name).waitFor();
  await dialog().getByText("you confirm that these clients agreed to hear from Riverside Massage").waitFor();
});

describe("a file that cannot be used", () => {
  test.each([
    ["no rows", "Name,Phone,Email\n", "Invalid CSV", "CSV file must have headers and at least one data row."],
    [
      "no text",
      "PK\u0003\u0004\u0000\u0000",
      "CSV Parse Error",
      "Failed to parse the CSV file. Please ensure it's a valid CSV format.",
    ],
    [
      "no phone column",
      "Name,Email\nAnn Fairlow,ann@mail.example\n",
      "Columns Not Found",
      "Could not detect phone columns. Please ensure your CSV has proper headers.",
    ],
    [
      "no whole row",
      "Name,Phone,Email\nAnn Fairlow,,\nDee Castellane,,\n",
      "No Valid Clients Found",
      "Found 2 rows but none had all required fields (first name, last name, phone, email).",
    ],
  ])("with %s is refused in words [S5.26, S5.42, S5.51, S8.34]", async (_what, text, title, words) => {
    await choose(text);
    await toast(page, title, words, "destructive");
    expect(await button(/^Upload \d/).count()).toBe(0);
  });
});

test("a file is shown before it is uploaded, with every row that is left out and why [S1.9, S5.49, S5.50, S8.48, P56]", async () => {
  await lena.post("/api/waitlist", {
    firstName: "Ann",
    lastName: "Old",
    phone: "(503) 555-0142",
    email: "old@mail.example",
  });
  await page.reload();
  await page.getByRole("button", { name: "Upload CSV" }).click();
  const rows = [
    "Given Name,Family Name,Phone 1 - Value,E-mail 1 - Value",
    "Ann,Fairlow,(503) 555-0142,ann@mail.example",
    "Dee,Castellane,503-555-0117,dee@mail.example",
    "Grace,,503-555-0163,grace@mail.example",
    "Hugh,Penwick,555-01,hugh@mail.example",
    "Priya,Nandal,503-555-0108,no address",
  ];
  await choose(rows.join("\n"), "contacts-march.csv");
  await dialog().getByText("contacts-march.csv").waitFor();
  await dialog().getByText("5 rows").waitFor();
  await dialog().getByText("Given Name, Family Name, Phone 1 - Value, E-mail 1 - Value").waitFor();
  await dialog().getByText("3 clients ready").waitFor();
  await dialog().getByText("1 updates a client you already have").waitFor();
  await dialog().getByText("(503) 555-0117").waitFor();
  const before = dialog().getByRole("region", { name: "2 rows will be skipped" });
  expect(await before.getByRole("listitem").allTextContents()).toEqual([
    "Line 4No last name",
    "Line 5“555-01” cannot be a phone number in the United States",
  ]);

  await button("Upload 3 clients").click();
  await dialog().getByText("Tick this first").waitFor();
  await agree();
  const letGo = await hold(page, "POST /api/waitlist/bulk");
  await button("Upload 3 clients").click();
  await button("Uploading...").waitFor();
  await dialog().getByRole("progressbar", { name: "Clients uploaded" }).waitFor();
  letGo();
  await toast(page, "Clients Uploaded", "1 added, 1 updated, 3 skipped.", "plain");
  const after = dialog().getByRole("region", { name: "3 rows were skipped" });
  await after.getByText("Line 6").waitFor();

  const download = page.waitForEvent("download");
  await button("Download the list").click();
  const saved = await (await download).path();
  expect(readFileSync(saved, "utf8").split("\r\n").slice(0, 3)).toEqual([
    "\ufeffLine,Reason",
    "4,No last name",
    "5,“555-01” cannot be a phone number in the United States",
  ]);
  await button("Done").click();
  await dialog().waitFor({ state: "detached" });
  await page.getByRole("row").filter({ hasText: "Dee Castellane" }).waitFor();
  expect(await clients()).toMatchObject([{ firstName: "Ann" }, { firstName: "Dee", phoneNational: "(503) 555-0117" }]);
});

test("a long file goes up in parts; after a failure the next try goes on [S8.20]", async () => {
  const rows = Array.from(
    { length: 2_500 },
    (_, n) => `Client${n},Of Many,(503) 555-${String(1000 + n)},c${n}@mail.example`,
  );
  const sent: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/bulk")) sent.push(request.postDataJSON().clients.length);
  });
  await choose(["First Name,Last Name,Phone,Email", ...rows].join("\n"));
  await dialog().getByText("2,500 clients ready").waitFor();
  await dialog().getByText("and 2,496 more").waitFor();
  await agree();
  // The first part goes through, the second fails.
  await once(page, "POST /api/waitlist/bulk", async (route) => {
    await answer(page, "POST /api/waitlist/bulk", 500, { message: "Oh.", code: "broken" });
    await route.fallback();
  });
  await button("Upload 2,500 clients").click();
  await toast(page, "Error", "Failed to upload clients.", "destructive");
  await button("Upload 2,500 clients").click();
  await toast(page, "Clients Uploaded", "2,500 added, 0 updated, 0 skipped.");
  await dialog().waitFor({ state: "detached" });
  expect(sent).toEqual([1000, 1000, 1000, 500]);
  await page.getByText("1–50 of 2,502").waitFor();
});
