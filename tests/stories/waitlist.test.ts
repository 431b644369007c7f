import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

interface Client {
  id: string;
  firstName: string;
  lastName: string;
  phone: string;
  phoneNational: string;
  email: string;
  smsConsent: boolean;
  emailConsent: boolean;
  smsState: string;
  emailState: string;
}

let server: TestServer;
let lena: Visitor;
let next = 0;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());
beforeEach(async () => {
  lena = await server.signIn(`practice-${next++}@mail.example`);
});

const ann = { firstName: "Ann", lastName: "Fairlow", phone: "(503) 555-0110", email: "Ann@mail.example" };
const bob = { firstName: "Bob", lastName: "Orr", phone: "(503) 555-0111", email: "bob@mail.example" };
const list = async () => (await lena.get<Client[]>("/api/waitlist")).body;
const add = (client: object) => lena.post<Client & { fields?: object; message?: string }>("/api/waitlist", client);

describe("a client", () => {
  test("is added, changed and removed [S1.8, S3.19, S3.21, S7.10, S7.12, S7.13, S7.15, P45, P52]", async () => {
    const { status, body } = await add(ann);
    expect([status, body]).toMatchObject([
      201,
      {
        phone: "+15035550110",
        phoneNational: "(503) 555-0110",
        email: "ann@mail.example",
        smsConsent: true,
        emailConsent: true,
      },
    ]);
    const changed = await lena.patch(`/api/waitlist/${body.id}`, { ...ann, lastName: "Roy" });
    expect([changed.status, changed.body]).toMatchObject([200, { id: body.id, lastName: "Roy" }]);
    expect((await lena.delete(`/api/waitlist/${body.id}`)).status).toBe(204);
    expect((await lena.delete(`/api/waitlist/${body.id}`)).status).toBe(404);
    expect(await list()).toEqual([]);
  });

  test.each([
    [{ firstName: " " }, "firstName"],
    [{ lastName: undefined }, "lastName"],
    [{ phone: "12" }, "phone"],
    [{ phone: "" }, "phone"],
    [{ email: "ann" }, "email"],
    [{ email: "ann@mail.example\r\nBcc: all@x.example" }, "email"],
    [{ firstName: "Ann\u0000" }, "firstName"],
  ])("with %j is refused at that field, and nothing is stored [S5.8, P55, D29, D110]", async (wrong, field) => {
    const { status, body } = await add({ ...ann, ...wrong });
    expect(status).toBe(400);
    expect(body.fields).toMatchObject({ [field]: expect.stringMatching(/\.$/) });
    expect(await list()).toEqual([]);
  });

  test("with another's phone or email is refused by name, added or edited [P59, P60]", async () => {
    await add(ann);
    const other = await add({ ...bob, phone: ann.phone });
    expect([other.status, other.body.fields]).toEqual([
      409,
      { phone: "Ann Fairlow is on your waitlist with this phone number." },
    ]);
    const { body } = await add(bob);
    const edited = await lena.patch<{ fields: object }>(`/api/waitlist/${body.id}`, {
      ...bob,
      email: "ANN@mail.example",
    });
    expect([edited.status, Object.keys(edited.body.fields)]).toEqual([409, ["email"]]);
    expect((await lena.patch(`/api/waitlist/${body.id}`, bob)).status).toBe(200);
  });

  test("may wait with two practitioners [P61]", async () => {
    await add(ann);
    const other = await server.signIn(`practice-${next++}@mail.example`);
    expect((await other.post("/api/waitlist", ann)).status).toBe(201);
  });
});

describe("an import", () => {
  const bulk = (clients: object[]) => lena.post("/api/waitlist/bulk", { clients });

  test("adds, updates by phone or email, and lists what it skipped [S7.17, S7.18, P56, P57, P64, S2.170]", async () => {
    await add(ann);
    await add(bob);
    const report = await bulk([
      { firstName: "Cy", lastName: "New", phone: "503 555 0112", email: "cy@mail.example", line: 2 },
      { ...ann, lastName: "Married", line: 3 },
      { firstName: "Bob", lastName: "Orr", phone: "503 555 0119", email: "bob@mail.example", line: 4 },
      { firstName: "Two", lastName: "People", phone: ann.phone, email: "cy@mail.example", line: 6 },
      { firstName: "No", lastName: "Phone", phone: "12", email: "no@mail.example", line: 7 },
      { firstName: "", lastName: "Name", phone: "503 555 0113", email: "x@mail.example", line: 8 },
    ]);
    expect(report.body).toEqual({
      added: 1,
      updated: 2,
      skipped: [
        { line: 6, reason: "The phone number and the email address belong to two different clients." },
        { line: 7, reason: "12 cannot be a phone number." },
        { line: 8, reason: "Enter a first name." },
      ],
    });
    expect((await list()).map((one) => `${one.firstName} ${one.lastName} ${one.phone}`)).toEqual([
      "Ann Married +15035550110",
      "Bob Orr +15035550119",
      "Cy New +15035550112",
    ]);
  });

  test("of the same file twice changes nobody's place and nobody's number", async () => {
    const rows = Array.from({ length: 500 }, (_, n) => ({
      firstName: `Client${n}`,
      lastName: "Waiting",
      phone: `+1503555${1000 + n}`,
      email: `client${n}@mail.example`,
    }));
    expect((await bulk(rows)).body).toEqual({ added: 500, updated: 0, skipped: [] });
    const before = await list();
    expect((await bulk(rows)).body).toEqual({ added: 0, updated: 500, skipped: [] });
    expect(await list()).toEqual(before);
    expect(before.map((one) => one.firstName)).toEqual(rows.map((row) => row.firstName));
  });

  test("of more than 20,000 rows is refused with a sentence [S5.56]", async () => {
    const row = { firstName: "A", lastName: "B", phone: "1", email: "c" };
    const { status, body } = await bulk(Array.from({ length: 20_001 }, () => row));
    expect([status, body]).toMatchObject([413, { message: expect.stringMatching(/20,000 rows/) }]);
  });
});

