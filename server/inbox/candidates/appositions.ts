import { anyOf } from "../languages/known";
import { weekdayOf } from "../moments/resolve";
import type { Candidate } from "./candidates";
import { slotRoles } from "./found";

const appt = anyOf(({ appt: words }) => words);
const prepositions = anyOf(({ comers }) => comers.prepositions);
const cancelled = anyOf(({ labelWords }) => labelWords.cancelStem);
const leads = anyOf(
  ({ dateWords }) => dateWords.articles,
  ({ dateWords }) => dateWords.apposed,
  ({ leads: { onDay } }) => onDay,
);
const explains = anyOf(({ chains }) => chains.explains);

/** "(Saturday)'s appointment with you, the", "(Samstag) absagen, den", "(Saturday). That's the", "(Saturday) appointment on the" */
const visit = `(?: [\\p{L}-]+){0,2} (?:${appt})`;
const withHer = `(?: (?:${prepositions}) [\\p{L}.'’-]+)?`;
const between = new RegExp(
  `^(?:['’]s)?(?:(?:${visit})?${withHer}(?: (?:${cancelled})\\p{L}*)?\\s?(?:[,(–—-]{1,2}\\s?|[.;:,(–—-] ?(?:${explains})(?!\\p{L})['’]? ?)(?:(?:${leads}) )*|${visit}${withHer} (?:(?:${leads}) )+)$`,
  "iu",
);
/** "The 21st at 9:45 I can still do" is another sentence. */
const ends = new RegExp(
  `^(?:\\s?(?:$|[.,;:!?)(–—-])| (?:${anyOf(
    ({ leads: { and } }) => and,
    ({ comers }) => comers.reasons,
    ({ comers }) => comers.prepositions,
  )})(?!\\p{L}))`,
  "iu",
);
/** In characters. */
const NEAR = 60;

/**
 * "My Saturday appointment with you, the 21st at 9:45": a weekday, and right behind it the number of the same day. The number says which
 * Saturday it is; if it is that of another weekday, nobody can tell which of the two is meant.
 */
export function withAppositions(candidates: Candidate[]): Candidate[] {
  return candidates.filter((loose) => {
    const own = apposed(loose, candidates);
    if (!own || (loose.time !== null && own.time !== null && loose.time !== own.time)) return true;
    if (weekdayOf(own.dates[0] as string) !== loose.weekday) {
      own.doubt ??= "weekday";
      own.weekday = loose.weekday;
      return false;
    }
    own.weekday = loose.weekday;
    own.again.push({ line: loose.line, at: loose.at });
    if (own.time === null && loose.time !== null) {
      Object.assign(own, { time: loose.time, written: loose.written, zoned: loose.zoned, ranged: loose.ranged });
      own.doubt ??= loose.doubt;
      own.shown.push(...loose.shown);
    }
    own.stands ||= loose.stands;
    return false;
  });
}

function apposed(loose: Candidate, candidates: Candidate[]): Candidate | null {
  if (loose.weekday === null || loose.exact || loose.numbered || loose.span || !slotRoles.has(loose.role)) return null;
  const [next] = candidates
    .filter(({ line, begin }) => line === loose.line && begin >= loose.end)
    .sort((one, other) => one.begin - other.begin);
  if (!next || next.weekday !== null || next.span || !(next.exact || next.numbered) || !slotRoles.has(next.role))
    return null;
  const text = loose.line.text.slice(loose.end, next.begin);
  // "At quarter to ten in the morning." has the point at the end.
  const isNear =
    text.length <= NEAR &&
    between.test(text) &&
    ends.test(loose.line.text.slice(next.end - 1).slice(/[.,]/.test(loose.line.text[next.end - 1] ?? "") ? 0 : 1));
  return isNear && next.dates.length === 1 ? next : null;
}
