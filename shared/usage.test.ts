import { describe, expect, test } from "vitest";
import { TRIAL_NOTIFICATIONS_PER_MONTH, UNLIMITED } from "./constants";
import { isNearLimit, successRate, usagePercentage } from "./usage";

const limit = TRIAL_NOTIFICATIONS_PER_MONTH;

test("the trial has 25 notifications a month [S9.2]", () => expect(limit).toBe(25));

describe("usage", () => {
  test.each([
    [0, 0],
    [14, 56],
    [19, 76],
    [25, 100],
  ])("%i of 25 is %i percent [S3.32]", (current, percent) => expect(usagePercentage(current, limit)).toBe(percent));
  test("is rounded down, so 100 means that nothing is left [S3.32]", () => expect(usagePercentage(299, 300)).toBe(99));
  test("is 0 percent of an unlimited plan [S3.32]", () => expect(usagePercentage(612, UNLIMITED)).toBe(0));
});

describe("the near-limit warning", () => {
  test("begins at 80 percent [S9.16]", () => {
    expect(isNearLimit(19, limit)).toBe(false);
    expect(isNearLimit(20, limit)).toBe(true);
    expect(isNearLimit(25, limit)).toBe(true);
  });
  test("is never shown on an unlimited plan [S9.16]", () => expect(isNearLimit(10_000, UNLIMITED)).toBe(false));
});

describe("success rate", () => {
  test("is the rounded share of success among success, failed and pending [S9.17]", () => {
    expect(successRate({ success: 7, failed: 1, pending: 1 })).toBe(78);
    expect(successRate({ success: 1, failed: 0, pending: 0 })).toBe(100);
  });
  test("is 0 when there are none [S9.18]", () => expect(successRate({ success: 0, failed: 0, pending: 0 })).toBe(0));
});
