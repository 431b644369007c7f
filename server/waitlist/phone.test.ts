import { describe, expect, test } from "vitest";
import { homeCountries, isFrom, readPhone, showPhone } from "./phone";

describe("a phone number", () => {
  test.each([
    ["(555) 010-0199", "US", "+15550100199"],
    ["503-555-0163", "US", "+15035550163"],
    ["+44 20 7946 0018", "US", "+442079460018"],
    ["020 7946 0018", "GB", "+442079460018"],
    ["0400 000 000", "AU", "+61400000000"],
    ["06 39 98 12 34", "FR", "+33639981234"],
  ])("%s is read as a person in %s means it [P53, P68]", (text, country, e164) => {
    expect(readPhone(text, country)).toBe(e164);
  });

  test.each(["", "12", "call me", "555-0163", "+1 503 555 0163 999 1234", "ann@example.com"])(
    "%j cannot be one [P55]",
    (text) => expect(readPhone(text, "US")).toBeNull(),
  );

  test("is shown in national format at home and with its country code elsewhere [P54]", () => {
    expect(showPhone("+15035550163", "US")).toBe("(503) 555-0163");
    expect(showPhone("+15035550163", "GB")).toBe("+1 503 555 0163");
  });

  test.each([
    ["+18765550110", "US", "(876) 555-0110"], // Jamaica shares +1
    ["+447624300123", "GB", "07624 300123"], // the Isle of Man shares +44
    ["+77710009998", "RU", "8 (771) 000 9998"], // Kazakhstan shares +7
    ["+99912345678", "US", "+99912345678"], // no country's code
  ])("%s is shown in %s as %s [P54]", (e164, country, text) => expect(showPhone(e164, country)).toBe(text));

  test.each([
    ["+15035550110", "US", true],
    ["+14165550110", "US", true],
    ["+15035550110", "CA", true],
    ["+12425550110", "US", false], // Bahamas
    ["+18765550110", "US", false], // Jamaica
    ["+18095550110", "CA", false], // Dominican Republic
    ["+442079460018", "US", false],
    ["+442079460018", "GB", true],
    ["+77012345678", "RU", false], // Kazakhstan shares +7
  ])("%s may sign up with a practitioner in %s: %s", (e164, country, expected) => {
    expect(isFrom(homeCountries(country), e164)).toBe(expected);
  });
});
