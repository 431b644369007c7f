import type { Heard } from "../hearing/heard";
import { asked, type Judgement } from "../judgement/judged";
import { cancelling } from "../languages/cue";
import { anyOf, languages } from "../languages/known";
import { isClientRow } from "../layout/client-rows";
import { gathered } from "../lists";
import { matchesIn } from "../matches";
import type { Message, Sender } from "../message/mime";
import { inLanguages } from "../phrases/cues";
import { firsts } from "../phrases/firsts";
import { firstNamesIn, namesIn } from "../phrases/names";
import { reasons } from "../reasons";
import type { Place } from "../statements/statements";
import { isByName, servingIn } from "../whose/suppliers";
import type { Email } from "./email";

/**
 * Who writes to whom. "Hi Tom, your spot in Reformer was cancelled, 1 credit is back on your account", to Tom at his tattoo
 * studio, from a pilates studio: Tom is the customer, and nothing of his is free. It is asked only where somebody is about
 * to be told, and says no unless all of it is there: the owner of the mailbox is greeted, the writer is not her own
 * practice, no client is named, and the words are those for a customer. A tool writes "Hi Dana, your appointment with Jordan
 * Blake was cancelled" to who serves; a copy for a client greets the client.
 */
export function unlessCustomer(judgement: Judgement, { layers, message, cues }: Email): Judgement {
  if (judgement.verdict !== "notify" || !isToCustomer(layers, message, wordsIn(cues))) return judgement;
  return asked(judgement, reasons.errand, "other");
}

function isToCustomer(heard: Heard[], message: Message, words: Words): boolean {
  const letter = heard.findLast(({ layer }) => layer.how === "forwarded") ?? (heard[0] as Heard);
  const { layer, body } = letter;
  const isForwarded = layer.how === "forwarded";
  const addressed = isForwarded ? personIn(layer.to) : message.to;
  const owner = ownerOf(message, isForwarded);
  const writer = isForwarded ? personIn(layer.from) : message.from;
  if (!owner || !writer || (addressed && !isSame(owner, addressed)) || isOwnPractice(owner, writer, [])) return false;
  const told = body.places.filter(({ cue }) => cancelling.has(cue) || cue === "moved");
  const isFirms = told.some((place) => isOfFirm(place, writer, words));
  if (told.some((place) => (place.cue === "personal" && !isFirms) || isByName(place))) return false;
  const names = namesOf(addressed ? [owner, addressed] : [owner]);
  // "Reason: club match, tee time 10:40" is what the client says.
  const remarks = letter.remarks?.filter((remark) => remark !== "").slice(0, MOST_REMARKS) ?? [];
  const written = layer.lines.filter(({ text }) => text !== "" && !remarks.some((remark) => text.includes(remark)));
  const lines = written.map(({ text }) => text);
  // "Pet: Biscuit" is the client of an animal hospital, which writes to whom it belongs.
  const isHers = (line: string) => isNamed(line, names) || (isFirms && words.pets.test(line.toLowerCase()));
  const small = written.slice(0, READ).map((line) => line.small);
  const isAddressed = isGreeted(lines, names);
  // "Theo's visit was canceled at your request. Patient: Theo Q.", to his mother: she has asked for it.
  if (isAddressed && small.some((line) => words.asked.test(line)) && !isOwnPractice(owner, writer, lines)) return true;
  // "Patient: Theo Q., Provider: Dr. Arenas … to schedule again, call us", or "bring your insurance card", to his mother: who serves there is somebody else.
  const isServedElsewhere = () =>
    lines.some((line) => servesElse(line, names)) &&
    small.some(
      (line) => words.prepares.test(line) || (words.served.test(line) && words.trades.test(writer.name.toLowerCase())),
    ) &&
    !isOwnPractice(owner, writer, lines);
  if (isAddressed && isServedElsewhere()) return true;
  if (lines.some((line) => isClientRow(line) && !isHers(line))) return false;
  const unbooked = lines.filter((line) => !isBooker(line, names, words));
  if (isOwnPractice(owner, writer, unbooked) || small.some((line) => words.serving.test(line))) return false;
  // "Name: Tess Abernathy", of the reader, or "Table for 2": she has booked it.
  if (unbooked.length < lines.length || small.some((line) => words.booked.test(line))) return true;
  const isCustomer = addressed !== null && body.places.some((one) => one.cue === "customer" && dear.test(one.words));
  if (isCustomer) return true;
  if (isFirms && isAddressed) return true;
  const isReaders = told.some(({ line, from, at, words: said }) =>
    words.yours.test(
      ownClause(line.text.slice(from, at + said.length), line.text.slice(at + said.length)).toLowerCase(),
    ),
  );
  const isServed = small.some((line) => words.served.test(line) || isServedBy(line, names, words));
  const isUnnamed = () => !namesAnybody(lines, names, new Set(wordsOf(writer.name)));
  const isHere = () => told.some(({ line, from, to }) => isAt(line.text.slice(from, to), writer, words));
  // "Your service appointment was cancelled. Vehicle: …", without a salutation.
  if (!isAddressed) return addressed !== null && isReaders && isServed && isUnnamed();
  return isServed || (isReaders && (words.trades.test(writer.name.toLowerCase()) || isHere() || isUnnamed()));
}

