import { expect, test } from "vitest";
import { Letters } from "./letters";
import { WordMap } from "./word-map";

test("a word is found where it stands in a text, and no other", () => {
  const map = new WordMap(["may", "march", "maybe", "återbud"].map((word) => [word, word.toUpperCase()] as const));
  expect(map.get("march")).toBe("MARCH");
  expect(map.get("mar")).toBeUndefined();
  expect(map.find("in maybe or", 3, 8)).toBe("MAYBE");
  expect(map.find("in maybe or", 3, 6)).toBe("MAY");
  expect(map.get("återbud")).toBe("ÅTERBUD");
  expect(new WordMap([]).get("may")).toBeUndefined();
});

test("every word of a large map is found", () => {
  const words = Array.from({ length: 3_000 }, (_, i) => `w${i}`);
  const map = new WordMap(words.map((word, i) => [word, i] as const));
  expect(words.every((word, i) => map.get(word) === i)).toBe(true);
  expect(map.get("w3000")).toBeUndefined();
});

test("letters are those of all alphabets, and nothing else is", () => {
  const letters = new Letters();
  const read = (text: string, from = 0) => (letters.read(text, from) ? text.slice(from, letters.end) : null);
  expect(read("où?")).toBe("où");
  expect(read("Ewa Łącka", 4)).toBe("Łącka");
  expect(read("приём 3")).toBe("приём");
  expect(read("𝐀bc.")).toBe("𝐀bc");
  expect(["3", " ", "–", "", "😀"].map((text) => read(text))).toEqual([null, null, null, null, null]);
});
