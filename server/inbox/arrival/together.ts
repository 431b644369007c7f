export interface TogetherOptions<T, R> {
  /** Writes all of them or none, and answers in their order. */
  write: (items: T[]) => Promise<R[]>;
  /** In one write. */
  most: number;
  /** Whether it may share a write; a large one would keep the small ones waiting. */
  isSmall: (item: T) => boolean;
  /** Whether every other write would fail for the same reason. */
  isEverybodys: (error: unknown) => boolean;
}

interface Waiting<T, R> {
  item: T;
  resolve: (result: R) => void;
  reject: (error: unknown) => void;
}

/**
 * Group commit: what comes while a write is under way shares the next one, and each hears when its own is over. Whoever
 * comes alone is written at once, so company costs nobody time. When a write fails for the sake of one item, each is
 * written by itself, and only that one fails.
 */
export function together<T, R>({ write, most, isSmall, isEverybodys }: TogetherOptions<T, R>) {
  const waiting: Waiting<T, R>[] = [];
  let writing = false;

  const alone = async (item: T) => (await write([item]))[0]!;

  async function drain() {
    writing = true;
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    writing = false;
  }

  /** Never rejects. */
  async function settle(group: Waiting<T, R>[]) {
    try {
      const results = await write(group.map(({ item }) => item));
      for (const [n, { resolve }] of group.entries()) resolve(results[n]!);
    } catch (error) {
      if (group.length === 1 || isEverybodys(error)) for (const { reject } of group) reject(error);
      else for (const { item, resolve, reject } of group) await alone(item).then(resolve, reject);
    }
  }

  return (item: T): Promise<R> => {
    if (!isSmall(item)) return alone(item);
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!writing) void drain();
    });
  };
}
