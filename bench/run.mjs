// `npm run bench` runs every measurement, `npm run bench -- pages` one. Each is a file here that exports `run`.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, install, run, say } from "../server/prepare.mjs";

const here = dirname(fileURLToPath(import.meta.url));
process.chdir(dirname(here));
const [name, ...options] = process.argv.slice(2);

if (name === undefined) await all();
else await one(name);

/** Each in a process of its own: a measurement must not inherit the heap of the one before. */
async function all() {
  const measures = (file) =>
    file.endsWith(".ts") && /^export (async )?function run\b/m.test(readFileSync(join(here, file), "utf8"));
  for (const file of readdirSync(here).filter(measures).sort()) {
    say(`\n${file.replace(/\.ts$/, "")}`);
    await run([process.execPath, "--expose-gc", fileURLToPath(import.meta.url), file.replace(/\.ts$/, "")]);
  }
}

async function one(name) {
  if (!existsSync(join(here, `${name}.ts`))) {
    say(`There is no bench/${name}.ts`);
    process.exit(1);
  }
  await install();
  // What the measurement compares with is no part of the product, and of no use to anybody who does not measure.
  if (name === "delivery") await install("bench/peers");
  await build();
  const { register } = await import("tsx/esm/api");
  register();
  const { run: measure } = await import(`./${name}.ts`);
  await measure(options);
}
