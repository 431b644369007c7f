import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eventually } from "../support/eventually";
import { freePort } from "../support/free-port";
import { startServer, type TestServer } from "../support/server";

const PUBLIC_URL = "https://slotback.example";
const HOUR_MS = 3_600_000;
let near: TestServer;
let production: TestServer;
let port: number;

/** Signing in happens at a server without TLS; the one behind a proxy knows the same sessions. */
beforeAll(async () => {
  near = await startServer();
  port = await freePort();
  production = await startServer({
    database: near.database,
    env: {
      NODE_ENV: "production",
      SANDBOX: "true",
      PUBLIC_URL,
      PORT: String(port),
      OIDC_ISSUER_URL: "http://127.0.0.1:1/",
      OIDC_CLIENT_ID: "slotback",
      OIDC_CLIENT_SECRET: "secret",
    },
  });
});
afterAll(async () => {
  await production?.stop();
  await near?.stop();
});

/** As the proxy passes it on. */
const behindProxy = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    redirect: "manual",
    ...init,
    headers: { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9", ...(init.headers as object) },
  });

const cookieOf = (response: Response) => response.headers.getSetCookie().join();
async function sessionOf(email: string) {
  const visitor = await near.signIn(email);
  const [, value] = /slotback=([^;]+)/.exec(cookieOf(await visitor.fetch("/api/auth/user")))!;
  return { visitor, id: value!, cookie: `__Host-slotback=${value}` };
}

