import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { countSegments } from "../../shared/segments";
import type { Db } from "../db/client";
import { databaseIsAway, describe } from "../http/errors";
import type { EmailProvider, TextProvider } from "../providers/ports";
import { LONGEST_CALL_MS } from "../providers/twilio-http";
import { createLane } from "./lane";
import { createLimiter } from "./limiter";
import { PACE, type Pace } from "./pace";
import type { Parcel } from "./parcels";
import { reconcile } from "./reconcile";

export interface SenderOptions {
  db: Db;
  texts: TextProvider;
  emails: EmailProvider;
  log: Logger;
  now: () => Date;
  /** Origin of the unsubscribe links. */
  publicUrl: string;
  pace?: Partial<Pace>;
  patience?: Partial<Patience>;
}

/** How long to wait before concluding something from silence. Tests with a quick provider wait less. */
export interface Patience {
  /** Longer than the longest call: when a lease is over, nobody is posting any more. */
  leaseMs: number;
  /** After this long a text that the provider does not list was surely not taken. */
  absentAfterMs: number;
  /** Between a post without an answer and the first question to the provider. */
  askAfterMs: number;
}

export type Sender = ReturnType<typeof createSender>;

const POLL_MS = 1_000;
const PATIENCE: Patience = { leaseMs: LONGEST_CALL_MS + 10_000, absentAfterMs: LONGEST_CALL_MS * 2, askAfterMs: 5_000 };
/** Of texts never more than may begin at once: they count as begun. */
const MESSAGES_A_CLAIM = 500;
/** SendGrid takes 1,000; half of it is as fast, and a crash in the middle of a call leaves half as many unknown. */
const EMAILS_A_CALL = 500;

/**
 * Hands queued messages to the providers. Any number of processes may do so on one database: what each may post, the
 * database decides. `wake` is for the request that has just queued something; the poll finds what others left behind,
 * retries whose time has come, and posts without an outcome.
 */
export function createSender({ db, texts, emails, log, now, publicUrl, ...options }: SenderOptions) {
  const pace = { ...PACE, ...options.pace };
  const patience = { ...PATIENCE, ...options.patience };
  const shared = { db, log, now, random: Math.random, owner: randomUUID(), patience };
  const limiter = (most: number, perSecond?: number) =>
    createLimiter({ most, perSecond, now: () => performance.now(), random: Math.random });

  const lanes = [
    createLane({
      ...shared,
      channel: "sms",
      limiter: limiter(pace.textsAtOnce, pace.textSegmentsPerSecond),
      ...(pace.textSegmentsPerSecond !== undefined && { costOf: segmentsOf }),
      parcelSize: 1,
      claimSize: MESSAGES_A_CLAIM,
      send: (parcel) =>
        Promise.all(
          parcel.map((text) =>
            texts.send({ id: text.id, to: text.recipient, body: text.body, validitySeconds: text.validitySeconds }),
          ),
        ),
    }),
    createLane({
      ...shared,
      channel: "email",
      limiter: limiter(pace.emailCallsAtOnce),
      parcelSize: EMAILS_A_CALL,
      claimSize: MESSAGES_A_CLAIM,
      send: (parcel) =>
        emails.send(
          parcel.map(({ id, recipient, body, envelope }) => ({
            ...{ id, to: recipient, text: body },
            senderName: envelope!.senderName,
            postalAddress: envelope!.postalAddress,
            subject: envelope!.subject,
            unsubscribeUrl: `${publicUrl}/u/${envelope!.unsubscribeToken}`,
          })),
        ),
    }),
  ];

  const wake = () => {
    for (const lane of lanes) lane.wake();
  };

  let reconciling: Promise<unknown> | null = null;
  function poll() {
    wake();
    reconciling ??= reconcile({ db, texts, log, now, patience })
      .then(({ requeued }) => {
        if (requeued > 0) wake();
      })
      .catch((error) => {
        // A database that is away is reported by the lanes.
        if (!databaseIsAway(error)) log.warn({ err: describe(error) }, "unknown messages could not be looked up");
      })
      .finally(() => {
        reconciling = null;
      });
  }
  const timer = setInterval(poll, POLL_MS);
  poll();

  return {
    /** Messages are due. Never waits, never throws. */
    wake,
    /** Begins nothing new and waits for what is in flight, for so long at most. */
    async stop(graceMs: number) {
      clearInterval(timer);
      const ended = Promise.all([...lanes.map((lane) => lane.stop()), reconciling]);
      await Promise.race([ended, new Promise((over) => setTimeout(over, graceMs).unref())]);
    },
  };
}

const segmentsOf = (texts: Parcel) => texts.reduce((sum, { body }) => sum + countSegments(body).segments, 0);
