import type { Request, RequestHandler } from "express";
import type { Config } from "../deps";
import { Refusal } from "./errors";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Calls that change something ride on the session's cookie, which a browser also sends for other sites: they have to
 * come from our own pages. A caller that is no browser names no site and is let through; it has no one else's cookie.
 */
export function sameOrigin({ publicUrl }: Pick<Config, "publicUrl">): RequestHandler {
  return (req, _res, next) => {
    if (harmless.has(req.method)) return next();
    if (!isFromUs(req, publicUrl))
      throw new Refusal("forbidden", "This call came from another site. Open Slotback and try again.");
    // A form of another site can send any text, but not this type.
    if (hasBody(req) && !req.is("application/json"))
      throw new Refusal("wrong_type", "Send JSON, with Content-Type: application/json.");
    next();
  };
}

function isFromUs(req: Request, publicUrl: string): boolean {
  const site = req.headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin";
  const { origin } = req.headers;
  return origin === undefined || origin === publicUrl;
}

const hasBody = ({ headers }: Request) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
