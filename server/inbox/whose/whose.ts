import { inSentence, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { type Heard, has } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { isClientRow } from "../layout/client-rows";
import { hasName } from "../phrases/names";
import { reasons } from "../reasons";
import type { Place } from "../statements/statements";
import { isOfPractice } from "./closures";
import { isElsewhere } from "./elsewhere";
import { isDuty, isErrand, isOutsiders, reasoned } from "./errands";
import { isOfSupplier } from "./suppliers";

/** Cancelled, but perhaps not by a client: then a person has to look. */
export function notAClients(heard: Heard, from: Candidate[], inCalendar = false): string | null {
  if (isInternal(heard, from)) return reasons.internal;
  if (isOfPractice(heard, from)) return reasons.practice;
  const outside =
    isErrand(heard, from) ||
    isElsewhere(heard) ||
    isOutsiders(heard) ||
    isDuty(heard) ||
    isOfSupplier(heard, inCalendar);
  return outside ? reasons.errand : null;
}

/** "Student:", but not "Who:" of a calendar. */
const ofClient = new RegExp(`^\\W{0,4}(?:${anyOf(({ comers }) => comers.clients)})\\s?[:\\t]`, "iu");

/** "Start without me": what goes on without whoever writes was for others, too. "I can't make our 2 pm. Board meeting moved.": a meeting in another sentence than who does not come, and when, is the reason. */
function isInternal(heard: Heard, from: Candidate[]) {
  const { layer, subject, body } = heard;
  if (body.said.has("withoutMe")) return true;
  // "Lesson: Team training" of a student who has a row.
  if (!has(heard, "internal") || layer.lines.some(({ text }) => isClientRow(text) && ofClient.test(text))) return false;
  if (isOfRows(heard)) return false;
  if (!subject.said.has("internal") && isElsewhereInLetter(heard)) return false;
  if (isWhyOfRow(heard)) return false;
  const personal = body.places.filter(({ cue }) => cue === "personal");
  if (!subject.said.has("internal") && isInOtherItem(body.places)) return false;
  if (subject.said.has("internal") || personal.length === 0) return true;
  const meetings = body.places.filter(({ cue }) => cue === "internal");
  return meetings.some(
    (meeting) =>
      !isReason(meeting, body.places, from) &&
      (from.some((one) => inSentence(one, meeting)) || personal.some((place) => isCancelled(meeting, place))),
  );
}

/** "The meeting below has been cancelled", where the subject or a row says that it is a consultation or a lesson. */
function isOfRows({ layer, subject, body, title }: Heard) {
  const meetings = body.places.filter(({ cue }) => cue === "internal");
  if (subject.said.has("internal") || !meetings.every(({ words }) => pointing.test(words))) return false;
  const rows = layer.lines.map(({ text }) => text).filter((text) => text.length < LONGEST_ROW && /[:\t]/.test(text));
  return [title ?? "", ...rows].some((text) => apptBehind.test(text.replace(general, " ")));
}
const LONGEST_ROW = 80;
const pointing = new RegExp(`(?<!\\p{L})(?:${anyOf(({ notices }) => notices.pointing)})(?!\\p{L})`, "iu");
const general = new RegExp(`(?<!\\p{L})(?:${anyOf(({ parties }) => parties.general)})(?!\\p{L})`, "giu");

/**
 * "Canceled: Coaching", a row with its time, and "our board retreat got moved onto this morning so I have to give it up", "am 24. bin ich
 * an einer Weiterbildung": where whoever writes is then, and not what was cancelled.
 */
const isWhyOfRow = ({ subject, body, candidates }: Heard) =>
  (subject.said.has("cancelled") || subject.said.has("headline")) &&
  !subject.said.has("internal") &&
  candidates.some(({ labelled, role, time }) => labelled && role === "when" && time !== null) &&
  body.places.every(
    ({ cue, line, from, at, words, to }) =>
      cue !== "internal" || soI.test(line.text.slice(at + words.length, to)) || amAt.test(line.text.slice(from, at)),
  );
const firstPerson = anyOf(({ comers }) => comers.firsts);
const soI = new RegExp(
  `(?<!\\p{L})(?:${anyOf(({ conditions }) => conditions.turns)}) (?:${firstPerson})(?!\\p{L})`,
  "iu",
);
const amAt = new RegExp(
  `(?<!\\p{L})(?:${firstPerson})(?!\\p{L})[^.!?;]{0,30} (?:${anyOf(({ comers }) => comers.prepositions)}) (?:\\p{L}{1,6} )?$`,
  "iu",
);

/** "I've moved Mr Adeyemi from Wednesday 9.30", and under the name of who writes so "Our next staff training: May 20": of a named client, and on its own day. */
const isElsewhereInLetter = ({ body: { places }, candidates }: Heard) => {
  const told = places.filter(({ cue }) => cancelling.has(cue) || cue === "moved");
  const isApart = ({ line }: Place) =>
    told.every((one) => one.line !== line) && candidates.some((one) => one.line === line && one.dates.length > 0);
  return (
    told.some(({ line, from, to }) => hasName(line.text.slice(from, to))) &&
    places.every((place) => place.cue !== "internal" || isApart(place))
  );
};

/** "2) Norris Webb is cancelling Wednesday at 8:40", "3) Sales call, no message": messages of a list, each with its own matter. */
const isInOtherItem = (places: Place[]) => {
  const told = places.filter(({ cue }) => cancelling.has(cue));
  return (
    told.length > 0 &&
    [...told, ...places.filter(({ cue }) => cue === "internal")].every(
      ({ cue, line }) => numbered.test(line.text) && (cue !== "internal" || told.every((one) => one.line !== line)),
    )
  );
};
const numbered = /^\s*\d{1,2}[.)]\s/;

