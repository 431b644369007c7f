import { expect, test } from "vitest";
import { wholeYear } from "./whole-year";

test.each([
  ["0026-12-04", "2026-12-04"],
  ["2026-12-04", "2026-12-04"],
  ["0226-12-04", "0226-12-04"],
  ["", ""],
])("the date %j is %j", (typed, meant) => expect(wholeYear(typed)).toBe(meant));
