import { isDisclaimer } from "../hearing/disclaimers";
import type { Heard } from "../hearing/heard";
import { keepsAnother } from "../judgement/kept";
import { byLanguages } from "../languages/by-languages";
import { type FreeWords, freeWords, laughter } from "../languages/free-words";
import { anyOf, languagesOf } from "../languages/known";
import type { Language } from "../languages/language";
import { prior } from "../lists";
import { lower } from "../message/line";
import { hoursIn } from "../phrases/hours";
import { firstNamesIn, namesIn } from "../phrases/names";
import { onlyTime } from "../phrases/which-one";
import { sentencesOf } from "../statements/sentences";
import type { Place } from "../statements/statements";

/** What a note above a cancellation says of the time. */
export interface Note {
  /** It names what is free, or says what is to become of it. */
  frees: boolean;
  /** Of a sentence that does, something else is not understood: "gap on Friday, Beth has it". */
  doubted: boolean;
  /** Where the sentences begin that say nothing but that. */
  clear: Set<string>;
  /** The hours that they name, as a dial shows them: "free at 3". */
  hours: number[];
}

interface Words {
  free: Set<string>;
  gap: Set<string>;
  offer: Set<string>;
  left: Set<string>;
  joy: Set<string>;
  not: Set<string>;
  book: Set<string>;
  seat: Set<string>;
  acts: Set<string>;
  all: Set<string>;
  service: RegExp;
  months: Set<string>;
  whereabouts: RegExp;
}

const wordsOf = byLanguages((languages): Words => {
  const own = languages.flatMap(({ code }) => freeWords[code] ?? []);
  const listed = (...fields: (keyof FreeWords)[]) =>
    own.flatMap((words) => fields.flatMap((field) => words[field].split("|")));
  return {
    free: new Set(listed("gap", "free")),
    gap: new Set(listed("gap")),
    offer: new Set(listed("gap", "offer")),
    left: new Set(listed("left")),
    joy: new Set(listed("joy")),
    not: new Set(listed("not")),
    book: new Set(listed("offer", "book")),
    seat: new Set(listed("seat")),
    acts: new Set(listed("acts")),
    all: new Set(listed("gap", "free", "offer", "left", "joy", "sighs", "beside")),
    service: new RegExp(`^(?:${languages.flatMap(({ appt, service }) => [appt, service]).join("|")})$`, "u"),
    whereabouts: new RegExp(`^\\W*(?:${own.map(({ whereabouts }) => whereabouts).join("|")})\\W*$`, "u"),
    months: new Set(languages.flatMap(({ months }) => months.join(" ").split(" "))),
  };
});

/** A note is short; what is longer is a letter, and says more than one can list. */
const SHORT = 8;
const LONGEST = 400;

/**
 * "Shauna, gap on the 14th, please post": a note says in few words that a time is free. What it says when the time is not, "I'll
 * keep it", "Beth has it", "leave it", can be said in any; so of a sentence about it every word must be known. `writer`: her name.
 */
export function noteOf([first, ...below]: Heard[], languages: Language[], writer: string): Note | null {
  const { layer, body } = first as Heard;
  const lines = layer.lines.filter((line) => line.text !== "" && !isDisclaimer(line));
  const text = lines.map((line) => line.text).join("\n");
  if (layer.how !== "own" || lines.length > SHORT || text.length > LONGEST) return null;
  const own = languagesOf(text);
  const words = wordsOf(typeof own === "string" ? languages : [...new Set([...languages, ...own])]);
  const note: Note = { frees: false, doubted: false, clear: new Set(), hours: [] };
  for (const line of lines) {
    let isFreed = false;
    for (const sentence of sentencesOf(line)) {
      const spoken = unsigned(sentence.text, writer);
      const said = body.places.filter((place) => place.line === line && place.from === sentence.from);
      if (said.some((place) => keepsAnother(place, first as Heard, below))) continue;
      if (words.whereabouts.test(lower(spoken))) {
        note.clear.add(`${line.number} ${sentence.from}`);
        continue;
      }
      const { speaks, tells, isClear } = understood(spoken, sentence.from, said, below, words);
      if (refuses(spoken, words)) note.doubted = true;
      if (isClear) note.clear.add(`${line.number} ${sentence.from}`);
      if (isClear && speaks) note.hours.push(...hoursOf(spoken, words));
      if (tells && isClear) note.frees = true;
      if (speaks && isClear) isFreed = true;
      if (!isClear && (speaks || (said.length === 0 && namesOther(spoken, below, words)))) note.doubted = true;
      // "Gap Friday. Rebooked with Kim": written in one breath with it.
      if (isFreed && !isClear && !signature.test(spoken)) note.doubted = true;
    }
  }
  return note;
}

/** "Please offer this one - thx, Stellan", from Stellan Voss */
function unsigned(text: string, writer: string) {
  const [end = "", name = ""] = endsWithName.exec(text) ?? [];
  return name !== "" && writer.split(/\P{L}+/u).includes(name) ? text.slice(0, text.length - end.length) : text;
}
const endsWithName = /\s?[,–—-]\s?(\p{Lu}\p{L}+)\W*$/u;