/** "I left a message on your machine, but to be safe: I'm cancelling my lash fill": what stands before the mark is not what is cancelled. */
function ownClause(text: string, behind: string): string {
  const clause = text.slice(Math.max(text.lastIndexOf(":"), text.lastIndexOf(";")) + 1);
  return firsts.test(clause) && own.test(behind) ? clause : text;
}
const own = new RegExp(`^ (?:${anyOf(({ comers }) => comers.own)})(?!\\p{L})`, "iu");

/**
 * "Your appointment on Tuesday is cancelled", and nobody is named but the reader and the writer: who serves would be told
 * which client it was.
 */
function namesAnybody(lines: string[], names: Set<string>, writer: Set<string>): boolean {
  const isOther = (text: string) =>
    wordsOf(text).some((word) => ![names, writer, days].some((known) => known.has(word)) && !titles.test(word));
  return lines
    .slice(0, READ)
    .map((line) => line.replace(greeting, ""))
    .some(
      (line) =>
        namesIn(line).some(({ from, to }) => isOther(line.slice(from, to))) ||
        matchesIn(pair, line).some(({ 1: one = "", 2: two = "" }) => isOther(one) && isOther(two)) ||
        firstNamesIn(line).some(isOther),
    );
}

const pair = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}'’-]{2,40}) (\p{Lu}[\p{L}'’-]{2,40})/gu;

/**
 * "We had to cancel Biscuit's visit" or "As you asked, we have cancelled it", from an animal hospital; one that books a massage
 * for its staff writes "our massage".
 */
