import { expect, test } from "vitest";
import { ownPage } from "./return-to";

const us = "https://slotback.example";

test.each([
  ["/waitlist", "/waitlist"],
  ["/notifications?draft=1#form", "/notifications?draft=1#form"],
  ["/apiary", "/apiary"],
])("%j is one of our own pages and shown after sign-in", (wanted, path) => {
  expect(ownPage(wanted, us)).toBe(us + path);
});

test.each([
  undefined,
  "",
  "waitlist",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "/api/logout",
  "/./api/logout",
  ["/waitlist", "/waitlist"],
])("%j is not, so sign-in ends on the dashboard", (wanted) => {
  expect(ownPage(wanted, us)).toBe(`${us}/dashboard`);
});

test("a path that starts with two slashes stays on our host", () => {
  expect(new URL(ownPage("/.//evil.example", us)).host).toBe("slotback.example");
});
