/** How hard one process leans on each provider. Several processes lean that often as hard. */
export interface Pace {
  /** Texts in flight at most; the provider's refusals (429) lower it, answers raise it again. */
  textsAtOnce: number;
  /** What carriers count and bill: a long text is several. As fast as answers come when left out: Twilio queues. */
  textSegmentsPerSecond: number | undefined;
  /** Calls in flight at most, of up to 500 emails each; lowered and raised in the same way. */
  emailCallsAtOnce: number;
}

export const PACE: Pace = { textsAtOnce: 100, textSegmentsPerSecond: undefined, emailCallsAtOnce: 4 };
