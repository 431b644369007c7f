import { expect, test } from "vitest";
import { readExpanded, sidebarCookie } from "./sidebar-cookie";

test("the sidebar's state is kept for 7 days under sidebar_state [S3.44, S9.34]", () => {
  expect(sidebarCookie(false)).toBe("sidebar_state=false; path=/; max-age=604800; samesite=lax");
});

test.each([
  ["", true],
  ["sidebar_state=true", true],
  ["a=1; sidebar_state=false; b=2", false],
  ["sidebar_state=falsehood", true],
  ["other_sidebar_state=false", true],
])("the sidebar with cookies %j is expanded: %j [S4.9]", (cookies, expanded) => {
  expect(readExpanded(cookies)).toBe(expanded);
});
