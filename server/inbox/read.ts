import type { Reading, ReadingContext, Source } from "./reading";

/** Bytes in, reading out. Never throws. */
export async function readEmail(_source: Source, _context: ReadingContext): Promise<Reading> {
  return {
    kind: "other",
    subject: null,
    messageId: null,
    sentAt: null,
    opening: null,
    others: [],
    verdict: "unreadable",
    reason: "There was nothing to read in this email.",
    candidates: [],
    evidence: [],
    cancelledBy: { names: [], emails: [], phones: [] },
    calendarUid: null,
    forwarding: null,
  };
}
