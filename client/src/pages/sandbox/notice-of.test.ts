import { expect, test } from "vitest";
import { noticeOf } from "./notice-of";

test.each([
  [
    200,
    { parsed: { success: true, date: "Thursday, March 19, 2026", time: "3:30 PM" } },
    "Read: Thursday, March 19, 2026 at 3:30 PM.",
  ],
  [200, { parsed: { success: false, reason: "It is a newsletter." } }, "It is a newsletter."],
  [200, {}, "Slotback took it."],
  [401, null, "Slotback answered 401."],
  [0, null, "Slotback did not answer."],
])("a delivery answered %i says what came of it", (status, answer, text) => {
  expect(noticeOf({ status, answer }).text).toBe(text);
});
