import { expect, test } from "vitest";
import { together } from "./together";

/** Writes that end when they are told to; a negative number cannot be written. */
function slowly(most = 100) {
  const writes: { items: number[]; end: (error?: Error) => void }[] = [];
  const write = together<number, string>({
    write: (items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => {
          if (error) reject(error);
          else if (items.some((item) => item < 0)) reject(new Error("bad"));
          else resolve(items.map((item) => `wrote ${item}`));
        };
        writes.push({ items, end });
      }),
    most,
    isSmall: (item) => item < 1_000,
    isEverybodys: (error) => (error as Error).message === "away",
  });
  return {
    write,
    written: () => writes.map(({ items }) => items),
    /** Ends the nth write, as soon as it has begun. */
    async end(nth: number, error?: Error) {
      while (writes.length <= nth) await Promise.resolve();
      writes[nth]!.end(error);
    },
  };
}

test("who comes alone is written at once, and what comes meanwhile is written together", async () => {
  const { write, written, end } = slowly(2);
  const results = Promise.all([1, 2, 3, 4].map(write));
  expect(written()).toEqual([[1]]);
  for (const nth of [0, 1, 2]) await end(nth);
  expect(await results).toEqual(["wrote 1", "wrote 2", "wrote 3", "wrote 4"]);
  expect(written()).toEqual([[1], [2, 3], [4]]);
});

test("nobody hears of success before their own write is over", async () => {
  const { write, end } = slowly();
  const heard: string[] = [];
  const [first, second] = [1, 2].map((item) => write(item).then((result) => heard.push(result)));
  await end(0);
  await first;
  expect(heard).toEqual(["wrote 1"]);
  await end(1);
  await second;
  expect(heard).toEqual(["wrote 1", "wrote 2"]);
});

test("an item that cannot be written fails by itself", async () => {
  const { write, written, end } = slowly();
  const results = Promise.allSettled([1, 2, -3, 4].map(write));
  for (const nth of [0, 1, 2, 3, 4]) await end(nth);
  expect(await results).toEqual([
    { status: "fulfilled", value: "wrote 1" },
    { status: "fulfilled", value: "wrote 2" },
    { status: "rejected", reason: new Error("bad") },
    { status: "fulfilled", value: "wrote 4" },
  ]);
  expect(written()).toEqual([[1], [2, -3, 4], [2], [-3], [4]]);
});

test("what fails for everybody is not tried for each, and whoever comes later is written", async () => {
  const { write, written, end } = slowly();
  const results = Promise.allSettled([1, 2, 3].map(write));
  for (const nth of [0, 1]) await end(nth, new Error("away"));
  expect((await results).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  const later = write(4);
  await end(2);
  expect(await later).toBe("wrote 4");
  expect(written()).toEqual([[1], [2, 3], [4]]);
});

test("a large one goes by itself, and keeps nobody waiting", async () => {
  const { write, written, end } = slowly();
  const [first, large] = [write(1), write(1_000)];
  expect(written()).toEqual([[1], [1_000]]);
  await end(1);
  expect(await large).toBe("wrote 1000");
  await end(0);
  expect(await first).toBe("wrote 1");
});
