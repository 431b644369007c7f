import { byLanguages } from "../languages/by-languages";
import type { Language } from "../languages/language";
import { WordMap } from "../word-map";

/**
 * What a word may mean in the languages of a message. A class, for all meanings to have one shape: an engine that meets
 * twenty looks up each field anew.
 */
export class Meaning {
  month?: number = undefined;
  weekday?: number = undefined; // 1 Monday to 7 Sunday
  dayFollows?: boolean = undefined; // a number alone behind the weekday is its day
  shift?: number = undefined; // days from the day of the message
  ordinal?: number = undefined;
  number?: number = undefined;
  half?: "am" | "pm" = undefined;
  part?: "am" | "pm" = undefined; // of the day, said with a date: an hour that follows lies in it
  opens?: boolean = undefined; // "between" two and three
  clockTime?: string = undefined; // noon, midnight
  glued?: boolean = undefined; // "rd" of "3rd"
  clock?: boolean = undefined;
  between?: boolean = undefined;
  at?: boolean = undefined;
  until?: boolean = undefined;
  thisOne?: boolean = undefined;
  nextOne?: boolean = undefined;
  lastOne?: boolean = undefined;
  severalDays?: boolean = undefined; // "Mon-Fri"
  later?: number = undefined; // days: the "week" of "Friday week"
  laterBefore?: number = undefined; // days: "a week on" Friday
  otherWeek?: boolean = undefined; // beside a weekday: not the coming one, or nobody knows
  feast?: boolean = undefined; // "Easter" Monday
  nextWeek?: boolean = undefined; // beside a weekday: that of next week
  monthsLater?: number = undefined; // "of next month": 1
  minutesBefore?: number = undefined; // "quarter to": minutes to the hour that follows
  minutesAfter?: number = undefined; // "y media": minutes to the hour before
  minutes?: number = undefined; // those of the number itself: "nine-thirty"

  constructor(said: Partial<Meaning> = {}) {
    Object.assign(this, said);
  }
}

/** Of a word that no language of the message knows. */
export const meaningless = new Meaning();

export type Lexicon = WordMap<Known>;

/** What a word means, and the phrases that begin with it. */
export interface Known {
  meaning: Meaning | null;
  /** Phrases of several words, by their second word, longest first. */
  phrases: Map<string, Phrase[]> | null;
}

export interface Phrase {
  words: string[];
  meaning: Meaning;
}

export const lexiconOf = byLanguages(build);

