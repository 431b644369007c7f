// `npm start` and `npm run dev`, from a fresh clone too.
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, install, say } from "./prepare.mjs";

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  say(`Slotback needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
if (existsSync(".env")) process.loadEnvFile(".env");

const dev = process.argv.includes("--dev");
try {
  await install();
  if (!dev) await build();
} catch (error) {
  say(error.message);
  process.exit(1);
}

// An npm that was killed outright cannot pass the signal on, and the port would stay taken.
if (process.env.npm_lifecycle_event) {
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, 250).unref();
}

process.setSourceMapsEnabled(true);
await import(dev ? "./dev.mjs" : "../dist/server/main.js");
