import pino from "pino";
import { readEnv } from "./env";
import { run } from "./run";

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const settings = readEnv(process.env);
  const log = pino({ level: settings.logLevel });
  const { url, stop } = await run(settings, { now: () => new Date(), log });
  say(`Slotback is ready at ${url}`);

  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.on(signal, async () => {
      // A second Ctrl-C means it.
      if (stopping) process.exit(1);
      stopping = true;
      await stop();
      process.exit(0);
    });
} catch (error) {
  say(words(error));
  process.exit(1);
}

/** A start that fails says in a sentence what to do. */
function words(error: unknown): string {
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop the other program, or start with PORT=3001 npm start`;
  return message ?? String(error);
}
