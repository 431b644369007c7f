import { Pool } from "undici";

const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;
const REST_OF_ANSWER_MS = 5_000;
/** No call takes longer, whatever happens: a lease must. */
export const LONGEST_CALL_MS = CONNECT_MS + ANSWER_MS + REST_OF_ANSWER_MS;

/** What the SDK asks of its HTTP client, as far as we use it. */
interface Asked {
  method: string;
  uri: string;
  username?: string;
  password?: string;
  headers?: Record<string, string>;
  params?: Record<string, unknown>;
  data?: Record<string, unknown>;
}

/**
 * The SDK's own client keeps 20 sockets and goes through axios: about 380 texts a second however many are waiting. A
 * pool of undici's carries nine times as many. It also takes the SDK to another base URL, for which it has no option.
 */
export function twilioHttp({ apiUrl, connections }: { apiUrl?: string | undefined; connections: number }) {
  const pools = new Map<string, Pool>();
  const poolOf = (origin: string) => {
    let pool = pools.get(origin);
    if (!pool) {
      pool = new Pool(origin, {
        connections,
        connect: { timeout: CONNECT_MS },
        headersTimeout: ANSWER_MS,
        bodyTimeout: REST_OF_ANSWER_MS,
      });
      pools.set(origin, pool);
    }
    return pool;
  };
  const base = apiUrl ? new URL(apiUrl) : null;
  const prefix = base ? base.pathname.replace(/\/$/, "") : "";
  let credentials = { username: "", password: "", header: "" };

  function authorization(username = "", password = "") {
    if (credentials.username !== username || credentials.password !== password) {
      const header = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
      credentials = { username, password, header };
    }
    return credentials.header;
  }

  return {
    async request({ method, uri, username, password, headers, params, data }: Asked) {
      const url = new URL(uri);
      const query = params ? `?${form(params)}` : url.search;
      const {
        statusCode,
        headers: answered,
        body,
      } = await poolOf((base ?? url).origin).request({
        method: method.toUpperCase() as "GET" | "POST" | "DELETE",
        path: prefix + url.pathname + query,
        headers: { ...headers, authorization: authorization(username, password) },
        body: data ? form(data) : null,
      });
      // The SDK parses a string itself, also when an error page turns out not to be JSON.
      return { statusCode, headers: answered, body: await body.text() };
    },
  };
}

function form(values: Record<string, unknown>) {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    for (const each of Array.isArray(value) ? value : [value]) pairs.append(name, String(each));
  }
  return pairs.toString();
}

const NEVER_ARRIVED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

/** True when the call surely never reached anybody: there was no connection to send it on. */
export function neverArrived(error: unknown): boolean {
  const { code, errors } = (error ?? {}) as { code?: string; errors?: unknown[] };
  // A host with several addresses fails with one error for each.
  if (errors?.length) return errors.every(neverArrived);
  return code !== undefined && NEVER_ARRIVED.has(code);
}
