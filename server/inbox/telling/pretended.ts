import type { Candidate } from "../candidates/candidates";
import type { Heard } from "../hearing/heard";
import { asked, cancelsByCalendar, type Judgement } from "../judgement/judged";
import { sells } from "../judgement/letters";
import { namesSomebody } from "../judgement/words-of";
import { cancelling } from "../languages/cue";
import { hasClientRow } from "../layout/client-rows";
import { lower } from "../message/line";
import type { Sender } from "../message/mime";
import { says } from "../phrases/cues";
import { reasons } from "../reasons";
import type { Place } from "../statements/statements";
import type { Email } from "./email";
import { areColleagues } from "./parties";
import { spokenIn } from "./spoken";

/**
 * "Your 2pm tomorrow just cancelled. Ouch, right? OK, it didn't." A letter that sells tells of a cancellation to be read, and takes
 * it back, or only imagines it, or offers what would have helped: "FillIt finds somebody in 4 minutes. Worth a quick call?" Asked
 * only where somebody is about to be told; no client is named then, and no day but "tomorrow" or "Friday".
 */
export function unlessPretended(judgement: Judgement, email: Email): Judgement {
  if (judgement.verdict !== "notify" || cancelsByCalendar(judgement)) return judgement;
  const heard = judgement.said[0]?.heard ?? (email.layers[0] as Heard);
  if (!isTakenBack(heard, email) && !isPitched(heard, judgement.from, email)) return judgement;
  return asked(judgement, reasons.pretended, "other");
}

/** "Just kidding!", "What if your 3 pm cancelled?", wherever it stands. */
const isTakenBack = (heard: Heard, email: Email) => isSaid("pretended", heard, email);

function isPitched(heard: Heard, from: Candidate[], email: Email) {
  const { subject, body, layer } = heard;
  const { from: writer, to: owner } = email.message;
  if (from.some(({ exact, labelled }) => exact || labelled) || hasClientRow(layer)) return false;
  if (layer.how === "own" && writer && owner && areColleagues(owner, writer)) return false;
  const told = [...subject.places, ...body.places].filter(({ cue }) => cancelling.has(cue));
  if (body.said.has("personal") || told.some((place) => namesClient(place, owner))) return false;
  return [...subject.places, ...body.places].some(({ cue }) => sells.has(cue)) || isSaid("pitch", heard, email);
}

const isSaid = (cue: "pretended" | "pitch", heard: Heard, { cues, subject }: Email) =>
  (subject !== null && says(cues, cue, lower(subject))) || spokenIn(heard, cues).says(cue);

/** "Ben, your 1:30 just cancelled" names nobody but the reader. */
const namesClient = ({ line: { text }, from, to }: Place, owner: Sender | null) =>
  namesSomebody(
    (owner?.name ?? "").split(" ").reduce((left, name) => left.replaceAll(name || " ", " "), text.slice(from, to)),
  );
