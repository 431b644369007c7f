import type { Heard } from "../hearing/heard";
import type { Cue } from "../languages/cue";
import { lower } from "../message/line";
import { type Cues, mayBeSaid, says } from "../phrases/cues";
import { sentencesOf } from "../statements/sentences";

/** What the sentences of a message say, in small letters. Several rules ask them, each for a cue or two. */
export class Spoken {
  private readonly sentences: string[];
  private readonly whole: string;

  constructor({ layer }: Heard) {
    this.sentences = layer.lines.flatMap(sentencesOf).map(({ text }) => lower(text));
    this.whole = this.sentences.join("\n");
  }

  /** Has any words of that cue: false spares asking sentence by sentence. */
  mayHave(cues: Cues, cue: Cue) {
    return mayBeSaid(cues, cue, this.whole);
  }

  says(cues: Cues, ...wanted: Cue[]) {
    return wanted.some((cue) => this.mayHave(cues, cue) && this.sentences.some((text) => says(cues, cue, text)));
  }
}

const known = new WeakMap<Heard, Spoken>();

export function spokenIn(heard: Heard): Spoken {
  const spoken = known.get(heard) ?? new Spoken(heard);
  known.set(heard, spoken);
  return spoken;
}
