import { setTimeout as pause } from "node:timers/promises";

export interface BatcherOptions<T> {
  write: (items: T[]) => Promise<void>;
  /** How long the first item waits for company. */
  lingerMs: number;
  most: number;
  retryMs: number;
  /** Whether the same write may work in a moment. */
  isPassing: (error: unknown) => boolean;
  failed: (error: unknown) => void;
}

/**
 * Writes what arrives in small batches, one at a time. While the database is away a batch is kept and tried again: it
 * holds the only news of what was sent. A batch that can never be written is taken apart, so that one bad item costs
 * only itself.
 */
export function createBatcher<T>({ write, lingerMs, most, retryMs, isPassing, failed }: BatcherOptions<T>) {
  let waiting: T[] = [];
  let running: Promise<void> | null = null;

  async function drain() {
    let size = most;
    await pause(lingerMs);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, size);
      try {
        await write(batch);
      } catch (error) {
        failed(error);
        if (isPassing(error)) {
          await pause(retryMs);
          continue;
        }
        if (batch.length > 1) {
          size = 1;
          continue;
        }
      }
      waiting = waiting.slice(batch.length);
      size = Math.min(most, size * 2);
      if (waiting.length > 0 && waiting.length < most) await pause(lingerMs);
    }
  }

  return {
    add(items: T[]) {
      waiting.push(...items);
      running ??= drain().finally(() => {
        running = null;
      });
    },
    /** Resolves when everything so far is written. */
    written: () => running ?? Promise.resolve(),
  };
}
