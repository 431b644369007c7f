import { expect, test } from "vitest";
import { forwardedBy } from "./forwarded-by";

const by = (headers: Record<string, string>) => forwardedBy(new Map(Object.entries(headers)));

test("an email that Gmail sent on by its rule names the mailbox it came from", () => {
  expect(by({ "x-forwarded-for": "Lena@Riverside.example cancel-x1@in.slotback.example" })).toBe(
    "lena@riverside.example",
  );
  expect(by({ "return-path": "<lena+caf_=cancel-x1=in.slotback.example@gmail.com>" })).toBe("lena@gmail.com");
});

test("what a person forwarded by hand, or a tool sent, names none", () => {
  expect(by({ "return-path": "<lena@gmail.com>" })).toBeNull();
  expect(by({ "x-forwarded-for": "203.0.113.9" })).toBeNull();
  expect(by({})).toBeNull();
});
