import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../support/free-port";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

const DAY_MS = 86_400_000;
let server: TestServer;
let clock = new Date();

beforeAll(async () => {
  server = await startServer({ now: () => clock });
});
afterAll(() => server?.stop());

interface User {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  isAdmin: boolean;
}
const userOf = async (visitor: Visitor) => (await visitor.get<User>("/api/auth/user")).body;
const tokensOf = async (visitor: Visitor) => {
  const { body } = await visitor.get<{ emailToken: string; publicOptInToken: string }>("/api/settings");
  return [body.emailToken, body.publicOptInToken];
};

async function signInAs(fields: Record<string, string>, start = "/api/login", visitor = server.visitor()) {
  const page = await visitor.submit(await visitor.visit(start), fields);
  return { visitor, page };
}

describe("signing in", () => {
  test("is a navigation that ends signed in, on the dashboard [S7.45, S3.1, S3.2]", async () => {
    const { visitor, page } = await signInAs({ email: "ann@practice.example", firstName: "Ann", lastName: "Fairlow" });
    expect(page.url).toBe(`${server.url}/dashboard`);
    expect(await userOf(visitor)).toEqual({
      email: "ann@practice.example",
      firstName: "Ann",
      lastName: "Fairlow",
      profileImageUrl: null,
      isAdmin: false,
    });
  });

  test("ends where the person was going, and never on another site", async () => {
    const { page } = await signInAs({ email: "ann@practice.example" }, "/api/login?returnTo=/waitlist");
    expect(page.url).toBe(`${server.url}/waitlist`);
    const lured = await signInAs({ email: "ann@practice.example" }, "/api/login?returnTo=//evil.example/");
    expect(lured.page.url).toBe(`${server.url}/dashboard`);
  });

  test("again finds the same account, takes new names and leaves the tokens [S3.17]", async () => {
    const first = await signInAs({ email: "bo@practice.example", firstName: "Bo", lastName: "Lind" });
    const tokens = await tokensOf(first.visitor);
    const again = await signInAs({ email: "bo@practice.example", lastName: "Berg" });
    expect(await userOf(again.visitor)).toMatchObject({ firstName: "Bo", lastName: "Berg" });
    expect(await tokensOf(again.visitor)).toEqual(tokens);
  });

  test("gives everyone tokens that cannot be guessed [S3.17, S1.2]", async () => {
    const one = await tokensOf((await signInAs({ email: "one@practice.example" })).visitor);
    const two = await tokensOf((await signInAs({ email: "two@practice.example" })).visitor);
    expect(new Set([...one, ...two]).size).toBe(4);
    expect(one[0]).toMatch(/^[a-z0-9]{26}$/);
    expect(one[1]).toMatch(/^[\w-]{22}$/);
  });

  test("makes an admin of a verified address of the list only [P49, P50, P51, S6.13]", async () => {
    const admin = await signInAs({ email: "Admin@Slotback.example" });
    expect(await userOf(admin.visitor)).toMatchObject({ isAdmin: true });
    const pretender = await signInAs({ email: "admin@slotback.example", unverified: "on" });
    expect(await userOf(pretender.visitor)).toMatchObject({ isAdmin: false });
    const other = await signInAs({ email: "admin@slotback.example.evil.example" });
    expect(await userOf(other.visitor)).toMatchObject({ isAdmin: false });
  });

  test("sends state, nonce and a PKCE challenge along", async () => {
    const response = await server.visitor().fetch("/api/login");
    const { searchParams } = new URL(response.headers.get("location")!);
    for (const name of ["state", "nonce", "code_challenge"]) expect(searchParams.get(name)).toMatch(/.{20}/);
    expect(searchParams.get("code_challenge_method")).toBe("S256");
  });

  test("gives the session another id than the one that began it", async () => {
    const visitor = server.visitor();
    const idOf = (response: Response) => /slotback=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1];
    const begun = await visitor.fetch("/api/login");
    const form = await visitor.visit(begun.headers.get("location")!);
    const back = await visitor.submit({ ...form }, { email: "new-id@practice.example" });
    expect(back.url).toBe(`${server.url}/dashboard`);
    const later = await visitor.fetch("/api/auth/user");
    expect(idOf(later)).toBeTruthy();
    expect(idOf(later)).not.toBe(idOf(begun));
  });
});

