import { toLocal } from "../../shared/instant";
import { forwardedBy } from "./forwarded-by";
import { type Heard, has } from "./hearing/heard";
import { hear } from "./hearing/hearing";
import { evidenceOf } from "./judgement/evidence";
import type { Judgement } from "./judgement/judged";
import type { Clock } from "./judgement/slots";
import { suggestions } from "./judgement/suggest";
import { beginsUnread, withoutWords } from "./judgement/unread";
import { languages as all } from "./languages/known";
import { marginOfEmail } from "./learned/margin";
import { asMeant, type Written } from "./message/as-meant";
import { compact, type Line, tidy } from "./message/line";
import { fromFields, type Message, parseMime } from "./message/mime";
import { gmailForwarding, isAutoReply, isBounce, isReceipt, otherForwardingRequest } from "./message/special";
import { linesOfText } from "./message/text-lines";
import { unwrap } from "./message/unwrap";
import { viewsOf } from "./message/views";
import { type CalendarEvent, eventsOf } from "./moments/calendar";
import { lexiconOf } from "./moments/lexicon";
import { findMoments } from "./moments/moments";
import { once } from "./once";
import { cuesOf } from "./phrases/cues";
import { nothingRead, type Reading, type ReadingContext, type Slot, type Source } from "./reading";
import { reasons } from "./reasons";
import { readerFor, sentAt, withOffset } from "./sent-at";
import { handsOn, isOwnAffair } from "./telling/cover-notes";
import type { Email } from "./telling/email";
import { noteOf } from "./telling/free-notes";
import { secondOpinion } from "./telling/second-opinion";
import { cancelledBy } from "./whose/people";

/** Bytes in, reading out. Never throws: whatever cannot be read is said to be unreadable. */
export async function readEmail(source: Source, context: ReadingContext): Promise<Reading> {
  try {
    const message = "mime" in source ? await parseMime(source.mime) : fromFields(source);
    return Object.assign(await readMessage(message, context, 0), { forwardedBy: forwardedBy(message.headers) });
  } catch {
    return { ...nothingRead, reason: reasons.broken };
  }
}

async function readMessage(message: Message, context: ReadingContext, level: number): Promise<Reading> {
  const base: Reading = {
    ...nothingRead,
    reason: reasons.empty,
    subject: message.subject,
    from: writtenBy(message.from),
    messageId: message.messageId,
    sentAt: instantOf(message.date),
  };
  const ignored = (kind: Reading["kind"], reason: string): Reading => ({ ...base, kind, verdict: "ignore", reason });

  const forwarding = gmailForwarding(message, context.dkim);
  if (forwarding) return { ...ignored("forwarding-confirmation", reasons.forwarding), forwarding };
  if (isBounce(message, all)) return ignored("bounce", reasons.bounce);
  if (otherForwardingRequest(message)) return ignored("forwarding-confirmation", reasons.forwarding);
  if (isAutoReply(message, all)) return ignored("auto-reply", reasons.autoReply);

  const attached = level < 4 ? await attachedReading(message, context, level, base) : null;
  if (attached) return attached;

  const events = eventsOf(message.calendars, context.timeZone);
  let best: View | null = null;
  let margin: (() => number) | null = null;
  for (const lines of viewsOf(message)) {
    if (lines.length === 0 && events.length === 0 && !message.subject) return base;
    // Of a page and a text the page: the text may only say that it has to be switched on.
    const written = asMeant(message.subject, lines);
    margin ??= once(() => marginOfEmail(written.subject, written.lines));
    const view = readView(message, written, events, context, base, margin);
    const { reading } = view;
    const { languages } = written.tongue;
    if (best === null && isReceipt(lines, typeof languages === "string" ? all : languages))
      return view.own ? asked(reading) : ignored("auto-reply", reasons.autoReply);
    const settled = reading.verdict === "notify" || reading.verdict === "past";
    if (settled || (reading.verdict === "ignore" && reading.reason !== reasons.other)) return reading;
    if (best === null || (!best.reading.opening && reading.opening)) best = view;
  }
  const { reading, suggest } = best as View;
  const isOpen = reading.verdict === "ask" && reading.candidates.length === 0 && !reading.opening;
  const saysNothing = isOpen || (reading.verdict === "ignore" && reading.reason === reasons.other);
  const page = saysNothing && level < 4 ? await pageReading(message, context, level) : null;
  if (page) return page;
  // Of a move any date that is left may be the new one.
  return isOpen && reading.kind !== "reschedule" ? { ...reading, candidates: suggest() } : reading;
}

