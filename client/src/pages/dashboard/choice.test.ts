import { expect, test } from "vitest";
import { nothing, sendOf, slotsOf } from "./choice";

const timeZone = "UTC";
const monday = { date: "2026-12-07", time: "09:00", timeZone };
const someday = { date: "2026-12-14", time: null, timeZone };
const [first, second] = [
  { date: "2026-12-07", time: "09:00" },
  { date: "2026-12-14", time: "10:30" },
];

test.each([
  ["nothing", nothing, { slots: [], missing: "slot" }],
  ["a date", { ...nothing, date: "2026-12-07" }, { slots: [{ date: "2026-12-07", time: "" }], missing: "time" }],
  ["a time", { ...nothing, time: "09:00" }, { slots: [], missing: "date" }],
  ["both", { ...nothing, ...first }, { slots: [first] }],
  ["a year of two digits", { ...nothing, date: "0026-12-07", time: "09:00" }, { slots: [first] }],
  ["one that is ticked", { ...nothing, ticked: [monday] }, { slots: [first] }],
  ["one without a time", { ...nothing, ticked: [someday] }, { slots: [{ ...second, time: "" }], missing: "time" }],
  ["that and a time", { ...nothing, ticked: [monday, someday], time: "10:30" }, { slots: [first, second] }],
  ["ticked and entered", { ticked: [monday], ...second! }, { slots: [first, second] }],
  ["ticked and half entered", { ticked: [monday], date: "2026-12-14", time: "" }, { missing: "time" }],
])("of %s", (_what, choice, expected) => expect(slotsOf(choice)).toMatchObject(expected));

test("the first slot is the answer's own, further ones are its others", () => {
  expect(sendOf([first!])).toEqual({ action: "send", ...first });
  expect(sendOf([first!, second!])).toEqual({ action: "send", ...first, others: [second] });
});
