import { promisify } from "node:util";
import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from "express";
import { record } from "../audit/trail";
import type { Deps } from "../deps";
import { Refusal } from "../http/errors";
import { networkOf } from "../http/limits";
import { type Page, sendPage } from "../http/page";
import { type OidcConfig, oidcSignIn, PENDING, SignInFailed, SignInUnavailable } from "../providers/oidc";
import { ownPage } from "./return-to";
import { signIn } from "./sign-in";

/** A sign-in that was begun and never ended is forgotten after this; a finished one lives as long as sessions do. */
const UNFINISHED_MS = 3_600_000;

/** Where browsers go to sign in and out. Navigations: what goes wrong is a page, not JSON. */
export function signInRoutes(deps: Deps, oidc: OidcConfig): Router {
  const { publicUrl } = deps.config;
  const provider = oidcSignIn({ ...oidc, publicUrl });
  const router = Router();

  const remember: RequestHandler = async (req, _res, next) => {
    await deps.limit("sign-in", networkOf(req));
    req.session.returnTo = ownPage(req.query.returnTo, publicUrl);
    req.session.cookie.maxAge = UNFINISHED_MS;
    next();
  };
  router.get("/api/login", remember, provider.begin);

  router.get("/api/callback", async (req, res) => {
    const { returnTo = ownPage(undefined, publicUrl) } = req.session;
    // The back button, after it worked: the answer was used already.
    if (req.account && !(PENDING in req.session)) return res.redirect(303, returnTo);
    if (!req.query.code && !req.query.error) throw new SignInFailed("nothing was answered");
    const { identity, idToken } = await provider.finish(req);
    const accountId = await signIn(deps, identity);
    // A new id: one that somebody planted in this browser before must not become a signed-in session.
    await changed(req, "regenerate");
    Object.assign(req.session, { accountId, idToken, signedInAt: deps.now().getTime() });
    await changed(req, "save");
    await record(deps, { req, res, accountId, what: "sign-in" });
    res.redirect(303, returnTo);
  });

  router.get("/api/logout", async (req, res) => {
    if (!isOwnVisit(req)) return sendPage(res, askBeforeLogout);
    const { idToken, accountId } = req.session;
    await changed(req, "destroy");
    const elsewhere = accountId ? await provider.endSessionUrl(idToken ?? null) : null;
    res.redirect(303, elsewhere ?? `${publicUrl}/`);
  });

  router.use(["/api/login", "/api/callback"], failed(deps));
  return router;
}

/** The session's own methods take callbacks. */
const changed = (req: Request, how: "regenerate" | "save" | "destroy") =>
  promisify((done: (error?: unknown) => void) => void req.session[how](done))();

/** Any site can link or redirect a browser here; only our own pages and the person's own hand log out at once. */
const isOwnVisit = ({ headers }: Request) => {
  const site = headers["sec-fetch-site"];
  return site === undefined || site === "same-origin" || site === "none";
};

const signInAgain = { to: "/api/login", label: "Sign in again" };
const home = { to: "/", label: "Back to home" };

const askBeforeLogout: Page = {
  status: 200,
  title: "Log out of Slotback?",
  words: "Another site asked for this. Nothing has happened yet.",
  links: [
    { to: "/api/logout", label: "Log out" },
    { to: "/dashboard", label: "Stay signed in" },
  ],
};

/** A page with the way on. It never sends the browser back by itself, so no failure can become a loop. */
const failed =
  ({ log }: Deps): ErrorRequestHandler =>
  (error, _req, res, next) => {
    if (error instanceof SignInFailed) {
      log.info({ code: error.message }, "sign-in failed");
      const words = "You were not signed in: it was stopped, took too long, or was begun in another tab.";
      return sendPage(res, { status: 400, title: "Signing in did not work", words, links: [signInAgain, home] });
    }
    if (error instanceof SignInUnavailable) {
      log.error({ problem: error.message }, "sign-in unavailable");
      const words = "The sign-in service does not answer. Your data is safe; try again in a minute.";
      res.set("Retry-After", "30");
      return sendPage(res, { status: 503, title: "Signing in is not possible now", words, links: [signInAgain, home] });
    }
    if (error instanceof Refusal && error.code === "too_many") {
      res.set("Retry-After", String(error.retryAfterSeconds));
      const title = "Too many sign-ins at once";
      return sendPage(res, { status: 429, title, words: error.message, links: [signInAgain, home] });
    }
    if (error instanceof Refusal) {
      return sendPage(res, { status: 403, title: "You cannot sign in", words: error.message, links: [home] });
    }
    next(error);
  };
