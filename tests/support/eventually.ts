import { setTimeout as pause } from "node:timers/promises";

const PATIENCE_MS = 30_000;
const BETWEEN_MS = 20;

/** Asks again until the answer holds: for what another process, a webhook or the sender does in its own time. */
export async function eventually<T>(ask: () => Promise<T | false | null | undefined>, what: string): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > until) throw new Error(`It never came true: ${what}`);
    await pause(BETWEEN_MS);
  }
}
