import { expect, test } from "vitest";
import { bodyOf, boxesOf, hints, methodOf, missingSlot, problemOf, slotWords } from "./draft";

const draft = { sms: true, email: true, message: "Hi [FIRST_NAME]", date: "2026-03-19", time: "15:30" };

test("two boxes are one method [S4.30, S4.31, S4.32]", () => {
  expect(methodOf({ sms: true, email: false })).toBe("sms");
  expect(methodOf({ sms: false, email: true })).toBe("email");
  expect(methodOf({ sms: true, email: true })).toBe("both");
  expect(methodOf({ sms: false, email: false })).toBeUndefined();
});

test("a method is its boxes again [S4.30, S4.31, S4.32]", () => {
  for (const method of ["sms", "email", "both"] as const) expect(methodOf(boxesOf(method))).toBe(method);
  expect(Object.keys(hints)).toHaveLength(3);
});

test("what is missing is said one thing at a time", () => {
  expect(problemOf({ ...draft, message: "  ", sms: false, email: false })?.title).toBe("Missing Message");
  expect(problemOf({ ...draft, sms: false, email: false })?.title).toBe("No Method Selected");
  expect(problemOf({ ...draft, message: "at [time]", time: "" })?.text).toBe(missingSlot);
  expect(problemOf({ ...draft, message: "on [DATE]", date: "", time: "" })?.text).toBe(missingSlot);
  expect(problemOf({ ...draft, date: "", time: "" })).toBeUndefined();
});

test("date and time travel only when the message uses them", () => {
  expect(bodyOf(draft)).toEqual({ message: "Hi [FIRST_NAME]", notificationMethod: "both" });
  expect(bodyOf({ ...draft, message: "on [DATE]" })).toMatchObject({ date: "2026-03-19" });
  expect(bodyOf({ ...draft, message: "on [DATE]" })).not.toHaveProperty("time");
  expect(bodyOf({ ...draft, message: "" })).toBeUndefined();
});

test("a preview keeps the placeholder of what is not entered yet", () => {
  expect(slotWords({ date: "2026-03-19", time: "" })).toEqual({ date: "Thursday, March 19, 2026", time: "[TIME]" });
});
