import { type Heard, has } from "../hearing/heard";
import { asked, cancelsByCalendar, type Judgement } from "../judgement/judged";
import { cancelling } from "../languages/cue";
import { anyOf as anyOfAll } from "../languages/known";
import { hasClientRow } from "../layout/client-rows";
import type { Message } from "../message/mime";
import type { CalendarEvent } from "../moments/calendar";
import { inLanguages } from "../phrases/cues";
import { reasons } from "../reasons";
import type { Place } from "../statements/statements";
import type { Email } from "./email";

/**
 * What people meet for in private, and what they are invited to. "Canceled: Dinner at Mom's" and "I have to cancel lunch on
 * Friday" are no client's appointment. Who declines an invitation stays away herself, and what she was invited to may
 * take place without her: only where it is an appointment of hers is its time free. She says that she cancels it or gives her
 * time away, or the title names an appointment, or her. It is asked only where somebody is about to be told.
 */
export function unlessPrivate(judgement: Judgement, { layers, events, message, cues }: Email): Judgement {
  if (judgement.verdict !== "notify") return judgement;
  const heard = judgement.said[0]?.heard ?? (layers[0] as Heard);
  if (isPrivate(heard, events, wordsIn(cues))) return asked(judgement, reasons.errand, "other");
  const declined = heard.subject.places.find(({ cue }) => cue === "declined");
  const event = events.find(({ state }) => state === "declined");
  if (cancelsByCalendar(judgement) || (!declined && !event)) return judgement;
  const title = `${declined?.line.text ?? ""}\n${event?.summary ?? ""}`.toLowerCase();
  return isHers(title, heard, message, wordsIn(cues)) ? judgement : asked(judgement, reasons.declined, "other");
}

/** The title of what is cancelled or declined, or what stands beside the words that cancel. */
function isPrivate(heard: Heard, events: CalendarEvent[], words: Words) {
  const { occasion, beside, goal, missed } = words;
  const titles = heard.subject.places.flatMap((place) => titleBehind(place) ?? []);
  const summaries = events.filter(({ state }) => endings.has(state)).map(({ summary }) => summary.toLowerCase());
  if ([...titles, ...summaries].some((title) => occasion.test(title) && !namesAppointment(title, words)))
    return !hasClientRow(heard.layer);
  return [...heard.body.places, ...heard.notes.places].some(({ cue, line, from, to, at }) => {
    if (!cancelling.has(cue)) return false;
    const sentence = line.text.slice(from, to).toLowerCase();
    const rest = sentence.slice(Math.max(0, at - from));
    if (cue === "personal" && (goal.test(rest.replace(reason, "")) || missed.test(rest.replace(reason, ""))))
      return true;
    return beside.test(sentence) && !namesAppointment(sentence, words);
  });
}

/** "Canceled event: Coffee with Kim", but not "Cancel Friday, it's my birthday". */
function titleBehind({ cue, line, at, words: said }: Place) {
  if (cue !== "headline" && cue !== "cancelled" && cue !== "declined") return null;
  const title = afterColon.exec(line.text.slice(at));
  return title && title.index <= said.length + LONGEST ? line.text.slice(at + title.index + 1).toLowerCase() : null;
}

const afterColon = /[:：]/;
const LONGEST = 12;

/** "I can't come, I am going to a wedding": what stands behind a mark or "because" is why. */
const reason = new RegExp(
  `(?:[,;:.–—](?=\\s|$)|(?<!\\p{L})(?:${anyOfAll(({ comers }) => comers.reasons)})(?!\\p{L})).*$`,
  "isu",
);

const endings = new Set<CalendarEvent["state"]>(["cancelled", "declined"]);

function isHers(title: string, heard: Heard, message: Message, words: Words) {
  const { callsOff, goesOn } = words;
  if (heard.layer.lines.some(({ text }) => goesOn.test(text.toLowerCase()))) return false;
  const told = [...heard.body.places, ...heard.notes.places].filter(({ cue }) => cancelling.has(cue));
  return (
    namesAppointment(title, words) ||
    has(heard, "freed", "handsOn") ||
    told.some(({ line, from, to }) => callsOff.test(line.text.slice(from, to).toLowerCase())) ||
    namesIn(heard.layer.from ?? message.from?.name ?? "").some((name) => title.includes(name))
  );
}

/** By a word that is said of clients' appointments, not of any meeting. */
const namesAppointment = (text: string, { appointment, general }: Words) =>
  appointment.test(text.replace(general, " "));

/** "Ann Cole <ann@example.com>", as far as it is a name. */
const namesIn = (text: string) =>
  text
    .replace(/[<[(].*$/, "")
    .toLowerCase()
    .match(/\p{L}{3,40}/gu) ?? [];

interface Words {
  occasion: RegExp;
  beside: RegExp;
  /** "I can't come to your birthday" */
  goal: RegExp;
  /** "Have to skip dinner on Thursday" */
  missed: RegExp;
  general: RegExp;
  callsOff: RegExp;
  goesOn: RegExp;
  appointment: RegExp;
}

const wordsIn = inLanguages((anyOf): Words => {
  const whole = (patterns: string, flags = "u") => new RegExp(`(?<!\\p{L})(?:${patterns})(?!\\p{L})`, flags);
  const ofServices = anyOf(({ service }) => service.replace(/^\^|\$$|\(\?!\\p\{L\}\)$/g, ""));
  const days = anyOf(({ weekdays, today, tomorrow }) =>
    [...weekdays, today, tomorrow].join(" ").replace(/[ _]+/g, "|"),
  );
  const prepositions = anyOf(({ comers }) => comers.prepositions);
  const articles = anyOf(({ comers }) => comers.articles);
  const stems = anyOf(({ labelWords }) => labelWords.cancelStem);
  // "Birthday dinner with Bea", but not "wedding make-up".
  const occasions = `(?:${anyOf(({ parties }) => parties.occasions)})(?=\\W*$| ?[^\\p{L} ]| w/| (?:${prepositions}|${days})(?!\\p{L}))`;
  const article = `(?:(?:${articles}) )?`;
  return {
    occasion: new RegExp(`(?<!\\p{L})${occasions}`, "u"),
    beside: new RegExp(
      `(?:${stems})\\p{L}* ${article}${occasions}|(?:^|[,;:!–-] ?)\\W{0,3}${article}${occasions}[^,;!?]* (?:\\p{L}+ )?(?:${stems})`,
      "u",
    ),
    goal: new RegExp(
      `(?<!\\p{L})(?:${anyOf(({ parties }) => parties.goal)})[ '’](?:(?:${anyOf(
        ({ parties }) => parties.yours,
        ({ comers }) => comers.articles,
      )})(?!\\p{L}) )?(?:${anyOf(({ parties }) => parties.occasions)})(?!\\p{L})`,
      "u",
    ),
    missed: new RegExp(`^(?:[^ .,;:!?]+ ){1,6}?${article}${occasions}`, "u"),
    general: whole(
      anyOf(({ parties }) => parties.general),
      "gu",
    ),
    callsOff: new RegExp(
      anyOf(({ parties }) => parties.callsOff),
      "u",
    ),
    goesOn: new RegExp(`(?<!\\p{L})(?:${anyOf(({ parties }) => parties.goesOn)})`, "u"),
    appointment: whole(`${anyOf(({ appt }) => appt)}|${ofServices}`),
  };
});
