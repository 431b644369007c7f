import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const patient = { timeout: 60_000 };
const sample = "tests/corpus/001-acuity-client-canceled.eml";
const run = (...args: string[]) =>
  spawnSync(process.execPath, ["--import", "tsx", "server/inbox/cli.ts", ...args], { encoding: "utf8" });

test("a file is read from the command line, with the lines that gave the answer", patient, () => {
  const { status, stdout } = run(sample, "--zone", "America/New_York", "--received", "2026-11-20T10:00:00-05:00");
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    verdict: "notify",
    opening: { date: expect.any(String), time: expect.any(String) },
    evidence: expect.arrayContaining([expect.objectContaining({ text: expect.any(String) })]),
    words: { likeness: expect.any(Number), for: expect.arrayContaining([expect.stringContaining("cancel")]) },
  });
});

test.each([
  [[], "Name the file of one email."],
  [["nowhere.eml"], "nowhere.eml cannot be read."],
  [[sample, "--zone", "Mars/Olympus"], "Mars/Olympus is no time zone."],
  [[sample, "--country", "Germany"], "Germany is no country"],
  [[sample, "--received", "soon"], "soon is no moment"],
  [[sample, "--colour", "red"], "--colour"],
])("%j is answered with a sentence and how to ask", patient, (args, words) => {
  const { status, stdout, stderr } = run(...args);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(words);
  expect(stderr).toContain("npm run read -- file.eml");
  expect(stderr).not.toMatch(/\n\s+at /);
});
