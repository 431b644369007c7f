import type { Configuration } from "oidc-provider";
import { Provider } from "oidc-provider/lib/provider.js";
import { html } from "../html";
import type { Secrets } from "../secrets";
import type { Db } from "../store";
import { postgresAdapter } from "./adapter";
import { claimsOf } from "./people";

export const CLIENT_ID = "slotback";
const SCOPE = "openid email profile";
const HOUR = 3600;

export interface OidcOptions {
  db: Db;
  publicUrl: string;
  secrets: Secrets["oidc"];
  now(): Date;
}

export function createProvider({ db, publicUrl, secrets, now }: OidcOptions) {
  const configuration: Configuration = {
    adapter: postgresAdapter(db, now),
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["given_name", "family_name", "name"],
    },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: secrets.clientSecret,
        grant_types: ["authorization_code"],
        response_types: ["code"],
        redirect_uris: ["/api/callback", "/api/login/callback", "/api/auth/callback"].map((path) => publicUrl + path),
        post_logout_redirect_uris: [publicUrl, `${publicUrl}/`],
      },
    ],
    // Names and address in the id_token too: one call less for a client that does not ask for userinfo.
    conformIdTokenClaims: false,
    cookies: {
      keys: [secrets.cookieKey],
      names: { session: "sandbox_session", interaction: "sandbox_interaction", resume: "sandbox_resume" },
      long: { httpOnly: true, sameSite: "lax", signed: true },
      short: { httpOnly: true, sameSite: "lax", signed: true },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    findAccount: async (_ctx, subject) => {
      const claims = await claimsOf(db, subject);
      return claims && { accountId: subject, claims: async () => claims };
    },
    interactions: { url: (_ctx, interaction) => `/sandbox/sign-in/${interaction.uid}` },
    jwks: { keys: [secrets.key] },
    // Signing in to one's own product asks for no consent: the grant is made on the way.
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
    async renderError(ctx, out) {
      ctx.type = "html";
      ctx.body = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sign-in failed</title>
<link rel="stylesheet" href="/sandbox/sandbox.css"></head><body><main><section class="card"><h1>Sign-in failed</h1>
<p>${out.error_description ?? out.error}</p><p><a href="/api/login">Sign in again</a></p></section></main></body></html>`.markup;
    },
    scopes: SCOPE.split(" "),
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: 24 * HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: 24 * HOUR,
    },
  };

  const provider = new Provider(`${publicUrl}/sandbox/oidc`, configuration);
  provider.proxy = publicUrl.startsWith("https:");
  return provider;
}
