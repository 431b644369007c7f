import { expect, test } from "vitest";
import { dateLine } from "./date-line";

const plan = {
  plan: "professional",
  status: "active",
  currentPeriodEnd: "2026-03-06T03:00:00.000Z",
  cancelAtPeriodEnd: "false",
} as const;
const zone = "America/Los_Angeles";

test("the date is that of the practitioner's zone", () => expect(dateLine(plan, zone)).toBe("Renews on March 5, 2026"));
test("a cancelled plan says when it ends, whatever it is", () =>
  expect(dateLine({ ...plan, cancelAtPeriodEnd: "true" }, zone)).toBe("Cancels on March 5, 2026"));
test("the trial resets", () => expect(dateLine({ ...plan, plan: "free_trial" }, zone)).toBe("Resets on March 5, 2026"));
test("without an active status or a period end there is no line", () => {
  expect(dateLine({ ...plan, status: "past_due" }, zone)).toBeUndefined();
  expect(dateLine({ ...plan, currentPeriodEnd: null }, zone)).toBeUndefined();
});