describe("in production behind a proxy", () => {
  const answers: [string, number, RequestInit?][] = [
    ["/", 200],
    ["/dashboard", 200],
    ["/join/nobody", 200],
    ["/no-such-page", 404],
    ["/assets/none.js", 404],
    ["/healthz", 200],
    ["/api/settings", 401],
    ["/api/none", 404],
    ["/api/login", 503],
    ["/api/logout", 200, { headers: { "sec-fetch-site": "cross-site" } }],
    ["/api/webhooks/stripe", 403, { method: "POST", body: "{}" }],
    ["/u/nobody", 404, { method: "POST" }],
    ["/%ff", 404],
    ["/sandbox", 200],
    ["/sandbox/api/messages", 200],
    ["/sandbox/api/none", 404],
    ["/sandbox/checkout/none", 404],
  ];

  test.each(answers)("%s answers %d with every header a browser heeds", async (path, status, init) => {
    const { status: got, headers } = await behindProxy(path, init);
    expect(got).toBe(status);
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    // Files are named by nothing but their content: only their type must hold.
    if (path.startsWith("/assets/")) return;
    const policy = headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("permissions-policy")).toMatch(/camera=\(\).*microphone=\(\).*payment=\(\)/);
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    if (/^\/(sandbox\/)?api\//.test(path) || headers.get("content-type")?.includes("html"))
      expect(headers.get("cache-control")).toMatch(/no-store/);
  });

  test("the cookie is this host's alone, out of reach of scripts and of plain http", async () => {
    const given = cookieOf(await behindProxy("/api/login"));
    expect(given).toMatch(/^__Host-slotback=s%3A/);
    for (const flag of ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"]) expect(given).toContain(flag);
    expect(given).not.toMatch(/domain=/i);
    const { cookie } = await sessionOf("lena@riverside.example");
    expect((await behindProxy("/api/auth/user", { headers: { cookie } })).status).toBe(200);
  });

  test("a cookie of a sister domain, or with a changed signature, signs nobody in", async () => {
    const { id, cookie } = await sessionOf("lena@riverside.example");
    for (const forged of [`slotback=${id}`, `${cookie.slice(0, -4)}AAAA`, "__Host-slotback=s%3A.x"])
      expect((await behindProxy("/api/auth/user", { headers: { cookie: forged } })).status).toBe(401);
  });

  test("pages of ours only may call", async () => {
    const { cookie } = await sessionOf("lena@riverside.example");
    const post = (origin: string) =>
      behindProxy("/api/settings", {
        method: "POST",
        body: JSON.stringify({ businessName: "Riverside" }),
        headers: { cookie, origin, "content-type": "application/json" },
      });
    expect((await post(PUBLIC_URL)).status).toBe(200);
    for (const origin of [
      "http://slotback.example",
      "https://slotback.example.evil.example",
      `http://127.0.0.1:${port}`,
    ])
      expect((await post(origin)).status).toBe(403);
  });
});

test("the pages of the sandbox's sign-in and checkout allow no script and no frame", async () => {
  const form = await near.visitor().visit("/api/login");
  const lena = await near.signIn("lena@riverside.example");
  const { body } = await lena.post<{ url: string }>("/api/subscription/checkout");
  for (const url of [form.url, body.url]) {
    const { headers } = await fetch(url, { redirect: "manual" });
    const policy = headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
    expect(headers.get("permissions-policy")).toContain("camera=()");
  }
});

test("a session ends on the server: at sign-out, and twelve hours after it was last used", async () => {
  const expiryOf = async (email: string) => {
    const { rows } = await near.pool.query(
      "select extract(epoch from expire) * 1000 as at from session s join accounts a on a.id::text = sess->>'accountId' where email = $1",
      [email],
    );
    return Number(rows[0].at) - Date.now();
  };
  const idle = await sessionOf("idle@riverside.example");
  const left = await expiryOf("idle@riverside.example");
  expect(left).toBeGreaterThan(11.9 * HOUR_MS);
  expect(left).toBeLessThan(12.1 * HOUR_MS);
  await near.pool.query("update session set expire = now() - interval '1 second'");
  expect((await behindProxy("/api/auth/user", { headers: { cookie: idle.cookie } })).status).toBe(401);

  const leaving = await sessionOf("leaving@riverside.example");
  await leaving.visitor.visit("/api/logout");
  expect((await behindProxy("/api/auth/user", { headers: { cookie: leaving.cookie } })).status).toBe(401);
});

describe("a session that was not prolonged for a while", () => {
  /** Signed in and last seen an hour ago; the session ends in a minute. */
  async function old(email: string) {
    const { visitor, id } = await sessionOf(email);
    const sid = decodeURIComponent(id).slice("s:".length).split(".")[0];
    await near.pool.query(
      `update session set expire = now() + interval '1 minute',
         sess = jsonb_set(sess - 'seenAt', '{signedInAt}', to_jsonb((sess->>'signedInAt')::bigint - $2::bigint))
       where sid = $1`,
      [sid, HOUR_MS],
    );
    const expiries = async () => {
      const { rows } = await near.pool.query("select expire, sess->>'seenAt' as seen from session where sid = $1", [
        sid,
      ]);
      return rows;
    };
    return { visitor, sid, expiries };
  }

  test("lives twelve hours from now when it is used, and is not stored at every call", async () => {
    const { visitor, expiries } = await old("busy@riverside.example");
    const before = Date.now();
    await visitor.get("/api/auth/user");
    const [{ expire, seen }] = await expiries();
    expect(expire.getTime()).toBeGreaterThanOrEqual(before + 12 * HOUR_MS);
    expect(Number(seen)).toBeGreaterThanOrEqual(before);
    await visitor.get("/api/auth/user");
    expect(await expiries()).toEqual([{ expire, seen }]);
  });

  test("does not come back with a call that was under way when its person signed out", async () => {
    const { visitor, sid, expiries } = await old("gone@riverside.example");
    const signingOut = await near.pool.connect();
    await signingOut.query("begin");
    await signingOut.query("delete from session where sid = $1", [sid]);
    const underWay = visitor.get("/api/auth/user");
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await eventually(async () => (await near.pool.query(waiting)).rowCount === 1, "the call waits for the sign-out");
    await signingOut.query("commit");
    signingOut.release();
    await underWay;
    expect(await expiries()).toEqual([]);
  });
});

const elsewhere = [
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/%09/evil.example",
  " //evil.example",
  "///evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "/api/logout",
  "//slotback.example@evil.example/",
  "/sandbox/api/messages",
  "@evil.example",
  ".evil.example",
];

test.each(elsewhere)("signing in with returnTo %j leads to a page of ours", async (wanted) => {
  const visitor = near.visitor();
  await visitor.fetch(`/api/login?returnTo=${encodeURIComponent(wanted)}`);
  const [, id] = /slotback=s%3A([^.]+)/.exec(visitor.cookies)!;
  const { rows } = await near.pool.query("select sess->>'returnTo' as to from session where sid = $1", [id]);
  const led = new URL(rows[0].to);
  expect(led.origin).toBe(near.url);
  expect(led.pathname).not.toMatch(/^\/+(api|sandbox)/);
});
