import { EventEmitter, once } from "node:events";

const bell = new EventEmitter().setMaxListeners(0);

/** Results were written by this process. A hint for those who wait: what is true stands in the database. */
export const ring = () => void bell.emit("written");

/** Resolves at the next ring, at the latest after `ms`. */
export async function nextRing(ms: number): Promise<void> {
  // Whole milliseconds of no negative number: it throws at anything else.
  const signal = AbortSignal.timeout(Math.max(0, Math.ceil(ms)));
  await once(bell, "written", { signal }).catch(() => {});
}
