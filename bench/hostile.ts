// What hostile emails cost the running product: each one through the inbound call as a dry run, while somebody else asks
// for a page. `npm run bench -- hostile`
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hostile } from "../tests/support/hostile";
import { Visitor } from "../tests/support/visitor";

const KNOCK_EVERY_MS = 10;

export async function run([part = ""]: string[]): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "slotback-bench-hostile-"));
  const product = await start(dataDir);
  try {
    const lena = new Visitor(product.url);
    await lena.submit(await lena.visit("/api/login"), { email: "bench@practice.example" });
    const { emailToken: token } = (await lena.get<{ emailToken: string }>("/api/settings")).body;
    process.stdout.write(`at rest ${product.residentMb().toFixed(0)} MB\n   ms   page   MB  answer\n`);
    for (const [name, make] of Object.entries(hostile)) {
      if (!name.includes(part)) continue;
      const email = Buffer.from(make()).toString("base64");
      const meanwhile = knock(product.url);
      const began = performance.now();
      const { status, body } = await lena.post<{ parsed?: { kind: string; reason: string } }>("/api/email/inbound", {
        token,
        email,
      });
      const ms = performance.now() - began;
      const page = await meanwhile.slowest();
      const said = body.parsed ? `${body.parsed.kind}: ${body.parsed.reason ?? "tells"}` : JSON.stringify(body);
      const figures = [
        ms.toFixed(0).padStart(5),
        page.toFixed(0).padStart(6),
        product.residentMb().toFixed(0).padStart(4),
      ];
      process.stdout.write(`${figures.join(" ")}  ${status} ${name} (${said.slice(0, 60)})\n`);
    }
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The longest that somebody else waits for an answer, in milliseconds. */
function knock(url: string) {
  let slowest = 0;
  let stopped = false;
  const knocking = (async () => {
    while (!stopped) {
      const began = performance.now();
      await (await fetch(`${url}/healthz`)).text();
      slowest = Math.max(slowest, performance.now() - began);
      await new Promise((next) => setTimeout(next, KNOCK_EVERY_MS));
    }
  })();
  return {
    async slowest() {
      stopped = true;
      await knocking;
      return slowest;
    },
  };
}

async function start(dataDir: string) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["dist/server/main.js"], {
    env: { PATH, HOME, PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk;
      const ready = /^Slotback is ready at (\S+)$/m.exec(said)?.[1];
      if (ready) resolve(ready);
    });
    child.once("exit", () => reject(new Error(said)));
  });
  return {
    url,
    /** Linux says it; elsewhere the figure is missing. */
    residentMb() {
      try {
        return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1_000;
      } catch {
        return Number.NaN;
      }
    },
    async stop() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
    },
  };
}
