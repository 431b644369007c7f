import { isInUnread } from "../languages/known";
import { callsOff } from "../languages/unread";
import type { Message } from "../message/mime";
import type { Layer } from "../message/unwrap";
import type { CalendarEvent } from "../moments/calendar";
import { reasons } from "../reasons";
import { cancelsByCalendar, type Judgement } from "./judged";

/**
 * An email in a language that is not read: what its few known words seem to say counts for nothing, and a person is
 * asked. Its calendar part is data and may decide. Letters to many are advertising unless they call something off.
 */
export function withoutWords(judgement: Judgement, events: CalendarEvent[], message: Message, text: string): Judgement {
  const byCalendar = cancelsByCalendar(judgement) || (events.length > 0 && judgement.verdict === "ignore");
  if (byCalendar) return judgement;
  const nothing = { ...judgement, kind: "other" as const, slots: [], offered: [], from: [], said: [] };
  if (isBulk(message) && !callsOff.test(text)) return { ...nothing, verdict: "ignore", reason: reasons.other };
  return { ...nothing, verdict: "ask", reason: reasons.language };
}

const isBulk = ({ headers }: Message) =>
  headers.has("list-unsubscribe") || headers.has("list-id") || /^(?:bulk|list)$/i.test(headers.get("precedence") ?? "");

/**
 * "Jeg kan desværre ikke komme" above a long English confirmation, or above an English footer: what somebody writes first
 * has to be understood. A note above a forwarded message need not be.
 */
export function beginsUnread(layers: Layer[]): boolean {
  const layer = layers.find((_, i) => layers[i + 1]?.how !== "forwarded") as Layer;
  let beginning = "";
  for (const { text } of layer.lines) {
    if (text === "" && enough.test(beginning)) break;
    beginning += `${text}\n`;
    if (beginning.length > LONGEST) break;
  }
  return isInUnread(beginning.slice(0, LONGEST));
}

/** A greeting has fewer letters. */
const enough = /^(?:\P{L}*\p{L}){24}/u;
const LONGEST = 400;
