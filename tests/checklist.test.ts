import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rows = [
  ...readFileSync("docs/checklist.md", "utf8").matchAll(/^\| ([SPD]\d+(?:\.\d+)?) \| .* \| ([a-z, ]+) \|$/gm),
].map(([, id, proof]) => ({ id: id!, proof: proof! }));

// A test title ends with the ids it proves: [S5.7, S5.8]
const ids = /\[((?:[SPD]\d+(?:\.\d+)?)(?:, (?:[SPD]\d+(?:\.\d+)?))*)\]/g;
const named = ["client", "server", "shared", "tests"]
  .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => `${root}/${path}`))
  .filter((path) => /\.test\.tsx?$/.test(path))
  .flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(ids)].map(([, list]) => ({ path, list: list!.split(", ") })),
  )
  .flatMap(({ path, list }) => list.map((id) => ({ path, id })));

test("every id that a test names is in the checklist", () => {
  const known = new Set(rows.map(({ id }) => id));
  expect(named.filter(({ id }) => !known.has(id))).toEqual([]);
});

test("the checklist's rows without a test are listed", () => {
  const proven = new Set(named.map(({ id }) => id));
  const due = rows.filter(({ proof }) => proof !== "look");
  const open = due.filter(({ id }) => !proven.has(id));
  const sections = new Map<string, string[]>();
  for (const { id } of open) {
    const section = id.includes(".") ? id.split(".")[0]! : id[0]!;
    sections.set(section, [...(sections.get(section) ?? []), id]);
  }
  const list = [...sections].map(
    ([section, missing]) => `  ${section} ${missing.length}: ${folded(missing).join(" ")}\n`,
  );
  process.stdout.write(
    `Checklist: ${due.length - open.length} of ${due.length} rows have a test; without one:\n${list.join("")}`,
  );
  expect(due.length).toBeGreaterThan(800);
});

/** S2.4 S2.5 S2.6 as S2.4-6. */
function folded(list: string[]) {
  const number = (id: string) => Number(/\d+$/.exec(id)![0]);
  const runs: string[][] = [];
  for (const id of list) {
    const last = runs.at(-1);
    if (last && number(id) === number(last.at(-1)!) + 1) last.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]}-${number(run.at(-1)!)}`));
}
