import { randomUUID } from "node:crypto";
import type { Request, RequestHandler, Response } from "express";
import type { Logger } from "pino";

const HEADER = "X-Request-Id";

/** Every request once, when it is over: changes and refusals always, what was only read in detailed logs. */
export function requestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    res.set(HEADER, randomUUID());
    // Not "finish": a caller who hangs up is logged, too.
    res.once("close", () => {
      const reading = req.method === "GET" || req.method === "HEAD";
      const level = reading && res.statusCode < 400 ? "debug" : "info";
      log[level](
        {
          requestId: requestIdOf(res),
          method: req.method,
          route: routeOf(req),
          status: res.writableFinished ? res.statusCode : null,
          durationMs: Math.round(performance.now() - startedAt),
        },
        "request",
      );
    });
    next();
  };
}

/** Told to the caller with every answer, and found again in the log. */
export const requestIdOf = (res: Response) => String(res.get(HEADER));

/** The pattern. An address as it was called may carry a token; null: none of ours, such as a page. */
export const routeOf = (req: Request): string | null => (req.route ? `${req.baseUrl}${req.route.path}` : null);
