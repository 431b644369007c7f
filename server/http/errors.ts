import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import type { ApiErrorBody, ErrorCode } from "../../shared/api";
import { requestIdOf, routeOf } from "./request-log";

const status: Record<ErrorCode, number> = {
  invalid: 400,
  signed_out: 401,
  plan_limit: 402,
  forbidden: 403,
  not_found: 404,
  duplicate: 409,
  too_large: 413,
  wrong_type: 415,
  too_many: 429,
  broken: 500,
  unavailable: 503,
};

/** An outcome we foresaw and have words for. Anything else is a bug. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

export const signedOut = () => new Refusal("signed_out", "Unauthorized");
export const notFound = (what: string) => new Refusal("not_found", `${what} is no longer there.`);

/** The one exit for errors: a foreseen one with its words, a bug with an id and no detail. */
export function sendError(log: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const refusal = asRefusal(error);
    if (!refusal) {
      const requestId = requestIdOf(res);
      log.error({ requestId, method: req.method, route: routeOf(req), err: describe(error) }, "request failed");
      const message = `Something went wrong on our side. Try again in a minute. (${requestId})`;
      return void res.status(500).json({ message, code: "broken" } satisfies ApiErrorBody);
    }
    if (refusal.retryAfterSeconds !== undefined) res.set("Retry-After", String(refusal.retryAfterSeconds));
    const body: ApiErrorBody = { message: refusal.message, code: refusal.code };
    if (refusal.fields) body.fields = refusal.fields;
    res.status(status[refusal.code]).json(body);
  };
}

/** Express's body parsers and router throw errors that carry a status and a type. */
function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const { status, type } = error as { status?: number; type?: string };
  if (type === "entity.too.large") return new Refusal("too_large", "That is too large to be taken.");
  if (type === "entity.parse.failed") return new Refusal("invalid", "The request is not valid JSON.");
  if (status === 415) return new Refusal("wrong_type", "That format or encoding is not taken here.");
  if (status !== undefined && status >= 400 && status < 500)
    return new Refusal("invalid", "The request cannot be read.");
  // NUL and half a surrogate pair are the two things that JSON can say and PostgreSQL cannot store.
  if (/^(22021|22P05)$/.test((rootOf(error) as { code?: string })?.code ?? ""))
    return new Refusal("invalid", "Remove the characters that are no text.");
  if (databaseIsAway(error))
    return new Refusal("unavailable", "Slotback is busy. Try again in a minute.", undefined, 30);
  return null;
}

/** True when the database could not be reached or is shutting down: the same call may work in a minute. */
export function databaseIsAway(error: unknown): boolean {
  const { code, message, syscall } = rootOf(error) as { code?: string; message?: string; syscall?: string };
  if (syscall === "connect") return true;
  // Classes 08 (connection), 53 (resources) and 57P (shutdown) of PostgreSQL, 55000 (closed to new connections), and
  // what a broken socket says.
  if (code && /^(08|53|57P|55000$|ECONNRESET$|EPIPE$)/.test(code)) return true;
  // The pool's own errors carry no code.
  return /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Cannot use a pool after calling end)/.test(
    message ?? "",
  );
}

/** Drizzle wraps the driver's error. */
const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

/** Drizzle's message carries the query's parameters, which are people's data: only the cause's own words are logged. */
export function describe(error: unknown) {
  const cause = rootOf(error);
  if (!(cause instanceof Error)) return { message: "not an error" };
  const { code } = cause as { code?: string };
  return {
    name: cause.name,
    code,
    message: code ? undefined : cause.message,
    stack: cause.stack?.replace(cause.message, ""),
  };
}
