import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { zipOf } from "./export";

test("the export is a ZIP with every table as CSV and JSON, in which no cell is a formula [P83]", () => {
  const at = new Date("2026-03-05T23:30:00Z");
  const files = unzipSync(zipOf({ clients: [{ name: '=HYPERLINK("x")', phone: "+15035550110", at, note: null }] }));
  expect(Object.keys(files)).toEqual(["clients.csv", "clients.json"]);
  const csv = strFromU8(files["clients.csv"]!);
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
  expect(csv).toContain("'+15035550110");
  expect(csv).toContain("2026-03-05T23:30:00.000Z");
  expect(JSON.parse(strFromU8(files["clients.json"]!))[0]).toMatchObject({ phone: "+15035550110", note: null });
});
