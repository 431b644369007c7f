import { expect, test } from "vitest";
import { createBacklog } from "./backlog";

const busy = expect.objectContaining({ code: "unavailable", retryAfterSeconds: expect.any(Number) });

/** Work that is over when it is told so. */
function job() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

test("bodies are received up to the room there is, and again when it is free", () => {
  const backlog = createBacklog({ bytes: 100 });
  const received = backlog.admit(60);
  backlog.admit(40);
  expect(() => backlog.admit(1)).toThrow(busy);
  received();
  received();
  backlog.admit(60);
  expect(() => backlog.admit(1)).toThrow(busy);
});

test("a body larger than all the room is received alone", () => {
  const backlog = createBacklog({ bytes: 100 });
  const received = backlog.admit(1_000);
  expect(() => backlog.admit(1)).toThrow(busy);
  received();
  backlog.admit(1);
  expect(() => backlog.admit(1_000)).toThrow(busy);
});

test("while too many wait to be read, no more are received", async () => {
  const backlog = createBacklog({ waiting: 2, readings: 1 });
  const [first, second, third] = [job(), job(), job()];
  const reading = [first, second, third].map(({ work }) => backlog.read(work));
  expect(() => backlog.admit(1)).toThrow(busy);
  for (const { end } of [first, second, third]) end();
  await Promise.all(reading);
  backlog.admit(1);
});

test("reading goes on after one that failed, in the order of arrival", async () => {
  const backlog = createBacklog({ readings: 1 });
  const order: number[] = [];
  const fails = backlog.read(async () => {
    order.push(1);
    throw new Error("unreadable");
  });
  const works = backlog.read(async () => order.push(2));
  await expect(fails).rejects.toThrow("unreadable");
  expect(await works).toBe(2);
  expect(order).toEqual([1, 2]);
});

test("while emails come in one upon another they are received first, but not for long", async () => {
  const patient = createBacklog({ patienceMs: 3_600_000 });
  const received = patient.admit(1);
  let read = false;
  const reading = patient.read(async () => {
    read = true;
  });
  patient.admit(1)();
  expect(read).toBe(false);
  received();
  await reading;

  const impatient = createBacklog({ patienceMs: 10 });
  impatient.admit(1);
  expect(await impatient.read(async () => "read")).toBe("read");
});

test("those who were answered together may send their next ones before reading begins", async () => {
  const backlog = createBacklog({ patienceMs: 3_600_000 });
  const order: string[] = [];
  const answered = backlog.admit(1);
  const first = backlog.read(async () => order.push("first is read"));
  answered();
  const next = backlog.admit(1);
  order.push("next is received");
  const second = backlog.read(async () => order.push("next is read"));
  next();
  await Promise.all([first, second]);
  expect(order).toEqual(["next is received", "first is read", "next is read"]);
});

test("at the end what is being read is finished, what waits is left to others, and nothing more is taken", async () => {
  const backlog = createBacklog({ readings: 1 });
  const { work, end } = job();
  const begun = backlog.read(work);
  const waits = backlog.read(async () => "read");
  const stopped = backlog.stop();
  await expect(waits).rejects.toEqual(busy);
  await expect(backlog.read(async () => "read")).rejects.toEqual(busy);
  expect(() => backlog.admit(1)).toThrow(busy);
  end();
  await Promise.all([begun, stopped]);
});
