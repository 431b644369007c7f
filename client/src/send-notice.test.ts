import { expect, test } from "vitest";
import { sendNotice } from "./send-notice";

const report = { total: 7, sent: 7, failed: 0, pending: 0, note: null };

test("all sent", () =>
  expect(sendNotice(report)).toEqual({
    title: "Notifications Sent!",
    text: "Successfully sent to 7 of 7 clients.",
  }));

test("some failed", () =>
  expect(sendNotice({ ...report, sent: 6, failed: 1 })).toMatchObject({
    title: "Partial Success",
    text: "Sent to 6 of 7 clients. 1 failed.",
    tone: "warning",
  }));

test("all failed", () =>
  expect(sendNotice({ ...report, sent: 0, failed: 7 })).toMatchObject({
    title: "Notification Failed",
    text: "Failed to send notifications to all 7 clients. Please check your notification settings or try again.",
  }));

test("cut by the month's limit: the clients left out count as failed", () => {
  const note = "12 of 40 clients notified: monthly limit reached";
  expect(sendNotice({ total: 40, sent: 12, failed: 0, pending: 0, note })).toMatchObject({
    title: "Partial Success",
    text: "Sent to 12 of 40 clients. 28 failed.",
  });
});

test("what is still on its way is not called sent", () =>
  expect(sendNotice({ ...report, sent: 3, pending: 4 })).toMatchObject({
    title: "Still Sending",
    text: expect.stringMatching(/^3 of 7 clients are told so far/),
  }));
