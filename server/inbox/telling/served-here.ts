import { type Heard, has } from "../hearing/heard";
import { asked, type Judgement } from "../judgement/judged";
import { cancelling } from "../languages/cue";
import { anyOf } from "../languages/known";
import { isClientRow } from "../layout/client-rows";
import { lower } from "../message/line";
import type { Sender } from "../message/mime";
import { once } from "../once";
import { says } from "../phrases/cues";
import { reasons } from "../reasons";
import type { Place } from "../statements/statements";
import { isByClient } from "../whose/by-client";
import { isDuty, isOutsiders } from "../whose/errands";
import { namesActor } from "../whose/people";
import { isByName, isOfSupplier, servingIn } from "../whose/suppliers";
import { settled } from "./cover-notes";
import type { Email } from "./email";
import { isNamed, isSame, namesOf, ownerOf, personIn, plain, squashed, TELLING, wordsOf } from "./parties";

/**
 * A plumber's customers cancel plumbing: what is an errand of everybody else is her trade. Her tool tells her of a client, in a row or by
 * what the client did, and besides that she is the one who serves: a row has her ("Inspector: Wade Ochoa"), the client cancelled
 * "with you", or her own address says what she does ("doyleplumbing"). Of what she has booked elsewhere a row would have her as the
 * client, or somebody else as who serves.
 */
export function unlessServedHere(judgement: Judgement, email: Email): Judgement {
  if (judgement.verdict !== "ask" || judgement.reason !== reasons.errand) return judgement;
  const notice = noticeOf(judgement, email);
  return notice && isServedHere(notice, email) ? settled(judgement, email.clock) : judgement;
}

/**
 * "Service: Oil change", and a row has the reader or her family as the customer, or somebody else as the technician; "Gwen Pastor canceled
 * this meeting: Mortgage consultation", from Gwen Pastor of Pastor Mortgages.
 */
export function unlessServedElsewhere(judgement: Judgement, email: Email): Judgement {
  if (judgement.verdict !== "notify") return judgement;
  const notice = noticeOf(judgement, email);
  if (!notice || notice.rows.client || notice.rows.serves || notice.hers.isErrands()) return judgement;
  const isElsewhere = isByWriter(notice) || (isServedElsewhere(notice) && isOfErrand(notice, email));
  if (!isElsewhere) return judgement;
  return asked(judgement, reasons.errand, "other");
}

/** A message that tells of a cancellation, and to whom. */
interface Notice {
  heard: Heard;
  told: Place[];
  writer: Sender | null;
  /** Of the reader: her address, all names that she is known by, and what she does. */
  hers: { owner: Sender; names: Set<string>; label: string; isErrands: () => boolean };
  rows: { client: boolean; own: boolean; serves: boolean; elseServes: boolean };
}

function noticeOf({ said }: Judgement, { layers, message }: Email): Notice | null {
  const heard =
    said[0]?.heard ?? layers.find(({ body, subject }) => [...subject.places, ...body.places].some(isCancelling));
  if (!heard) return null;
  const { layer, subject, body } = heard;
  const isForwarded = layers.some((one) => one.layer.how === "forwarded");
  const owner = ownerOf(message, isForwarded);
  const writer = layer.how === "forwarded" ? personIn(layer.from) : message.from;
  if (!owner || (writer && writer.address === owner.address)) return null;
  const known = [owner, message.to, personIn(layer.to)].filter((one) => one !== null && isSame(one, owner)) as Sender[];
  const [label = ""] = owner.address.slice(owner.address.indexOf("@") + 1).split(".");
  const isErrands = once(() => trades().test(`${plain(owner.name)} ${label}`));
  const hers = { owner, names: namesOf(known), label: squashed(label), isErrands };
  return {
    heard,
    told: [...subject.places, ...body.places].filter(isCancelling),
    writer,
    hers,
    rows: rowsOf(
      layer.lines.map(({ text }) => text),
      hers,
    ),
  };
}

const isCancelling = ({ cue }: Place) => cancelling.has(cue) || cue === "moved";

/** Whom the rows have as the client, "Pupil: Keisha Bright", and whom as the one who serves. */
function rowsOf(lines: string[], { names, label }: Notice["hers"]): Notice["rows"] {
  const rows = { client: false, own: false, serves: false, elseServes: false };
  for (const line of lines) {
    const serving = wordsOf(servingIn(line) ?? "");
    if (serving.length > 1 && serving.every((word) => names.has(word))) rows.serves = true;
    else if (serving.length > 0 && !serving.some((word) => names.has(word))) rows.elseServes = true;
    if (!isClientRow(line) || pet().test(line)) continue;
    const value = line.slice(line.search(/[:\t]/) + 1);
    const firm = squashed(value);
    const isFirms =
      firm.length >= TELLING && (label.includes(firm) || (label.length >= TELLING && firm.includes(label)));
    if (isNamed(value, names) || isFirms) rows.own = true;
    else if (wordsOf(value).length > 0) rows.client = true;
  }
  return rows;
}