function isOfFirm({ cue, line, from, at, words: said }: Place, { name }: Sender, { we, ours, trades }: Words) {
  if (cue !== "personal" && cue !== "cancelled") return false;
  const end = at + said.length;
  const small = line.text.toLowerCase();
  if (!trades.test(name.toLowerCase()) || !we.test(small.slice(Math.max(from, at - LEAD), end))) return false;
  const mark = /[,;:(.–]|$/.exec(small.slice(end, end + LEAD))?.index ?? 0;
  return !ours.test(small.slice(at, end + mark));
}

/** So far from the verb stand who cancels and what. */
const LEAD = 20;

/** "Your appointment with Rick at Milford Subaru", from Milford Subaru: it takes place at the writer's. */
function isAt(sentence: string, { name }: Sender, words: Words) {
  const place = plain(name).trim();
  if (place.length < TELLING) return false;
  const small = plain(sentence);
  const at = small.indexOf(place);
  return at > 0 && words.at.test(small.slice(0, at));
}

/** "Name: Tess Abernathy" where that is the reader's own name in full. */
function isBooker(line: string, names: Set<string>, words: Words) {
  const found = words.booker.exec(line.toLowerCase());
  const value = found ? wordsOf(line.slice(found[0].length)) : [];
  return value.length > 1 && value.every((word) => names.has(word) || titles.test(word));
}

/** Gmail names the mailbox whose filter forwarded the message: a copy for a client is addressed to somebody else. */
export const filtering = ({ headers }: Message) => personIn(headers.get("x-forwarded-for") ?? null);

/** Whose mailbox it is: whose filter sent it on, who forwarded it, or to whom it is addressed. */
export const ownerOf = (message: Message, isForwarded: boolean) =>
  filtering(message) ?? (isForwarded ? message.from : (message.forwarder ?? message.to));

/** A salutation stands among the first lines, below a heading or a logo. */
const SALUTATION = 12;
export const isGreeted = (lines: string[], names: Set<string>) =>
  lines.slice(0, SALUTATION).some((line) => greets(line, names));
/** No form has more. */
const MOST_REMARKS = 20;
/** What is said to a customer stands within so many lines; beyond are terms and addresses. */
const READ = 80;

/** "With Dr Sood", unless she is the reader. */
function isServedBy(line: string, names: Set<string>, words: Words) {
  const found = words.servedBy.exec(line);
  return found !== null && !isNamed(line.slice(found.index, found.index + found[0].length + 40), names);
}

/** "Provider: Dr. Melissa Arenas", who is not the reader. */
function servesElse(line: string, names: Set<string>) {
  const value = servingIn(line);
  return value !== null && wordsOf(value).length > 0 && !isNamed(value, names);
}

/** "Dear Ms Hale," greets Tessa Hale, "Hi Tessa Brook," does not. */
function greets(line: string, names: Set<string>): boolean {
  if (!isNamed(line, names)) return false;
  const opening = greeting.exec(line);
  const tokens = (opening ? line.slice(opening[0].length) : line).trim().split(/[\s]+/).slice(0, 6);
  return tokens.some((token, i) => {
    const next = tokens[i + 1];
    if (!isNamed(token, names)) return false;
    if (/[,:!;.–-]$/.test(token)) return opening !== null || i < 2;
    return opening !== null && (next === undefined || !/^\p{Lu}/u.test(next));
  });
}

const greetings = anyOf(({ parties }) => parties.greetings);
const greeting = new RegExp(`^[^\\p{L}]*(?:${greetings})(?!\\p{L})[\\s,]*`, "iu");
const dear = new RegExp(`^(?:${greetings})(?!\\p{L})`, "iu");

/** The same address, the same practice, or the same name at two of her mailboxes. */
export function isSame(one: Sender, other: Sender) {
  if (one.address === other.address) return true;
  const [domain, theirs] = [domainOf(one), domainOf(other)];
  if (domain !== null && domain === theirs) return true;
  return one.name !== "" && plain(one.name) === plain(other.name);
}

/** Two people of one practice. */
export const areColleagues = (one: Sender, other: Sender) => {
  const domain = domainOf(one);
  return one.address !== other.address && domain !== null && domain === domainOf(other);
};

/** The writer has the owner's domain, or its name in letters; or the letter names the practice, as a copy for a client does. */
export function isOwnPractice(owner: Sender, writer: Sender, lines: string[]) {
  const domain = domainOf(owner);
  if (isSame(owner, writer)) return true;
  // Whoever writes from a mailbox that is nobody's practice is a person.
  if (domainOf(writer) === null) return true;
  const label = squashed(domain?.split(".")[0] ?? "");
  if (label.length < TELLING) return false;
  const name = squashed(writer.name);
  if (name.includes(label) || (name.length >= TELLING && label.includes(name))) return true;
  // "The Spa at Gannet Point" at gannetpointspa
  const long = wordsOf(writer.name).filter((word) => word.length > 3);
  if (long.join("").length >= TELLING && long.every((word) => label.includes(word))) return true;
  // "Hello Judith Abrams," to abrams.com names her, not her practice.
  const own = firstNamesIn(owner.name).length > 0 ? squashed(owner.name) : "";
  const shown = squashed(lines.join(" ").replace(addresses, " "));
  return (own === "" ? shown : shown.replaceAll(own, "")).includes(label);
}

/** A shorter name may be part of any word. */
export const TELLING = 6;
const address = /[\w.+-]{1,64}@[\w.-]{1,253}/;
const addresses = new RegExp(address, "g");
const anybodys =
  /^(?:gmail|googlemail|outlook|hotmail|live|msn|yahoo|ymail|icloud|me|mac|aol|gmx|web|proton|protonmail)\./;

export const domainOf = ({ address: whole }: Sender) => {
  const domain = whole.slice(whole.indexOf("@") + 1);
  return domain === "" || anybodys.test(domain) ? null : domain;
};

/** "Marta Iborra <marta@iborrafisio.example.com>", as the header of a forwarded message shows it. */
export function personIn(text: string | null): Sender | null {
  const found = text ? address.exec(text) : null;
  if (!text || !found) return null;
  return {
    name: text
      .slice(0, found.index)
      .replace(/[<["'*(:]|mailto/g, " ")
      .trim(),
    address: found[0].toLowerCase(),
  };
}

const marked = /[^\0-\x7f]/;
export const plain = (text: string) =>
  (marked.test(text) ? text.normalize("NFD").replace(/\p{M}/gu, "") : text).toLowerCase();
export const squashed = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, "");
export const wordsOf = (text: string) => plain(text).match(/\p{L}{3,}/gu) ?? [];
export const isNamed = (text: string, names: Set<string>) => wordsOf(text).some((word) => names.has(word));
const titles = new RegExp(`^(?:${anyOf(({ people }) => people.titles)})$`, "iu");

const wordsOfPerson = ({ name, address: whole }: Sender) => wordsOf(`${name} ${whole.slice(0, whole.indexOf("@"))}`);
export const namesOf = (persons: Sender[]) =>
  new Set(gathered(persons, wordsOfPerson).filter((word) => !titles.test(word)));

const days = new Set(languages.flatMap(({ weekdays, months }) => wordsOf([...weekdays, ...months].join(" "))));

interface Words {
  asked: RegExp;
  served: RegExp;
  prepares: RegExp;
  servedBy: RegExp;
  yours: RegExp;
  we: RegExp;
  ours: RegExp;
  trades: RegExp;
  at: RegExp;
  serving: RegExp;
  booker: RegExp;
  booked: RegExp;
  pets: RegExp;
}

const wordsIn = inLanguages((anyIn): Words => {
  const whole = (patterns: string) => new RegExp(`(?<!\\p{L})(?:${patterns})`, "u");
  return {
    asked: whole(`(?:${anyIn(({ parties }) => parties.asked)})(?!\\p{L})`),
    served: whole(anyIn(({ parties }) => parties.served.join("|"))),
    prepares: whole(anyIn(({ parties }) => parties.prepares)),
    servedBy: whole(anyIn(({ parties }) => parties.servedBy)),
    // "Your 3 pm" is how the front desk speaks.
    yours: whole(`(?:${anyIn(({ parties }) => parties.yours)})(?!\\p{L}| \\d{1,2}(?![\\d-]))`),
    we: whole(`(?:${anyIn(({ parties }) => parties.we)})(?!\\p{L})`),
    ours: whole(
      `(?:${anyIn(
        ({ parties }) => parties.ours,
        ({ comers }) => comers.own,
      )})(?!\\p{L})`,
    ),
    // A name, which may be in another language than the letter.
    trades: whole(`(?:${anyOf(({ parties }) => parties.trades)})(?!\\p{L})`),
    at: new RegExp(`(?<!\\p{L})(?:${anyIn(({ parties }) => parties.at)}) $`, "u"),
    serving: whole(`(?:${anyIn(({ parties }) => parties.serving)})(?!\\p{L})`),
    booker: new RegExp(`^[^\\p{L}]{0,4}(?:${anyIn(({ parties }) => parties.booker)})\\s?[:\\t]`, "u"),
    booked: whole(anyIn(({ parties }) => parties.booked)),
    pets: new RegExp(`^[^\\p{L}]{0,4}(?:${anyIn(({ parties }) => parties.pets)})\\s?[:\\t]`, "u"),
  };
});
