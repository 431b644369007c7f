import { type Line, lower } from "../message/line";
import { type Cues, listen, says } from "../phrases/cues";
import { isClientRow } from "./client-rows";
import { cancelling as cancelStem } from "./label-words";
import type { Sections } from "./sections";

/**
 * "Needs your attention: 1 cancelled appointment", and below it the rows of one client, amid articles on other things: a
 * table whose title counts as many as it has clients is heard as the part of a digest. Null for all else, and for a plain
 * notice, whose lines belong together.
 */
export function titledOf(lines: Line[], cues: Cues): Sections | null {
  if (!lines.some(({ text }) => text.length >= ARTICLE)) return null;
  const titles = lines.filter(({ text }) => countIn(text, cues) > 0);
  const [heading] = titles;
  if (!heading || titles.length > 1) return null;
  const from = lines.indexOf(heading) + 1;
  const end = lines.findIndex(({ text }, i) => i >= from && text !== "" && !text.includes("\t"));
  const rows = lines.slice(from, end < 0 ? lines.length : end).filter(({ text }) => text !== "");
  if (rows.length < 2 || rows.filter(({ text }) => isClientRow(text)).length !== countIn(heading.text, cues))
    return null;
  const inside = new Set(rows);
  const others = lines.filter((line) => line !== heading && !inside.has(line));
  // "Winifred Tso has called since": what else is said of her.
  const names = rows.filter(({ text }) => isClientRow(text)).flatMap(({ text }) => text.match(capital)?.slice(1) ?? []);
  if (others.some(({ text }) => names.some((name) => text.includes(name)))) return null;
  return { heading, cancelled: rows, others, around: others, rows: false };
}

/** A title is short, and an article is not. */
const TITLE = 60;
const ARTICLE = 200;

const capital = /\p{Lu}[\p{L}'’-]{2,}/gu;

/** How many were cancelled, as the line or what stands behind its colon says: "1 cancelled appointment". */
function countIn(text: string, cues: Cues): number {
  if (text.length > TITLE || text.includes("\t") || !cancelStem.test(text)) return 0;
  const colon = text.lastIndexOf(":") + 1;
  const title = text.slice(colon).trim();
  if (!/^[1-9] /.test(title) || listen(cues, lower(text.slice(0, colon))).find("staged")) return 0;
  const small = lower(title);
  return says(cues, "listCancelled", small) || says(cues, "listCancelled", small.slice(2)) ? Number(small[0]) : 0;
}
