import { describe, expect, test } from "vitest";
import { DEFAULT_EMAIL_SUBJECT, DEFAULT_EMAIL_TEMPLATE, DEFAULT_MESSAGE_TEMPLATE } from "./constants";
import { fillPlaceholders, usesPlaceholder } from "./placeholders";

const ann = {
  firstName: "Ann",
  date: "Tuesday, March 3, 2026",
  time: "3:00 PM",
  calendarLink: "https://riverside.example/book",
};

describe("filling a template", () => {
  test("puts name, time, date and link into the default text [S5.57, S5.58, S5.59, S5.60, S9.20]", () => {
    expect(fillPlaceholders(DEFAULT_MESSAGE_TEMPLATE, ann)).toBe(
      "Hi Ann! A cancellation just opened up at 3:00 PM on Tuesday, March 3, 2026. Book here: https://riverside.example/book",
    );
  });
  test("puts all four into the default email [S5.57, S5.58, S5.59, S5.60, S9.22]", () => {
    expect(fillPlaceholders(DEFAULT_EMAIL_TEMPLATE, ann)).toBe(
      "Hi Ann! Great news! A cancellation just opened up at 3:00 PM on Tuesday, March 3, 2026. Book your appointment here: https://riverside.example/book",
    );
  });
  test("puts date and time into the default subject [S5.62, S9.21]", () => {
    expect(fillPlaceholders(DEFAULT_EMAIL_SUBJECT, ann)).toBe(
      "Appointment Opening - Tuesday, March 3, 2026 at 3:00 PM",
    );
  });
  test("fills every occurrence, in whatever case it was typed", () => {
    expect(fillPlaceholders("[date], yes: [Date]", { ...ann, date: "March 3" })).toBe("March 3, yes: March 3");
  });
  test("never fills what came in as a value", () => {
    expect(fillPlaceholders("Hi [FIRST_NAME], [DATE]", { ...ann, firstName: "[DATE] $& $1" })).toBe(
      "Hi [DATE] $& $1, Tuesday, March 3, 2026",
    );
  });
  test("leaves other brackets alone", () => expect(fillPlaceholders("[ROOM] 3", ann)).toBe("[ROOM] 3"));
});

describe("a value that is not known", () => {
  test.each([
    ["opened up at [TIME] on [DATE].", "opened up on March 3."],
    ["Appointment Opening - [DATE] at [TIME]", "Appointment Opening - March 3"],
    ["Free: [DATE] [TIME]!", "Free: March 3!"],
    ["Free: [DATE], [TIME].", "Free: March 3."],
    ["Free: [DATE] (at [TIME]).", "Free: March 3."],
    ["Free: [DATE] @ [TIME].", "Free: March 3."],
    ["At [TIME] on [DATE] we are free", "on March 3 we are free"],
    ["[TIME] on [DATE]", "on March 3"],
    ["A great [TIME]", "A great"],
  ])("an unknown time drops out of %j [S5.64]", (template, expected) => {
    expect(fillPlaceholders(template, { ...ann, date: "March 3", time: null })).toBe(expected);
  });
  test("an unknown date drops out the same way", () => {
    expect(fillPlaceholders("A slot opened at [TIME] on [DATE].", { ...ann, date: null })).toBe(
      "A slot opened at 3:00 PM.",
    );
  });
  test("a missing calendar link leaves its place empty [S5.63]", () => {
    expect(fillPlaceholders("Book here: [CALENDAR_LINK]", { ...ann, calendarLink: "" })).toBe("Book here:");
  });
});

test("a template is asked whether it needs a value", () => {
  expect(usesPlaceholder("on [date]", "[DATE]")).toBe(true);
  expect(usesPlaceholder("on [DAY]", "[DATE]")).toBe(false);
});
