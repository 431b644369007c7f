import { describe, expect, test } from "vitest";
import { decidedNotice, sendNotice } from "./send-notice";

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

describe("an answered question", () => {
  const told = { total: 2, sent: 2, failed: 0, pending: 0, note: null };

  test("about one slot says what a send says", () =>
    expect(decidedNotice({ told, announcedBefore: 0 }, 1)).toEqual(sendNotice(told)));

  test("about several counts notifications", () => {
    const four = { ...told, total: 4, sent: 4 };
    expect(decidedNotice({ told: four, announcedBefore: 0 }, 2)).toEqual({
      title: "Notifications Sent!",
      text: "4 of 4 notifications about 2 openings were sent.",
    });
    expect(decidedNotice({ told: { ...four, sent: 3, failed: 1 }, announcedBefore: 0 }, 2)).toMatchObject({
      title: "Partial Success",
      text: "3 of 4 notifications about 2 openings were sent. 1 failed.",
    });
  });

  test("whose slot was announced before names no figures of that time", () => {
    expect(decidedNotice({ told: null, announcedBefore: 1 }, 1)).toMatchObject({
      text: "This slot was already announced. Nobody was told twice.",
      tone: "warning",
    });
    expect(decidedNotice({ told, announcedBefore: 1 }, 2).text).toBe(
      "Successfully sent to 2 of 2 clients. 1 had been announced before.",
    );
  });

  test("that nobody can be told of is saved, not sent", () =>
    expect(decidedNotice({ told: null, announcedBefore: 0 }, 1).title).toBe("Opening Saved"));
});
