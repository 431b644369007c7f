import { describe, expect, test } from "vitest";
import { limitOf, periodOf, planOf, type Subscription, statusOf } from "./plan";

const now = new Date("2026-03-15T12:00:00Z");
const active: Subscription = {
  status: "active",
  periodStart: new Date("2026-03-04T09:30:00Z"),
  periodEnd: new Date("2026-04-04T09:30:00Z"),
  cancelAt: null,
};

describe("the plan", () => {
  test("is the trial, active, until there is a subscription [S4.14, S4.21, S1.12, S9.2]", () => {
    expect(planOf(undefined, now)).toBe("free_trial");
    expect(statusOf(undefined, now)).toBe("active");
    expect(limitOf("free_trial")).toBe(25);
  });

  test("a checkout that was opened and not paid changes nothing [S4.14]", () => {
    const opened = { status: null, periodStart: null, periodEnd: null, cancelAt: null };
    expect([planOf(opened, now), statusOf(opened, now)]).toEqual(["free_trial", "active"]);
  });

  test.each([
    ["active", "professional"],
    ["trialing", "professional"],
    ["past_due", "professional"],
    ["canceled", "free_trial"],
    ["unpaid", "free_trial"],
    ["incomplete", "free_trial"],
    ["incomplete_expired", "free_trial"],
    ["paused", "free_trial"],
  ])(
    "with a subscription that is %s is %s: Stripe's word until it has ended, then the trial's [S4.18, S4.20, S4.21, S4.22]",
    (status, plan) => {
      expect(planOf({ ...active, status }, now)).toBe(plan);
      expect(statusOf({ ...active, status }, now)).toBe(/canceled|expired/.test(status) ? "active" : status);
    },
  );

  test("Professional has no limit [S1.13, S9.9]", () => expect(limitOf("professional")).toBe(-1));

  test("cancelled, it lasts to its end and not longer, even if nobody says so [S4.16, S4.18]", () => {
    const ending = { ...active, cancelAt: active.periodEnd };
    expect(planOf(ending, now)).toBe("professional");
    expect(planOf(ending, new Date("2026-04-04T09:29:59Z"))).toBe("professional");
    expect(planOf(ending, new Date("2026-04-04T09:30:00Z"))).toBe("free_trial");
  });
});

describe("the period", () => {
  test.each([
    // New York is 5 hours behind in winter, Auckland 13 ahead in summer.
    ["America/New_York", "2026-02-01T04:59:00Z", "2026-01", "2026-02-01T05:00:00.000Z"],
    ["America/New_York", "2026-02-01T05:00:00Z", "2026-02", "2026-03-01T05:00:00.000Z"],
    ["Pacific/Auckland", "2026-01-31T11:00:00Z", "2026-02", "2026-02-28T11:00:00.000Z"],
    ["UTC", "2026-12-31T23:59:59Z", "2026-12", "2027-01-01T00:00:00.000Z"],
    // The month ends in another offset than it began in.
    ["Europe/Berlin", "2026-03-15T12:00:00Z", "2026-03", "2026-03-31T22:00:00.000Z"],
  ])("of a trial in %s at %s is %s, to %s [P34, S4.23]", (timeZone, at, key, endsAt) => {
    const period = periodOf(undefined, timeZone, new Date(at));
    expect([period.key, period.endsAt.toISOString()]).toEqual([key, endsAt]);
  });

  test("of Professional is Stripe's, whatever the zone [P35]", () => {
    for (const timeZone of ["UTC", "Pacific/Auckland"])
      expect(periodOf(active, timeZone, now)).toEqual({ key: "2026-03-04T09:30:00.000Z", endsAt: active.periodEnd });
  });

  test("of a plan that ends is over when the plan is [S4.17]", () => {
    const cancelAt = new Date("2026-03-20T00:00:00Z");
    expect(periodOf({ ...active, cancelAt }, "UTC", now).endsAt).toEqual(cancelAt);
  });

  test("is the calendar month again once Professional is over [S4.18]", () => {
    expect(periodOf({ ...active, status: "canceled" }, "UTC", now).key).toBe("2026-03");
  });
});
