import { sign } from "node:crypto";
import fc from "fast-check";
import twilio from "twilio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSecrets, type Secrets } from "../../server/sandbox/secrets";
import { api, type Call } from "../../shared/api";
import { Nothing } from "../../shared/contract";
import { NewDelivery, NewReply } from "../../shared/sandbox-api";
import { SEED } from "../support/seed";
import { startServer, type TestServer } from "../support/server";
import { junk, nearly } from "../support/values-of";
import type { Visitor } from "../support/visitor";

const PATIENCE_MS = 5_000;
const once = { times: 1_000_000, perSeconds: 1 };

let server: TestServer;
let lena: Visitor;
let ids: string[];
let address: string;
let secrets: Secrets;

beforeAll(async () => {
  const limits = { test: once, send: once, join: once, inbound: once, export: once, "sign-in": once };
  server = await startServer({ limits });
  lena = await server.signIn("lena@riverside.example");
  const client = { firstName: "Ann", lastName: "Fairlow", phone: "+15035550110", email: "ann@mail.example" };
  const { body: added } = await lena.post<{ id: string }>("/api/waitlist", client);
  const { body } = await lena.get<Record<string, string>>("/api/settings");
  ids = [added.id, body.emailToken!, body.publicOptInToken!];
  address = body.inboundAddress!;
  secrets = await readSecrets(server.pool, new Date());
});
afterAll(() => server?.stop());

const LEAK = /\n\s+at |node_modules|\.ts:\d|\bselect .* from\b|insert into|syntax error|drizzle|Failed query|violates/i;

/** One call: answered in time, never broken, and without a word about our insides. */
async function survives(visitor: Visitor, path: string, init: RequestInit = {}) {
  const response = await visitor.fetch(path, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
  const answer = await response.text();
  if (response.status >= 500) {
    const cause = server.lines.filter((line) => line.includes("request failed")).at(-1);
    throw new Error(`${init.method ?? "GET"} ${path.slice(0, 200)}: ${response.status} ${answer} ${cause}`);
  }
  if (response.status >= 400) expect(answer).not.toMatch(LEAK);
  return response;
}

const each = (runs: number, ...values: fc.Arbitrary<unknown>[]) => ({
  survive: (call: (...given: never[]) => Promise<unknown>) =>
    fc.assert(
      fc.asyncProperty(fc.tuple(...values), async (given) => {
        await call(...(given as never[]));
      }),
      { seed: SEED, numRuns: runs, interruptAfterTimeLimit: 15_000 },
    ),
});

const hostilePaths = ["%00", "%ff%fe", "..%2f..", "__proto__", "%F0%9F%98", "'--", "a".repeat(6_000), "%E2%80%AE", "%"];
const segment = fc.oneof(
  fc.constantFrom(...hostilePaths),
  fc.uuid(),
  fc.nat(2).map((at) => ids[at]!),
);

const json = { "content-type": "application/json" };
const jsonOf = (value: unknown) => JSON.stringify(value) ?? "";

describe("every call of the contract survives", () => {
  test.each(Object.keys(api) as Call[])("%s [D107, D108, D109]", async (call) => {
    const [method, pattern] = call.split(" ") as [string, string];
    // Closing is for good: it has a practitioner of its own.
    const owner = call === "POST /api/account/close" ? await server.signIn("leaving@riverside.example") : lena;
    const visitors = [owner, server.visitor()];
    const takesBody = method === "POST" || method === "PATCH";
    const make = async (part: string, value: unknown) => {
      const init = takesBody ? { method, body: jsonOf(value), headers: json } : { method };
      for (const visitor of visitors) await survives(visitor, pattern.replace(/:\w+/, part), init);
    };
    for (const part of pattern.includes(":") ? [...hostilePaths, ...ids] : ["none"]) await make(part, {});
    const { body } = api[call];
    const value = fc.oneof({ weight: 4, arbitrary: nearly(body) }, { weight: 1, arbitrary: junk });
    if (takesBody) await each(body === Nothing ? 2 : 12, segment, value).survive(make);
  });
});

const bodies = [
  '{"clients":',
  "[]",
  "null",
  "1e999",
  Buffer.alloc(1),
  Buffer.alloc(1_000, 0xff),
  "[".repeat(100_000),
  '{"a":'.repeat(50_000),
  `${"[".repeat(5_000)}${"]".repeat(5_000)}`,
  `{"message":"${"a".repeat(7_000_000)}"}`,
  `{${Array(20_000).fill('"a":1').join()}}`,
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"firstName":{"length":9}}',
  "a[b][c]=1&a=2&__proto__[x]=1&%=%&%00=%ff",
  '--b0\r\nContent-Disposition: form-data; name="email"\r\n\r\nSubject: x',
].map((body) => Buffer.from(body as string));
const types: Record<string, string>[] = [
  json,
  { "content-type": "application/json; charset=utf-16" },
  { "content-type": "application/json; charset=klingon" },
  { "content-type": "application/json", "content-encoding": "gzip" },
  { "content-type": "application/json", "content-encoding": "snappy" },
  { "content-type": "text/plain" },
  { "content-type": "application/x-www-form-urlencoded" },
  { "content-type": "multipart/form-data" },
  { "content-type": "multipart/form-data; boundary=b0" },
  { "content-type": ";;;=" },
  { "content-type": "application/vnd.api+json" },
];
const doors = [
  "/api/waitlist/bulk",
  "/api/join/nobody",
  "/api/email/inbound",
  "/u/nobody",
  "/api/webhooks/twilio/inbound",
  "/api/webhooks/sendgrid/events",
  "/api/webhooks/stripe",
  "/sandbox/api/emails",
];