/** "Room 2 free at 3", "3 free" */
function hoursOf(text: string, { free, gap }: Words): number[] {
  const [, first = "", next = ""] = opensWithNumber.exec(lower(text)) ?? [];
  const isHour = free.has(next) && !gap.has(next) && Number(first) <= 12;
  return [...hoursIn(text).map(({ dial }) => dial), ...(isHour ? [(Number(first) % 12) * 60] : [])];
}
const opensWithNumber = /^\W*(\d{1,2}) (\p{L}+)/u;

/** "Don't book", "please do not post this": whether or not the time is free, nobody is to have it. "Not filled yet" says less. */
function refuses(text: string, { all, not, book }: Words) {
  const small = (lower(text).match(word) ?? []).map((one) => one.replaceAll("’", "'"));
  const books = small.flatMap((_, i) => (phraseAt(small, i, book) === "" ? [] : [i]));
  return small.some(
    (one, i) => not.has(one) && !isInPhrase(small, i, all) && books.some((at) => Math.abs(at - i) <= BESIDE),
  );
}
const BESIDE = 3;

/** "Not rebooking", "she can't come": what is known as a whole. */
const isInPhrase = (small: string[], at: number, phrases: Set<string>) =>
  Array.from({ length: MOST_WORDS }, (_, back) => at - back).some(
    (i) => i >= 0 && phraseAt(small, i, phrases).split(" ").length > Math.max(1, at - i),
  );

/** "Habe ich Frau Berg gegeben", "dei ao Tomás": in few words somebody whom what is forwarded does not name, and who is not greeted. */
function namesOther(text: string, below: Heard[], { acts }: Words) {
  if (signature.test(text) || (text.match(word) ?? []).length > FEW) return false;
  const rest = text.replace(addressed, "").replace(capital, (name) => (isBelow(name, below) ? lower(name) : name));
  // "Post this, please" has a capital, and so has "Tom can come then".
  const [, verb = ""] = opensWithName.exec(rest) ?? [];
  const named = acts.has(verb) ? rest : rest.replace(/^\W*\p{L}/u, lower);
  return namesIn(rest).length > 0 || firstNamesIn(named).length > 0;
}
const opensWithName = /^\W*\p{Lu}\p{L}+ (\p{L}+)/u;

