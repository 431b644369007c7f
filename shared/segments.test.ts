import { describe, expect, test } from "vitest";
import { countSegments, plainPunctuation } from "./segments";

describe("segments of a text", () => {
  test.each([
    [0, 1, 160, 0],
    [160, 1, 160, 0],
    [161, 2, 153, 1],
    [162, 2, 153, 2],
    [306, 2, 153, 146],
    [307, 3, 153, 1],
    [459, 3, 153, 153],
  ])("%i plain characters make %i of %i [P27]", (length, segments, perSegment, over) => {
    const expected = { encoding: "GSM-7", characters: length, segments, perSegment, over };
    expect(countSegments("a".repeat(length))).toEqual(expected);
  });
  test.each([
    [70, 1, 70],
    [71, 2, 67],
    [134, 2, 67],
    [135, 3, 67],
  ])("%i characters outside GSM-7 make %i of %i [P27]", (length, segments, perSegment) => {
    expect(countSegments("ж".repeat(length))).toMatchObject({ encoding: "UCS-2", segments, perSegment });
  });
  test("one character outside GSM-7 changes the count of all [P27]", () => {
    expect(countSegments(`${"a".repeat(70)}ж`)).toMatchObject({ encoding: "UCS-2", characters: 71, segments: 2 });
  });
  test.each(["^", "{", "}", "\\", "[", "~", "]", "|", "€"])("%s costs two in GSM-7 [P27]", (mark) => {
    expect(countSegments(mark)).toMatchObject({ encoding: "GSM-7", characters: 2 });
    expect(countSegments("a".repeat(159) + mark)).toMatchObject({ segments: 2 });
  });
  test("letters of the basic table stay in GSM-7 [P27]", () => {
    expect(countSegments("Åse, ¿señor Øß? £5 @ à").encoding).toBe("GSM-7");
    expect(countSegments("ç")).toMatchObject({ encoding: "UCS-2" });
  });
  test("an escape pair is not cut between two segments [P27]", () => {
    // 306 units are two segments of 153, but the pair would lie across the boundary.
    const text = `${"a".repeat(152)}€${"a".repeat(152)}`;
    expect(countSegments(text)).toMatchObject({ characters: 306, segments: 3, over: 1 });
  });
  test("an emoji counts two and is not cut either [P27]", () => {
    expect(countSegments("🙂")).toMatchObject({ encoding: "UCS-2", characters: 2 });
    expect(countSegments(`${"a".repeat(66)}🙂${"a".repeat(66)}`)).toMatchObject({ characters: 134, segments: 3 });
  });
});

test("curly quotes, dashes and odd spaces are sent as plain ones, so a text keeps 160 characters a segment [P27]", () => {
  const typed = "“Ann’s” slot – 3:00\u202fPM…";
  expect(plainPunctuation(typed)).toBe('"Ann\'s" slot - 3:00 PM...');
  expect(countSegments(plainPunctuation(typed)).encoding).toBe("GSM-7");
});
