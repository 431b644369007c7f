import type { z } from "zod";
import type { InboundAnswer } from "../../shared/emails";
import { displayDate, displayTime } from "../../shared/when";
import type { Reading } from "./reading";

type Answer = z.output<typeof InboundAnswer>;

/** What the inbound call says of a reading. Auto-send off means that nobody would be told by itself. */
export function answerOf(reading: Reading, { autoSend }: { autoSend: boolean }, reach: number | null = null): Answer {
  const { opening, kind, others, evidence, candidates, verdict } = reading;
  const certain = reading.verdict === "notify";
  return {
    parsed: {
      success: opening !== null && (kind === "cancellation" || kind === "reschedule"),
      date: opening ? displayDate(opening.date) : null,
      time: opening?.time ? displayTime(opening.time) : null,
      kind,
      opening,
      others,
      wouldNotify: certain && autoSend,
      reason: certain && !autoSend ? "Auto-send is off: you decide on the dashboard whom to tell." : reading.reason,
      evidence,
      candidates,
      verdict,
      reach,
    },
  };
}
