import type { Candidate } from "../candidates/candidates";
import { asked, type Judgement, notifying } from "../judgement/judged";
import { isFuture } from "../judgement/slots";
import { reasons } from "../reasons";
import type { Email } from "./email";

/**
 * "Kim's slot is Friday June 25 at 11, it's free now" above "I have to cancel Friday": the practitioner knows at what time Friday
 * was. It counts where the sentence of her note says nothing but which time is free. Above "I have to cancel Friday at 1" it
 * contradicts.
 */
export function withHourInNote(judgement: Judgement, { layers, note, clock }: Email): Judgement {
  const { slots, said } = judgement;
  const [first] = layers;
  if (!first || !note || said[0]?.heard.layer.how !== "forwarded" || slots.length !== 1) return judgement;
  const isClear = ({ line, sentence }: Candidate) => note.clear.has(`${line.number} ${sentence}`);
  const named = first.candidates.filter(({ time, role }) => time !== null && role !== "stamp");
  const [slot] = slots as [Judgement["slots"][0]];
  const ofDay = named.filter((one) => isClear(one) && one.dates.join() === slot.date);
  if (judgement.verdict === "notify") {
    if (ofDay.length === 0 || ofDay.some(({ time }) => time === slot.time)) return judgement;
    return asked(judgement, reasons.contradiction);
  }
  const [one] = ofDay;
  const isOnly = named.every(({ time, doubt, span }) => time === one?.time && doubt === null && !span);
  const isHourless = judgement.verdict === "ask" && judgement.kind === "cancellation" && slot.time === null;
  if (!isHourless || !one || note.doubted || ofDay.length < named.length || !isOnly) return judgement;
  if (!isFuture({ ...slot, time: one.time }, clock)) return judgement;
  const from = [...judgement.from, ...named];
  return notifying({ ...judgement, from }, [{ ...slot, time: one.time }]);
}
