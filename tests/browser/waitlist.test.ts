import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchBrowser } from "../support/launch-browser";
import { answer, hold, practitionerPage, toast } from "../support/practitioner-page";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let browser: Browser;
let page: Page;
let lena: Visitor;

const email = "lena@riverside.example";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");
const inDialog = (name: string) => dialog().getByRole("button", { name, exact: true });
const row = (name: string) => page.getByRole("row").filter({ hasText: name });

async function fill(values: Partial<Record<"First name" | "Last name" | "Phone" | "Email", string>>) {
  for (const [label, value] of Object.entries(values)) await dialog().getByLabel(label).fill(value);
}

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  lena = await server.signIn(email, { firstName: "Lena", lastName: "Marsh" });
  await lena.post("/api/settings", { timeZone: "America/Los_Angeles", country: "US" });
  page = await practitionerPage(server, browser, email);
  await page.getByRole("link", { name: "Waitlist", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Waitlist" }).waitFor();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("Grow Your Waitlist", () => {
  const grow = () => page.getByRole("region", { name: "Grow Your Waitlist" });
  const save = () => grow().getByRole("button", { name: "Save" }).click();

  test("holds the business name, which is saved by itself [S2.154, S2.155, S2.156, S2.157, S2.158, S8.44]", async () => {
    const name = grow().getByLabel("Business Name");
    expect(await name.inputValue()).toBe("");
    await name.fill("Riverside Massage");
    const letGo = await hold(page, "POST /api/settings");
    const request = page.waitForRequest((one) => one.method() === "POST");
    await save();
    expect(await grow().getByRole("button", { name: "Saving..." }).isDisabled()).toBe(true);
    letGo();
    await toast(page, "Business Name Saved", ".", "plain");
    expect((await request).postDataJSON()).toEqual({ businessName: "Riverside Massage" });
    await page.reload();
    await expect.poll(() => name.inputValue()).toBe("Riverside Massage");
  });

  test("says that saving failed [S8.16]", async () => {
    await answer(page, "POST /api/settings", 500, { message: "Oh.", code: "broken" });
    await save();
    await toast(page, "Error", "Failed to save business name.", "destructive");
  });

  test("holds the sign-up link, to be copied and not changed [S2.159, S2.160, S2.161, S2.162]", async () => {
    const { body } = await lena.get<{ publicOptInToken: string }>("/api/settings");
    const link = grow().getByLabel("Public sign-up link");
    const expected = `${server.url}/join/${body.publicOptInToken}`;
    expect(await link.inputValue()).toBe(expected);
    expect(await link.getAttribute("readonly")).not.toBeNull();
    await grow().getByRole("button", { name: "Copy the sign-up link" }).click();
    await toast(page, "Copied!");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
  });
});

