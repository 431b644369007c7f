export interface LimiterOptions {
  /** Calls in flight at most. */
  most: number;
  /** What calls begun in a second may cost together, in this process; as fast as answers come when left out. */
  perSecond?: number | undefined;
  now: () => number;
  random: () => number;
}

export type Verdict = "good" | "busy" | "lost" | "refused";
export type Limiter = ReturnType<typeof createLimiter>;

const HOLD = { firstMs: 250, mostMs: 5_000 };
const REFUSED_MS = 30_000;
/** Fewer calls than this, or a sixth of all, are not worth a claim of their own. */
const WORTHWHILE = { calls: 50, part: 1 / 6 };

/**
 * How many calls may be in flight, learnt from the answers as TCP learns from lost packets: half after a refusal, then
 * up again, doubling until half of where it went wrong, by one a round trip beyond. While refusals go on, nothing new
 * is begun for a while that grows: a provider that is away costs a few calls, not one for each message.
 */
export function createLimiter({ most, perSecond, now, random }: LimiterOptions) {
  let limit = most;
  let steep = most;
  let inFlight = 0;
  let lastCut = Number.NEGATIVE_INFINITY;
  let setbacks = 0;
  let heldUntil = Number.NEGATIVE_INFINITY;
  let tokens = perSecond ?? 0;
  let tokensAt = now();
  /** Mean of what the last calls cost: what a call will cost is known only when it begins. */
  let usualCost = 1;

  /** Calls that the allowance is enough for. Who began dearer ones than expected is in debt, and waits longer. */
  function allowance() {
    if (perSecond === undefined) return Number.POSITIVE_INFINITY;
    const at = now();
    tokens = Math.min(perSecond, tokens + ((at - tokensAt) / 1000) * perSecond);
    tokensAt = at;
    return tokens < 1 ? 0 : Math.max(1, Math.floor(tokens / usualCost));
  }

  function setBack(began: number, verdict: "busy" | "lost") {
    // All calls of one round trip meet the same wall: they count once.
    if (began < lastCut) return;
    setbacks += 1;
    // One lost call among good ones is bad luck.
    if (verdict === "lost" && setbacks === 1) return;
    lastCut = now();
    steep = Math.max(1, Math.floor(limit / 2));
    limit = steep;
    if (setbacks === 1) return;
    const ceiling = Math.min(HOLD.firstMs * 2 ** (setbacks - 2), HOLD.mostMs);
    heldUntil = lastCut + ceiling * (0.5 + random() / 2);
  }

  return {
    /** Calls that may begin now; 0 also when they are too few to be worth a claim. */
    room() {
      if (now() < heldUntil) return 0;
      const room = Math.min(Math.floor(limit) - inFlight, allowance());
      const callsASecond = perSecond === undefined ? limit : perSecond / usualCost;
      const enough = Math.ceil(Math.min(limit, callsASecond) * WORTHWHILE.part);
      return room >= Math.min(WORTHWHILE.calls, enough) ? room : 0;
    },
    /** Milliseconds until a hold is over; 0 when there is none. */
    holdMs: () => Math.max(0, heldUntil - now()),
    limit: () => Math.floor(limit),
    inFlight: () => inFlight,

    begin(cost = 1) {
      inFlight += 1;
      tokens -= cost;
      usualCost += (cost - usualCost) / 8;
      return now();
    },

    end(began: number, verdict: Verdict) {
      inFlight -= 1;
      if (verdict === "good") {
        // News from before the last cut says nothing about the time after it.
        if (began < lastCut) return;
        setbacks = 0;
        limit = Math.min(most, limit + (limit < steep ? 1 : 1 / limit));
      } else if (verdict === "refused") {
        // One call a while asks whether the account is in order again.
        limit = 1;
        lastCut = now();
        heldUntil = lastCut + REFUSED_MS;
      } else setBack(began, verdict);
    },
  };
}
