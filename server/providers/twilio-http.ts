import { stringify } from "node:querystring";
import { type Dispatcher, Pool } from "undici";

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

/** The SDK parses the body itself, also when an error page turns out not to be JSON. */
interface Answer {
  statusCode: number;
  headers: object;
  body: string;
}

/**
 * The SDK's own client keeps 20 sockets and goes through axios: about 380 texts a second however many are waiting. A
 * pool of undici's carries nine times as many. It also takes the SDK to another base URL, for which it has no option.
 */
export function twilioHttp({ apiUrl, connections }: { apiUrl?: string | undefined; connections: number }) {
  const base = apiUrl ? new URL(apiUrl) : null;
  const pools = new Map<string, Pool>();
  // Ten thousand texts have one address and one account: both are worked out once.
  const target = remembered((uri: string) => {
    const { origin, pathname, search } = new URL(uri);
    const prefix = base ? base.pathname.replace(/\/$/, "") : "";
    return { pool: poolOf(base?.origin ?? origin), path: prefix + pathname + search };
  });
  const basic = remembered((credentials: string) => `Basic ${Buffer.from(credentials).toString("base64")}`);

  function poolOf(origin: string) {
    const known = pools.get(origin);
    if (known) return known;
    const pool = new Pool(origin, {
      connections,
      connect: { timeout: CONNECT_MS },
      headersTimeout: ANSWER_MS,
      bodyTimeout: REST_OF_ANSWER_MS,
    });
    pools.set(origin, pool);
    return pool;
  }

  return {
    request({ method, uri, username, password, headers, params, data }: Asked) {
      const { pool, path } = target(uri);
      return exchange(pool, {
        method: method.toUpperCase() as "GET" | "POST" | "DELETE",
        path: params ? `${path}?${form(params)}` : path,
        headers: { ...headers, authorization: basic(`${username}:${password}`) },
        body: data ? form(data) : null,
      });
    },
  };
}

/** Without the stream that `request` puts around a body: answers are short, and it is a tenth of what a text costs. */
function exchange(pool: Pool, options: Dispatcher.DispatchOptions) {
  return new Promise<Answer>((resolve, reject) => {
    const answer = { statusCode: 0, headers: {}, body: "" };
    const chunks: Buffer[] = [];
    pool.dispatch(options, {
      // Its presence tells undici which of two kinds of handler this is.
      onRequestStart: () => {},
      onResponseStart(_controller, statusCode, headers) {
        Object.assign(answer, { statusCode, headers });
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        resolve({ ...answer, body: Buffer.concat(chunks).toString() });
      },
      onResponseError: (_controller, error) => reject(error),
    });
  });
}

/** The same question as last time gets the same answer. */
function remembered<T>(work: (question: string) => T) {
  let last: { question: string; answer: T } | null = null;
  return (question: string) => {
    if (last?.question !== question) last = { question, answer: work(question) };
    return last.answer;
  };
}

const form = (values: Record<string, unknown>) => stringify(values as Record<string, string>);

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
