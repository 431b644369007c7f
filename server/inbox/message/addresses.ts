import type { Line } from "./line";

const none: Line["links"] = [];

/** "Cancel: https://…", "Cancel <https://…>", "Cancel → https://…", "[Cancel](https://…)", and the address below: in a text, what stands before an address is its link. */
export function linksOf(text: string, below: string): Line["links"] {
  if (text === "") return none;
  // No button ends as a sentence does.
  if (below.includes("://") && !/[.!?]$/.test(text) && address.test(below)) return [[0, text.length]];
  let links = none;
  let from = 0;
  for (let at = text.indexOf("://"); at > 0; at = text.indexOf("://", from)) {
    const link = linkBefore(text, from, text.lastIndexOf("http", at));
    if (link) links = [...links, link];
    const end = text.indexOf(" ", at);
    from = end < 0 ? text.length : end;
    if (links.length >= MOST) break;
  }
  return links;
}

const MOST = 40;
const address = /^[<([]? ?https?:\/\/\S+\s*[>)\]]?$/i;

/** From where its words begin to the mark that leads to the address. */
function linkBefore(text: string, from: number, at: number): [number, number] | null {
  const end = at > from ? text.slice(from, at).trimEnd().length + from - 1 : -1;
  if (end <= from || !":<([>→»".includes(text[end] as string)) return null;
  const isBracket = text[end] === "(" && text[end - 1] === "]";
  if (isBracket) return [Math.max(from, text.lastIndexOf("[", end) + 1), end - 1];
  const before = text.slice(from, end);
  let begin = 0;
  for (const mark of marks) {
    const found = before.lastIndexOf(mark);
    if (found >= 0) begin = Math.max(begin, found + mark.length);
  }
  return [end - before.slice(begin).trimStart().length, end];
}

const marks = ["\t", "|", "•", "·", ". ", "! ", "? ", "] ", "> ", ") "];