/**
 * "Due to an unexpected board call Raj has to cancel his coaching session on Thursday", "a board call came in, so he has to": it stands
 * right behind "due to" or before "so", and the appointment with its day behind the verb.
 */
const isReason = (meeting: Place, places: Place[], from: Candidate[]) =>
  places.some(
    (verb) =>
      verb.cue === "personal" &&
      sameSentence(verb, meeting) &&
      verb.at > meeting.at &&
      apptBehind.test(verb.line.text.slice(verb.at, verb.to)) &&
      from.every((one) => !inSentence(one, verb) || one.at > verb.at) &&
      places.some(
        (lead) =>
          sameSentence(lead, meeting) &&
          (lead.cue === "because"
            ? reasonBefore.test(meeting.line.text.slice(lead.at, meeting.at).slice(lead.words.length))
            : lead.cue === "therefore" &&
              lead.at > meeting.at &&
              lead.at < verb.at &&
              ownBehind.test(verb.line.text.slice(verb.at, verb.to))),
      ),
  );

const leads = anyOf(
  ({ comers }) => comers.articles,
  ({ comers }) => comers.own,
  ({ chains }) => chains.owners,
);
const reasonBefore = new RegExp(`^ ?(?:of )?(?:${leads}) (?:(?!(?:${leads}) )[\\p{L}-]+ ){0,3}$`, "iu");
const apptBehind = new RegExp(`(?<!\\p{L})(?:${anyOf(({ appt }) => appt)})(?!\\p{L})`, "iu");

/** "I have to cancel our session, the board meeting got pulled forward": behind a mark or "because" stands the reason. */
function isCancelled(meeting: Place, personal: Place) {
  if (!sameSentence(personal, meeting)) return false;
  const between = meeting.line.text.slice(personal.at + personal.words.length, meeting.at);
  return !/[,;:–—]| - /.test(between) && !reasoned.test(between);
}
/** "His coaching session", for "the session" may be that meeting. */
const ownBehind = new RegExp(
  `(?<!\\p{L})(?:${anyOf(
    ({ comers }) => comers.own,
    ({ people }) => people.theirs,
    ({ parties }) => parties.ours,
  )}) (?:[^ .,;!?]+ ){0,3}(?:${anyOf(({ appt }) => appt)})(?!\\p{L})`,
  "iu",
);
