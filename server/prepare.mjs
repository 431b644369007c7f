// Brings a checkout to the point where it can run: packages installed, client and server built. Plain node, because
// it runs before there are any packages. Each step is skipped when its result is there already.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const STAMP = "dist/.built-from";

/** What the lock file of a folder asks for: this checkout's, or that of a part with packages of its own. */
export async function install(folder = ".") {
  if (isInstalled(folder)) return;
  say("Installing packages…");
  // npm names itself to the scripts it runs; with NODE_ENV=production it would leave out what builds.
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ["npm"];
  await run([...npm, "ci", "--include=dev", "--loglevel=error", "--prefix", folder]);
}

export async function build() {
  const sources = hashOfSources();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === sources) return;
  say("Building…");
  await run([process.execPath, "server/build.mjs"]);
  writeFileSync(STAMP, sources);
}

/** Runs a command that must succeed. A signal ends it first, then us: Ctrl-C reaches it by itself, SIGTERM does not. */
export function run([command, ...args]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["ignore", "inherit", "inherit"] });
    const pass = () => child.kill("SIGTERM");
    const wait = () => {};
    process.on("SIGTERM", pass).on("SIGINT", wait);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.off("SIGTERM", pass).off("SIGINT", wait);
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(" ")} ended with ${signal ?? code}`));
    });
  });
}

export function say(words) {
  process.stdout.write(`${words}\n`);
}

/** npm records what it installed when it is done; packages for other systems are optional and not there. */
function isInstalled(folder) {
  const wanted = packagesOf(join(folder, "package-lock.json"));
  const found = packagesOf(join(folder, "node_modules/.package-lock.json"));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === "" || (found[path] ? found[path].version === version : optional),
  );
}

function packagesOf(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, "utf8")).packages : {};
}

function hashOfSources() {
  const hash = createHash("sha256");
  const add = (path) => hash.update(`${path}\0`).update(readFileSync(path));
  for (const folder of ["client", "server", "shared"]) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
    for (const path of files.map((file) => join(file.parentPath, file.name)).sort()) add(path);
  }
  for (const file of ["package-lock.json", "tsconfig.json", "vite.config.ts"]) add(file);
  return hash.digest("hex");
}
