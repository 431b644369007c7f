import { anyOf } from "../languages/known";
import { matchesIn } from "../matches";
import { isOwnStatement } from "../phrases/comers";
import type { Cues, Listener } from "../phrases/cues";
import { talkOf } from "./slot-talk";

/** "I hoped I might not have to, but I have to cancel Friday": what is decided in a later clause counts, if nothing is left open. */
export function isDecided(rest: string, listener: Listener) {
  const doubts = listener.places("question");
  if (doubts.length === 0 || listener.find("conditional")) return false;
  const behind = Math.max(...doubts.map(({ to }) => to));
  const parted = listener.places("clause").find(({ from }) => from >= behind);
  return parted !== undefined && listener.find("personal", rest.slice(parted.to)) !== null;
}

/** Most sentences have no such mark. */
export const asks = (text: string) => text.includes("?") && /\?["')]*\s*$/.test(text);

const guessed = new RegExp(`^(?:${anyOf(({ doubts }) => doubts.guessed)})(?!\\p{L})`, "u");
const partings = /(?:[,;]|\s[-–—])\s*(?=\S{1,40}\s\S{1,40}\s\S)/g;

/** "I can't make it Thursday at 3, could we do Friday?", "Marla wants that slot, can you book her?" Where the question begins, or 0. */
export function statedBeforeQuestion(small: string, text: string, listener: Listener, cues: Cues): number {
  if (!asks(small)) return 0;
  const parting = matchesIn(partings, small).at(-1);
  if (!parting) return 0;
  const before = small.slice(0, parting.index);
  const begin = parting.index + parting[0].length;
  const tail = small.slice(begin);
  // "Ruth cancelled Thursday at 3, or was it Friday?", "she pulled out of 3 pm, can someone from the list have it?"
  if (guessed.test(tail) || (listener.find("handsOn", tail) && listener.find("cancelled", before))) return begin;
  const personal = listener.find("personal", before);
  const stated = personal
    ? isOwnStatement(cues.comer, small, personal.index, personal[0])
    : talkOf("slotTalk", before, text, listener, cues) !== null;
  return stated ? begin : 0;
}
