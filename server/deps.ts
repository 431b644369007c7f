import type pg from "pg";
import type { Logger } from "pino";
import type { Db } from "./db/client";
import type { Limit } from "./http/limits";
import type { Backlog } from "./inbox/arrival/backlog";
import type { StoreEmail } from "./inbox/arrival/store";
import type { ReadEmail, ShowEmail } from "./inbox/reader";
import type { BillingProvider, EmailProvider, TextProvider } from "./providers/ports";

/** What the product is told about its surroundings; read from the environment once, in main.ts. */
export interface Config {
  /** Origin that browsers and providers use, without a slash at the end. */
  publicUrl: string;
  production: boolean;
  /** True when at least one provider is a stand-in: every page says so. */
  sandbox: boolean;
  sessionSecret: string;
  /** Lower-case emails that become admins at sign-in, when verified. */
  adminEmails: string[];
  inbound: {
    domain: string;
    localPart: string;
    /** Basic password and/or public key (base64 SPKI) that deliveries must satisfy; neither: open, never in production. */
    password: string | null;
    publicKey: string | null;
  };
}

/** Everything impure, chosen once and handed down. */
export interface Deps {
  pool: pg.Pool;
  db: Db;
  texts: TextProvider;
  emails: EmailProvider;
  billing: BillingProvider;
  /** Wakes this process's sender: messages are due. Never waits, never throws. */
  wakeSender: () => void;
  /** What an email says, in bounded time and memory. */
  readEmail: ReadEmail;
  /** Its plain text, in the same bounds. */
  showEmail: ShowEmail;
  /** Keeps an email; resolves when it is committed. */
  storeEmail: StoreEmail;
  /** The emails that this process has in its hands. */
  backlog: Backlog;
  /** Refuses whoever asks too often, whichever process they ask. */
  limit: Limit;
  now: () => Date;
  log: Logger;
  config: Config;
}
