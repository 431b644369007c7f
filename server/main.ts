import pino from "pino";
import { readEnv } from "./env";
import { threadedReader } from "./inbox/reader";
import { run } from "./run";

const IMPATIENT_AFTER_MS = 1_000;
let leavingSince: number | undefined;

const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  const settings = readEnv(process.env);
  const log = pino({ level: settings.logLevel });
  const readEmail = threadedReader();
  const product = run(settings, { now: () => new Date(), log, readEmail, showEmail: readEmail.show });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => leave(product));
  say(`Slotback is ready at ${(await product).url}`);
} catch (error) {
  say(words(error));
  process.exit(1);
}

/** Puts everything down in order; a start under way is finished first, so that it leaves nothing behind. */
async function leave(product: ReturnType<typeof run>) {
  // npm passes on a Ctrl-C that reached us already. Only a later one is a person who will not wait.
  const signalledAt = performance.now();
  if (leavingSince !== undefined && signalledAt - leavingSince > IMPATIENT_AFTER_MS) process.exit(1);
  if (leavingSince !== undefined) return;
  leavingSince = signalledAt;
  await (await product).stop();
  process.exit(0);
}

/** A start that fails says in a sentence what to do. */
function words(error: unknown): string {
  const { code, message, port } = error as { code?: string; message?: string; port?: number };
  if (code === "EADDRINUSE") return `Port ${port} is in use. Stop the other program, or start with PORT=3001 npm start`;
  return message ?? String(error);
}