describe("the join page", () => {
  let path: string;
  const form = { ...ann, smsConsent: true, emailConsent: false };
  const join = (body: object) => server.visitor().post(path, body);

  beforeEach(async () => {
    const { body } = await lena.get<{ publicOptInToken: string }>("/api/settings");
    path = `/api/join/${body.publicOptInToken}`;
  });

  test("names the business, else the practitioner, and nothing more [S3.38, S3.39, S7.41, S2.257, S6.2]", async () => {
    expect((await server.visitor().get(path)).body).toEqual({ businessName: `practice-${next - 1}` });
    await lena.post("/api/settings", { businessName: "Riverside Massage" });
    expect((await server.visitor().get(path)).body).toEqual({ businessName: "Riverside Massage" });
  });

  test("of nobody is 404 [S7.42]", async () => {
    expect((await server.visitor().get("/api/join/nobody")).status).toBe(404);
    expect((await server.visitor().post("/api/join/nobody", form)).status).toBe(404);
  });

  test("asks for all four fields and one consent on the server too [S5.24]", async () => {
    expect(await join({ ...form, firstName: "" })).toMatchObject({
      status: 400,
      body: { fields: { firstName: "Enter a first name." } },
    });
    expect(await join({ ...form, smsConsent: false })).toMatchObject({
      status: 400,
      body: { message: "Please select at least one notification method (SMS or Email)." },
    });
    expect(await list()).toEqual([]);
  });

  test("keeps the words that were agreed to, where and how [S3.20, P48]", async () => {
    await join(form);
    const [client] = await list();
    expect(client).toMatchObject({ smsConsent: true, emailConsent: false, smsState: "ok", emailState: "no-consent" });
    const { rows } = await server.pool.query("select * from consents where client_id = $1", [client!.id]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ channel: "sms", action: "granted", source: "join-page", ip: "127.0.0.1" });
    expect(rows[0].wording).toContain("Reply STOP to end");
    expect(rows[0].page).toContain("/join/");
  });

  test("answers a known person like a new one, and lets a stranger change nothing of theirs [P58, P62, P63, S7.44]", async () => {
    const first = await join(form);
    const again = await join({ ...form, firstName: "Mallory", email: "mallory@evil.example", emailConsent: true });
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await list()).toMatchObject([{ firstName: "Ann", email: "ann@mail.example", emailConsent: false }]);
    await join({ ...form, smsConsent: false, emailConsent: true });
    expect(await list()).toMatchObject([{ smsConsent: true, emailConsent: true }]);
  });

  test("with one client's phone and another's email concerns the one with the phone [P64]", async () => {
    await add(ann);
    await add(bob);
    await join({ ...form, email: bob.email });
    expect(await list()).toHaveLength(2);
  });

  test("answers a program that fills in the hidden field like anybody, and stores nothing", async () => {
    const answers = [await join(form), await join({ ...form, ...bob, website: "https://spam.example" })];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { ok: true }],
      [200, { ok: true }],
    ]);
    expect(await list()).toMatchObject([{ firstName: "Ann" }]);
  });

  test("takes numbers of the practitioner's own country only, and says so at the field", async () => {
    const sentence = (places: string) => `This waitlist takes phone numbers from ${places}.`;
    for (const phone of ["+1 242 555 0110", "+44 20 7946 0018"]) {
      const { status, body } = await join({ ...form, phone });
      expect([status, body]).toMatchObject([400, { fields: { phone: sentence("United States or Canada") } }]);
    }
    await lena.post("/api/settings", { country: "GB", timeZone: "Europe/London" });
    expect(await join({ ...form, phone: "+1 503 555 0110" })).toMatchObject({
      status: 400,
      body: { fields: { phone: sentence("United Kingdom") } },
    });
    expect((await join({ ...form, phone: "020 7946 0018" })).status).toBe(200);
    expect(await list()).toMatchObject([{ phone: "+442079460018" }]);
    // What the practitioner types themselves may be from anywhere.
    expect((await add({ ...bob, phone: "+1 242 555 0110" })).status).toBe(201);
  });

  test("cannot undo a STOP [P63]", async () => {
    await join(form);
    const { rows } = await server.pool.query(
      "select account_id from clients where phone = '+15035550110' order by created_at desc limit 1",
    );
    await server.pool.query(
      "insert into suppressions (account_id, channel, address, kind) values ($1, 'sms', '+15035550110', 'opted-out')",
      [rows[0].account_id],
    );
    await join(form);
    expect(await list()).toMatchObject([{ smsState: "opted-out" }]);
    await lena.delete(`/api/waitlist/${(await list())[0]!.id}`);
    await lena.post("/api/waitlist/bulk", { clients: [ann] });
    expect(await list()).toMatchObject([{ smsState: "opted-out" }]);
  });
});
