// `npm test`, from a fresh clone too: types, lint and all tests. The last line is "N passed, N failed".
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, install, run, say } from "../server/prepare.mjs";

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const node = process.execPath;

try {
  await install();
  await haveChromium();
} catch (error) {
  say(error.message);
  say("0 passed, 1 failed");
  process.exit(1);
}

const results = [
  await check("build", build),
  await check("types", () => run([node, "node_modules/typescript/bin/tsc", "-p", "."])),
  await check("lint", () => run([node, "node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"])),
  await tests(),
];
const passed = sum(results.map((result) => result.passed));
const failed = sum(results.map((result) => result.failed));
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function check(name, work) {
  say(`\n${name}`);
  const good = await succeeds(work());
  return { passed: Number(good), failed: Number(!good) };
}

async function tests() {
  say("\ntests");
  const folder = mkdtempSync(join(tmpdir(), "slotback-report-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const vitest = [node, "node_modules/vitest/vitest.mjs", "run", "--allowOnly=false"];
  const good = await succeeds(run([...vitest, ...reporters]));
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
    // A file that breaks before its first test, or an error outside of any, is a failure too.
    const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
    return { passed: numPassedTests, failed: Math.max(numFailedTests + broken, Number(!good)) };
  } catch {
    await stopCluster();
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Vitest does not clean up when it is interrupted. */
async function stopCluster() {
  const { tsImport } = await import("tsx/esm/api");
  const { startTestCluster } = await tsImport("./support/postgres.ts", import.meta.url);
  const cluster = await startTestCluster();
  await cluster.stop();
}

/** As root on Debian it is installed; elsewhere a person is told what to do. */
async function haveChromium() {
  const { tsImport } = await import("tsx/esm/api");
  const { findChromium } = await tsImport("./support/find-chromium.ts", import.meta.url);
  if (findChromium()) return;
  if (process.getuid?.() === 0) {
    say("Installing Chromium…");
    await succeeds(run(["apt-get", "update", "-qq"]));
    for (const name of ["chromium-headless-shell", "chromium"]) {
      await succeeds(run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", name, "fonts-liberation"]));
      if (findChromium()) return;
    }
  }
  throw new Error("The browser tests need Chromium: install chromium or google-chrome, or set CHROMIUM_PATH.");
}

function succeeds(work) {
  return work.then(
    () => true,
    () => false,
  );
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
