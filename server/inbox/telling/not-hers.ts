import type { Candidate } from "../candidates/candidates";
import { countBelow, countIn } from "../candidates/counts";
import type { Heard } from "../hearing/heard";
import { isUntil } from "../judgement/agreed";
import { asked, type Judgement } from "../judgement/judged";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { isClientRow } from "../layout/client-rows";
import { type Line, lower } from "../message/line";
import type { Message, Sender } from "../message/mime";
import { once } from "../once";
import { type Cues, placesOf, says } from "../phrases/cues";
import { dialOf, hoursIn } from "../phrases/hours";
import type { Slot } from "../reading";
import { reasons } from "../reasons";
import { sentencesOf } from "../statements/sentences";
import type { Email } from "./email";
import { isOfEveryWeek } from "./every-week";
import { isGreeted, isNamed, isOwnPractice, namesOf, ownerOf, personIn } from "./parties";
import { spokenIn } from "./spoken";

/**
 * "His grandfather will bring him", "we have swapped slots": the time is used. "This is a test e-mail", "unsent draft": nothing was cancelled. "The
 * patient you referred to us", "the locum shift", "our book club": it was never a client's appointment with the reader. Asked only
 * where somebody is about to be told.
 */
export function unlessNotHers(judgement: Judgement, email: Email): Judgement {
  if (judgement.verdict !== "notify") return judgement;
  const heard = judgement.said[0]?.heard ?? (email.layers[0] as Heard);
  const reason = doubtOf(heard, judgement, email);
  if (reason === null) return judgement;
  return asked(judgement, reason, reason === reasons.errand ? "other" : judgement.kind);
}

function doubtOf(
  heard: Heard,
  { kind, slots, from }: Judgement,
  { message, subject, clients, cues }: Email,
): string | null {
  const title = lower(subject ?? "");
  const lines = heard.layer.lines.filter(({ text }) => text !== "");
  const spoken = spokenIn(heard, cues);
  if (spoken.says("testMail", "sample") || says(cues, "sample", title)) return reasons.staged;
  const isSaidOfIt = (cue: "comesStill" | "covered") =>
    spoken.says(cue) && lines.some((line) => isUsed(cue, line, heard, slots, cues));
  if (isSaidOfIt("comesStill")) return reasons.standing;
  if (heard.body.said.has("personal") && heard.candidates.some((one) => isMeeting(one, from, slots)))
    return reasons.standing;
  if (spoken.says("recurs") && isOfEveryWeek(from, cues)) return reasons.week;
  if (isSaidOfIt("covered") || says(cues, "covered", title)) return reasons.covered;
  if (spoken.says("ailing") && isOwnerAway(lines, heard, message, cues)) return reasons.practice;
  if (lines.some(isFull)) return reasons.filled;
  if (spoken.says("elsewhereTold", "worksHere") || says(cues, "worksHere", title)) return reasons.errand;
  const told = [...heard.body.places, ...heard.subject.places]
    .filter(({ cue }) => cancelling.has(cue) || (kind === "reschedule" && cue === "moved"))
    .map(({ line, from, to, at }) => lower(line.text.slice(clauseAt(line.text, from, at), to)));
  if (told.some((text) => isOfAnotherDoctor(text, lines, message, cues))) return reasons.errand;
  if (told.some((text) => isUncaused("amongUs", text, cues))) return reasons.errand;
  if (isOfTool(heard, cues)) return reasons.thing;
  // "The maintenance of Thursday was cancelled. The diary will not be available …"
  const ofTool = [...told, title].some((text) => says(cues, "upkeep", text));
  if (ofTool && (!clients.some((name) => name.includes(" ")) || spoken.says("offline"))) return reasons.errand;
  const ofJob = told.length > 0 && told.every((text) => ofOrder().test(text));
  if (ofJob && from.every(({ line }) => onlyDay().test(line.text)) && !lines.some(isOfVisit)) return reasons.thing;
  if ((spoken.says("ofAdviser") || says(cues, "ofAdviser", title)) && isAdviser(heard, message, cues))
    return reasons.errand;
  const isAway =
    kind === "reschedule" &&
    !heard.body.said.has("personal") &&
    !heard.body.said.has("therefore") &&
    told.some((text) => says(cues, "theirsMoved", text));
  return isAway ? reasons.errand : null;
}

/** "The questionnaire for R.T. (appointment on Wednesday at 11) was cancelled", "Duplicate booking removed": of its tool, and no visit. */
function isOfTool({ subject, body }: Heard, cues: Cues) {
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const places = told.length > 0 ? told : subject.places.filter(({ cue }) => cancelling.has(cue));
  return (
    places.length > 0 && places.every(({ line, from, to }) => says(cues, "ofTool", lower(line.text.slice(from, to))))
  );
}

/** "Nora Vance has cancelled job 4471", of a printer or an agency: an appointment has a row with its client, or lasts some minutes. */
const ofOrder = once(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${anyOf(({ notices }) => notices.order)})(?: (?:no\\.? ?)?[#\\d]| \\W?cancel|\\W*$)`,
      "u",
    ),
);
const onlyDay = once(() => new RegExp(`^\\W*(?:${anyOf(({ labelWords }) => labelWords.date)})\\s?[:\\t]`, "iu"));
const isOfVisit = ({ text }: Line) =>
  isClientRow(text) || ofService().test(text) || (text.length <= SHORT && lasting.test(text));
