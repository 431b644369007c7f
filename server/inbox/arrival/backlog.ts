import { Refusal } from "../../http/errors";

export interface Bounds {
  /** Emails that are stored and wait to be read, at most: a few seconds of work. The sweep helps with those that wait longer. */
  waiting: number;
  /** Bytes of bodies being received at once. One email may have 35 MB, and is copied a few times on its way. */
  bytes: number;
  /** Emails being read at once: reading takes the processor, acting on it waits for the database. */
  readings: number;
  /** While emails come one upon another they are taken in first, but none waits longer than this for its reading. */
  patienceMs: number;
  /** Received together, emails are answered together, and their senders are about to send the next ones. */
  quietMs: number;
}

const BOUNDS: Bounds = { waiting: 400, bytes: 128 * 1024 * 1024, readings: 4, patienceMs: 1_000, quietMs: 5 };
/** About as long as reading all that waits takes. Mail providers come again by themselves, for days. */
const RETRY_AFTER_SECONDS = 5;

export type Backlog = ReturnType<typeof createBacklog>;

/**
 * The emails this process has in its hands: being received, or stored and not yet read. Taking more than can be read
 * would only make everybody's waitlist wait, so beyond the bounds an email is refused before it is received, in the
 * words that make the provider keep it. What was taken is a row already: whatever is lost here, the sweep finds.
 */
export function createBacklog(bounds: Partial<Bounds> = {}) {
  const { waiting, bytes, readings, patienceMs, quietMs } = { ...BOUNDS, ...bounds };
  const queue: Waiting[] = [];
  const running = new Set<Promise<void>>();
  const receiving = { emails: 0, bytes: 0 };
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  function next() {
    clearTimeout(timer);
    while (running.size < readings && queue.length > 0) {
      const patienceLeftMs = queue[0]!.since + patienceMs - performance.now();
      if (receiving.emails > 0 && patienceLeftMs > 0) return wait(patienceLeftMs);
      begin(queue.shift()!);
    }
  }

  function wait(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
  }

  function begin({ work }: Waiting) {
    const begun = work().finally(() => {
      running.delete(begun);
      next();
    });
    running.add(begun);
  }

  return {
    /** Makes room for a body of so many bytes, or refuses it. To be called back, once or more, when it is received. */
    admit(size: number): () => void {
      // A body larger than all the room is let in when it is alone; otherwise it would be refused for ever.
      const fits = receiving.emails === 0 || receiving.bytes + size <= bytes;
      if (!fits || queue.length >= waiting || stopped) throw busy();
      receiving.emails += 1;
      receiving.bytes += size;
      let open = true;
      return () => {
        if (!open) return;
        open = false;
        receiving.emails -= 1;
        receiving.bytes -= size;
        if (receiving.emails === 0 && queue.length > 0) wait(quietMs);
      };
    },

    /** What reading a stored email comes to, after those that came before it. Refused when the process ends first. */
    read<T>(work: () => Promise<T>): Promise<T> {
      if (stopped) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        const settle = () => work().then(resolve, reject);
        queue.push({ work: settle, refuse: reject, since: performance.now() });
        next();
      });
    },

    /** Begins no more and waits for what is being read. */
    async stop() {
      stopped = true;
      for (const { refuse } of queue.splice(0)) refuse(busy());
      clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

interface Waiting {
  /** Never rejects. */
  work: () => Promise<void>;
  refuse: (reason: Refusal) => void;
  /** Milliseconds of the monotonic clock. */
  since: number;
}

const busy = () =>
  new Refusal("unavailable", "Slotback is busy. Try again in a minute.", undefined, RETRY_AFTER_SECONDS);
