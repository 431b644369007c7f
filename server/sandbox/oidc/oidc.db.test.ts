import * as openid from "openid-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../tests/support/database";
import { startSandbox } from "../../../tests/support/sandbox";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let config: openid.Configuration;

beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startSandbox(database.pool);
  const { issuerUrl, clientId, clientSecret } = sandbox.credentials.oidc;
  config = await openid.discovery(new URL(issuerUrl), clientId, clientSecret, undefined, {
    execute: [openid.allowInsecureRequests],
  });
});

afterAll(async () => {
  await sandbox.close();
  await database.drop();
});

/** A browser without JavaScript: keeps cookies by path, follows redirects, stops where it is told to. */
function browser() {
  const cookies = new Map<string, { value: string; path: string }>();

  async function visit(address: string, init: RequestInit = {}): Promise<{ url: string; response: Response }> {
    const { pathname } = new URL(address);
    const sent = [...cookies].filter(([, each]) => pathname.startsWith(each.path));
    const cookie = sent.map(([name, each]) => `${name}=${each.value}`).join("; ");
    const response = await fetch(address, { ...init, headers: { ...init.headers, cookie }, redirect: "manual" });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? "/";
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name!);
      else cookies.set(name!, { value: value!, path });
    }
    const next = response.headers.get("location");
    if (!next) return { url: address, response };
    const target = new URL(next, address).href;
    return new URL(target).pathname.startsWith("/sandbox/") ? visit(target) : { url: target, response };
  }
  return { visit, cookies };
}

async function signIn(form: Record<string, string>, person = browser()) {
  const verifier = openid.randomPKCECodeVerifier();
  const checks = { expectedState: openid.randomState(), expectedNonce: openid.randomNonce() };
  const start = openid.buildAuthorizationUrl(config, {
    redirect_uri: `${sandbox.url}/api/callback`,
    scope: "openid email profile",
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  const page = await person.visit(start.href);
  const markup = await page.response.text();
  const back = await person.visit(page.url, { method: "POST", body: new URLSearchParams(form) });
  const tokens = () =>
    openid.authorizationCodeGrant(config, new URL(back.url), { pkceCodeVerifier: verifier, ...checks });
  return { markup, back, tokens, person };
}

test("signing in is one form with an email field, and any address will do [D85, D86]", async () => {
  const { markup, tokens } = await signIn({ email: "Ann@Practice.example" });
  expect(markup.match(/<form/g)).toHaveLength(1);
  expect(markup).toContain('name="email"');
  expect(markup).not.toContain("<script");
  expect((await tokens()).claims()).toMatchObject({ email: "Ann@Practice.example", email_verified: true });
});

test("names are optional, come as claims, and are remembered [D87]", async () => {
  const first = await (await signIn({ email: "bo@practice.example", firstName: "Bo", lastName: "Lind" })).tokens();
  expect(first.claims()).toMatchObject({ given_name: "Bo", family_name: "Lind" });
  const again = await (await signIn({ email: "BO@practice.example", firstName: "" })).tokens();
  expect(again.claims()).toMatchObject({ sub: first.claims()!.sub, given_name: "Bo" });
  const info = await openid.fetchUserInfo(config, again.access_token, again.claims()!.sub);
  expect(info).toMatchObject({ email: "BO@practice.example", family_name: "Lind" });
});

test("an address can be said to be not verified", async () => {
  const { tokens } = await signIn({ email: "eve@practice.example", unverified: "on" });
  expect((await tokens()).claims()).toMatchObject({ email_verified: false });
});

test("the form is asked again at every sign-in, also of a browser that signed in as somebody else", async () => {
  const { person, tokens } = await signIn({ email: "one@practice.example" });
  await tokens();
  const next = await signIn({ email: "two@practice.example" }, person);
  expect((await next.tokens()).claims()).toMatchObject({ email: "two@practice.example" });
});

test("what is no address is asked for again, with a sentence and escaped", async () => {
  const { back } = await signIn({ email: '"><script>alert(1)</script>' });
  expect(back.response.status).toBe(422);
  const markup = await back.response.text();
  expect(markup).toContain("Enter an email address");
  expect(markup).not.toContain("<script");
});

test("logging out asks nothing and leads back to the product", async () => {
  const { person, tokens } = await signIn({ email: "ann@practice.example" });
  const { id_token } = await tokens();
  const address = openid.buildEndSessionUrl(config, {
    id_token_hint: id_token!,
    post_logout_redirect_uri: `${sandbox.url}/`,
    state: "s1",
  });
  const left = await person.visit(address.href);
  expect(left.url).toBe(`${sandbox.url}/?state=s1`);
  expect([...person.cookies.keys()].filter((name) => name.startsWith("sandbox_session"))).toEqual([]);
});
