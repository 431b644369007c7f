import { generateKeyPair, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { claimItem, type Db, findItem } from "./store";

const keyPair = promisify(generateKeyPair);
const hex = (bytes: number) => randomBytes(bytes).toString("hex");
const base64url = (bytes: number) => randomBytes(bytes).toString("base64url");

export type Secrets = Awaited<ReturnType<typeof generate>>;

async function generate() {
  const signIn = await keyPair("rsa", { modulusLength: 2048 });
  const events = await keyPair("ec", { namedCurve: "P-256" });
  return {
    oidc: {
      clientSecret: base64url(32),
      cookieKey: base64url(32),
      key: { ...signIn.privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: hex(8) },
    },
    twilio: { accountSid: `AC${hex(16)}`, authToken: hex(16) },
    sendgrid: {
      apiKey: `SG.${base64url(16)}.${base64url(32)}`,
      eventPrivateKey: events.privateKey.export({ type: "pkcs8", format: "der" }).toString("base64"),
      eventPublicKey: events.publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    },
    stripe: {
      secretKey: `sk_test_${hex(24)}`,
      webhookSecret: `whsec_${hex(24)}`,
      priceId: `price_${hex(12)}`,
      productId: `prod_${hex(8)}`,
    },
  };
}

/** Made once per database; of processes that start together the first wins and the others read its choice. */
export async function readSecrets(db: Db, now: Date): Promise<Secrets> {
  const known = await findItem<Secrets>(db, "secrets", "all");
  if (known) return known.data;
  await claimItem(db, "secrets", "all", await generate(), now);
  return readSecrets(db, now);
}
