import { Router } from "express";
import type { Pool } from "pg";
import type { Logger } from "pino";
import { PROFESSIONAL_PRICE_CENTS } from "../../shared/constants";
import { apiRoutes } from "./api/routes";
import { assetRoutes } from "./assets";
import { createFaults } from "./faults";
import { CLIENT_ID } from "./oidc/provider";
import { oidcRoutes } from "./oidc/routes";
import { poolBeside } from "./pool";
import { createPoster } from "./poster";
import { readSecrets } from "./secrets";
import { createEmailEvents } from "./sendgrid/events";
import { sendgridRoutes } from "./sendgrid/routes";
import { deleteExpired } from "./store";
import { createStripeEvents } from "./stripe/events";
import { stripePages } from "./stripe/pages";
import { stripeRoutes } from "./stripe/routes";
import { receiveReplies } from "./twilio/inbound";
import { createLifecycle } from "./twilio/lifecycle";
import { twilioRoutes } from "./twilio/routes";
import { textStore } from "./twilio/texts";

/** From the block 555-0100 to 555-0199, which belongs to nobody. */
const SENDER = "+15035550100";

export interface SandboxOptions {
  pool: Pool;
  /** Where browsers find the product; signatures cover it. */
  publicUrl: string;
  /** Where the product's webhooks are posted; known only once the server listens. */
  internalUrl: string | (() => string);
  inboundDomain: string;
  inboundLocalPart: string;
  inboundPassword?: string;
  log: Logger;
  which: { oidc: boolean; twilio: boolean; sendgrid: boolean; stripe: boolean };
  now: () => Date;
}

export type SandboxCredentials = Awaited<ReturnType<typeof createSandbox>>["credentials"];

/** Stand-ins for the providers that are not configured, on the wire protocols of the real ones. */
export async function createSandbox(options: SandboxOptions) {
  const { log, which, now } = options;
  const db = poolBeside(options.pool);
  const publicUrl = options.publicUrl.replace(/\/+$/, "");
  const internalUrl = () =>
    (typeof options.internalUrl === "string" ? options.internalUrl : options.internalUrl()).replace(/\/+$/, "");
  const webhook = (path: string) => `${publicUrl}/api/${path}`;

  await deleteExpired(db, now());
  const secrets = await readSecrets(db, now());
  const faults = createFaults(db, now);
  const poster = createPoster(internalUrl, log);
  const texts = textStore(db, now);
  const account = { ...secrets.twilio, from: SENDER };
  const lifecycle = createLifecycle({ account, texts, poster, log });
  const receive = receiveReplies({ account, texts, poster, webhook: webhook("webhooks/twilio/inbound") });
  const emailEvents = createEmailEvents({
    db,
    privateKey: secrets.sendgrid.eventPrivateKey,
    webhook: webhook("webhooks/sendgrid/events"),
    poster,
    now,
  });
  const stripeEvents = createStripeEvents({
    db,
    webhookSecret: secrets.stripe.webhookSecret,
    webhook: webhook("webhooks/stripe"),
    poster,
    now,
  });
  const billing = {
    db,
    events: stripeEvents,
    faults,
    plan: { ...secrets.stripe, amountCents: PROFESSIONAL_PRICE_CENTS },
    publicUrl,
    now,
  };

  const router = Router();
  // The calls that come by the thousand are looked up first.
  if (which.twilio) {
    router.use("/twilio", twilioRoutes({ account, db, texts, faults, accepted: lifecycle.start }));
  }
  if (which.sendgrid) {
    const { apiKey } = secrets.sendgrid;
    router.use("/sendgrid", sendgridRoutes({ apiKey, db, faults, now, events: emailEvents }));
  }
  router.use(assetRoutes());
  router.use(
    "/api",
    apiRoutes({
      db,
      faults,
      inbound: { localPart: options.inboundLocalPart, domain: options.inboundDomain },
      now,
      password: options.inboundPassword,
      poster,
      publicUrl,
      receive,
      sender: SENDER,
      webhook: webhook("email/inbound"),
    }),
  );
  if (which.oidc) router.use(oidcRoutes({ db, publicUrl, secrets: secrets.oidc, now, log }));
  if (which.stripe) {
    router.use("/stripe", stripeRoutes({ ...billing, secretKey: secrets.stripe.secretKey }));
    router.use(stripePages(billing));
  }

  return {
    router,
    credentials: {
      oidc: {
        issuerUrl: `${publicUrl}/sandbox/oidc`,
        clientId: CLIENT_ID,
        clientSecret: secrets.oidc.clientSecret,
      },
      twilio: {
        ...account,
        get apiUrl() {
          return `${internalUrl()}/sandbox/twilio`;
        },
      },
      sendgrid: {
        apiKey: secrets.sendgrid.apiKey,
        from: `openings@${options.inboundDomain}`,
        eventPublicKey: secrets.sendgrid.eventPublicKey,
        get apiUrl() {
          return `${internalUrl()}/sandbox/sendgrid`;
        },
      },
      stripe: {
        secretKey: secrets.stripe.secretKey,
        webhookSecret: secrets.stripe.webhookSecret,
        priceId: secrets.stripe.priceId,
        get apiUrl() {
          return `${internalUrl()}/sandbox/stripe`;
        },
      },
    },
    /** Goes on with what an earlier run left; to be called once webhooks can be answered. Nobody waits for it. */
    resume() {
      for (const part of [lifecycle, emailEvents, stripeEvents]) {
        part.resume().catch((err) => log.error({ err }, "sandbox: an earlier run's webhooks could not be resumed"));
      }
    },
    async close() {
      emailEvents.close();
      stripeEvents.close();
      // Together: a callback that waits for its answer must not hold up the end.
      await Promise.all([lifecycle.close(), poster.close()]);
      await db.end();
    },
  };
}
