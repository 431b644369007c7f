import { Parser } from "htmlparser2";
import { type Line, MAX_LINE, MAX_LINES, pieces, tidy } from "./line";
import { declares, isStruck, striking, struckNames } from "./styles";

const blocks = new Set(
  "address article aside blockquote body caption center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul".split(
    " ",
  ),
);
const unread = new Set("head style script title template noscript svg object select textarea button".split(" "));
const struckTags = new Set(["s", "strike", "del"]);

// A sender can hide text; a reader never sees it, so it says nothing. Previews of the inbox are hidden like this.
const hiding =
  /^\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(?:font-size|max-height)\s*:\s*0(?:px|pt|em|%)?\s*(?:!|$)|opacity\s*:\s*0(?:\.0+)?\s*(?:!|$))/i;

// Deeper nesting is no email but an attack: the parser searches its stack for every closing tag.
const MAX_DEPTH = 600;
const CHUNK = 16_384;
const MAX_VISIBLE = 400_000;

interface Frame {
  hides: boolean;
  strikes: boolean;
  quotes: boolean;
  pre: boolean;
}

/** HTML to the lines that a reader sees, with table cells, quotation and struck-through text kept apart. */
export function linesOfHtml(html: string): Line[] {
  const lines: Line[] = [];
  const frames: Frame[] = [];
  const struckBy = struckNames(html);
  const inside = { hidden: 0, struck: 0, quoted: 0, pre: 0 };
  let runs: { text: string; struck: boolean }[] = [];
  let visible = 0;
  let full = false;

  const flush = () => {
    const line = assemble(runs, lines.length + 1, inside.quoted);
    runs = [];
    lines.push(...line);
    full ||= lines.length >= MAX_LINES || visible > MAX_VISIBLE;
  };

  const count = (frame: Frame, by: 1 | -1) => {
    if (frame.hides) inside.hidden += by;
    if (frame.strikes) inside.struck += by;
    if (frame.quotes) inside.quoted += by;
    if (frame.pre) inside.pre += by;
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === "br" || name === "hr") return flush();
        if (blocks.has(name)) flush();
        const style = attributes.style ?? "";
        const frame = {
          hides: unread.has(name) || "hidden" in attributes || declares(style, hiding),
          strikes: struckTags.has(name) || declares(style, striking) || isStruck(struckBy, attributes),
          quotes: name === "blockquote",
          pre: name === "pre" || /white-space\s*:\s*pre/i.test(style),
        };
        frames.push(frame);
        count(frame, 1);
        full ||= frames.length > MAX_DEPTH;
      },
      onclosetag(name) {
        if (name === "br" || name === "hr") return;
        if (name === "td" || name === "th") {
          if (runs.length > 0) runs.push({ text: "\t", struck: false });
        } else if (blocks.has(name)) flush();
        const frame = frames.pop();
        if (frame) count(frame, -1);
      },
      ontext(text) {
        if (inside.hidden > 0 || full) return;
        visible += text.length;
        const struck = inside.struck > 0;
        if (inside.pre === 0) {
          runs.push({ text: text.replace(/[\r\n\t]+/g, " "), struck });
          return;
        }
        const [first = "", ...rest] = text.split(/\r\n|\r|\n/);
        runs.push({ text: first, struck });
        for (const line of rest) {
          flush();
          runs.push({ text: line, struck });
        }
      },
    },
    { decodeEntities: true },
  );

  for (let at = 0; at < html.length && !full; at += CHUNK) parser.write(html.slice(at, at + CHUNK));
  if (!full) parser.end();
  flush();
  return numbered(lines);
}

function assemble(runs: { text: string; struck: boolean }[], number: number, depth: number): Line[] {
  // Parts are joined once: asking a growing string for its last letter copies it every time.
  const parts: string[] = [];
  const struck: [number, number][] = [];
  let length = 0;
  let last = "";
  for (const run of runs) {
    let part = tidy(run.text);
    if (last === "" || last === " " || last === "\t") part = part.replace(/^ +/, "");
    if (last === "") part = part.replace(/^\t+/, "");
    if (part === "") continue;
    if (run.struck) struck.push([length, length + part.length]);
    parts.push(part);
    length += part.length;
    last = part.at(-1) as string;
  }
  const text = parts.join("").trimEnd();
  if (text.length <= MAX_LINE) return [{ text, number, depth, struck }];
  return pieces(text).map((piece) => ({ text: piece, number, depth, struck: [] }));
}

/** Nested tables leave runs of empty lines; one is enough to part paragraphs. Numbers count what is left. */
function numbered(lines: Line[]): Line[] {
  const kept = lines.filter((line, i) => line.text !== "" || (i > 0 && lines[i - 1]?.text !== ""));
  return kept.map((line, i) => ({ ...line, number: i + 1 }));
}
