import type { Api, ApiErrorBody, Body, Call, ErrorCode, Params, Reply } from "../../shared/api";

export type { Body, Call, Params, Reply };

/** A reply that was not OK. The message is "<status>: <body text or status text>"; the parts are read out of it. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  /** The server's sentence for the person. */
  readonly words: string | undefined;
  /** Names of inputs, each with its own sentence. */
  readonly fields: Record<string, string>;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
    const body = readJson(text) as Partial<ApiErrorBody> | undefined;
    this.code = body?.code;
    this.words = typeof body?.message === "string" && body.message !== "" ? body.message : undefined;
    this.fields = body?.fields ?? {};
  }
}

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

export const isLoggedOut = (error: Error) => error.message.startsWith("401:") && error.message.includes("Unauthorized");

/** The server's sentence for the person, or ours. */
export const wordsOr = (fallback: string) => (error: Error) =>
  error instanceof ApiError ? (error.words ?? fallback) : fallback;

export const fieldsOf = (error: Error | null): Record<string, string> =>
  error instanceof ApiError ? error.fields : {};

/** The plain request, for what is not in the contract: resolves with any answer, throws only when there is none. */
export function request(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(path, {
    method,
    credentials: "include",
    ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
}

/** The answer's JSON; nothing for 204; an ApiError when the answer is not OK. */
export async function read(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text || response.statusText);
  return text === "" ? undefined : JSON.parse(text);
}

/** What a call needs besides its name: params when its path has any, a body when it takes one. */
export type Input<C extends Call> = (keyof Params<C> extends never ? { params?: undefined } : { params: Params<C> }) &
  (keyof Body<C> extends never ? { body?: undefined } : { body: Body<C> });

/** `call("POST /api/waitlist", { body })`. Typed by the contract; throws ApiError. */
export async function call<C extends Call>(name: C, input: Input<C>): Promise<Reply<C>> {
  const [method = "GET"] = name.split(" ");
  return (await read(await request(method, keyOf(name, input.params).join("/"), input.body))) as Reply<C>;
}

/** "GET /api/join/:token" with its params as a query key: ["/api", "join", "abc"]. */
export function keyOf<C extends Call>(name: C, params?: Params<C>): string[] {
  const [, path = ""] = name.split(" ");
  const values = (params ?? {}) as Record<string, string>;
  const [root = "", ...parts] = path.slice(1).split("/");
  return [
    `/${root}`,
    ...parts.map((part) => (part.startsWith(":") ? encodeURIComponent(values[part.slice(1)] ?? "") : part)),
  ];
}

/** Default loading: a GET to the key's parts joined by slash. A 401 fails like any other refusal. */
export const loadKey = async ({ queryKey }: { queryKey: readonly unknown[] }) =>
  read(await request("GET", queryKey.join("/")));

/** Calls that load. */
export type Load = Extract<keyof Api, `GET ${string}`>;