/** One part of the email, read. Dates to choose from are looked for only when there is nothing better: chrono costs most. */
interface View {
  reading: Reading;
  /** Whether the writer says in her own words that she does not come. */
  own: boolean;
  /** Whether she gives the time to the waitlist in her own words. */
  handsOn: boolean;
  /** Whether she says that it is no client's, but hers. */
  ownAffair: boolean;
  suggest: () => Slot[];
}

/** "We've received your message, sorry, need to cancel": a help desk may repeat such words, so nobody is told. */
function asked(reading: Reading, reason = reasons.receipt): Reading {
  if (reading.verdict !== "notify") return reading;
  const candidates = [reading.opening, ...reading.others].filter((slot) => slot !== null);
  return { ...reading, verdict: "ask", reason, opening: null, others: [], candidates };
}

/** Forwarded as attachments: the messages inside speak, unless the note around them says that it is settled. */
async function attachedReading(message: Message, context: ReadingContext, level: number, base: Reading) {
  if (message.attached.length === 0) return null;
  const written = asMeant(message.subject, linesOfText(message.text ?? ""));
  const {
    reading: note,
    handsOn: handedOn,
    ownAffair,
  } = readView(message, written, [], context, base, () => marginOfEmail(written.subject, written.lines));
  const readings: Reading[] = [];
  for (const mime of message.attached) {
    const attached = { ...(await parseMime(mime)), forwarder: message.from, handedOn };
    const reading = await readMessage(attached, context, level + 1);
    if (reading.verdict !== "unreadable") readings.push(reading);
  }
  const freed = readings.filter(({ verdict }) => verdict === "notify");
  const first = freed[0] ?? readings[0];
  if (!first) return null;
  if (note.reason === reasons.filled || note.reason === reasons.standing) return note;
  const others = freed.slice(1).flatMap(({ opening, others: more }) => (opening ? [opening, ...more] : more));
  const reading = { ...first, messageId: message.messageId, others: [...first.others, ...others] };
  return ownAffair ? asked(reading, reasons.errand) : reading;
}

/** "See attached": a text or page that came as a file speaks where the note around it says nothing. */
async function pageReading(message: Message, context: ReadingContext, level: number): Promise<Reading | null> {
  for (const page of message.pages) {
    const reading = await readMessage(
      { ...message, subject: null, calendars: [], pages: [], ...page },
      context,
      level + 1,
    );
    if (reading.kind !== "cancellation" && reading.kind !== "reschedule") continue;
    const evidence = reading.evidence.map((one) => ({ ...one, part: "the attached file" }));
    return { ...reading, subject: message.subject, evidence };
  }
  return null;
}

const instantOf = (date: string | null) => {
  const ms = date ? Date.parse(date) : Number.NaN;
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
};

