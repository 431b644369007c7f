import fc from "fast-check";
import { expect, test } from "vitest";
import { SEED } from "../../tests/support/seed";
import type { MessageState } from "../db/schema";
import type { MessageId } from "../ids";
import type { Outcome } from "../providers/ports";
import { backoffMs, isNews, order, resultOf } from "./outcome";

const id = "m" as MessageId;
const noon = new Date("2026-03-03T12:00:00Z");
const later = (ms: number) => new Date(noon.getTime() + ms);

test("the state a message ends in does not depend on the order of the news, nor on its repetition [D82, D96]", () => {
  const after = (news: MessageState[]) => news.reduce((state, next) => (isNews(next, state) ? next : state), "queued");
  const news = fc.array(fc.constantFrom(...order), { maxLength: 8 });
  fc.assert(
    fc.property(news, fc.infiniteStream(fc.nat()), (told, numbers) => {
      const shuffled = [...told, ...told].sort(() => (numbers.next().value! % 2 === 0 ? 1 : -1));
      expect(after(shuffled)).toBe(after(told));
    }),
    { seed: SEED },
  );
});

test("only what surely did not go out is queued again [D100]", () => {
  const result = (outcome: Outcome) => resultOf({ id, attempt: 1, begunAt: noon }, outcome, noon, 0.5, 5_000).state;
  expect(result({ kind: "accepted", providerId: "SM1" })).toBe("sent");
  expect(result({ kind: "busy", retryAfterMs: null })).toBe("queued");
  expect(result({ kind: "refused", code: "20003", because: "account", problem: "" })).toBe("queued");
  expect(result({ kind: "refused", code: "21211", because: "bad-address", problem: "" })).toBe("failed");
  expect(result({ kind: "refused", code: "21610", because: "opted-out", problem: "" })).toBe("failed");
  expect(result({ kind: "refused", code: "21617", because: "message", problem: "" })).toBe("failed");
  expect(result({ kind: "unknown", problem: "" })).toBe("unknown");
});

test("a busy provider is given the time it asks for, and some more each time", () => {
  const due = (retryAfterMs: number | null, attempt: number) =>
    resultOf({ id, attempt, begunAt: noon }, { kind: "busy", retryAfterMs }, noon, 1, 5_000).dueAt;
  expect(due(null, 1)).toEqual(later(500));
  expect(due(null, 3)).toEqual(later(2_000));
  expect(due(2_000, 1)).toEqual(later(2_500));
});

test("waits double up to half a minute, and no two of a crowd are alike", () => {
  const waits = [1, 2, 3, 10, 50].map((attempt) => backoffMs(attempt, null, 1));
  expect(waits).toEqual([500, 1_000, 2_000, 30_000, 30_000]);
  expect(backoffMs(3, null, 0)).toBe(1_000);
});
