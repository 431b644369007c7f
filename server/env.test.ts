import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readEnv } from "./env";

const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const everything = {
  NODE_ENV: "production",
  PUBLIC_URL: "https://slotback.example/",
  DATABASE_URL: "postgresql://slotback@db.example/slotback",
  SESSION_SECRET: "x".repeat(32),
  OIDC_ISSUER_URL: "https://id.example",
  OIDC_CLIENT_ID: "slotback",
  OIDC_CLIENT_SECRET: "secret",
  TWILIO_ACCOUNT_SID: `AC${"1".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "token",
  TWILIO_FROM: "+15035550100",
  SENDGRID_API_KEY: "SG.key",
  SENDGRID_FROM: "openings@slotback.example",
  SENDGRID_EVENT_PUBLIC_KEY: publicKey.export({ type: "spki", format: "der" }).toString("base64"),
  INBOUND_DOMAIN: "in.slotback.example",
  INBOUND_WEBHOOK_PASSWORD: "password",
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(everything).filter(([name]) => !names.includes(name)));

function problemWith(env: Record<string, string>): string {
  try {
    readEnv(env);
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("It was taken.");
}

describe("outside production", () => {
  test("nothing has to be set [D14, D17, D18]", () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      publicUrl: null,
      databaseUrl: null,
      dataDir: ".data",
      sessionSecret: null,
      production: false,
      oidc: null,
      twilio: null,
      sendgrid: null,
      stripe: null,
      inbound: { localPart: "cancel", password: null, publicKey: null },
    });
  });

  test("an empty variable counts as not set", () => {
    const settings = readEnv({ PORT: "", PUBLIC_URL: " ", TWILIO_AUTH_TOKEN: "", DATA_DIR: "" });
    expect(settings).toMatchObject({ port: 3000, publicUrl: null, twilio: null, dataDir: ".data" });
  });

  test.each([
    ["TWILIO_ACCOUNT_SID", "twilio", /TWILIO_AUTH_TOKEN, TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID/],
    ["SENDGRID_FROM", "sendgrid", /SENDGRID_API_KEY/],
    ["STRIPE_PRICE_ID", "stripe", /STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET/],
    ["OIDC_CLIENT_ID", "oidc", /OIDC_ISSUER_URL, OIDC_CLIENT_SECRET/],
  ])("%s alone is half of %s: refused, with the rest by name", (name, _provider, words) => {
    const value = (everything as Record<string, string>)[name] ?? "price_1";
    expect(problemWith({ [name]: value })).toMatch(words);
  });

  test("the address of a double is enough, credentials are made up [D20, D21, D22]", () => {
    const settings = readEnv({
      TWILIO_API_URL: "http://127.0.0.1:4010",
      SENDGRID_API_URL: "http://localhost:4011",
      STRIPE_API_URL: "http://[::1]:4012",
    });
    expect(settings.twilio).toMatchObject({
      apiUrl: "http://127.0.0.1:4010",
      accountSid: expect.stringMatching(/^AC/),
    });
    expect(settings.sendgrid).toMatchObject({ apiUrl: "http://localhost:4011", apiKey: expect.any(String) });
    expect(settings.stripe).toMatchObject({ apiUrl: "http://[::1]:4012", secretKey: expect.any(String) });
  });

  test("credentials that are given beside a double's address are used [D20]", () => {
    const { twilio } = readEnv({
      TWILIO_API_URL: "http://127.0.0.1:4010",
      TWILIO_AUTH_TOKEN: "given",
      TWILIO_MESSAGING_SERVICE_SID: "MG1",
    });
    expect(twilio).toMatchObject({ authToken: "given", messagingServiceSid: "MG1", from: undefined });
  });
});

describe("addresses of providers", () => {
  const names = ["TWILIO_API_URL", "SENDGRID_API_URL", "STRIPE_API_URL"];

  test.each(
    names.flatMap((name) => ["http://localhost:1", "http://127.0.0.9:1", "http://[::1]:1"].map((url) => [name, url])),
  )("%s may be %s [D23]", (name, url) => {
    expect(() => readEnv({ [name!]: url! })).not.toThrow();
  });

  test.each(
    names.flatMap((name) =>
      ["http://api.example", "http://10.0.0.1", "http://localhost.evil.example", "ftp://localhost", "nonsense"].map(
        (url) => [name, url],
      ),
    ),
  )("%s may not be %s [D24]", (name, url) => {
    expect(problemWith({ [name!]: url! })).toContain(name);
  });
});

describe("in production", () => {
  test("all that is needed is taken as it is", () => {
    expect(readEnv(everything)).toMatchObject({
      production: true,
      publicUrl: "https://slotback.example",
      host: "0.0.0.0",
      twilio: { from: "+15035550100" },
      sendgrid: { from: "openings@slotback.example" },
    });
  });

  test("one message names everything that is missing", () => {
    const words = problemWith({ NODE_ENV: "production" });
    for (const name of Object.keys(without("NODE_ENV"))) expect(words).toContain(name);
    expect(words).toContain("SANDBOX=true");
  });

  test("what is wrong and what is missing are named together", () => {
    const words = problemWith({ ...without("STRIPE_SECRET_KEY"), PORT: "eighty", TWILIO_ACCOUNT_SID: "SK1" });
    expect(words).toMatch(/PORT is not a port/);
    expect(words).toMatch(/TWILIO_ACCOUNT_SID does not start with AC/);
    expect(words).toMatch(/Missing: STRIPE_SECRET_KEY\. /);
  });

  test("SANDBOX=true is enough to try it", () => {
    const settings = readEnv({ NODE_ENV: "production", SANDBOX: "true" });
    expect(settings).toMatchObject({ production: true, twilio: null, oidc: null });
  });

  test("either sender of texts is enough [D19]", () => {
    const { twilio } = readEnv({ ...without("TWILIO_FROM"), TWILIO_MESSAGING_SERVICE_SID: "MG1" });
    expect(twilio).toMatchObject({ messagingServiceSid: "MG1" });
    expect(problemWith(without("TWILIO_FROM"))).toContain("TWILIO_FROM or TWILIO_MESSAGING_SERVICE_SID");
  });

  test("forwarded email needs a password or a key [D46]", () => {
    expect(problemWith(without("INBOUND_WEBHOOK_PASSWORD"))).toContain(
      "INBOUND_WEBHOOK_PASSWORD or INBOUND_PUBLIC_KEY",
    );
  });

  test("a double's address does not stand for credentials", () => {
    const words = problemWith({ ...without("TWILIO_AUTH_TOKEN"), TWILIO_API_URL: "http://localhost:4010" });
    expect(words).toContain("TWILIO_AUTH_TOKEN");
  });

  test.each([
    ["PUBLIC_URL", "http://slotback.example"],
    ["SESSION_SECRET", "short"],
    ["DATABASE_URL", "mysql://db.example"],
    ["PORT", "eighty"],
    ["SENDGRID_EVENT_PUBLIC_KEY", "MFkw"],
    ["OIDC_ISSUER_URL", "http://id.example"],
  ])("%s=%s is refused by name", (name, value) => {
    expect(problemWith({ ...everything, [name]: value })).toContain(name);
  });
});

test("admin emails are told apart by commas or spaces, whatever their case [P49]", () => {
  expect(readEnv({ ADMIN_EMAILS: "Ann@Slotback.example, bo@slotback.example" }).adminEmails).toEqual([
    "ann@slotback.example",
    "bo@slotback.example",
  ]);
});

describe("the pace of sending", () => {
  test("has defaults that no provider minds, and can be set for each", () => {
    expect(readEnv({}).pace).toEqual({ textsAtOnce: 100, textSegmentsPerSecond: undefined, emailCallsAtOnce: 4 });
    const env = { TEXTS_AT_ONCE: "20", TEXT_SEGMENTS_PER_SECOND: "3", EMAIL_CALLS_AT_ONCE: "1" };
    expect(readEnv(env).pace).toEqual({ textsAtOnce: 20, textSegmentsPerSecond: 3, emailCallsAtOnce: 1 });
  });

  test.each(["0", "-1", "2.5", "many", "20000"])("is refused by name when it is %s", (value) => {
    for (const name of ["TEXTS_AT_ONCE", "TEXT_SEGMENTS_PER_SECOND", "EMAIL_CALLS_AT_ONCE"])
      expect(problemWith({ [name]: value })).toMatch(new RegExp(`${name} is not a whole number from 1 to [\\d,]+\\.`));
  });
});
