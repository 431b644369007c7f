import { expect, test } from "vitest";
import { countByWeek, weekStarts } from "./weeks";

test("the chart has the last eight weeks, from Sunday to Saturday", () => {
  const starts = weekStarts("2026-03-17");
  expect(starts).toEqual([
    "2026-01-25",
    "2026-02-01",
    "2026-02-08",
    "2026-02-15",
    "2026-02-22",
    "2026-03-01",
    "2026-03-08",
    "2026-03-15",
  ]);
  expect(weekStarts("2026-03-15").at(-1)).toBe("2026-03-15");
  expect(weekStarts("2026-03-14").at(-1)).toBe("2026-03-08");
});

test("a day counts in its own week, and a week in which nobody was told is 0", () => {
  const days = [
    { day: "2026-03-14", told: 2 },
    { day: "2026-03-15", told: 3 },
    { day: "2026-03-17", told: 4 },
    { day: "2026-01-24", told: 9 },
  ];
  const told = countByWeek(weekStarts("2026-03-17"), days).map((week) => week.told);
  expect(told).toEqual([0, 0, 0, 0, 0, 0, 2, 7]);
});
