import pino from "pino";
import { readEnv } from "../../server/env";
import { type Figures, figures } from "../../server/http/limits";
import type { Bounds } from "../../server/inbox/arrival/backlog";
import { run } from "../../server/run";
import type { SentMessages } from "../../shared/sandbox-api";
import { createTestDatabase } from "./database";
import { Visitor } from "./visitor";

interface Options {
  env?: Record<string, string>;
  now?: () => Date;
  /** Instead of the ones that a development server has. */
  limits?: Partial<Figures>;
  /** Of the emails in its hands. */
  bounds?: Partial<Bounds>;
  /** Of another server, to be the second process on it; that one drops it. */
  database?: Awaited<ReturnType<typeof createTestDatabase>>;
}

/** The whole product on a database of its own, with the sandbox for every provider that `env` does not set. */
export async function startServer({
  env = {},
  now = () => new Date(),
  limits,
  bounds = {},
  database: given,
}: Options = {}) {
  const database = given ?? (await createTestDatabase());
  const settings = readEnv({
    DATABASE_URL: database.url,
    HOST: "127.0.0.1",
    PORT: "0",
    SESSION_SECRET: "a secret for tests only, long enough",
    ADMIN_EMAILS: "admin@slotback.example",
    ...env,
  });
  const lines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line) => void lines.push(line) });
  const server = await run(settings, { now, log, limits: { ...figures(settings), ...limits }, bounds });
  const outside = new Visitor(server.url);

  return {
    url: server.url,
    database,
    pool: database.pool,
    /** Everything the server logged, one JSON text a line. */
    lines,
    visitor: () => new Visitor(server.url),
    /** A practitioner with a session of their own. */
    async signIn(email: string, name?: { firstName: string; lastName: string }) {
      const visitor = new Visitor(server.url);
      const form = await visitor.visit("/api/login");
      await visitor.submit(form, { email, ...name });
      return visitor;
    },
    async messages() {
      const { body } = await outside.get<SentMessages>("/sandbox/api/messages");
      return body;
    },
    async stop() {
      await server.stop();
      if (!given) await database.drop();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startServer>>;
