import { expect, test } from "vitest";
import { showDay, showLongDay, showMoment, showMonthDay, showToday } from "./show-moment";

const instant = "2026-03-05T23:30:00.000Z";

test('a moment is shown like "Mar 5, 3:30 PM", by the practitioner\'s clock [S2.92]', () => {
  expect(showMoment(instant, "America/Los_Angeles")).toBe("Mar 5, 3:30 PM");
  expect(showMoment(instant, "Europe/Berlin")).toBe("Mar 6, 12:30 AM");
});

test("days are shown in the length that their place has room for", () => {
  expect(showLongDay(instant, "America/Los_Angeles")).toBe("March 5, 2026");
  expect(showDay(instant, "America/Los_Angeles")).toBe("Mar 5, 2026");
  expect(showMonthDay(instant, "America/Los_Angeles")).toBe("March 5");
  expect(showToday(new Date(instant), "America/Los_Angeles")).toBe("Thursday, March 5, 2026");
});
