import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import type { Pool } from "pg";
import pino from "pino";
import { createSandbox } from "../../server/sandbox/sandbox";

export interface Webhook {
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** The stand-ins on a port of their own, with a product that only writes down what its webhooks are told. */
export async function startSandbox(pool: Pool, options: { inboundPassword?: string } = {}) {
  const app = express();
  const server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;

  const sandbox = await createSandbox({
    pool,
    publicUrl: url,
    internalUrl: () => url.replace("localhost", "127.0.0.1"),
    inboundDomain: "in.slotback.example",
    inboundLocalPart: "cancel",
    log: pino({ level: "silent" }),
    now: () => new Date(),
    which: { oidc: true, twilio: true, sendgrid: true, stripe: true },
    ...options,
  });
  app.use("/sandbox", sandbox.router);

  const webhooks: Webhook[] = [];
  const answers = new Map<string, { status: number; body?: string }>();
  const deaf = new Set<string>();
  let heard = () => {};
  app.post("/api/{*path}", express.raw({ type: () => true, limit: "40mb" }), (req, res) => {
    webhooks.push({ path: req.originalUrl, headers: req.headers, body: req.body });
    const { status, body = "" } = answers.get(req.path) ?? { status: 200 };
    if (!deaf.has(req.path)) res.status(status).type("text/xml").send(body);
    heard();
  });
  app.get("/{*path}", (req, res) => void res.send(`the product's page ${req.originalUrl}`));

  /** The first so many webhook calls to a path, once they have come. */
  async function calls(path: string, count: number) {
    const matching = () => webhooks.filter((each) => each.path.split("?")[0] === path);
    while (matching().length < count) {
      await new Promise<void>((again) => {
        heard = again;
      });
    }
    return matching();
  }

  const api = async <T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/sandbox/api${path}`, {
      method,
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  };

  return {
    ...sandbox,
    url,
    webhooks,
    calls,
    api,
    /** Calls to this path get no answer from now on. */
    hangUp: (path: string) => void deaf.add(path),
    answer: (path: string, status: number, body?: string) => void answers.set(path, { status, body }),
    async close() {
      await sandbox.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
