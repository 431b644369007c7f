import type { RequestHandler } from "express";

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Another site's page must not empty the sandbox or send replies: a browser's call must come from our own pages. */
export function sameOrigin(publicUrl: string): RequestHandler {
  const ours = new URL(publicUrl).origin;
  return (req, res, next) => {
    if (req.method === "GET" || req.method === "HEAD") return next();
    const origin = req.get("origin");
    const host = req.get("host") ?? "";
    const fromUs = !origin || origin === ours || (LOOPBACK.test(host) && origin === `${req.protocol}://${host}`);
    const site = req.get("sec-fetch-site");
    if (fromUs && (!site || site === "same-origin" || site === "none")) return next();
    res.status(403).json({ message: "Only the sandbox's own page may do that.", code: "not_yours" });
  };
}
