import { inSentence, sameSentence } from "../candidates/cancel-sentence";
import type { Candidate } from "../candidates/candidates";
import { but, type Heard } from "../hearing/heard";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { hasClientRow } from "../layout/client-rows";
import { cancelling as cancelStem } from "../layout/label-words";
import { firsts } from "../phrases/firsts";
import type { Place } from "../statements/statements";
import { isByClient } from "./by-client";
import { isByName } from "./suppliers";

/**
 * Whether the practice itself is why nothing takes place. "We are closed December 24 through January 3", below an
 * appointment of the 10th, says nothing of that appointment; nor does an apology below "I have to cancel my appointment".
 */
export function isOfPractice(heard: Heard, from: Candidate[]): boolean {
  const { layer, subject, body, candidates } = heard;
  const freed = from.flatMap(({ dates }) => dates);
  if (isByPractice(heard, freed)) return true;
  if (subject.said.has("wholeClass") || subject.said.has("apology")) return true;
  const closing = body.places.filter(
    (place) => closures.has(place.cue) && !isReach(place, body.places) && !isDoneForCaller(place, body.places),
  );
  if (closing.length === 0) return false;
  const told = body.places.filter(({ cue }) => cancelling.has(cue));
  const own = told.filter(({ cue }) => cue === "personal");
  const ofClient = own.some(
    (place) => isOwnComing(place) || body.places.some((one) => one.cue === "mine" && sameSentence(one, place)),
  );
  return closing.some((place) => {
    if (place.cue === "apology" && ofClient) return false;
    // "I am sorry to cancel; we are away": a practice would speak of "your appointment".
    if (place.cue === "absent" && (ofClient || (own.length > 0 && !body.said.has("shared")))) return false;
    const cancels = told.some((one) => sameSentence(one, place));
    // "Emails have been sent to all attendees", of a client who gave up one place.
    if (!cancels && endsInClients.test(place.words) && hasClientRow(layer) && body.said.has("seat")) return false;
    const days = candidates.filter((one) => inSentence(one, place));
    // "I have to cancel my appointment. We are closed that day for inventory.": a shop of hers. "You received it while your office was closed."
    if (ofClient && !cancels && (firsts.test(place.words) || days.length === 0)) return false;
    return cancels || !isOfOtherDays(place, days, freed);
  });
}

/** "Cancelled by practice", "Reason: practitioner sick", unless a client is said to have done it. */
function isByPractice({ subject, body, notes, candidates }: Heard, freed: string[]) {
  const told = [...subject.places, ...body.places].filter(({ cue }) => cancelling.has(cue));
  // "Northcote Family Medical has cancelled your appointment": no client's name.
  const isOfPlace = (place: Place) => body.places.some((one) => one.cue === "byPractice" && sameSentence(one, place));
  const isThisDay = (place: Place) =>
    place.cue === "byPractice" &&
    (told.some((one) => sameSentence(one, place)) ||
      !isOfOtherDays(
        place,
        candidates.filter((one) => inSentence(one, place)),
        freed,
      ));
  return (
    [subject, body, notes].some(({ places }) => places.some(isThisDay)) &&
    !told.some((place) => !isOfPlace(place) && (isByClient(place) || (place.cue === "personal" && isOwnComing(place))))
  );
}

/** "The practice is closed on Wednesday, March 10", below an appointment of the 9th: on the days of that sentence nothing was freed. */
function isOfOtherDays(place: Place, days: Candidate[], freed: string[]): boolean {
  if (freed.length === 0) return false;
  const [only] = days;
  const isOpen = (date: string) => only !== undefined && days.length === 1 && reaches(only, date);
  const dates = days.flatMap((one) => one.dates);
  if (dates.length === 0) return isOfOtherNumbers(place, freed);
  return freed.every(
    (date) => !(dates.some((day) => day <= date) && dates.some((day) => day >= date)) && !isOpen(date),
  );
}

