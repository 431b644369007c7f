import { setTimeout as sleep } from "node:timers/promises";
import type { Fault, FaultChannel, Faults } from "../../shared/sandbox-api";
import { type Db, findItem, putItem } from "./store";

/** Another process learns of a change after at most this long; asking for every text would halve the speed. */
const FRESH_MS = 500;

export interface FaultSwitch {
  list(): Promise<Faults>;
  set(channel: FaultChannel, fault: Fault): Promise<void>;
  reset(): Promise<void>;
  /** Waits as long as the channel is told to, then says with which status to refuse, if at all. */
  meet(channel: FaultChannel): Promise<number | undefined>;
}

/** What a provider answers when told to fail without being told how: a clear no, so that nothing is left unknown. */
const REFUSED = { sms: 400, email: 400, payments: 402 };

export function createFaults(db: Db, now: () => Date): FaultSwitch {
  let known: Faults = {};
  let readAt = 0;

  async function list() {
    if (now().getTime() - readAt > FRESH_MS) {
      readAt = now().getTime();
      known = (await findItem<Faults>(db, "faults", "all"))?.data ?? {};
    }
    return known;
  }

  async function write(faults: Faults) {
    await putItem(db, "faults", "all", faults, now());
    known = faults;
    readAt = now().getTime();
  }

  return {
    list,
    set: async (channel, fault) => write({ ...(await list()), [channel]: isSet(fault) ? fault : undefined }),
    reset: () => write({}),
    async meet(channel) {
      const fault = (await list())[channel];
      if (!fault) return undefined;
      if (fault.delayMs) await sleep(fault.delayMs);
      const rate = fault.errorRate ?? (fault.status ? 1 : 0);
      return Math.random() < rate ? (fault.status ?? REFUSED[channel]) : undefined;
    },
  };
}

const isSet = (fault: Fault) => Object.values(fault).some(Boolean);
