/** A browser without a screen: keeps cookies, follows redirects, sends forms. */
export interface Answer<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

export class Visitor {
  readonly #cookies = new Map<string, string>();

  constructor(readonly origin: string) {}

  /** As the header has them. */
  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** One request, redirects not followed. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0) headers.set("cookie", this.cookies);
    const response = await fetch(new URL(address, this.origin), { ...init, headers, redirect: "manual" });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  /** A navigation: follows redirects as a browser would. */
  async visit(address: string, init: RequestInit = {}): Promise<{ url: string; status: number; html: string }> {
    let url = new URL(address, this.origin).href;
    let response = await this.fetch(url, init);
    for (let hops = 0; response.status >= 300 && response.status < 400; hops++) {
      if (hops === 20) throw new Error(`Too many redirects at ${url}`);
      url = new URL(response.headers.get("location")!, url).href;
      response = await this.fetch(url);
    }
    return { url, status: response.status, html: await response.text() };
  }

  /** Sends the page's form with these fields filled in. */
  async submit(page: { url: string; html: string }, fields: Record<string, string>) {
    const form = /<form[^>]*>/.exec(page.html)?.[0] ?? "";
    const action = /action="([^"]*)"/.exec(form)?.[1]?.replaceAll("&amp;", "&") ?? page.url;
    const body = new URLSearchParams(fields);
    for (const [input] of page.html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
      const name = /name="([^"]*)"/.exec(input)?.[1];
      if (name && !body.has(name)) body.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? "");
    }
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return this.visit(new URL(action, page.url).href, { method: "POST", body, headers });
  }

  get = <T = unknown>(path: string) => this.#call<T>("GET", path);
  post = <T = unknown>(path: string, body: unknown = {}) => this.#call<T>("POST", path, body);
  patch = <T = unknown>(path: string, body: unknown) => this.#call<T>("PATCH", path, body);
  delete = <T = unknown>(path: string) => this.#call<T>("DELETE", path, {});

  async #call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: this.#asBrowser() };
    const response = await this.fetch(path, { method, ...sent });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: (text === "" ? null : readJson(text)) as T };
  }

  #asBrowser = () => ({ "content-type": "application/json", origin: this.origin, "sec-fetch-site": "same-origin" });

  #keep(cookie: string) {
    const [pair = ""] = cookie.split(";");
    const at = pair.indexOf("=");
    const expired = /expires=Thu, 01 Jan 1970|max-age=0/i.test(cookie);
    if (expired) this.#cookies.delete(pair.slice(0, at));
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