/** "Closed as of May 11", "closed until May 20" */
const reaches = ({ line, begin, dates }: Candidate, date: string) => {
  const before = line.text.slice(0, begin);
  return dates.some((day) => (day <= date ? since.test(before) : till.test(before)));
};
const lead = (words: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${words})(?: ?(?:${anyOf(({ weekdays }) => weekdays.join("|").replaceAll(" ", "|"))}),?)? ?$`,
    "iu",
  );
const since = lead(anyOf(({ notices }) => notices.since));
const till = lead(anyOf(({ notices }) => notices.till));

/** "Studio is closed Memorial Day (5/31)": the numbers of one day, which alone could count anything. */
function isOfOtherNumbers({ line, from, to }: Place, freed: string[]) {
  const sentence = line.text.slice(from, to);
  const [, first, second] = aDay.exec(sentence) ?? [];
  if (!first || !second || sentence.replace(aDay, "").search(/\d/) >= 0) return false;
  const numbers = [first, second].map(Number);
  return freed.every((date) => {
    const own = [Number(date.slice(5, 7)), Number(date.slice(8))];
    return !numbers.every((number) => own.includes(number));
  });
}
const aDay = /\((\d{1,2})[/.](\d{1,2})\.?\)/;

/** "I have cancelled your Wednesday", above the message in which the client asks for it. */
export function asWished(heard: Heard, older: Heard[]): Heard {
  if (!heard.body.said.has("wholeClass")) return heard;
  if (!older.some(({ body }) => body.said.has("personal")) && !isAnswer(heard)) return heard;
  const said = new Set([...heard.body.said].filter((cue) => !closures.has(cue)));
  return but(heard, { body: { said, places: heard.body.places.filter(({ cue }) => !closures.has(cue)) } });
}

/** "Noah: Cant make it. Please cancel", and below it "Office: No problem, we cancelled your appointment": lines of a conversation. */
function isAnswer({ body }: Heard) {
  const closing = body.places.filter(({ cue }) => closures.has(cue));
  return closing.every((place) => {
    const speaker = speakerOf(place);
    const isClients = (one: Place) =>
      one.cue === "personal" && one.line.number < place.line.number && ![null, speaker].includes(speakerOf(one));
    return speaker !== null && body.places.some(isClients);
  });
}

const speakerOf = ({ line }: Place) => speaks.exec(line.text)?.[1]?.toLowerCase() ?? null;
const speaks =
  /^\W*(?:\d[\d/:., -]{0,20}(?:[ap]\.?m\.?)?[\])]?\W{0,3})?(\p{Lu}[\p{L}'’.]*(?: \p{L}[\p{L}'’.]*){0,2})(?: \([^()]{1,12}\))?:\s/iu;

/** "All lessons in the series have been cancelled", behind "Isla Moran has cancelled a repeating lesson": how far that reaches. */
function isReach(place: Place, places: Place[]) {
  const isSeries = places.some(({ cue }) => cue === "series");
  const isAll = places.some((one) => one.cue === "several" && one.at === place.at && sameSentence(one, place));
  const isBefore = ({ line, at }: Place) => line.number < place.line.number || (line === place.line && at < place.at);
  const isClients = (one: Place) =>
    cancelling.has(one.cue) && isBefore(one) && !sameSentence(one, place) && isByClient(one);
  return isSeries && isAll && places.some(isClients);
}

/** "Ms Grant called to cancel her signing. We canceled the appointment on the calendar": so it was done, and not for all. */
function isDoneForCaller(place: Place, places: Place[]) {
  const here = places.filter((one) => sameSentence(one, place));
  const isOfOne =
    here.some(({ cue, named }) => cue === "cancelled" && named) && !here.some(({ cue }) => cue === "several");
  const isReasoned = places.some(({ cue, line, at }) => cue === "because" && line === place.line && at > place.at);
  const isCaller = (one: Place) =>
    one.cue === "personal" && cancelStem.test(one.words) && isByName(one) && isAhead(one, place);
  return place.cue === "wholeClass" && isOfOne && !isReasoned && places.some(isCaller);
}

const isAhead = (one: Place, place: Place) =>
  one.line.number < place.line.number || (one.line === place.line && one.at < place.from);

const closures = new Set<Place["cue"]>(["wholeClass", "apology", "absent"]);

const endsInClients = new RegExp(`(?<!\\p{L})(?:${anyOf(({ comers }) => comers.clients)})$`, "iu");

/** "No vamos a poder ir": a practice may have to cancel, but it does not say of itself that it will not come. */
const isOwnComing = ({ words }: Place) => firsts.test(words) && !cancelStem.test(words);
