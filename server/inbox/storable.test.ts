import { expect, test } from "vitest";
import { storable } from "./storable";

test("NUL goes, half a character becomes the mark of one, everything else stays", () => {
  const reading = { subject: "Can\u0000celled 🙂", evidence: [{ text: "cut \ud83d", line: null }], at: 3, none: null };
  expect(storable(reading)).toEqual({
    subject: "Cancelled 🙂",
    evidence: [{ text: "cut \ufffd", line: null }],
    at: 3,
    none: null,
  });
});
