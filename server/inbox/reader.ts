import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { nothingRead, type Reading, type ReadingContext, type Source } from "./reading";
import { reasons } from "./reasons";

export type ReadEmail = (source: Source, context: ReadingContext) => Promise<Reading>;
/** The email's plain text; null when it takes too much to make it. */
export type ShowEmail = (source: Source) => Promise<string | null>;

/** What the thread is asked: without a context, for the text only. */
export interface Question {
  source: Source;
  context?: ReadingContext;
}

interface Bounds {
  /** Of one email. The slowest hostile one we know takes a second; less than the lease that reading has. */
  limitMs?: number;
  memoryMb?: number;
  script?: URL;
}

// Bundled, both files lie in one folder; in development they are TypeScript.
const own = new URL(`./reading-thread.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url);

/**
 * Reads and shows emails in a thread of its own, one after the other. Everybody may send us one: whatever an email does to the
 * reading of it, requests are answered meanwhile, and a reading that takes too long or too much memory ends alone.
 */
export function threadedReader({ limitMs = 4_000, memoryMb = 512, script = own }: Bounds = {}): ReadEmail & {
  show: ShowEmail;
} {
  let thread: Worker | null = null;

  /** Rejects when there can be no thread at all: a broken installation, not a broken email. */
  async function start() {
    const started = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
    started.unref();
    await once(started, "message");
    started.on("error", () => {
      thread = null;
    });
    return started;
  }

  async function ready() {
    thread ??= await start();
    return thread;
  }

  async function ask<Answer>(question: Question, otherwise: Answer): Promise<Answer> {
    const reader = await ready();
    try {
      reader.postMessage(question);
      const [answer] = await once(reader, "message", { signal: AbortSignal.timeout(limitMs) });
      return answer as Answer;
    } catch {
      thread = null;
      await reader.terminate();
      return otherwise;
    }
  }

  // Word lists and patterns take half a second to make: before the first email arrives, not while it waits. Where there
  // can be no thread, the first email says so.
  let last: Promise<unknown> = ready().catch(() => {});

  function inTurn<Answer>(question: Question, otherwise: Answer): Promise<Answer> {
    const answer = last.then(() => ask(question, otherwise));
    last = answer.catch(() => {});
    return answer;
  }

  const read: ReadEmail = (source, context) =>
    inTurn<Reading>({ source, context }, { ...nothingRead, reason: reasons.tooMuch });
  const show: ShowEmail = (source) => inTurn<string | null>({ source }, null);
  return Object.assign(read, { show });
}
