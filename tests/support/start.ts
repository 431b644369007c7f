import { spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

/** What `npm start` runs, in its own process, up to the line that says where it is. Rejects with what it said instead. */
export async function npmStart(env: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ["server/start.mjs"], { env: { PATH, HOME, ...env } });
  onTestFinished(() => void child.kill("SIGTERM"));
  let said = "";
  const ready = new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk;
      const url = /^Slotback is ready at (\S+)$/m.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", () => reject(new Error(said)));
  });
  return {
    url: await ready,
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      const [code] = await once(child, "exit");
      return code as number | null;
    },
  };
}
