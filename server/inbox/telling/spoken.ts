import type { Heard } from "../hearing/heard";
import { gathered } from "../lists";
import { lower } from "../message/line";
import { type Cues, type Listener, listenBeforeTelling, type OfTelling } from "../phrases/cues";
import { sentencesOf } from "../statements/sentences";

/**
 * What the sentences of a message say of all that only the rules of this folder ask: each is looked at once for all of them, and
 * only where somebody is about to be told.
 */
export class Spoken {
  private readonly sentences: Listener<OfTelling>[];

  constructor({ layer }: Heard, cues: Cues) {
    this.sentences = gathered(layer.lines, sentencesOf)
      .map(({ text }) => listenBeforeTelling(cues, lower(text)))
      .filter(({ isSilent }) => !isSilent);
  }

  says(...wanted: OfTelling[]) {
    return wanted.some((cue) => this.sentences.some((sentence) => sentence.find(cue) !== null));
  }
}

const known = new WeakMap<Heard, Spoken>();

export function spokenIn(heard: Heard, cues: Cues): Spoken {
  const spoken = known.get(heard) ?? new Spoken(heard, cues);
  known.set(heard, spoken);
  return spoken;
}