const ofService = once(() => new RegExp(`^\\W*(?:${anyOf(({ labelWords }) => labelWords.naming)})\\s?[:\\t]`, "iu"));
const lasting = /(?<![\d.,:])\d{2,3}[\s-]?min(?!\p{Lu})/iu;

/** "Hi Martin, I have to cancel": where the clause of the verb begins. */
const clauseAt = (text: string, from: number, at: number) =>
  Math.max(from, from + text.slice(from, at).search(/(?<=[,;:–—!] )[^,;:–—!]*$/));

/** "His Thursday at 5 stays, my husband will bring him" is said of another appointment. */
const isUsed = (cue: "comesStill" | "covered", line: Line, { candidates }: Heard, slots: Slot[], cues: Cues) =>
  sentencesOf(line).some(({ text, from }) => {
    if (!says(cues, cue, lower(text))) return false;
    const here = candidates.filter((one) => one.line === line && one.at >= from && one.at < from + text.length);
    const dials = slots.map(({ time }) => dialOf(time));
    const isAtNoOther = hoursIn(text).every(({ dial }) => dials.includes(dial));
    if (here.length === 0) return isAtNoOther;
    return here.some((one) =>
      slots.some(({ date, time }) => one.dates.includes(date) && (one.time === null ? isAtNoOther : one.time === time)),
    );
  });

/** "Dana is ill, so I have cancelled her 3 pm on Thursday", to Dana: the sentence begins with her name. */
function isOwnerAway(lines: Line[], { layer }: Heard, message: Message, cues: Cues) {
  const owner = ownerOf(message, layer.how === "forwarded");
  if (owner === null) return false;
  const names = namesOf([{ ...owner, address: "" }]);
  return lines.flatMap(sentencesOf).some(({ text }) =>
    placesOf(cues, "ailing", lower(text)).some(({ from }) => {
      const before = text.slice(0, from);
      return onlyName.test(before) && isNamed(before, names);
    }),
  );
}
const onlyName = /^\W{0,8}(?:\p{L}{1,5}\.? )?(?:\p{Lu}[\p{L}'’.-]{0,30} ?){1,3}$/u;

/** "Oh wait, I mixed up my weeks. See you Thursday!", below the Thursday that was cancelled. */
const isMeeting = (one: Candidate, from: Candidate[], slots: Slot[]) =>
  one.time === null &&
  one.dates.length === 1 &&
  isUntil(one) &&
  /^[^\p{L}\d]*$/u.test(one.line.text.slice(one.end)) &&
  from.every((told) => told.line !== one.line || told.sentence !== one.sentence) &&
  from.some((told) => told.index <= one.index) &&
  slots.some(({ date }) => one.dates[0] === date);

/** "Hi Priya, Dr. Lund's 3:30 today cancelled": from one who greets the reader by name, and not as Dr. Lund. */
function isOfAnotherDoctor(text: string, lines: Line[], message: Message, cues: Cues) {
  const [whose] = placesOf(cues, "ofDoctor", text);
  const owner = whose ? ownerOf(message, false) : null;
  if (!whose || !owner) return false;
  const names = namesOf([owner]);
  const shown = lines.map((line) => line.text);
  return isGreeted(shown, names) && !isNamed(text.slice(whose.from, whose.to), names);
}

/** "I can't come on Friday, our book club has moved": what stands behind a mark or "because" is why. */
const isUncaused = (cue: "amongUs", text: string, cues: Cues) =>
  placesOf(cues, cue, text).some(({ from }) => !why.test(text.slice(0, from)));
const why = new RegExp(`[,;:–—](?=\\s)|(?<!\\p{L})(?:${anyOf(({ comers }) => comers.reasons)})(?!\\p{L})`, "u");

/** "Abramson Tax & Advisory" writes of "our quarterly review", to somebody of another trade. */
function isAdviser({ layer }: Heard, message: Message, cues: Cues) {
  const isForwarded = layer.how === "forwarded";
  const writer = isForwarded ? personIn(layer.from) : message.from;
  const owner = ownerOf(message, isForwarded);
  const foot = layer.lines.filter(({ text }) => text !== "").slice(-FOOT);
  const isOne = (person: Sender | null): person is Sender => person !== null && says(cues, "adviser", wordsOf(person));
  const signs = foot.some(
    ({ text }) => text.length <= SHORT && !/[:\d]/.test(text) && says(cues, "adviser", lower(text)),
  );
  // An adviser has advisers of her own.
  if (isOne(owner)) return isOne(writer) && !isForwarded && !isOwnPractice(owner, writer, []);
  return isOne(writer) || signs;
}

/** "Attending: 14 of 14", "Open spots: 0", of a class that somebody has left: the next one has her place. */
const isFull = ({ text }: Line, i: number, lines: Line[]) => {
  const count = countIn(text) ?? countBelow(lines, i);
  return count === null
    ? text.endsWith("0") && noneLeft().test(text)
    : count.coming === count.places && count.places > 0;
};
const noneLeft = once(
  () => new RegExp(`^\\W{0,4}(?:${anyOf(({ parties }) => parties.placesLeft)})\\s?[:\\t]\\s*0$`, "iu"),
);

/** A signature is short, and stands at the end. */
const FOOT = 4;
const SHORT = 60;

const wordsOf = ({ name, address }: Sender) => `${name} ${address}`.toLowerCase().replace(/[^\p{L}]+/gu, " ");
