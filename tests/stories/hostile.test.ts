import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SentMessages } from "../../shared/sandbox-api";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/;
const names = {
  markup: `<img src=x onerror=alert(1)>"'&`,
  formula: '=HYPERLINK("http://evil.example")',
  bidi: "Ann\u202egnp.exe",
  emoji: "Zoë 👩🏽‍⚕️",
  hebrew: "\u200fרות",
  placeholder: "[CALENDAR_LINK]",
};
const email = (name: string) => `${name}@mail.example`;

let server: TestServer;
let lena: Visitor;
let joinToken: string;
let inboundAddress: string;
let messages: SentMessages;

beforeAll(async () => {
  server = await startServer();
  lena = await server.signIn("lena@riverside.example", { firstName: "Lena\u202e", lastName: "<b>Hart</b>" });
  await lena.post("/api/settings", {
    businessName: `"Riverside" <b>&</b> \u2067Co`,
    emailSubject: "<i>Opening</i> \u202e[DATE]",
    emailTemplate: "Hi [FIRST_NAME]\n<script>alert(1)</script>\n\nhttps://book.example/?a=1&b=<2>\u202e",
    messageTemplate: "Hi [FIRST_NAME] \u202e<b>[DATE]</b>",
    notificationMethod: "both",
    country: "US",
    timeZone: "America/Los_Angeles",
  });
  const { body } = await lena.get<Record<string, string>>("/api/settings");
  [joinToken, inboundAddress] = [body.publicOptInToken!, body.inboundAddress!];
  const client = (name: keyof typeof names, last: number) => {
    const phone = `+1503555011${last}`;
    return { firstName: names[name], lastName: "Fairlow", phone, email: email(name) };
  };
  const joined = { ...client("emoji", 3), smsConsent: true, emailConsent: true };
  const added = [
    await lena.post("/api/waitlist", client("markup", 0)),
    await lena.post("/api/waitlist", client("formula", 1)),
    await lena.post("/api/waitlist/bulk", { clients: [client("bidi", 2), client("hebrew", 4)] }),
    await server.visitor().post(`/api/join/${joinToken}`, joined),
    await lena.post("/api/waitlist", client("placeholder", 5)),
  ];
  expect(added.map(({ status }) => status)).toEqual([201, 201, 200, 200, 201]);
  const subject = `Subject: Appointment cancelled <script>"\u202e`;
  const mail = cancellation(nextWeek("10:00")).replace("Subject: Appointment cancelled", subject);
  await postRaw(server.url, inboundAddress, mail);
  messages = await eventually(async () => {
    const sent = await server.messages();
    return sent.texts.length === 6 && sent.emails.length === 6 && sent;
  }, "everybody was told");
});
afterAll(() => server?.stop());

const emailTo = (name: keyof typeof names) => messages.emails.find(({ to }) => to === email(name))!;

test("names are kept as they were written, without what turns the words behind them around [D110]", async () => {
  const { body } = await lena.get<{ firstName: string; email: string }[]>("/api/waitlist");
  const kept = Object.fromEntries(body.map((client) => [client.email, client.firstName]));
  for (const [name, written] of Object.entries(names)) expect(kept[email(name)]).toBe(written.replace("\u202e", ""));
});

test("texts say names as they are, and no placeholder that a name only looks like is filled", () => {
  const bodies = messages.texts.map(({ body }) => body).join("\n");
  for (const name of ["markup", "formula", "emoji", "hebrew", "placeholder"] as const)
    expect(bodies).toContain(names[name]);
  expect(bodies).not.toMatch(DIRECTIONS);
});

test("in emails markup is text, the link alone is a link, and headers have one line", () => {
  const mail = emailTo("markup");
  expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;");
  expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(mail.html).toContain("&quot;Riverside&quot; &lt;b&gt;&amp;&lt;/b&gt; Co");
  expect(mail.html).not.toMatch(/<script|<img|<b>|<i>|onerror=alert\(1\)>/);
  expect(mail.html!.match(/href="[^"]*"/g)).toEqual([
    'href="https://book.example/?a=1&amp;b="',
    expect.stringMatching(/^href="http:\/\/localhost:\d+\/u\/[\w-]+"$/),
  ]);
  expect(mail.text).toContain(names.markup);
  for (const { subject, fromName, html, text, headers } of messages.emails) {
    for (const line of [subject, fromName, ...Object.entries(headers).flat()]) expect(line).not.toMatch(/\p{Cc}/u);
    expect([subject, fromName, text, html].join()).not.toMatch(DIRECTIONS);
  }
  expect(mail.subject).toMatch(/^<i>Opening<\/i> \w+day,/);
});

test("a line break in a name, a subject or an address is refused with a sentence and changes nothing [D107, D110]", async () => {
  const count = async () => (await lena.get<unknown[]>("/api/waitlist")).body.length;
  const before = await count();
  const client = { firstName: "Eve", lastName: "Else", phone: "+15035550119", email: "eve@mail.example" };
  for (const end of ["\r\nBcc: all@mail.example", "\nX: y", "\u0000"])
    for (const field of ["firstName", "lastName", "email"] as const) {
      const { status, body } = await lena.post("/api/waitlist", { ...client, [field]: `a${end}` });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        message: expect.stringMatching(/^[A-Z].*\.$/),
        fields: { [field]: expect.any(String) },
      });
    }
  const { body: report } = await lena.post<{ added: number; skipped: unknown[] }>("/api/waitlist/bulk", {
    clients: [{ ...client, firstName: "a\r\nBcc: b" }],
  });
  expect(report).toMatchObject({ added: 0, skipped: [expect.anything()] });
  for (const field of ["businessName", "emailSubject"])
    expect((await lena.post("/api/settings", { [field]: "a\r\nBcc: b@mail.example" })).status).toBe(400);
  expect(await count()).toBe(before);
});

test("a sign-in with a name of several lines becomes a sender of one", async () => {
  const eve = await server.signIn("eve@practice.example", { firstName: "Eve\r\nBcc: x", lastName: "Else\u202e" });
  const { body } = await eve.get<{ senderName: string }>("/api/settings");
  expect(body.senderName).toBe("Eve Bcc: x Else");
});

test("the export runs no formula, in any table", async () => {
  const answer = await lena.fetch("/api/account/export");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(strFromU8(files["clients.csv"]!)).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(JSON.parse(strFromU8(files["clients.json"]!))).toContainEqual(
    expect.objectContaining({ firstName: names.formula }),
  );
  for (const [name, bytes] of Object.entries(files))
    if (name.endsWith(".csv")) expect(strFromU8(bytes)).not.toMatch(/(^|[,\n]"?)[=@]/m);
});

test("an email's subject is shown as text, and answers of calls are never a page", async () => {
  const answer = await lena.fetch("/api/parsed-cancellations");
  expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  expect(await answer.text()).toContain("<script>");
  const { headers } = await fetch(new URL("/api/join/<script>alert(1)</script>", server.url));
  expect(headers.get("content-type")).toMatch(/^application\/json/);
});

test("joining again gives the same answer: nobody learns who is listed [P62]", async () => {
  const form = { firstName: "Any", lastName: "Body", smsConsent: true, emailConsent: true };
  const join = async (phone: string, address: string) => {
    const { status, body } = await server.visitor().post(`/api/join/${joinToken}`, { ...form, phone, email: address });
    return { status, body };
  };
  const known = await join("+15035550110", email("markup"));
  expect(known).toEqual({ status: 200, body: { ok: true } });
  expect(await join("+15035550118", "nobody@mail.example")).toEqual(known);
});
