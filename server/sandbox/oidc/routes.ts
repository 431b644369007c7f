import express, { type RequestHandler, type Response, Router } from "express";
import type { Logger } from "pino";
import { html, sendPage, sendProblem } from "../html";
import { rememberPerson, SignIn } from "./people";
import { CLIENT_ID, createProvider, type OidcOptions } from "./provider";

const SESSION_COOKIE = "sandbox_session";

/** The identity provider and its sign-in page: one form, no password, no consent page, no script. */
export function oidcRoutes(options: OidcOptions & { log: Logger }) {
  const provider = createProvider(options);
  provider.on("server_error", (_ctx, err) => options.log.error({ err }, "sandbox: sign-in failed"));
  const router = Router();

  router.get("/sign-in/:uid", async (req, res) => {
    const interaction = await provider.interactionDetails(req, res).catch(() => undefined);
    if (!interaction) return expired(res);
    showSignIn(res, { uid: interaction.uid, email: String(interaction.params.login_hint ?? "") });
  });

  router.post("/sign-in/:uid", express.urlencoded({ extended: false, limit: "10kb" }), async (req, res) => {
    const interaction = await provider.interactionDetails(req, res).catch(() => undefined);
    if (!interaction) return expired(res);
    const form = SignIn.safeParse(req.body);
    if (!form.success) {
      return showSignIn(res, {
        ...req.body,
        uid: interaction.uid,
        error: "Enter an email address, like ann@practice.example.",
      });
    }
    const accountId = await rememberPerson(options.db, form.data, options.now());
    await provider.interactionFinished(req, res, { login: { accountId } });
  });

  router.all("/oidc/session/end", endSession);
  router.use("/oidc", forgetSession, provider.callback());
  return router;

  /**
   * Logging out asks nothing and needs no script: the session goes, the browser goes back. The library's own page
   * would ask, or post itself with a script.
   */
  async function endSession(...[req, res]: Parameters<RequestHandler>) {
    const session = await provider.Session.find(cookie(req.headers.cookie, SESSION_COOKIE));
    await session?.destroy();
    for (const name of [SESSION_COOKIE, `${SESSION_COOKIE}.sig`]) res.clearCookie(name);

    const wanted = String(req.query.post_logout_redirect_uri ?? "");
    const client = await provider.Client.find(CLIENT_ID);
    if (!client?.postLogoutRedirectUriAllowed(wanted)) return res.redirect(303, "/");
    const back = new URL(wanted);
    if (req.query.state) back.searchParams.set("state", String(req.query.state));
    res.redirect(303, back.href);
  }
}

/**
 * Every sign-in starts with the form: who tries the product signs in as one practitioner after another, and a
 * remembered session would take the first one again.
 */
const forgetSession: RequestHandler = (req, _res, next) => {
  const kept = req.headers.cookie?.split("; ").filter((each) => !each.startsWith(SESSION_COOKIE));
  if (kept) req.headers.cookie = kept.join("; ");
  next();
};

const cookie = (header: string | undefined, name: string) =>
  header
    ?.split("; ")
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? "";

const expired = (res: Response) =>
  sendProblem(res, 400, "This sign-in is over", "It was finished or took too long. Start again from Slotback.");

interface SignInForm {
  uid: string;
  email?: string;
  firstName?: string;
  lastName?: string;
  unverified?: string;
  error?: string;
}

function showSignIn(res: Response, form: SignInForm) {
  sendPage(res, {
    status: form.error ? 422 : 200,
    title: "Sign in",
    body: html`<section class="card">
<h1>Sign in</h1>
<p class="quiet">Any address will do, and no password. The same address is the same account next time.</p>
${form.error && html`<p class="error" role="alert" id="wrong">${form.error}</p>`}
<form method="post" action="/sandbox/sign-in/${form.uid}">
<div class="field"><label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="email" required autofocus value="${form.email ?? ""}" ${form.error && html`aria-invalid="true" aria-describedby="wrong"`}></div>
<div class="pair">
<div class="field"><label for="firstName">First name <span class="optional">(optional)</span></label>
<input id="firstName" name="firstName" autocomplete="given-name" maxlength="80" value="${form.firstName ?? ""}"></div>
<div class="field"><label for="lastName">Last name <span class="optional">(optional)</span></label>
<input id="lastName" name="lastName" autocomplete="family-name" maxlength="80" value="${form.lastName ?? ""}"></div>
</div>
<label class="check"><input type="checkbox" name="unverified" ${form.unverified && html`checked`}> <span>Address not verified: the provider does not vouch for it</span></label>
<button class="primary">Sign in</button>
</form>
</section>`,
  });
}
