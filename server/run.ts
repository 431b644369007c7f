import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { signInRoutes } from "./accounts/sign-in-routes";
import { createApp } from "./app";
import { connect } from "./db/client";
import { startEmbeddedPostgres } from "./db/embedded";
import { migrate } from "./db/migrate";
import { createSender } from "./delivery/sender";
import type { Deps } from "./deps";
import type { Settings } from "./env";
import { startHousekeeping } from "./housekeeping";
import { createLimit, type Figures, figures } from "./http/limits";
import { sessions } from "./http/session";
import { type Bounds, createBacklog } from "./inbox/arrival/backlog";
import { createStore } from "./inbox/arrival/store";
import { readEmail as readHere } from "./inbox/read";
import type { ReadEmail, ShowEmail } from "./inbox/reader";
import { textOf } from "./inbox/text-of";
import { startPlanner } from "./notify/fan-out";
import { sendgridEmails } from "./providers/sendgrid";
import { stripeBilling } from "./providers/stripe";
import { twilioTexts } from "./providers/twilio";
import { createSandbox } from "./sandbox/sandbox";
import { readSecret } from "./session-secret";

/** In-flight requests and messages get this long after SIGTERM. */
const GRACE_MS = 10_000;

interface Surroundings {
  now: () => Date;
  log: Logger;
  limits?: Figures;
  readEmail?: ReadEmail;
  showEmail?: ShowEmail;
  bounds?: Partial<Bounds>;
}

/** The product, from settings to a listening server. Everything but reading the environment. */
export async function run(
  settings: Settings,
  { now, log, limits = figures(settings), readEmail = readHere, showEmail = textOf, bounds = {} }: Surroundings,
) {
  // The sandbox's own addresses hold the port, so the server listens before there is an app; a port that
  // is taken ends the start before there is a database to stop.
  let app: RequestListener = (_req, res) => void res.writeHead(503, { "Retry-After": "1" }).end();
  const server = createServer((req, res) => app(req, res));
  const port = await listen(server, settings);

  const embedded = settings.databaseUrl ? null : await startEmbeddedPostgres({ dataDir: settings.dataDir, log });
  const { pool, db } = connect(settings.databaseUrl ?? embedded!.url);
  await migrate(pool);

  const publicUrl = settings.publicUrl ?? `http://localhost:${port}`;
  const internalUrl = `http://${settings.host === "0.0.0.0" || settings.host === "::" ? "127.0.0.1" : settings.host}:${port}`;

  const missing = {
    oidc: !settings.oidc,
    twilio: !settings.twilio,
    sendgrid: !settings.sendgrid,
    stripe: !settings.stripe,
  };
  const { inbound } = settings;
  const sandbox = Object.values(missing).includes(true)
    ? await createSandbox({
        pool,
        publicUrl,
        internalUrl,
        inboundDomain: inbound.domain,
        inboundLocalPart: inbound.localPart,
        ...(inbound.password !== null && { inboundPassword: inbound.password }),
        log,
        which: missing,
        now,
      })
    : null;
  const twilio = settings.twilio ?? sandbox!.credentials.twilio;
  const sendgrid = settings.sendgrid ?? sandbox!.credentials.sendgrid;
  const stripe = settings.stripe ?? sandbox!.credentials.stripe;
  const oidc = settings.oidc ?? sandbox!.credentials.oidc;

  const ports = {
    texts: twilioTexts({ ...twilio, publicUrl }),
    emails: sendgridEmails(sendgrid),
    billing: stripeBilling(stripe),
  };
  const sender = createSender({ db, ...ports, now, log, publicUrl, pace: settings.pace });
  const planner = startPlanner({ db, now, log, queued: sender.wake });
  const backlog = createBacklog(bounds);
  const deps: Deps = {
    ...ports,
    pool,
    db,
    wakeSender() {
      sender.wake();
      planner.wake();
    },
    storeEmail: createStore(pool),
    backlog,
    limit: createLimit({ pool, log }, limits),
    readEmail,
    showEmail,
    now,
    log,
    config: {
      publicUrl,
      production: settings.production,
      sandbox: sandbox !== null,
      sessionSecret: settings.sessionSecret ?? (await readSecret(settings.dataDir)),
      adminEmails: settings.adminEmails,
      inbound,
    },
  };
  app = createApp(deps, {
    session: sessions(deps),
    signIn: signInRoutes(deps, oidc),
    ...(sandbox && { sandbox: sandbox.router }),
  });
  await warmUp(readEmail, now());
  sender.wake();
  const housekeeping = startHousekeeping(deps);
  await sandbox?.resume();

  return {
    url: publicUrl,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const force = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await Promise.all([closed, planner.stop(), sender.stop(GRACE_MS), housekeeping.stop(), backlog.stop()]);
      clearTimeout(force);
      await sandbox?.close();
      await pool.end();
      await embedded?.stop();
    },
  };
}

/** Word lists, patterns and formatters are made on first use, which takes a second: not in the first client's way. */
const warmUp = (readEmail: ReadEmail, receivedAt: Date) =>
  readEmail(
    { subject: "Appointment cancelled", text: "Your client cancelled.\nWhen: Tuesday, March 3, 2026 at 3:00 PM (EST)" },
    { timeZone: "America/New_York", country: "US", receivedAt },
  );

function listen(server: ReturnType<typeof createServer>, { port, host }: { port: number; host: string }) {
  return new Promise<number>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
