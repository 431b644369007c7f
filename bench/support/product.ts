import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";

/** The built product in a process of its own, as `npm start` runs it, on a database and providers that are given. */
export async function startProduct(env: Record<string, string>, nodeOptions: string[] = []) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [...nodeOptions, "dist/server/main.js"], {
    env: { PATH, HOME, PORT: "0", SESSION_SECRET: "a secret for measurements only, long enough", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stderr.pipe(process.stderr);
  const url = await ready(child);
  return {
    url,
    /** Resident memory of the process, in megabytes. */
    async megabytes() {
      const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(child.pid)]);
      return Number(stdout) / 1024;
    },
    /** Asks it to end, and says after how many milliseconds it had, and how. */
    async stop() {
      if (child.exitCode !== null) return { code: child.exitCode, ms: 0 };
      const asked = performance.now();
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = (await exit) as [number | null];
      return { code, ms: performance.now() - asked };
    },
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** Where it says that it is; what it says later goes on to the reader of the measurement. */
function ready(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let said = "";
    const hear = (chunk: Buffer) => {
      said += chunk;
      const url = /^Slotback is ready at (\S+)$/m.exec(said)?.[1];
      if (!url) return;
      child.stdout!.off("data", hear).pipe(process.stderr);
      resolve(url.replace("localhost", "127.0.0.1"));
    };
    child.stdout!.on("data", hear);
    child.once("exit", () => reject(new Error(`The product ended: ${said}`)));
  });
}

/** Settings that send texts and emails to a double, whose account is `AC000…`. */
export const providerEnv = (url: string) => ({
  TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "token",
  TWILIO_FROM: "+15550100000",
  TWILIO_API_URL: url,
  SENDGRID_API_KEY: "SG.bench",
  SENDGRID_FROM: "openings@slotback.example",
  SENDGRID_API_URL: url,
});