function isServedHere({ heard, told, hers, rows }: Notice, { events }: Email): boolean {
  if (rows.own || isOfSupplier(heard, events.length > 0) || isDuty(heard) || isOutsiders(heard)) return false;
  const { acts, isNamedOne } = actsOf(told, hers.names);
  if (told.some((place) => place.cue === "personal" && !isByName(place) && !isByClient(place))) return false;
  const isHere = rows.serves || hers.isErrands();
  if (isHere) return acts || isNamedOne || rows.client;
  const isWithHer = told.some(isToWhoServes);
  return !rows.elseServes && (rows.client ? acts || isNamedOne || isWithHer : isNamedOne && isWithHer);
}

/** "Your appointment was canceled", and "Technician: Marco Rossi": hers with him. */
const isServedElsewhere = ({ told, rows }: Notice) => rows.own || (rows.elseServes && told.some(isReaders));

/** Whoever cancelled has written it herself, and serves in what was cancelled: a client would hardly have such a name or address. */
function isByWriter({ heard, told, writer }: Notice) {
  if (!writer || !has(heard, "errand", "elsewhere")) return false;
  const isTrades = trades().test(`${plain(writer.name)} ${writer.address.slice(writer.address.indexOf("@") + 1)}`);
  return isTrades && told.some((place) => isByName(place) && isNamed(actorIn(place), namesOf([writer])));
}

/** In a row a word of errands is only a value, and not among what is said. */
const isOfErrand = ({ heard }: Notice, { cues }: Email) =>
  has(heard, "errand") || heard.layer.lines.some(({ text }) => says(cues, "errand", lower(text)));

/** "Cancelled by the applicant", "a client has cancelled", and somebody with a name, who is not the reader. */
const actsOf = (told: Place[], names: Set<string>) => ({
  acts: told.some((place) => isByVisitor(place) || (isByClient(place) && !isByName(place))),
  isNamedOne: told.some((place) => {
    const behind = namedBehind(place);
    if (behind) return !isNamed(behind, names);
    if (!isByName(place) || isReaders(place)) return false;
    return !isNamed(actorIn(place), names);
  }),
});

function actorIn({ line, from, at, words }: Place) {
  const text = line.text.slice(from, at + words.length);
  return namesActor(text) ?? text;
}

/** "Your meeting has been CANCELLED by Odessa Klein" */
const namedBehind = ({ line, at, words }: Place) => {
  const text = line.text.slice(at, at + words.length + REACH);
  const by = byActor().exec(text);
  return by && (fullName.exec(text.slice(by.index + by[0].length))?.[0] ?? null);
};
const byActor = once(
  () =>
    new RegExp(
      `(?:${anyOf(({ labelWords }) => labelWords.cancelStem)})\\p{L}{0,10} (?:${anyOf(({ labelWords }) => labelWords.actor)}) `,
      "iu",
    ),
);
const fullName = /^\p{Lu}[\p{L}'’.-]{0,40}(?: \p{Lu}[\p{L}'’.-]{0,40}){1,3}/u;

/** "Cancelled by the applicant" */
function isByVisitor({ line, from, at, words }: Place) {
  const end = at + words.length;
  return byVisitor().test(line.text.slice(Math.max(from, end - REACH), end + REACH));
}

const REACH = 30;
const byVisitor = once(
  () =>
    new RegExp(
      `(?<!\\p{L})(?:${anyOf(({ labelWords }) => labelWords.actor)}) (?:(?:${anyOf(({ comers }) => comers.articles)}) )?(?:${anyOf(
        ({ comers }) => comers.clients,
        ({ parties }) => parties.visitors,
      )})(?!\\p{L})`,
      "iu",
    ),
);

/** "Rick Doyle cancelled your plumbing visit", but "your client Rick Doyle", and "ihren Termin" is his own. */
const isReaders = (place: Place) => {
  const text = place.line.text.slice(place.from, place.to);
  return yours().test(text.toLowerCase()) && !/(?<!\p{L})ihr/u.test(text) && !isToWhoServes(place);
};
const yours = once(() => new RegExp(`(?<!\\p{L})(?:${anyOf(({ parties }) => parties.yours)})(?!\\p{L})`, "u"));

/** "Your client Omar Reyes cancelled", "canceled her session with you": a plumber, too, cancels a visit "with you". */
function isToWhoServes({ line, from, to }: Place) {
  const text = line.text.slice(from, to).toLowerCase();
  const found = serving().exec(text)?.[0];
  return found !== undefined && (clients().test(found) || theirs().test(text));
}
const clients = once(
  () => new RegExp(`(?:${anyOf(({ labels }) => labels.who.replaceAll(" ", "|"))})\\p{L}{0,2}$`, "u"),
);
const theirs = once(() => new RegExp(`(?<!\\p{L})(?:${anyOf(({ people }) => people.theirs)})(?!\\p{L})`, "u"));
const serving = once(() => new RegExp(`(?<!\\p{L})(?:${anyOf(({ parties }) => parties.serving)})`, "u"));

const pet = once(() => new RegExp(`^\\W{0,4}(?:${anyOf(({ parties }) => parties.pets)})\\s?[:\\t]`, "iu"));
const trades = once(
  () =>
    new RegExp(
      anyOf(({ parties }) => parties.errands),
      "iu",
    ),
);
