import { beforeEach, expect, test } from "vitest";
import { createBatcher } from "./batcher";

let batches: number[][];
let failures: string[];
beforeEach(() => {
  batches = [];
  failures = [];
});

function batcher(write: (items: number[]) => void, most = 100) {
  return createBatcher<number>({
    write: async (items) => {
      write(items);
      batches.push(items);
    },
    lingerMs: 1,
    most,
    retryMs: 1,
    isPassing: (error) => (error as Error).message === "away",
    failed: (error) => void failures.push((error as Error).message),
  });
}

test("what comes together is written together, in order and in bounded batches", async () => {
  const { add, written } = batcher(() => {}, 3);
  add([1, 2]);
  add([3, 4]);
  await written();
  expect(batches).toEqual([[1, 2, 3], [4]]);
});

test("while the database is away nothing is lost", async () => {
  let away = 3;
  const { add, written } = batcher(() => {
    if (away-- > 0) throw new Error("away");
  });
  add([1, 2]);
  await written();
  expect(batches).toEqual([[1, 2]]);
  expect(failures).toEqual(["away", "away", "away"]);
});

test("an item that can never be written costs only itself", async () => {
  const { add, written } = batcher((items) => {
    if (items.includes(3)) throw new Error("bad");
  });
  add([1, 2, 3, 4, 5]);
  await written();
  expect(batches.flat()).toEqual([1, 2, 4, 5]);
});
