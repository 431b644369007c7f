import { expect, test } from "vitest";
import { home } from "../../tests/support/grammar";
import { threadedReader } from "./reader";

/** A thread that reads a subject as an order: to hang, to fill its memory, or else to answer with it. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from "node:worker_threads";
    parentPort.on("message", ({ source: { subject } }) => {
      const kept = [];
      while (subject === "hang");
      while (subject === "fill") kept.push(Array(100_000).fill({}));
      if (subject === "throw") throw new Error();
      parentPort.postMessage({ subject });
    });
    parentPort.postMessage("ready");`)}`,
);
const reader = () => threadedReader({ script, limitMs: 3_000, memoryMb: 32 });

test.each(["hang", "fill", "throw"])(
  "an email that makes its reading %s ends alone; the next is read",
  async (subject) => {
    const readEmail = reader();
    const readings = await Promise.all([readEmail({ subject }, home), readEmail({ subject: "next" }, home)]);
    expect(readings).toMatchObject([{ verdict: "unreadable", reason: expect.any(String) }, { subject: "next" }]);
  },
);

test("readings are answered in the order of the emails", async () => {
  const readEmail = reader();
  const subjects = ["a", "b", "c"];
  const readings = await Promise.all(subjects.map((subject) => readEmail({ subject }, home)));
  expect(readings.map(({ subject }) => subject)).toEqual(subjects);
});

test("a thread that cannot be started is an error of ours, not an unreadable email", async () => {
  const readEmail = threadedReader({ script: new URL("file:///nowhere/thread.js") });
  await expect(readEmail({ subject: "x" }, home)).rejects.toThrow();
});
