import { Agent } from "node:http";
import { Logger, type Runner, run } from "graphile-worker-016";
import twilio from "twilio";
import { addJobs } from "./graphile-worker";
import type { Peer, PeerOptions, Post } from "./peer";
import { resultsIn } from "./results";

const SCHEMA = "peer_usual";
/** Five for each socket of the SDK; more of them only wait. */
const JOBS_AT_ONCE = 100;

/** What a project starts with: graphile-worker 0.16, a job for each text, `messages.create`, an insert for its result. */
export async function usualStack({
  pool,
  databaseUrl,
  apiUrl,
}: Omit<PeerOptions, "atOnce" | "post"> & { apiUrl: string }): Promise<Peer> {
  const results = await resultsIn(pool, `${SCHEMA}_results`);
  const post = sdkAsItComes(apiUrl);
  let runner: Runner | null = null;
  let done = Promise.resolve();
  return {
    async queue(texts) {
      runner = await run({
        connectionString: databaseUrl,
        schema: SCHEMA,
        concurrency: JOBS_AT_ONCE,
        logger: new Logger(() => () => {}),
        noHandleSignals: true,
        taskList: {
          text: async (payload) => {
            const text = payload as Parameters<Post>[0];
            await results.store([{ id: text.id, providerId: await post(text) }]);
          },
        },
      });
      done = results.all(texts.length);
      await addJobs(pool, SCHEMA, texts);
    },
    drain: () => done,
    async rest() {
      await runner?.stop();
    },
    stop: async () => {},
  };
}

/**
 * Its own HTTP client on axios, taken to the provider here. That speaks no TLS, so the agent for https is matched by one
 * for http with the same options, above all its 20 sockets; what TLS costs is spared.
 */
function sdkAsItComes(apiUrl: string): Post {
  const httpClient = new twilio.RequestClient();
  const { defaults } = httpClient.axios;
  defaults.httpAgent = new Agent(defaults.httpsAgent.options);
  const request = httpClient.request.bind(httpClient);
  httpClient.request = (options) => request({ ...options, uri: options.uri.replace("https://api.twilio.com", apiUrl) });
  const client = twilio(`AC${"0".repeat(32)}`, "token", { httpClient });
  return async ({ id, to, body }) => {
    const statusCallback = `https://slotback.example/api/webhooks/twilio/status?message=${id}`;
    const { sid } = await client.messages.create({
      to,
      body,
      from: "+15550100000",
      statusCallback,
      validityPeriod: 36_000,
    });
    return sid;
  };
}
