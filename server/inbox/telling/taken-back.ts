import type { Heard } from "../hearing/heard";
import { asked, type Judgement } from "../judgement/judged";
import { lower } from "../message/line";
import { type Cues, says } from "../phrases/cues";
import { reasons } from "../reasons";
import type { Email } from "./email";

/**
 * "Comment: wrong one, I meant Friday", in a notice that cancels Thursday, and "she changed her mind and is coming" above it: whoever writes
 * beside what a tool says knows better. Asked only where somebody is about to be told.
 */
export function unlessTakenBack(judgement: Judgement, { layers, note, cues }: Email): Judgement {
  if (judgement.verdict !== "notify") return judgement;
  const heard = judgement.said[0]?.heard ?? (layers[0] as Heard);
  const [first] = layers as [Heard];
  const above = note && first.layer !== heard.layer ? textOf(first) : [];
  if (![...remarksOf(heard, layers), ...above].some((text) => isTakenBack(text, cues))) return judgement;
  return asked(judgement, reasons.standing);
}

const isTakenBack = (text: string, cues: Cues) => text.length <= LONGEST && says(cues, "takenBack", lower(text));
const LONGEST = 400;

/** What a client writes into a notice: also where the rules have made another whole of it. */
const remarksOf = ({ layer, remarks }: Heard, layers: Heard[]) =>
  remarks ?? layers.find((one) => one.layer.lines === layer.lines)?.remarks ?? [];

const textOf = ({ layer }: Heard) => [layer.lines.map(({ text }) => text).join(". ")];