describe("a sign-in that goes wrong", () => {
  const problems = {
    "was stopped by the person": "/api/callback?error=access_denied&state=x",
    "comes back with a code that nobody asked for": "/api/callback?code=stolen&state=x",
    "comes back with nothing": "/api/callback",
  };

  test.each(Object.entries(problems))("because it %s is a page with the way on, and no loop", async (_why, address) => {
    const visitor = server.visitor();
    const fresh = await visitor.visit(address);
    await visitor.fetch("/api/login");
    const begun = await visitor.visit(address);
    for (const page of [fresh, begun]) {
      expect(page.status).toBe(400);
      expect(page.html).toContain("Signing in did not work");
      expect(page.html).toContain('href="/api/login"');
      expect(page.html).not.toMatch(/Error|\bat .*\.(js|ts)/);
    }
    expect((await visitor.get("/api/auth/user")).status).toBe(401);
  });

  test("but had worked before, as with the back button, leads on", async () => {
    const { visitor } = await signInAs({ email: "back-button@practice.example" });
    expect((await visitor.visit("/api/callback?code=used&state=x")).url).toBe(`${server.url}/dashboard`);
  });

  test("because the identity provider is away is a page that says so", async () => {
    const away = { OIDC_ISSUER_URL: "http://127.0.0.1:1/", OIDC_CLIENT_ID: "slotback", OIDC_CLIENT_SECRET: "secret" };
    // Behind a public address of its own a server does not tell where it listens.
    const port = await freePort();
    const env = { ...away, PUBLIC_URL: "https://slotback.example", PORT: String(port) };
    const alone = await startServer({ env });
    try {
      const response = await fetch(`http://127.0.0.1:${port}/api/login`, { redirect: "manual" });
      expect(response.status).toBe(503);
      expect(await response.text()).toContain("The sign-in service does not answer");
      // Behind https the cookie belongs to this very host.
      const cookie = response.headers.getSetCookie().join();
      expect(cookie).toMatch(/^__Host-slotback=/);
      for (const flag of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(flag);
    } finally {
      await alone.stop();
    }
  });
});

describe("a session", () => {
  test("ends on the server when its owner logs out, and leads to the front page [S7.46, S7.47]", async () => {
    const { visitor } = await signInAs({ email: "leaving@practice.example" });
    const cookie = (await visitor.fetch("/api/auth/user")).headers.getSetCookie().join();
    const page = await visitor.visit("/api/logout");
    expect(page.url).toBe(`${server.url}/`);
    expect((await visitor.get("/api/auth/user")).status).toBe(401);
    const replayed = await fetch(new URL("/api/auth/user", server.url), { headers: { cookie: cookie.split(";")[0]! } });
    expect(replayed.status).toBe(401);
  });

  test("is not ended by another site that sends the browser to the logout", async () => {
    const { visitor } = await signInAs({ email: "staying@practice.example" });
    const page = await visitor.visit("/api/logout", { headers: { "sec-fetch-site": "cross-site" } });
    expect(page.html).toContain("Log out of Slotback?");
    expect((await visitor.get("/api/auth/user")).status).toBe(200);
    await visitor.visit("/api/logout", { headers: { "sec-fetch-site": "same-origin" } });
    expect((await visitor.get("/api/auth/user")).status).toBe(401);
  });

  test("lasts seven days at most, however busy", async () => {
    const { visitor } = await signInAs({ email: "busy@practice.example" });
    const signedInAt = clock;
    clock = new Date(signedInAt.getTime() + 7 * DAY_MS - 1000);
    expect((await visitor.get("/api/auth/user")).status).toBe(200);
    clock = new Date(signedInAt.getTime() + 7 * DAY_MS);
    expect((await visitor.get("/api/auth/user")).status).toBe(401);
    clock = signedInAt;
    expect((await visitor.get("/api/auth/user")).status).toBe(401);
  });

  test("lives on while it is used, and is written for that only now and then", async () => {
    const { visitor } = await signInAs({ email: "using@practice.example" });
    const began = clock;
    const stored = async () => {
      await visitor.get("/api/auth/user");
      const { rows } = await server.pool.query(
        "select s.xmin from session s join accounts a on a.id::text = sess->>'accountId' where a.email = $1",
        ["using@practice.example"],
      );
      return rows[0].xmin;
    };
    await stored();
    const first = await stored();
    expect(await stored()).toBe(first);
    clock = new Date(began.getTime() + 11 * 60_000);
    expect(await stored()).not.toBe(first);
    clock = began;
  });

  test("of a closed account is over at once, and the account is told why [P85]", async () => {
    const { visitor } = await signInAs({ email: "closed@practice.example" });
    await server.pool.query("update accounts set closed_at = now() where email = 'closed@practice.example'");
    expect((await visitor.get("/api/auth/user")).status).toBe(401);
    const { page } = await signInAs({ email: "closed@practice.example" });
    expect(page.status).toBe(403);
    expect(page.html).toContain("This account was closed.");
  });
});

describe("a call that changes something", () => {
  const body = JSON.stringify({ businessName: "Taken over" });
  const json = { "content-type": "application/json" };

  test.each([
    ["another site's script", 403, { ...json, "sec-fetch-site": "cross-site" }],
    ["a sister domain", 403, { ...json, "sec-fetch-site": "same-site" }],
    ["an old browser on another site", 403, { ...json, origin: "https://evil.example" }],
    ["a sandboxed frame", 403, { ...json, origin: "null" }],
    ["a form", 415, { "content-type": "text/plain", "sec-fetch-site": "same-origin" }],
  ])("from %s is refused with a sentence [D107, D110]", async (_from, status, headers) => {
    const { visitor } = await signInAs({ email: "target@practice.example" });
    const response = await visitor.fetch("/api/settings", { method: "POST", body, headers });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].*\.|json/) });
    expect((await visitor.get("/api/settings")).body).toMatchObject({ businessName: "" });
  });

  test("from our own pages, or from no browser at all, is taken", async () => {
    const { visitor } = await signInAs({ email: "owner@practice.example" });
    for (const headers of [{ ...json, "sec-fetch-site": "same-origin" }, { ...json, origin: server.url }, json])
      expect((await visitor.fetch("/api/settings", { method: "POST", body, headers })).status).toBe(200);
  });
});
