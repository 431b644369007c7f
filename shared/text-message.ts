import { DEFAULT_EMAIL_SUBJECT, DEFAULT_EMAIL_TEMPLATE, DEFAULT_MESSAGE_TEMPLATE } from "./constants";
import { withoutDirections } from "./direction";
import { fillPlaceholders, type PlaceholderValues } from "./placeholders";
import { plainPunctuation } from "./segments";

export const STOP_LINE = "Reply STOP to opt out";

/** Whoever reads a template must know whose text it is. */
export const namesSender = (template: string, senderName: string): boolean =>
  senderName.trim() === "" || squeeze(template).includes(squeeze(senderName));

const squeeze = (text: string) => plainPunctuation(text).replace(/\s+/g, " ").trim().toLowerCase();

/** The text exactly as the client gets it. An empty template means the default one. */
export function composeText(
  template: string,
  values: PlaceholderValues,
  { senderName, first }: { senderName: string; first: boolean },
): string {
  const words = template.trim() || DEFAULT_MESSAGE_TEMPLATE;
  const filled = plainPunctuation(withoutDirections(fillPlaceholders(words, values)));
  const named = namesSender(words, senderName) ? filled : `${plainPunctuation(senderName.trim())}: ${filled}`;
  // On a line of its own: behind a link it would become part of it in some phones.
  return first && !named.endsWith(STOP_LINE) ? `${named}\n${STOP_LINE}` : named;
}

/** Subject and body as the client gets them, before the unsubscribe line. A line break in a subject would start a header. */
export function composeEmail(
  subject: string,
  template: string,
  values: PlaceholderValues,
): { subject: string; text: string } {
  return {
    subject: withoutDirections(fillPlaceholders(subject.trim() || DEFAULT_EMAIL_SUBJECT, values)).replace(/\s+/g, " "),
    text: withoutDirections(fillPlaceholders(template.trim() || DEFAULT_EMAIL_TEMPLATE, values)),
  };
}
