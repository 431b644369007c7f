import type { Logger } from "pino";
import { Agent, request } from "undici";

/** A provider's webhooks share the process with the product: a few at a time leave it room to work. */
const IN_FLIGHT = 4;
const ANSWER_TIMEOUT_MS = 15_000;

export interface Answer {
  status: number;
  body: string;
}

export interface Poster {
  /** Posts to the public address's path on this very server. Undefined: nobody answered. */
  post(publicAddress: string, headers: Record<string, string>, body: string | Buffer): Promise<Answer | undefined>;
  /** The same, but in turn: callbacks that nobody waits for. */
  queue(publicAddress: string, headers: Record<string, string>, body: string | Buffer): Promise<Answer | undefined>;
  close(): Promise<void>;
}

export function createPoster(internalUrl: () => string, log: Logger): Poster {
  const agent = new Agent({ connections: 32, headersTimeout: ANSWER_TIMEOUT_MS, bodyTimeout: ANSWER_TIMEOUT_MS });
  const waiting: (() => void)[] = [];
  let free = IN_FLIGHT;
  let closed = false;

  const post: Poster["post"] = async (publicAddress, headers, body) => {
    if (closed) return undefined;
    const { pathname, search } = new URL(publicAddress);
    try {
      const reply = await request(internalUrl() + pathname + search, {
        method: "POST",
        headers,
        body,
        dispatcher: agent,
      });
      const answer = { status: reply.statusCode, body: await reply.body.text() };
      if (answer.status >= 300) log.warn({ path: pathname, status: answer.status }, "sandbox: a webhook was refused");
      return answer;
    } catch (error) {
      if (!closed) log.warn({ path: pathname, err: error }, "sandbox: a webhook got no answer");
      return undefined;
    }
  };

  return {
    post,
    async queue(publicAddress, headers, body) {
      if (free > 0) free--;
      else await new Promise<void>((resume) => waiting.push(resume));
      try {
        return await post(publicAddress, headers, body);
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free++;
      }
    },
    async close() {
      closed = true;
      await agent.destroy();
    },
  };
}
