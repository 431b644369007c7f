import { expect, test } from "vitest";
import { isCountry, isPlace } from "./place";

test.each(["America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "UTC"])("%s is a time zone [D74]", (name) => {
  expect(isPlace(name)).toBe(true);
});

test.each(["", "Mars/Olympus", "+05:00", "New York", "America/New_York; drop"])("%j is no time zone [D74]", (name) => {
  expect(isPlace(name)).toBe(false);
});

test.each(["US", "DE", "NZ"])("%s is a country [D75]", (code) => expect(isCountry(code)).toBe(true));
test.each(["", "ZZ", "QX", "us", "USA"])("%j is no country [D75]", (code) => expect(isCountry(code)).toBe(false));
