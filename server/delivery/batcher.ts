/**
 * Writes what arrives in small batches, one at a time. A batch that could not be written is kept and tried again: it
 * holds the only news of what was sent.
 */
export function createBatcher<T>(options: {
  write: (items: T[]) => Promise<void>;
  /** How long the first item waits for company. */
  lingerMs: number;
  most: number;
  retryMs: number;
  failed: (error: unknown) => void;
}) {
  const { write, lingerMs, most, retryMs, failed } = options;
  let waiting: T[] = [];
  let running: Promise<void> | null = null;

  async function drain() {
    await pause(lingerMs);
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most);
      try {
        await write(batch);
        waiting = waiting.slice(batch.length);
        if (waiting.length > 0 && waiting.length < most) await pause(lingerMs);
      } catch (error) {
        failed(error);
        await pause(retryMs);
      }
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

const pause = (ms: number) => new Promise((over) => setTimeout(over, ms));