test.each(doors)("%s survives bodies that are none, in types that they are not [D107, D108, D109]", async (path) => {
  const asJson = bodies.map((body) => [body, json] as const);
  const otherwise = types.flatMap((type) => [bodies[0]!, bodies.at(-1)!].map((body) => [body, type] as const));
  for (const [body, headers] of [...asJson, ...otherwise])
    await survives(lena, path, { method: "POST", body: new Uint8Array(body), headers });
});

describe("the inbound call survives", () => {
  test("emails as JSON [D109]", () => {
    const field = fc.oneof(fc.constantFrom(undefined, null, "cancelled March 3, 2027 at 3pm"), junk);
    const email = fc.record({
      token: fc.oneof(
        fc.nat(2).map((at) => ids[at]!),
        junk,
      ),
      subject: field,
      text: field,
      html: field,
      email: fc.oneof(field, fc.base64String()),
      receivedAt: fc.constantFrom(
        undefined,
        "2026-03-01T00:00:00Z",
        "9999-12-31T23:59:59-23:59",
        "0000-01-01T00:00:00Z",
      ),
    });
    return each(20, email).survive(async (value: unknown) => {
      const init = { method: "POST", body: jsonOf(value), headers: json };
      for (const visitor of [lena, server.visitor()]) await survives(visitor, "/api/email/inbound", init);
    });
  });

  test("emails as forms, raw and parsed [D109]", () => {
    const value = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ unit: "binary" }),
      fc.constantFrom("{", "[[]]", "null"),
    );
    const part = fc.tuple(
      fc.constantFrom(
        "email",
        "subject",
        "text",
        "html",
        "headers",
        "charsets",
        "attachment-info",
        "envelope",
        "__proto__",
      ),
      value,
    );
    return each(20, fc.array(part, { maxLength: 6 })).survive(async (parts: [string, string | Uint8Array][]) => {
      const envelope: [string, string] = ["envelope", JSON.stringify({ to: [address, "cancel-\u0000@x", 3] })];
      const chunks = [...parts, envelope].flatMap(([name, content]) => [
        Buffer.from(`--b0\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
        Buffer.from(content as string),
        Buffer.from("\r\n"),
      ]);
      const body = new Uint8Array(Buffer.concat([...chunks, Buffer.from("--b0--\r\n")]));
      const headers = { "content-type": "multipart/form-data; boundary=b0" };
      await survives(server.visitor(), "/api/email/inbound", { method: "POST", body, headers });
    });
  });
});

describe("a signature that holds is no promise of sense: the server survives", () => {
  const word = fc.oneof(
    fc.constantFrom("delivered", "STOP", "HELP", "+15035550110", "", "a\u0000b"),
    fc.string({ unit: "binary" }),
  );

  test("forms of Twilio [D109]", () => {
    const names = ["MessageSid", "MessageStatus", "From", "To", "Body", "ErrorCode", "OptOutType"];
    const form = fc.record(Object.fromEntries(names.map((name) => [name, word])));
    const path = fc.constantFrom(
      "twilio/inbound",
      "twilio/status",
      "twilio/status?message=x",
      "twilio/status?message=%00",
    );
    return each(30, path, form).survive(async (which: string, raw: Record<string, string>) => {
      // As they arrive: a form cannot carry half a character.
      const fields = Object.fromEntries(new URLSearchParams(raw));
      const address = `/api/webhooks/${which}`;
      const signature = twilio.getExpectedTwilioSignature(secrets.twilio.authToken, server.url + address, fields);
      const headers = { "content-type": "application/x-www-form-urlencoded", "x-twilio-signature": signature };
      const body = new URLSearchParams(fields).toString();
      const answer = await survives(server.visitor(), address, { method: "POST", body, headers });
      expect(answer.status).not.toBe(403);
    });
  });

  test("events of SendGrid [D109]", () => {
    const event = fc.record({
      event: fc.oneof(fc.constantFrom("delivered", "bounce", "spamreport"), junk),
      message: fc.oneof(fc.uuid(), junk),
      sg_event_id: fc.oneof(word, junk),
      sg_message_id: junk,
      timestamp: junk,
      email: junk,
    });
    const body = fc.oneof({ weight: 3, arbitrary: fc.array(fc.oneof(event, junk), { maxLength: 4 }) }, junk);
    return each(30, body).survive(async (value: unknown) => {
      const bytes = Buffer.from(jsonOf(value));
      const key = {
        key: Buffer.from(secrets.sendgrid.eventPrivateKey, "base64"),
        format: "der",
        type: "pkcs8",
      } as const;
      const signature = sign("sha256", Buffer.concat([Buffer.from("1"), bytes]), key).toString("base64");
      const headers = {
        ...json,
        "x-twilio-email-event-webhook-signature": signature,
        "x-twilio-email-event-webhook-timestamp": "1",
      };
      await survives(server.visitor(), "/api/webhooks/sendgrid/events", {
        method: "POST",
        body: new Uint8Array(bytes),
        headers,
      });
    });
  });
});

test("every other address survives [D108, D109]", async () => {
  const prefixes = [
    "/u/",
    "/join/",
    "/api/",
    "/api/unsubscribe/",
    "/assets/",
    "/sandbox/",
    "/",
    "/sandbox/api/texts?number=",
  ];
  const query = ["/api/login?returnTo=", "/api/callback?code=", "/api/callback?state=x&error=", "/api/logout?x="];
  await each(
    80,
    fc.constantFrom(...prefixes, ...query),
    segment,
    fc.constantFrom("GET", "POST", "PUT", "OPTIONS", "HEAD"),
  ).survive(
    async (prefix: string, part: string, method: string) =>
      void (await survives(server.visitor(), prefix + part, { method })),
  );
});

test("the sandbox's own calls survive [D109]", () =>
  each(15, fc.oneof(nearly(NewReply), nearly(NewDelivery), junk)).survive(async (value: unknown) => {
    const init = { method: "POST", body: jsonOf(value), headers: json };
    for (const path of ["texts", "emails"]) await survives(server.visitor(), `/sandbox/api/${path}`, init);
  }));
