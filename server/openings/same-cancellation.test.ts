import { expect, test } from "vitest";
import { isSameCancellation, type Report } from "./same-cancellation";

const nobody = { names: [], emails: [], phones: [] };
const report = (who: Partial<Report["cancelledBy"]> = {}, calendarUid: string | null = null): Report => ({
  calendarUid,
  cancelledBy: { ...nobody, ...who },
});
const first = new Date("2026-03-01T12:00:00Z");
const later = (hours: number) => new Date(first.getTime() + hours * 3_600_000);
const same = (known: Report, next: Report, hours = 5) =>
  isSameCancellation({ ...known, createdAt: first }, next, later(hours));

test("the same appointment reported from two mailboxes is one cancellation, also days later [P119]", () => {
  expect(same(report({ names: ["Zoe Quill"] }), report({ names: ["QUILL, Zoe"] }), 70)).toBe(true);
  expect(same(report({ names: ["Zoe Quill"] }), report({ names: ["Zoe"] }))).toBe(true);
  expect(same(report({ phones: ["(503) 555-0110"] }), report({ phones: ["+15035550110"] }))).toBe(true);
  expect(same(report({}, "uid-1"), report({ names: ["Zoe"] }, "uid-1"), 70)).toBe(true);
});

test("a slot that somebody else took and cancelled came free again", () => {
  expect(same(report({ names: ["Zoe Quill"] }), report({ names: ["Bob Orr"] }))).toBe(false);
  expect(same(report({ names: ["Zoe Quill"] }, "uid-1"), report({ names: ["Zoe Quill"] }, "uid-2"))).toBe(false);
});

test("two emails of the same hour are one cancellation, whoever they name", () => {
  expect(same(report({ names: ["Zoe Quill"] }), report({ names: ["Lena Marsh"] }), 1)).toBe(true);
});

test("reports that name nobody are the same for a day", () => {
  expect(same(report(), report(), 23)).toBe(true);
  expect(same(report(), report({ names: ["Zoe Quill"] }), 23)).toBe(true);
  expect(same(report(), report(), 25)).toBe(false);
});
