import type { RequestHandler } from "express";
import helmet from "helmet";
import type { Config } from "../deps";

/** Off, all of them: our pages need the clipboard only, and nobody else's may use ours to ask. */
const PERMISSIONS = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Nothing but our own files runs or is loaded. Addresses carry tokens (join, unsubscribe), so none is told to others.
 */
export function headers({ production, publicUrl }: Config): RequestHandler[] {
  const secure = production && publicUrl.startsWith("https:");
  const permissions: RequestHandler = (_req, res, next) => {
    res.set("Permissions-Policy", PERMISSIONS);
    next();
  };
  const others = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // The picture of who signed in is wherever their identity provider keeps it.
        imgSrc: ["'self'", "data:", "https:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "same-origin" },
  });
  return [permissions, others];
}