const FEW = 8;
/** "Dr. Pratt, for your information" */
const addressed = /^\W*(?:\p{L}{1,20}\.? ){0,2}\p{Lu}[\p{L}'’-]{1,40}(?:,| ?[:–-]) ?(?=\S)/u;
const capital = /(?<!\p{L})\p{Lu}[\p{L}'’-]+/gu;

const signature = /^\W*(?:\p{Lu}[\p{L}.]*\W*){1,3}$/u;

const understoodCues = new Set(["freed", "handsOn", "sentBy", "cancelled", "headline", "personal"]);
const word = /[\p{L}\d](?:[\p{L}\d'’:./-]*[\p{L}\d])?/gu;
const arrow = /^(?:[-=–—]+>|[→⇒➔➜»])$/;
const ARROW = "→";
const wordOrArrow = new RegExp(`${word.source}|[-=–—]+>|[→⇒➔➜»]`, "gu");
const MOST_WORDS = 5;

function understood(text: string, from: number, said: Place[], below: Heard[], words: Words) {
  const heard = said.filter(({ cue }) => understoodCues.has(cue));
  const tells = heard.some(({ cue }) => cue === "freed" || cue === "handsOn");
  const whole = withoutKnown(text, from, said, below, words);
  if (whole.isClear || heard.length === 0)
    return { ...whole, speaks: whole.speaks || tells, tells: whole.tells || tells };
  let left = text;
  for (const { at, words: match } of heard)
    left = left.slice(0, at - from) + " ".repeat(match.length) + left.slice(at - from + match.length);
  const rest = withoutKnown(left, from, said, below, words);
  return { isClear: rest.isClear, speaks: whole.speaks || tells, tells: whole.tells || tells };
}

/** Whether every word is known, and what those say that are. */
function withoutKnown(text: string, from: number, said: Place[], below: Heard[], words: Words) {
  const written = text.slice(greetingIn(text, from, said, words)).match(wordOrArrow) ?? [];
  const small = written.map((one) => (arrow.test(one) ? ARROW : lower(one).replaceAll("’", "'")));
  // "Tara 9:15 -> waitlist": whose time goes there.
  const isSent = small.some((one, i) => one === ARROW && phraseAt(small, i, words.gap).length > 1);
  const found = { speaks: false, tells: false, isClear: true };
  let [isGlad, hasGap] = [false, false];
  for (let i = 0; i < small.length; ) {
    const one = small[i] as string;
    const seat = phraseAt(small, i, words.seat);
    const behind = i + seat.split(" ").length;
    // "Lift 2 free": no hour. "Lift 2 is down" says something else of the place.
    if (seat !== "" && numbering.test(small[behind] ?? "")) {
      found.speaks = true;
      i = behind + 1;
      continue;
    }
    const phrase = phraseAt(small, i, words.all);
    if (one === ARROW && phrase === "") {
      i++;
      continue;
    }
    if (phrase !== "") {
      if (words.free.has(phrase)) found.speaks = true;
      if (words.joy.has(phrase)) isGlad = true;
      if (words.gap.has(phrase)) hasGap = true;
      if (words.offer.has(phrase)) found.tells = true;
      i += phrase.split(" ").length;
      continue;
    }
    const beside = [prior(small, i) ?? "", small[i + 1] ?? ""];
    const isTime =
      /^\d/.test(one) ||
      onlyTime.test(one.replace(/'s$/, "")) ||
      (words.months.has(one) && beside.some((next) => /^\d/.test(next)));
    const isService = (words.gap.has(small[i + 1] ?? "") || words.service.test(one)) && stands(one, below);
    // "This one's free"
    const bare = clitic.test(one) ? one.slice(0, -2) : "";
    const name = written[i] as string;
    const hasLeft = isName.test(name) && phraseAt(small, i + 1, words.left) !== "";
    // "The 1 pm slot is Kim's now"
    if (i > 0 && whose.test(name) && ofSlot.test(small[i - 1] ?? "")) found.isClear = false;
    const isOwner =
      i === 0 && whose.test(name) && (words.gap.has(small[1] ?? "") || words.service.test(small[1] ?? ""));
    if (
      !isTime &&
      !isService &&
      !hasLeft &&
      !isTitle.test(one) &&
      !initial.test(name) &&
      !(i === small.length - 1 && signed.test(text)) &&
      !laughter.test(one) &&
      !words.all.has(bare) &&
      !isOfMatter(name, i === 0 && !isOwner && !isSent, below)
    )
      found.isClear = false;
    i++;
  }
  // "Yay, an opening": not "Yay, free!", which may be her own day off.
  if (isGlad && found.speaks && !hasGap) found.isClear = false;
  return found;
}

/** "Lift 2", "room B" */
const numbering = /^(?:\d{1,2}|[b-hj-z])$/;
const clitic = /^(?:one|it|that|this|slot|spot|gap|opening|session|appointment)'s$/;
const ofSlot = /^(?:is|now|are|was)$/;
/** "Kim's slot": a name, though no frequent one, that opens the sentence. */
const whose = /^\p{Lu}\p{L}+['’]s$/u;

/** The longest of the phrases that begins there. */
function phraseAt(small: string[], i: number, phrases: Set<string>) {
  for (let many = Math.min(MOST_WORDS, small.length - i); many > 0; many--) {
    const phrase = small.slice(i, i + many).join(" ");
    if (phrases.has(phrase)) return phrase;
  }
  return "";
}

const isTitle = new RegExp(`^(?:${anyOf(({ people }) => people.titles)})\\.?$`, "iu");
/** "For the list please, S x" */
const initial = /^(?!I)\p{Lu}$/u;
/** "…, thanks - AP" */
const signed = /[-–—~]\s?\p{Lu}{2,3}\W*$/u;
const isName = /^\p{Lu}\p{Ll}/u;

/**
 * "Shauna, …", "Dee - …", "Maud here, …": to whom the note is written, or by whom, or "My own client, please offer": whose it was. "Filled, …" says
 * something.
 */
function greetingIn(text: string, from: number, said: Place[], { all }: Words): number {
  const first = greeting.exec(text);
  if (first && !all.has(lower(first[1] as string)) && !said.some(({ at }) => at - from < first[0].length))
    return first[0].length;
  const end = text.indexOf(",");
  const told = said.filter(({ cue }) => ofTime.has(cue));
  const next = Math.min(...told.map(({ at }) => at - from));
  const isNear = end > 0 && next > end && next <= end + NEAR;
  return isNear && told.some(({ cue, at }) => cue === "handsOn" && at - from === next) ? end : 0;
}

const NEAR = 12;
const ofTime = new Set(["freed", "handsOn", "filled", "slotTalk", "settled"]);
const greeting = /^\W*(?:\p{L}+ )?(\p{Lu}\p{L}+)(?: (?:here|hier|ici|aqu[ií]|qui|här))?(?:,| ?[:–-]) ?(?=\S)/u;

/** "Nadine's Friday": a name that stands below says whose it was, or who serves. */
const isOfMatter = (one: string, isFirst: boolean, below: Heard[]) =>
  isName.test(one) && (!isFirst || firstNamesIn(one).length > 0) && isBelow(one, below);

const isBelow = (name: string, below: Heard[]) =>
  below.some(({ layer }) => layer.lines.some(({ text }) => text.includes(name.replace(/['’]s$/, ""))));

/** "Brow slot": what it is for, in the words of the notice. */
const stands = (one: string, below: Heard[]) =>
  below.some(({ layer }) => layer.lines.some(({ text }) => lower(text).includes(one)));
