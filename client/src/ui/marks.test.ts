import { expect, test } from "vitest";
import { marksIn } from "./marks";

const marked = (text: string, ...found: string[]) => marksIn(text, found).map(([from, to]) => text.slice(from, to));

test.each([
  ["the words as they were read", "I cancel Friday March 21", ["Friday March 21"], ["Friday March 21"]],
  ["whole words", "appointments cancelled", ["appointment", "cancel"], ["appointments cancelled"]],
  ["no half of a link", "Cancel my place: https://x.example/c/1", ["Cancel my place: https://x"], ["Cancel my place"]],
  ["a link whole", "see https://x.example/c/1 now", ["x.example"], ["https://x.example/c/1"]],
  ["no tag in front", "[EXTERNAL] Cancellation of", ["[EXTERNAL] Cancellation"], ["Cancellation"]],
  [
    "one stretch for two that overlap",
    "cancelled When: Dec 17 at 4",
    ["cancelled When: Dec", "Dec 17 at 4"],
    ["cancelled When: Dec 17 at 4"],
  ],
  ["each place where it stands", "3 PM, or 3 PM", ["3 PM"], ["3 PM", "3 PM"]],
  ["in any case", "CANCELLED", ["cancelled"], ["CANCELLED"]],
  ["what looks like a pattern", "at 3:30 (PM)", ["(PM)"], ["(PM)"]],
  ["nothing that is not there", "Hello", ["cancelled", ""], []],
])("marked is %s", (_what, text, found, expected) => expect(marked(text, ...found)).toEqual(expected));
