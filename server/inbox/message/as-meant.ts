import { byLanguages } from "../languages/by-languages";
import { hastyWords } from "../languages/hasty-words";
import { type Tongue, tongueOf } from "../languages/known";
import type { Language } from "../languages/language";
import { slipsOf } from "../languages/slips";
import { withCross } from "./crossed";
import { type Line, withMeaning } from "./line";

/** What is read of an email, and in which languages it is. */
export interface Written {
  subject: string | null;
  lines: Line[];
  text: string;
  tongue: Tongue;
}

interface Mending {
  /** Most texts are spelled well, and to see that costs less than to spell them. */
  mayChange: (text: string) => boolean;
  mend: (text: string) => string;
}

/** So short is what people type into a telephone: in it every word is looked at. */
const NOTE = 320;

/** An email as its writer would have spelt it: "cancle my apointment thrusday" reads like "cancel my appointment thursday". */
export function asMeant(subject: string | null, lines: Line[]): Written {
  const written = whole(subject, lines);
  const { languages } = written.tongue;
  if (typeof languages === "string" || !(written.tongue.isHasty || written.text.length < NOTE)) return written;
  const mending = mendingOf(languages);
  const crossed = withCross(lines, languages[0] as Language);
  const mend = mending.mayChange(written.text) ? mending.mend : itself;
  const mended = crossed.map((line) => mendedLine(line, mend));
  const title = subject && mend(subject);
  const isSame = title === subject && mended.every((line, i) => line === lines[i]);
  return isSame ? written : whole(title, mended);
}

const itself = (text: string) => text;

function whole(subject: string | null, lines: Line[]): Written {
  const text = `${subject ?? ""}\n${lines.map((line) => line.text).join("\n")}`;
  return { subject, lines, text, tongue: tongueOf(text) };
}

/** A line of which stretches are known to be struck or linked stays as it is. */
function mendedLine(line: Line, mend: (text: string) => string): Line {
  if (line.struck.length > 0 || line.links.length > 0) return line;
  const text = mend(line.text);
  return text === line.text ? line : withMeaning(line, text);
}

/** "https://…", "ann@example.com" */
const address = /:\/\/|www\.|\S@\S+\./i;
const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/** "Thursday at 3pm.Sorry" */
const lostBlank = /(?<=\p{Ll}{3}|\d|\d[ap]m)([.,;!?])(?=\p{Lu}\p{Ll})/gu;

const mendingOf = byLanguages((languages): Mending => {
  const [first] = languages as [Language];
  const isAlone = languages.length <= 2;
  const tables = [...(isAlone ? [slipsOf(first).short] : []), ...languages.map((language) => slipsOf(language).long)];
  const at = new RegExp(
    `(?<![\\p{L}\\p{N}.-])(${leadsOf(languages)})(?=\\d{1,2}(?![\\p{L}\\p{N}]|-)|\\d{1,4}(?:[ap]m?|h|u|uhr)(?!\\p{L}))`,
    "giu",
  );
  const phrases = languages.flatMap(({ code }) => Object.entries(hastyWords[code]?.phrases ?? {}));
  const meant = (written: string) => {
    const small = written.toLowerCase();
    const table = tables.find((one) => one.has(small));
    return table ? inCaseOf(written, table.get(small) as string) : written;
  };
  const spelled = (chunk: string) => {
    if (address.test(chunk)) return chunk;
    const apart = chunk.replace(lostBlank, "$1 ").replace(at, "$1 ");
    return apart.replace(word, (found: string) =>
      found.length <= 3 && !standsAlone(found, chunk) ? found : meant(found),
    );
  };
  const all = phrase(phrases.map(([, forms]) => forms).join("|"));
  const slips = new Set(tables.flatMap((table) => [...table.keys()]));
  return {
    mayChange: (text) =>
      text.search(lostBlank) >= 0 ||
      text.search(at) >= 0 ||
      (phrases.length > 0 && text.search(all) >= 0) ||
      (text.match(word) ?? []).some((found) => slips.has(found.toLowerCase())),
    mend: (text) => {
      const mended = text.replace(/\S+/g, spelled);
      return phrases.reduce((said, [whatIsMeant, forms]) => said.replace(phrase(forms), whatIsMeant), mended);
    },
  };
});

/** "at3", "um15 Uhr" */
const leadsOf = (languages: Language[]) =>
  [
    ...new Set(
      languages.flatMap(({ at }) => at.split(/[ |]/)).filter((lead) => /^(?:\p{L}{2,}|[^a-z.@])$/u.test(lead)),
    ),
  ].join("|");

/** "r u", not "R. Unger" or "Q&A". */
const standsAlone = (found: string, chunk: string) =>
  found === chunk.replace(/[,.!?]+$/, "") && found === found.toLowerCase();

function inCaseOf(written: string, meant: string): string {
  const capitals = written.toUpperCase();
  if (written === capitals && written.length > 1) return meant.toUpperCase();
  return written[0] === capitals[0] ? meant[0]?.toUpperCase() + meant.slice(1) : meant;
}

const made = new Map<string, RegExp>();
function phrase(forms: string): RegExp {
  const known = made.get(forms) ?? new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, "giu");
  made.set(forms, known);
  return known;
}
