import { anyOf } from "../languages/known";
import type { Segment } from "../layout/segments";
import type { Line } from "../message/line";
import { AT, CAPITAL, COLON, DIGIT, TAB } from "../message/signs";
import type { Layer } from "../message/unwrap";
import type { Cancelled } from "../reading";

const email = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;
const phone = /\+?\(?\d[\d\s().-]{6,17}\d/g;
const word = "\\p{Lu}[\\p{L}'.-]*";
const name = new RegExp(`^${word}(?: (?:${anyOf(({ people }) => people.inNames)}|${word})){0,4}$`, "u");
const contact = new RegExp(`(?:${anyOf(({ people }) => people.contact)})\\w*\\s*[:\\t]\\s*(.+)$`, "iu");
const actor = new RegExp(
  `^(?:[^\\p{L}]*)((?:\\p{Lu}[\\p{L}'.-]+ ){1,3}\\p{Lu}?[\\p{L}'.-]*?)\\s?(?:${anyOf(({ people }) => people.hasCancelled)})`,
  "u",
);
/** "Your", and the salutation of "Hi I have to cancel". */
const noName = new RegExp(
  `^(?:${anyOf(({ people }) => people.noName)})\\b|^(?:${anyOf(({ parties }) => parties.greetings)})(?!\\p{L})`,
  "iu",
);

/** Who cancelled, from the labelled lines and the sentence that say so. The client's name is what counts, so better none than a wrong one. */
export function cancelledBy(layers: { layer: Layer; segments: Segment[][]; title: string | null }[]): Cancelled {
  const names = new Set<string>();
  const emails = new Set<string>();
  const phones = new Set<string>();
  for (const { layer, segments, title } of layers) {
    const named = title ? namesActor(title) : null;
    if (named) names.add(named);
    layer.lines.forEach((line, i) => {
      for (const segment of segments[i] ?? []) {
        if (segment.role !== "who" && segment.role !== "by") continue;
        const text = writtenIn(line, segment);
        for (const found of text.match(email) ?? []) emails.add(found.toLowerCase());
        const candidate =
          text
            .replace(email, "")
            .split(/[(,;<|]|\s-\s|\s–\s/)[0]
            ?.trim() ?? "";
        if (name.test(candidate) && candidate.length <= 60) names.add(candidate);
      }
      const label = line.shows(AT | DIGIT) && line.shows(COLON | TAB) ? contact.exec(line.text)?.[1] : null;
      for (const found of label?.match(email) ?? []) emails.add(found.toLowerCase());
      if (label && !/@/.test(label)) for (const found of label.match(phone) ?? []) phones.add(found.trim());
      const who = line.shows(CAPITAL) ? namesActor(line.text) : null;
      if (who) names.add(who);
    });
  }
  return { names: [...names].slice(0, 6), emails: [...emails].slice(0, 6), phones: [...phones].slice(0, 6) };
}

/** "Jane Doe has cancelled …": Jane Doe. */
export function namesActor(text: string): string | null {
  const who = actor.exec(text)?.[1]?.trim();
  return who && name.test(who) && !noName.test(who) ? who : null;
}

function writtenIn(line: Line, segment: Segment) {
  const text = line.text.slice(segment.from, segment.to);
  const colon = text.search(/[:：]/);
  return (colon >= 0 && colon < 40 ? text.slice(colon + 1) : text).trim();
}