// "a.m." is read as the tokens a . m .
const tokensOf = (phrase: string) => phrase.match(/\p{L}+(?:['-]\p{L}+)*|\d+|[^\s\p{L}\d]/gu) ?? [];

function build(languages: Language[]): Lexicon {
  const words = new Map<string, Partial<Meaning>>();
  const phrases = new Map<string, Map<string, Phrase[]>>();
  const add = (text: string, meaning: Partial<Meaning>) => {
    const tokens = tokensOf(text);
    const [first, second] = tokens;
    if (first === undefined) return;
    if (second === undefined) {
      words.set(first, { ...meaning, ...words.get(first) });
      return;
    }
    const bySecond = phrases.get(first) ?? new Map<string, Phrase[]>();
    phrases.set(first, bySecond);
    bySecond.set(second, [...(bySecond.get(second) ?? []), { words: tokens, meaning: new Meaning(meaning) }]);
  };
  /** "twenty-fifth" is also written in two words. */
  const addBoth = (text: string, meaning: Partial<Meaning>) => {
    add(text, meaning);
    if (text.includes("-")) add(text.replaceAll("-", " "), meaning);
  };
  const each = (list: string, meaning: Partial<Meaning>) => {
    // A list may hold words, or phrases parted by bars.
    for (const part of list.split(list.includes("|") ? "|" : " ")) if (part) add(part.replaceAll("_", " "), meaning);
  };

  /** "Dienstagnachmittag", "Dienstag Nachmittag", "morgenavond" */
  const withEndings = (endings: string, part: "am" | "pm", { weekdays, tomorrow, dayAfterTomorrow }: Language) => {
    for (const ending of endings.split(" ").filter(Boolean)) {
      for (const [i, names] of [...weekdays, tomorrow, dayAfterTomorrow.replaceAll("|", " ")].entries()) {
        const meaning = i < 7 ? { weekday: i + 1, part } : { shift: i - 6, part };
        for (const name of names.split(" ").filter((one) => one.length > 3)) {
          add(name + ending, meaning);
          add(`${name} ${ending}`, meaning);
        }
      }
    }
  };

  for (const language of languages) {
    const numbers = numeralsOf(language);
    for (const [i, names] of language.months.entries()) each(names, { month: i + 1 });
    const { dayFollows } = language.dateWords;
    for (const [i, names] of language.weekdays.entries())
      each(names, { weekday: i + 1, ...(dayFollows && { dayFollows }) });
    for (const words of language.dayAfterTomorrow.split("|")) addBoth(words, { shift: 2 });
    each(language.today, { shift: 0 });
    each(language.tomorrow, { shift: 1 });
    each(language.tonight, { shift: 0, part: "pm" });
    for (const phrase of language.noDate.split("|")) add(phrase, {});
    each(language.yesterday, { shift: -1 });
    each(language.thisWord, { thisOne: true });
    each(language.nextWord, { nextOne: true });
    each(language.lastWord, { lastOne: true });
    for (const [phrase, later] of withDays(language.laterWords, numbers)) add(phrase, { later });
    for (const [phrase, laterBefore] of withDays(language.laterBefore, numbers)) add(phrase, { laterBefore });
    for (const words of language.doubts.otherWeek.split("|"))
      for (const [phrase] of withNumbers(words, numbers)) add(phrase, { otherWeek: true });
    for (const phrase of language.doubts.feasts.split("|")) add(phrase, { feast: true });
    for (const [phrase, monthsLater] of withDays(language.monthWords)) add(phrase, { monthsLater });
    for (const phrase of language.nextWeek.split("|")) add(phrase, { nextWeek: true });
    each(language.am, { half: "am" });
    each(language.pm, { half: "pm" });
    each(language.morning, { half: "am", part: "am" });
    each(language.afternoon, { half: "pm", part: "pm" });
    for (const phrase of language.early.split("|")) add(phrase, { part: "am" });
    withEndings(language.morningEndings ?? "", "am", language);
    withEndings(language.afternoonEndings ?? "", "pm", language);
    each(language.noon, { clockTime: "12:00" });
    each(language.midnight, { clockTime: "00:00" });
    each(language.clock, { clock: true });
    each(language.ordinal, { glued: true });
    language.ordinals.split(" ").forEach((word, i) => {
      if (word) addBoth(word, { ordinal: i + 1 });
    });
    for (const { form, number } of numbers) if (form) add(form, { number });
    each(language.until, { until: true });
    each(language.at, { at: true, between: true });
    each(language.between, { between: true });
    each(language.opensRange, { opens: true, at: true, between: true });
    for (const [phrase, minutesBefore] of withMinutes(language.minutesBefore, language))
      addBoth(phrase, { minutesBefore });
    for (const [phrase, minutesAfter] of withMinutes(language.minutesAfter, language)) {
      addBoth(phrase, { minutesAfter });
      if (phrase.includes(" ")) continue;
      // "Nine-thirty"
      for (const { form, number } of numbers) add(`${form}-${phrase}`, { number, minutes: minutesAfter });
    }
  }
  for (const bySecond of phrases.values())
    for (const list of bySecond.values()) list.sort((a, b) => b.words.length - a.words.length);
  return new WordMap(
    [...new Set([...words.keys(), ...phrases.keys()])].map((word) => {
      const said = words.get(word);
      return [word, { meaning: said ? new Meaning(said) : null, phrases: phrases.get(word) ?? null }] as const;
    }),
  );
}

interface Numeral {
  form: string;
  number: number;
}

const numeralsOf = ({ numbers }: Language): Numeral[] =>
  numbers
    .split(" ")
    .flatMap((forms, i) => forms.split("/").map((form) => ({ form: form.replaceAll("_", " "), number: i + 1 })));

/** "in # weeks": with each number, in words and in digits. */
function withNumbers(phrase: string, numerals: Numeral[]): [phrase: string, number: number][] {
  if (!phrase.includes("#")) return [[phrase, 1]];
  return numerals.flatMap(({ form, number }): [string, number][] => [
    [phrase.replace("#", form), number],
    [phrase.replace("#", String(number)), number],
  ]);
}

/** "week 7|fortnight 14|in # weeks 7" */
const withDays = (list = "", numerals: Numeral[] = []) =>
  list.split("|").flatMap((part): [string, number][] => {
    const [, phrase = "", days] = /^(.+) (\d+)$/.exec(part) ?? [];
    return phrase ? withNumbers(phrase, numerals).map(([text, number]) => [text, number * Number(days)]) : [];
  });

const two = (minutes: number) => String(Math.abs(minutes)).padStart(2, "0");

/** "halb -30", and "# to -" for every number of minutes, by fives. */
function withMinutes(list: string, { minuteWords, clock, until }: Language): [phrase: string, minutes: number][] {
  return list.split("|").flatMap((part): [string, number][] => {
    const [, phrase = "", base, sign] = /^(.+) ([+-]\d+)?([+-])?$/.exec(part) ?? [];
    if (!sign) return phrase ? [[phrase, Number(base)]] : [];
    const all = minuteWords
      .split(" ")
      .map((word, i): [string, number] => [
        phrase.replace("#", word.replaceAll("_", " ")),
        Number(base ?? 0) + Number(`${sign}${5 * i + 5}`),
      ]);
    // "At three ten" is an hour, "at three five" is none.
    if (phrase === "#") return all.slice(1);
    // "Alle 15 e 30", "a las 9 y 15", "10 h moins 10"
    const inDigits =
      phrase.endsWith(" #") && !clock.split(" ").includes(phrase.slice(0, -2))
        ? all.map(([, minutes]): [string, number] => [phrase.replace("#", two(minutes)), minutes])
        : [];
    if (!phrase.includes("# ")) return [...all, ...inDigits];
    // "At 20 past 2", "um 10 nach 9". "From 10 to 3" is a stretch of time, "at 25 to 3" is none.
    const first = until.split(" ").some((word) => phrase.endsWith(`# ${word}`)) ? 15 : 5;
    const before = all.map(([, minutes], i): [string, number] => [phrase.replace("#", String(5 * i + 5)), minutes]);
    return [...all, ...before.slice(first / 5 - 1)];
  });
}
