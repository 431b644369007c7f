import connectPgSimple from "connect-pg-simple";
import type { RequestHandler } from "express";
import session from "express-session";
import { admitted } from "../accounts/sign-in";
import type { Deps } from "../deps";
import type { AccountId } from "../ids";
import { prolongSession } from "./session-queries";

declare module "express-session" {
  interface SessionData {
    accountId: AccountId;
    /** Milliseconds; the session ends a while after it, used or not. */
    signedInAt: number;
    /** Milliseconds; when the session was last prolonged. */
    seenAt: number;
    /** What the identity provider wants to see when its own session is to end too. */
    idToken: string | null;
    /** Where the person was going when they were asked to sign in. */
    returnTo: string;
  }
}

const HOUR_MS = 3_600_000;
const IDLE_MS = 12 * HOUR_MS;
const ABSOLUTE_MS = 7 * 24 * HOUR_MS;
/** Prolonging it at every call would make a write of every read. */
const PROLONG_AFTER_MS = 10 * 60_000;

/** Sessions in PostgreSQL, and the signed-in account on the request. For the app's own calls only. */
export function sessions({ pool, db, config, now, log }: Deps): RequestHandler[] {
  const secure = config.publicUrl.startsWith("https:");
  const Store = connectPgSimple(session);
  const store = new Store({
    pool,
    tableName: "session",
    disableTouch: true,
    // Housekeeping deletes what has expired, once for all processes.
    pruneSessionInterval: false,
    errorLog: (...words: unknown[]) => log.warn({ about: words[0] }, "sessions"),
  });

  const arrivedByHttps: RequestHandler = (req, _res, next) => {
    // A proxy that does not say so would cost every person their cookie, without a word.
    if (secure) req.headers["x-forwarded-proto"] ??= "https";
    next();
  };

  const cookies = session({
    // A browser takes a "__Host-" cookie from this very host only, never from a sister domain.
    name: secure ? "__Host-slotback" : "slotback",
    secret: config.sessionSecret,
    store,
    proxy: true,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    // "strict" would lose the session on the way back from the identity provider.
    cookie: { httpOnly: true, secure, sameSite: "lax", path: "/", maxAge: IDLE_MS },
  });

  const account: RequestHandler = async (req, _res, next) => {
    const { accountId, signedInAt = 0, seenAt = signedInAt } = req.session;
    if (!accountId) return next();
    const at = now().getTime();
    const found = at - signedInAt < ABSOLUTE_MS ? await admitted(db, accountId) : undefined;
    if (!found) return req.session.regenerate(next);
    if (at - seenAt > PROLONG_AFTER_MS) await prolongSession(db, req.sessionID, at, IDLE_MS);
    req.account = found;
    next();
  };

  return [arrivedByHttps, cookies, account];
}
