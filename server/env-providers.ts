import type { Variables } from "./env";

type Name = keyof Variables;
/** One variable, or several of which any is enough. */
export type Given = Name | [Name, Name];

interface Group {
  required: Given[];
  /** Changes nothing by themselves, but show that the provider is meant. */
  also: Name[];
}

const groups = {
  oidc: { required: ["OIDC_ISSUER_URL", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"], also: [] },
  twilio: {
    required: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", ["TWILIO_FROM", "TWILIO_MESSAGING_SERVICE_SID"]],
    also: ["TWILIO_API_URL"],
  },
  sendgrid: {
    required: ["SENDGRID_API_KEY", "SENDGRID_FROM"],
    also: ["SENDGRID_API_URL", "SENDGRID_EVENT_PUBLIC_KEY"],
  },
  stripe: {
    required: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    also: ["STRIPE_PRICE_ID", "STRIPE_API_URL"],
  },
} satisfies Record<string, Group>;

/**
 * Each provider with its credentials, or null where the sandbox stands in. One that is set by half is an error:
 * nobody who typed a key wants the messages to go nowhere. What is wrong is added to the problems.
 */
export function providersIn(
  given: Variables,
  options: {
    required: Given[];
    sandboxAllowed: boolean;
    doubles: boolean;
    inboundDomain: string;
    unreadable: Set<string>;
    problems: string[];
  },
) {
  const { problems, unreadable } = options;
  const vars = options.doubles ? withDoubles(given, options.inboundDomain) : given;
  const isSet = (names: Given) => [names].flat().some((name) => vars[name] !== undefined || unreadable.has(name));
  const missing = (required: Given[]) => required.filter((names) => !isSet(names)).map((names) => wordsOf(names));
  const absent = missing(options.required);

  const real = (name: keyof typeof groups) => {
    const { required, also }: Group = groups[name];
    const lacking = missing(required);
    const meant = [...required, ...also].some(isSet);
    if (!options.sandboxAllowed) absent.push(...lacking);
    else if (meant && lacking.length > 0)
      problems.push(`${lacking.join(", ")}: missing beside the other ${name} settings.`);
    return lacking.length === 0;
  };

  const providers = {
    oidc: real("oidc")
      ? { issuerUrl: vars.OIDC_ISSUER_URL!, clientId: vars.OIDC_CLIENT_ID!, clientSecret: vars.OIDC_CLIENT_SECRET! }
      : null,
    twilio: real("twilio")
      ? {
          accountSid: vars.TWILIO_ACCOUNT_SID!,
          authToken: vars.TWILIO_AUTH_TOKEN!,
          from: vars.TWILIO_FROM,
          messagingServiceSid: vars.TWILIO_MESSAGING_SERVICE_SID,
          apiUrl: vars.TWILIO_API_URL,
        }
      : null,
    sendgrid: real("sendgrid")
      ? {
          apiKey: vars.SENDGRID_API_KEY!,
          from: vars.SENDGRID_FROM!,
          apiUrl: vars.SENDGRID_API_URL,
          eventPublicKey: vars.SENDGRID_EVENT_PUBLIC_KEY,
        }
      : null,
    stripe: real("stripe")
      ? {
          secretKey: vars.STRIPE_SECRET_KEY!,
          webhookSecret: vars.STRIPE_WEBHOOK_SECRET!,
          priceId: vars.STRIPE_PRICE_ID,
          apiUrl: vars.STRIPE_API_URL,
        }
      : null,
  };
  if (absent.length > 0) {
    const names = [...new Set(absent)].join(", ");
    problems.unshift(`Missing: ${names}. Set them, or SANDBOX=true to try Slotback without sending anything.`);
  }
  return providers;
}

const wordsOf = (names: Given) => [names].flat().join(" or ");

/** Who points a provider at a double of their own need not invent credentials for it too. Never in production. */
function withDoubles(given: Variables, inboundDomain: string): Variables {
  const twilio = given.TWILIO_API_URL && {
    TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
    TWILIO_AUTH_TOKEN: "0".repeat(32),
    ...(!given.TWILIO_MESSAGING_SERVICE_SID && { TWILIO_FROM: "+15035550100" }),
  };
  const sendgrid = given.SENDGRID_API_URL && {
    SENDGRID_API_KEY: "SG.development",
    SENDGRID_FROM: `openings@${inboundDomain}`,
  };
  const stripe = given.STRIPE_API_URL && {
    STRIPE_SECRET_KEY: "sk_test_development",
    STRIPE_WEBHOOK_SECRET: "whsec_development",
  };
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...given, ...twilio, ...sendgrid, ...stripe, ...Object.fromEntries(set) };
}
