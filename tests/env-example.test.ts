import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readEnv } from "../server/env";

const example = readFileSync(".env.example", "utf8");
const lines = example.split("\n");

const groups = [
  "PORT HOST PUBLIC_URL DATABASE_URL DATA_DIR SESSION_SECRET ADMIN_EMAILS SANDBOX LOG_LEVEL [D8]",
  "OIDC_ISSUER_URL OIDC_CLIENT_ID OIDC_CLIENT_SECRET [D9]",
  "TWILIO_ACCOUNT_SID TWILIO_AUTH_TOKEN TWILIO_FROM TWILIO_MESSAGING_SERVICE_SID TWILIO_API_URL [D10]",
  "SENDGRID_API_KEY SENDGRID_FROM SENDGRID_API_URL SENDGRID_EVENT_PUBLIC_KEY [D11]",
  "TEXTS_AT_ONCE TEXT_SEGMENTS_PER_SECOND EMAIL_CALLS_AT_ONCE",
  "INBOUND_DOMAIN INBOUND_LOCAL_PART INBOUND_WEBHOOK_PASSWORD INBOUND_PUBLIC_KEY [D12]",
  "STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET STRIPE_PRICE_ID STRIPE_API_URL [D13]",
];

test.each(groups)(".env.example explains %s", (group) => {
  for (const name of group.replace(/ \[.*/, "").split(" ")) {
    const at = lines.findIndex((line) => line.startsWith(`${name}=`));
    expect(lines[at - 1], name).toMatch(/^# \S/);
  }
});

test("a copy of .env.example changes nothing", () => {
  expect(readEnv(parseEnv(example))).toEqual(readEnv({}));
});
