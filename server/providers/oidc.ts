import type { Request, RequestHandler } from "express";
import * as openid from "openid-client";
import { Strategy } from "openid-client/passport";
import passport from "passport";
import { withoutDirections } from "../../shared/direction";
import type { Identity } from "./ports";

export interface OidcConfig {
  issuerUrl: string;
  clientId: string;
  clientSecret: string;
}

export interface SignedIn {
  identity: Identity;
  idToken: string | null;
}

/** The answer of the identity provider does not sign anybody in: cancelled, too late, or not for this browser. */
export class SignInFailed extends Error {}
/** The identity provider cannot be asked now. */
export class SignInUnavailable extends Error {}

export type SignInProvider = ReturnType<typeof oidcSignIn>;

/** Where the session keeps what the answer will be compared with. One sign-in at a time: a second tab takes over. */
export const PENDING = "oidc";

const TIMEOUT_SECONDS = 10;

/** Sign-in by OpenID Connect: the one place that knows its words. */
export function oidcSignIn({ issuerUrl, clientId, clientSecret, publicUrl }: OidcConfig & { publicUrl: string }) {
  const issuer = new URL(issuerUrl);
  const execute = issuer.protocol === "http:" ? [openid.allowInsecureRequests] : [];

  // Asked at the first sign-in, not at the start: the provider may be down then, or be this very server.
  const discovered = remember(async () => {
    const config = await openid.discovery(issuer, clientId, clientSecret, undefined, {
      execute,
      timeout: TIMEOUT_SECONDS,
    });
    // By name: passport then makes a copy for each request, where a strategy handed over is shared by all of them.
    const door = new passport.Passport().use("oidc", strategy(config, `${publicUrl}/api/callback`));
    return { config, door };
  });

  async function discover() {
    return discovered().catch((cause) => {
      throw new SignInUnavailable("the identity provider's settings cannot be read", { cause });
    });
  }

  return {
    /** Sends the browser to the identity provider. */
    begin: (async (req, res, next) => {
      const { door } = await discover();
      door.authenticate("oidc", { session: false })(req, res, next);
    }) satisfies RequestHandler,

    /** Who came back. */
    async finish(req: Request): Promise<SignedIn> {
      const { door, config } = await discover();
      const { tokens, claims } = await new Promise<Grant>((resolve, reject) => {
        const done = (error: unknown, grant: Grant | false) =>
          error ? reject(failure(error)) : grant ? resolve(grant) : reject(new SignInFailed("refused"));
        door.authenticate("oidc", { session: false }, done)(req, req.res, reject);
      });
      const person = claims.email ? claims : { ...(await userInfo(config, tokens, claims.sub)), ...claims };
      return { identity: identityOf(person), idToken: tokens.id_token ?? null };
    },

    /** Where the identity provider ends its own session and sends the person back to our front page. */
    async endSessionUrl(idToken: string | null): Promise<string | null> {
      const known = await discovered().catch(() => null);
      if (!known?.config.serverMetadata().end_session_endpoint) return null;
      const url = openid.buildEndSessionUrl(known.config, { post_logout_redirect_uri: `${publicUrl}/` });
      if (idToken) url.searchParams.set("id_token_hint", idToken);
      return url.href;
    },
  };
}

interface Grant {
  tokens: openid.TokenEndpointResponse;
  claims: openid.IDToken;
}

function strategy(config: openid.Configuration, callbackURL: string): Strategy {
  const made = new Strategy(
    { config, callbackURL, scope: "openid email profile", sessionKey: PENDING },
    (tokens, done) => {
      const claims = tokens.claims();
      done(null, claims ? { tokens, claims } : false);
    },
  );
  // By itself it sends PKCE only; it checks state and nonce of the answer when it finds that they were sent.
  made.authorizationRequestParams = () =>
    new URLSearchParams({ state: openid.randomState(), nonce: openid.randomNonce() });
  return made;
}

/** Names and email, of providers that keep them out of the ID token. */
async function userInfo(config: openid.Configuration, { access_token }: openid.TokenEndpointResponse, subject: string) {
  if (!config.serverMetadata().userinfo_endpoint) return {};
  return openid.fetchUserInfo(config, access_token, subject).catch((error) => {
    throw failure(error);
  });
}

function identityOf(claims: openid.IDToken | (openid.UserInfoResponse & openid.IDToken)): Identity {
  // A name becomes the sender of emails: one line, and nothing in it turns other words around.
  const text = (value: unknown) =>
    (typeof value === "string" &&
      withoutDirections(value)
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim()) ||
    null;
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: text(claims.email),
    // Some providers write it as text.
    emailVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: text(claims.given_name),
    lastName: text(claims.family_name),
    profileImageUrl: text(claims.picture),
  };
}

/** No answer, or one that only a broken provider gives, is not the person's failure. */
function failure(error: unknown): Error {
  const { code, status, error: word } = error as { code?: string; status?: number; error?: string };
  const down = error instanceof TypeError || code === "OAUTH_TIMEOUT" || code === "OAUTH_RESPONSE_IS_NOT_CONFORM";
  if (down || (status ?? 0) >= 500)
    return new SignInUnavailable("the identity provider did not answer", { cause: error });
  return new SignInFailed(word ?? code ?? "refused", { cause: error });
}

/** One attempt at a time; a success is kept, a failure is tried again at the next call. */
function remember<T>(work: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= work().catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
