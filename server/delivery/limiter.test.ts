import { beforeEach, expect, test } from "vitest";
import { createLimiter, type Limiter, type Verdict } from "./limiter";

let at = 0;
let limiter: Limiter;
beforeEach(() => {
  at = 1_000;
  limiter = createLimiter({ most: 64, now: () => at, random: () => 1 });
});

/** One round trip of `calls` calls that all end alike. */
function round(calls: number, verdict: Verdict) {
  const began = Array.from({ length: calls }, () => limiter.begin());
  at += 50;
  for (const moment of began) limiter.end(moment, verdict);
}

test("as many calls may begin as are allowed and not in flight", () => {
  expect(limiter.room()).toBe(64);
  limiter.begin();
  expect(limiter.room()).toBe(63);
});

test("room for a few is no room: it would cost a claim for each call", () => {
  for (let n = 0; n < 54; n++) limiter.begin();
  expect(limiter.room()).toBe(0);
});

test("a crowd of refusals in one round trip halves the limit once", () => {
  round(64, "busy");
  expect(limiter.limit()).toBe(32);
  expect(limiter.room()).toBe(32);
});

test("while refusals go on, nothing begins for a while that grows up to five seconds", () => {
  const holds = Array.from({ length: 8 }, () => {
    round(1, "busy");
    const hold = limiter.holdMs();
    expect(hold === 0 || limiter.room() === 0).toBe(true);
    at += hold;
    return hold;
  });
  expect(holds).toEqual([0, 250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
  expect(limiter.limit()).toBe(1);
});

test("the limit grows back, steeply at first", () => {
  round(1, "busy");
  round(1, "busy");
  at += limiter.holdMs();
  expect(limiter.limit()).toBe(16);
  for (let n = 0; n < 50; n++) round(limiter.limit(), "good");
  expect(limiter.limit()).toBe(64);
});

test("one lost call among good ones changes nothing; two in a row do", () => {
  round(1, "lost");
  round(1, "good");
  round(1, "lost");
  expect(limiter.limit()).toBe(64);
  round(1, "lost");
  expect(limiter.limit()).toBe(32);
});

test("a refused account is asked again after half a minute, with one call", () => {
  round(10, "refused");
  expect(limiter.room()).toBe(0);
  at += 30_000;
  expect(limiter.room()).toBe(1);
});

test("no more calls begin in a second than are allowed", () => {
  limiter = createLimiter({ most: 64, perSecond: 10, now: () => at, random: () => 1 });
  expect(limiter.room()).toBe(10);
  for (let n = 0; n < 10; n++) limiter.begin();
  expect(limiter.room()).toBe(0);
  at += 500;
  expect(limiter.room()).toBe(5);
});

test.each([1, 3, 10])("a text of %s segments takes so many of the segments a second", (segments) => {
  limiter = createLimiter({ most: 64, perSecond: 30, now: () => at, random: () => 1 });
  let begun = 0;
  for (const ends = at + 60_000; at < ends; at += 20) {
    for (let room = limiter.room(); room > 0; room--) {
      limiter.end(limiter.begin(segments), "good");
      begun += segments;
    }
  }
  // A second's worth may begin at once, counted in single segments before the first long text was seen.
  expect(begun).toBeGreaterThan(60 * 30 * 0.9);
  expect(begun).toBeLessThanOrEqual(60 * 30 + 30 * segments);
});

test("a text longer than a second's segments goes out, and the next waits for it", () => {
  limiter = createLimiter({ most: 64, perSecond: 1, now: () => at, random: () => 1 });
  expect(limiter.room()).toBe(1);
  limiter.begin(3);
  at += 2_875;
  expect(limiter.room()).toBe(0);
  at += 125;
  expect(limiter.room()).toBe(1);
});
