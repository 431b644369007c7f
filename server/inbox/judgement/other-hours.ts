import { inSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { but, type Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import type { Place } from "../statements/statements";

/**
 * "I have to cancel Thursday March 11, my train leaves at 4 pm", "…, I have a meeting at 4 pm", "because …": behind the day that is
 * cancelled another clause has an hour of its own. "…, my appointment was at 4 pm" has that of the appointment.
 */
export function withoutOtherHours(heard: Heard): Heard {
  const { places } = heard.body;
  if (!places.some(({ cue }) => cue === "personal" || cue === "cancelled")) return heard;
  const others = new Set(heard.candidates.filter((one) => isOfOther(one, places)));
  if (others.size === 0) return heard;
  const onlyDay = (one: Candidate) => ({
    ...one,
    time: null,
    written: null,
    shown: one.shown.slice(0, 1),
    doubt: null,
  });
  return but(heard, { candidates: heard.candidates.map((one) => (others.has(one) ? onlyDay(one) : one)) });
}

function isOfOther(one: Candidate, places: Place[]): boolean {
  const [day, hour] = one.shown;
  if (!day || !hour || one.labelled || one.row || hour.line !== one.line || day.line !== one.line) return false;
  const { text } = one.line;
  const [from, to] = [one.begin + day.words.length, one.end - hour.words.length];
  if (!text.startsWith(day.words, one.begin) || to <= from) return false;
  const told = places.filter((place) => cancelling.has(place.cue) && inSentence(one, place) && place.at <= one.begin);
  if (told.length === 0) return false;
  if (places.some(({ cue, line, at }) => cue === "because" && line === one.line && at >= from && at < to)) return true;
  // "…, my son has a fever. My slot was at 4 pm."
  const last = text.slice(from, to).split(ends).at(-1) ?? "";
  const clause = last.split(marks).slice(1).at(-1);
  const behind = text.slice(one.end).split(/[.,;!?]/)[0] ?? "";
  return clause !== undefined && begins.test(clause) && !ofVisit.test(`${clause}${behind}`);
}

const marks = /[,;:–—]\s|\s-\s/;
const ends = /[.!?]\s+(?=\p{Lu})/u;
const own = anyOf(
  ({ comers }) => comers.own,
  ({ comers }) => comers.articles,
);
const having = anyOf(({ comers }) => comers.having);

/** "my train leaves", with a verb behind the noun, or "I have"; not "la que teníamos", "die wir hatten". */
const pronoun = anyOf(
  ({ comers }) => comers.firsts,
  ({ comers }) => comers.others,
  ({ comers }) => comers.relatives,
);
/** "den von Paul um 16 Uhr", "die van mij": whose the appointment is. */
const of = "(?:von|vom|van|av|of|de|del|di|da|do) ";
/** "la mía de las 18:00", "le mien à 18 h" */
const ownHour = `(?:${anyOf(({ chains }) => chains.persons)}) (?:${anyOf(({ leads }) => leads.atHour)}) `;
/** "las dos a las 9": both days. */
const each = `(?:${anyOf(({ chains }) => chains.each)}) `;
/** "la señora Prieto a las 9:15": a client. */
const title = `(?:${anyOf(({ people }) => people.titles)})\\.? (?!${of})\\p{L}`;
const begins = new RegExp(
  `^\\s*(?:(?!${ownHour}|${each})(?:${own}) (?!(?:${pronoun})(?!\\p{L})|${of}|${title})[\\p{L}-]+ \\p{L}|(?:${having})(?!\\p{L}))`,
  "iu",
);

/** "my appointment", "the massage", but not "an appointment at the dentist's" */
const ofVisit = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ comers }) => comers.own)}|the|der|die|das|den|dem|le|la|el|il|de|het|o|a|den|det)[ '’](?:\\p{L}+ ){0,2}?(?:${anyOf(
    ({ appt }) => appt,
    ({ service }) => service.replace(/^\^/, ""),
  )})(?!\\p{L})`,
  "iu",
);
