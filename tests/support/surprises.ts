import { Socket } from "node:net";
import { format } from "node:util";

// What a test did not ask for fails it: a complaint on the console, a connection to the world outside.
// Test files share their worker's modules, so this is done once in it, and `no-surprises.ts` looks after every test.
let surprises: string[] = [];

/** Fails the running test. */
export function surprise(words: string) {
  surprises.push(words);
}

/** Since it was last asked. */
export function surprisesSoFar(): string[] {
  const found = surprises;
  surprises = [];
  return found;
}

for (const level of ["error", "warn"] as const) {
  console[level] = (...words: unknown[]) => surprise(`console.${level}: ${format(...words)}`);
}

const NOBODY_LISTENS = { host: "127.0.0.1", port: 1 };
const connect = Socket.prototype.connect;
Socket.prototype.connect = function (this: Socket, ...args: unknown[]) {
  const host = hostOf(args);
  if (isLoopback(host)) return connect.apply(this, args as never);
  surprise(`connection to ${host}`);
  return connect.apply(this, [NOBODY_LISTENS] as never);
} as typeof connect;

/** `connect` takes (options), (port, host), (path), or all of it in one array when called by node itself. */
function hostOf(args: unknown[]): string | undefined {
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === "object" && first !== null) return (first as { host?: string }).host;
  return typeof second === "string" ? second : undefined;
}

export function isLoopback(host: string | undefined) {
  return !host || /^(127\.|\[?::1\]?$|(.+\.)?localhost$)/.test(host);
}