function readView(
  message: Message,
  { subject: title, lines, text, tongue }: Written,
  events: CalendarEvent[],
  context: ReadingContext,
  base: Reading,
  margin: () => number,
): View {
  const { languages: known, mayBeUnread } = tongue;
  const languages = typeof known === "string" ? all.slice(-1) : known;
  const subject = title ? compact(tidy(title)) : null;
  const layers = unwrap(lines, subject, all, isReply(subject));
  const clock: Clock = {
    home: context.timeZone,
    receivedAt: context.receivedAt,
    today: toLocal(context.receivedAt, context.timeZone).date,
  };

  // Nobody writes from the future; such a clock is wrong.
  const dated = base.sentAt && Date.parse(base.sentAt) < context.receivedAt.getTime() + 36 * 3_600_000;
  let sent = dated ? new Date(base.sentAt as string) : context.receivedAt;
  let current = subject;
  const heard = layers.map((layer, i) => {
    const written = sentAt(layer, sent, languages, context);
    sent = written?.at ?? sent;
    if (layer.subject) current = layer.subject;
    // "Re:" and "Fwd:" keep the subject of the message at the bottom.
    const own = i === layers.length - 1 || (layers[i + 1]?.subject == null && !isReply(subject));
    const { theirs = null } = written ?? ((i === 0 && withOffset(message.date)) || {});
    return hear(layer, own ? withoutPrefixes(current) : null, languages, readerFor(sent, languages, context, theirs));
  });
  const layersHeard = heard.map(({ heard: one }) => one);
  const isNote = layersHeard.length > 1 || message.attached.length > 0;
  const note = isNote ? noteOf(layersHeard, languages, message.from?.name ?? "") : null;
  const handed = message.handedOn || handsOn(layersHeard) || note?.frees === true;
  const client = cancelledBy(
    heard.map(({ heard: one, segments }) => ({ layer: one.layer, segments, title: one.title ?? null })),
  );
  const email: Email = {
    message,
    layers: layersHeard,
    events,
    subject: current,
    clients: client.names,
    handed,
    note,
    cues: cuesOf(languages),
    clock,
    owner: context.owner,
  };
  const judged = secondOpinion(email, margin);
  const unread = known === "unread" || (mayBeUnread && beginsUnread(layers));
  const judgement = unread ? withoutWords(judged, events, message, text) : judged;
  const suggest = () => heard.flatMap(({ heard: one }) => suggestions(one.body, sent, context.timeZone)).slice(0, 4);
  const unknown = known === "unknown" && judgement.verdict === "ignore" && findsDate(lines, context);
  const reading = {
    ...base,
    ...present(unknown ? { ...judgement, verdict: "ask", reason: reasons.language } : judgement, context),
    evidence: evidenceOf(judgement, layersHeard),
    subject: withoutPrefixes(current === subject ? base.subject : current),
    from:
      layers
        .findLast(({ how }) => how === "forwarded")
        ?.from?.trim()
        .slice(0, MAX_SENDER) ?? base.from,
    sentAt: layers.length > 1 ? sent.toISOString() : base.sentAt,
    cancelledBy: client,
    calendarUid: (judgement.events[0] ?? events[0])?.uid ?? null,
  };
  const own = judgement.said.some(({ heard: one, cue }) => cue === "personal" && one.layer.how === "own");
  const first = layersHeard[0] as Heard;
  return { reading, own, handsOn: has(first, "handsOn"), ownAffair: isOwnAffair(first), suggest };
}

const MAX_SENDER = 200;
const writtenBy = (sender: Message["from"]) =>
  sender && tidy(sender.name ? `${sender.name} <${sender.address}>` : sender.address).slice(0, MAX_SENDER);

/** "VS:" comes from mailboxes set to languages that are not read. */
const prefixes = [...all.flatMap((language) => language.prefixes.split(" ")), "vs"];
const prefix = new RegExp(`^\\s*(?:${prefixes.join("|")})\\s*(?:\\[\\d+\\])?\\s*:\\s*`, "i");
const isReply = (subject: string | null) => prefix.test(subject ?? "");
function withoutPrefixes(subject: string | null) {
  let rest = subject ?? "";
  for (let k = 0; k < 6 && prefix.test(rest); k++) rest = rest.replace(prefix, "");
  return rest === "" ? null : rest;
}

const findsDate = (lines: Line[], context: ReadingContext) =>
  lines.slice(0, 200).some((line) => findMoments(line, lexiconOf(all), context.timeZone).length > 0);

function present(judgement: Judgement, context: ReadingContext): Partial<Reading> {
  const [opening = null, ...others] = judgement.slots;
  return {
    kind: judgement.kind,
    verdict: judgement.verdict,
    reason: judgement.reason,
    opening,
    others,
    candidates:
      judgement.verdict === "ask" ? judgement.offered.map((slot) => ({ ...slot, timeZone: context.timeZone })) : [],
  };
}
