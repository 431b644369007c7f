import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 10_000;
const BETWEEN_MS = 20;

/** Asks again until the answer holds: for what another process, a webhook or the sender does in its own time. */
export async function eventually<T>(ask: () => Promise<T | false | null | undefined>, what: string): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > until) throw new Error(`It never came true: ${what}`);
    await pause(BETWEEN_MS);
  }
}
