import helmet from "helmet";
import type { Config } from "../deps";

/**
 * Nothing but our own files runs or is loaded. Addresses carry tokens (join, unsubscribe), so none is told to others.
 */
export function headers({ production, publicUrl }: Config) {
  const secure = production && publicUrl.startsWith("https:");
  return helmet({
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
}
