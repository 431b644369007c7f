import { createPublicKey } from "node:crypto";
import { z } from "zod";
import { PACE } from "./delivery/pace";
import { type Given, providersIn } from "./env-providers";

const address = z.url({ error: "is not an address such as https://slotback.example", abort: true });
const apiUrl = address.refine(isSafe, "has to be https; http is for this machine only").optional();
const text = z.string().optional();
const publicKey = z.string().refine(isPublicKey, "is not a public key as SendGrid shows it").optional();

const wholeNumber = (most: number) => {
  const problem = `is not a whole number from 1 to ${most.toLocaleString("en-US")}`;
  return z.coerce.number(problem).int(problem).min(1, problem).max(most, problem);
};

/** Every variable the product knows. An empty one counts as not set. */
const Variables = z.object({
  NODE_ENV: text,
  PORT: z.coerce.number("is not a port").int("is not a port").min(0).max(65_535, "is not a port").default(3000),
  HOST: text,
  PUBLIC_URL: address
    .refine((url) => /^https?:/.test(url), "has to start with https://")
    .transform((url) => new URL(url).origin)
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "does not start with postgresql://")
    .optional(),
  DATA_DIR: z.string().default(".data"),
  SESSION_SECRET: text,
  ADMIN_EMAILS: z.string().default(""),
  SANDBOX: z.enum(["true", "false"], "is neither true nor false").default("false"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "is no log level").optional(),
  OIDC_ISSUER_URL: apiUrl,
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  TWILIO_ACCOUNT_SID: z.string().startsWith("AC", "does not start with AC").optional(),
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: text,
  TWILIO_MESSAGING_SERVICE_SID: text,
  TWILIO_API_URL: apiUrl,
  TEXTS_AT_ONCE: wholeNumber(300).default(PACE.textsAtOnce),
  TEXT_SEGMENTS_PER_SECOND: wholeNumber(10_000).optional(),
  SENDGRID_API_KEY: text,
  SENDGRID_FROM: z.email("is not an email address").optional(),
  SENDGRID_API_URL: apiUrl,
  EMAIL_CALLS_AT_ONCE: wholeNumber(100).default(PACE.emailCallsAtOnce),
  SENDGRID_EVENT_PUBLIC_KEY: publicKey,
  INBOUND_DOMAIN: z.string().toLowerCase().optional(),
  INBOUND_LOCAL_PART: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9]+$/, "takes letters and digits only")
    .default("cancel"),
  INBOUND_WEBHOOK_PASSWORD: text,
  INBOUND_PUBLIC_KEY: publicKey,
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_PRICE_ID: text,
  STRIPE_API_URL: apiUrl,
});
export type Variables = z.infer<typeof Variables>;

/** What a business that sends real messages cannot do without, beside its providers. */
const REQUIRED_IN_PRODUCTION: Given[] = [
  "PUBLIC_URL",
  "DATABASE_URL",
  "SESSION_SECRET",
  "SENDGRID_EVENT_PUBLIC_KEY",
  "INBOUND_DOMAIN",
  ["INBOUND_WEBHOOK_PASSWORD", "INBOUND_PUBLIC_KEY"],
];
/** A session secret that can be guessed signs anybody in. */
const SECRET_MIN_LENGTH = 32;

export type Settings = ReturnType<typeof readEnv>;

/** The environment as settings, or one error that names everything that is wrong with it. */
export function readEnv(env: Record<string, string | undefined>) {
  const filled = Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()] as const] : []));
  const read = Variables.safeParse(Object.fromEntries(filled));
  const issues = read.error?.issues ?? [];
  // What cannot be read is left out and the rest looked at too: a start is not to fail for one thing after another.
  const unreadable = new Set(issues.map(({ path }) => path.join(".")));
  const vars = read.data ?? Variables.parse(Object.fromEntries(filled.filter(([name]) => !unreadable.has(name))));
  const production = vars.NODE_ENV === "production";
  const sandboxAllowed = !production || vars.SANDBOX === "true";
  const inbound = {
    domain: vars.INBOUND_DOMAIN ?? "in.slotback.example",
    localPart: vars.INBOUND_LOCAL_PART,
    password: vars.INBOUND_WEBHOOK_PASSWORD ?? null,
    publicKey: vars.INBOUND_PUBLIC_KEY ?? null,
  };
  const problems = issues.map(({ path, message }) => `${path.join(".")} ${message}.`);
  const providers = providersIn(vars, {
    problems,
    unreadable,
    required: sandboxAllowed ? [] : REQUIRED_IN_PRODUCTION,
    sandboxAllowed,
    doubles: !production,
    inboundDomain: inbound.domain,
  });
  if (production && vars.SESSION_SECRET && vars.SESSION_SECRET.length < SECRET_MIN_LENGTH)
    problems.push(`SESSION_SECRET needs at least ${SECRET_MIN_LENGTH} characters.`);
  if (!sandboxAllowed && vars.PUBLIC_URL && !isSafe(vars.PUBLIC_URL))
    problems.push("PUBLIC_URL has to start with https:// in production.");
  if (problems.length > 0) throw new BadEnv(problems);

  return {
    ...providers,
    port: vars.PORT,
    host: vars.HOST ?? (production ? "0.0.0.0" : "127.0.0.1"),
    /** Null: this machine at the port that was listened on. */
    publicUrl: vars.PUBLIC_URL ?? null,
    /** Null: the PostgreSQL in the box. */
    databaseUrl: vars.DATABASE_URL ?? null,
    dataDir: vars.DATA_DIR,
    /** Null: made on the first start and kept in the data directory. */
    sessionSecret: vars.SESSION_SECRET ?? null,
    adminEmails: vars.ADMIN_EMAILS.toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
    production,
    sandboxAllowed,
    logLevel: vars.LOG_LEVEL ?? (production ? "info" : "warn"),
    inbound,
    pace: {
      textsAtOnce: vars.TEXTS_AT_ONCE,
      textSegmentsPerSecond: vars.TEXT_SEGMENTS_PER_SECOND,
      emailCallsAtOnce: vars.EMAIL_CALLS_AT_ONCE,
    },
  };
}

export class BadEnv extends Error {
  constructor(problems: string[]) {
    super(["Slotback cannot start with this environment:", ...problems.map((each) => `  ${each}`)].join("\n"));
  }
}

/** Secrets travel over it: plain http is for this machine only. */
function isSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  const loopback = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === "https:" || (protocol === "http:" && loopback);
}

function isPublicKey(base64: string): boolean {
  try {
    return createPublicKey({ key: Buffer.from(base64, "base64"), format: "der", type: "spki" }).type === "public";
  } catch {
    return false;
  }
}