describe("Waitlist Clients", () => {
  test("begins empty, with the way to the first client [S2.163, S2.171, S2.172, S2.173, S2.174]", async () => {
    const list = page.getByRole("region", { name: "Waitlist Clients" });
    await list.getByText("No clients in waitlist yet").waitFor();
    await button("Upload CSV").waitFor();
    await button("Add Client").waitFor();
    await button("Add Your First Client").click();
    await page.getByRole("dialog", { name: "Add New Client" }).waitFor();
  });

  test("a client needs all four fields, and our own words ask for them [S2.175, S5.1, S5.2, S5.3, S5.4, S5.6, S5.7, S5.9, P46]", async () => {
    await dialog().getByText("you confirm that they agreed to hear from Riverside Massage").waitFor();
    const four = { "First name": "Ann", "Last name": "Fairlow", Phone: "(503) 555-0142", Email: "ann@mail.example" };
    for (const missing of Object.keys(four) as (keyof typeof four)[]) {
      await fill({ ...four, [missing]: "  " });
      await inDialog("Add Client").click();
      await toast(page, "Missing Information", "Please fill in all fields.", "destructive");
      await expect.poll(() => dialog().getByLabel(missing).getAttribute("aria-invalid")).toBe("true");
      await expect.poll(() => dialog().locator("[aria-invalid]").count()).toBe(1);
    }
    expect(await dialog().locator("form").getAttribute("novalidate")).not.toBeNull();
    expect(await dialog().getByLabel("Email").getAttribute("type")).toBe("email");
    expect((await lena.get<unknown[]>("/api/waitlist")).body).toEqual([]);
  });

  test("is added, and shown as people write it [S1.8, S2.164, S2.165, S2.166, S2.167, S2.168, S2.182, S2.183, S8.46, P54]", async () => {
    await fill({ Phone: "503.555.0142", Email: "ann@mail.example" });
    const letGo = await hold(page, "POST /api/waitlist");
    await inDialog("Add Client").click();
    expect(await inDialog("Saving...").isDisabled()).toBe(true);
    letGo();
    await toast(page, "Client Added", ".", "plain");
    await dialog().waitFor({ state: "detached" });
    const columns = await page.getByRole("columnheader").allTextContents();
    expect(columns).toEqual(["Name", "Phone", "Email", "Actions"]);
    await row("Ann Fairlow").getByText("(503) 555-0142").waitFor();
    await row("Ann Fairlow").getByText("ann@mail.example").waitFor();
    await button("Edit Ann Fairlow").waitFor();
    await button("Delete Ann Fairlow").waitFor();
  });

  test("what is wrong with a field stands beside it, and the input stays [S2.184, S8.18, S8.21, P55]", async () => {
    await button("Add Client").click();
    await fill({ "First name": "Dee", "Last name": "Castellane", Phone: "555-01", Email: "dee@mail.example" });
    await inDialog("Add Client").click();
    await expect.poll(() => dialog().getByLabel("Phone").getAttribute("aria-invalid")).toBe("true");
    await fill({ Phone: "(503) 555-0142" });
    await inDialog("Add Client").click();
    await dialog().getByText("is on your waitlist with this phone number").waitFor();
    expect(await dialog().getByLabel("First name").inputValue()).toBe("Dee");
    await answer(page, "POST /api/waitlist", 500, { message: "Oh.", code: "broken" });
    await inDialog("Add Client").click();
    await toast(page, "Error", "Failed to add client.", "destructive");
    expect(await dialog().getByLabel("Email").inputValue()).toBe("dee@mail.example");
    await fill({ Phone: "(503) 555-0117" });
    await inDialog("Add Client").click();
    await toast(page, "Client Added");
  });

  test("is edited in the same fields, filled with what is known [S2.176, S5.5, S8.19, S8.47, S2.170]", async () => {
    await button("Edit Ann Fairlow").click();
    await page.getByRole("dialog", { name: "Edit Client" }).waitFor();
    expect(await dialog().getByLabel("First name").inputValue()).toBe("Ann");
    expect(await dialog().getByLabel("Phone").inputValue()).toBe("(503) 555-0142");
    expect(await dialog().getByLabel("Email").inputValue()).toBe("ann@mail.example");
    await dialog().getByText("Consent history").click();
    await dialog().getByText("Texts agreed to, confirmed by you").waitFor();
    await fill({ "Last name": "" });
    await inDialog("Save Changes").click();
    await toast(page, "Missing Information", "Please fill in all fields.");
    await fill({ "Last name": "Fairlow-Jones" });
    await answer(page, "PATCH /api/waitlist/", 500, { message: "Oh.", code: "broken" });
    await inDialog("Save Changes").click();
    await toast(page, "Error", "Failed to update client.", "destructive");
    await inDialog("Save Changes").click();
    await toast(page, "Client Updated", ".", "plain");
    await row("Ann Fairlow-Jones").waitFor();
    expect(await page.getByRole("rowheader").allTextContents()).toEqual(["Ann Fairlow-Jones", "Dee Castellane"]);
  });

  test("a search finds by name, phone and email", async () => {
    const search = page.getByLabel("Search clients");
    for (const words of ["castell", "555-0117", "dee@"]) {
      await search.fill(words);
      await expect.poll(() => page.getByRole("rowheader").allTextContents()).toEqual(["Dee Castellane"]);
    }
    await search.fill("nobody");
    await page.getByText("No client matches your search.").waitFor();
    await search.fill("");
  });

  test("is deleted after a question, and the focus finds its place [S2.169, S8.17, S8.45]", async () => {
    await button("Delete Dee Castellane").click();
    await page.getByRole("dialog", { name: "Delete Dee Castellane?" }).waitFor();
    await inDialog("Cancel").click();
    await dialog().waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Delete Dee Castellane");
    await button("Delete Dee Castellane").click();
    await answer(page, "DELETE /api/waitlist/", 500, { message: "Oh.", code: "broken" });
    await inDialog("Delete client").click();
    await toast(page, "Error", "Failed to delete client.", "destructive");
    await inDialog("Delete client").click();
    await toast(page, "Client Deleted", ".", "plain");
    await dialog().waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("rowheader").allTextContents()).toEqual(["Ann Fairlow-Jones"]);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Waitlist Clients");
  });

  test("ten thousand are shown a page at a time", async () => {
    const { body } = await lena.get<object[]>("/api/waitlist");
    const many = Array.from({ length: 10_000 }, (_, n) => ({ ...body[0], id: `c${n}`, firstName: `Client${n}` }));
    await answer(page, "GET /api/waitlist", 200, many);
    await page.reload();
    await page.getByText("1–50 of 10,000").waitFor();
    expect(await page.getByRole("rowheader").count()).toBe(50);
    await button("Next page").click();
    await row("Client50").waitFor();
    await page.getByLabel("Search clients").fill("client9999");
    await row("Client9999").waitFor();
    await page.reload();
  });
});
