import { randomUUID } from "node:crypto";
import type pg from "pg";

/**
 * Another way to get the same texts out: rows in the same PostgreSQL, workers in this process, one call of the provider
 * for each text, its result in a table, and no second attempt, which might text somebody twice. A peer is held to less
 * than we are: it looks up no opt-outs, takes no turns between practitioners and asks nobody about a lost answer.
 */
export interface Peer {
  /** Starts the workers and queues the texts, which are committed when it resolves. Not measured. */
  queue(texts: Text[]): Promise<void>;
  /** Resolves when the result of every text is committed. This is what is measured. */
  drain(): Promise<void>;
  /** Stops the workers until the next round: an idle one must not poll while others are measured. */
  rest(): Promise<void>;
  stop(): Promise<void>;
}

export interface PeerOptions {
  /** Ours, for its results; a queue that wants connections of its own has those as well. */
  pool: pg.Pool;
  databaseUrl: string;
  /** Texts at the provider at once. */
  atOnce: number;
  post: Post;
}

export interface Text {
  id: string;
  to: string;
  body: string;
}

/** Resolves with the provider's id of the text. */
export type Post = (text: Text) => Promise<string>;

export const newTexts = (count: number): Text[] =>
  Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    to: `+1555${String(n).padStart(7, "0")}`,
    body: `Hi Client ${n}! An appointment just opened.`,
  }));
