import { Parser } from "htmlparser2";
import { type Draft, linesOfDrafts, type Run, TAB } from "./drafts";
import { type Edge, gapsIn, isSpaced, spacesOut } from "./gaps";
import { type Line, MAX_LINES } from "./line";
import { bears, declares, striking, struckNames } from "./styles";
import { tableRows } from "./table-rows";

const blocks = new Set(
  "address article aside blockquote body caption center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul".split(
    " ",
  ),
);
const unread = new Set("head style script title template noscript svg object select textarea button".split(" "));
const inline = new Set("a b big em font i label small span strong u".split(" "));
/** Days and addresses become links by themselves; an address with its text made is a button. */
const leads = /^\s*(?:https?:|mailto:[^?]{0,100}\?|sms:)/i;
const struckTags = new Set(["s", "strike", "del"]);

// A sender can hide text; a reader never sees it, so it says nothing. Previews of the inbox are hidden like this.
const hiding =
  /^\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|max-height\s*:\s*0(?:px|pt|em|%)?\s*(?:!|$)|opacity\s*:\s*0(?:\.0+)?\s*(?:!|$))/i;

/**
 * What is in no size is hidden, too, but for what is inside of it in a size of its own: whole templates stand in cells of size 0, so
 * that no gaps come between their columns.
 */
const sizing = /^\s*font(?:-size)?\s*:(?!\s*inherit)/i;
const ofNoSize = /^\s*font-size\s*:\s*0(?:\.0+)?(?:px|pt|r?em|%)?\s*(?:!|$)/i;
const ofParent = /^\s*font-size\s*:\s*[\d.]+(?:em|%)/i;

function isSizeless(style: string, above: boolean) {
  if (!declares(style, sizing)) return above;
  return declares(style, ofNoSize) || (above && declares(style, ofParent));
}

// Deeper nesting is no email but an attack: the parser searches its stack for every closing tag.
const MAX_DEPTH = 600;
const CHUNK = 16_384;
const MAX_VISIBLE = 400_000;

interface Frame extends Edge {
  /** Its children stand beside each other with room between them. */
  spaces: boolean;
  hides: boolean;
  sizeless: boolean;
  strikes: boolean;
  links: boolean;
  quotes: boolean;
  pre: boolean;
}

/** HTML to the lines that a reader sees, with table cells, quotation and struck-through text kept apart. */
export function linesOfHtml(html: string): Line[] {
  const drafts: Draft[] = [];
  const rows = tableRows(drafts);
  const frames: Frame[] = [];
  const struckBy = struckNames(html);
  const inside = { hidden: 0, struck: 0, quoted: 0, pre: 0, linked: 0 };
  let runs: Run[] = [];
  let links = 0;
  const gaps = gapsIn(html);
  let visible = 0;
  let full = false;

  const flush = (broken = false) => {
    drafts.push({ runs, depth: inside.quoted, broken });
    runs = [];
    gaps.reset();
    full ||= drafts.length >= MAX_LINES || visible > MAX_VISIBLE;
  };

  const count = (frame: Frame, by: 1 | -1) => {
    if (frame.hides) inside.hidden += by;
    if (frame.strikes) inside.struck += by;
    if (frame.quotes) inside.quoted += by;
    if (frame.links) inside.linked += by;
    if (frame.pre) inside.pre += by;
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === "br" || name === "hr") return flush(name === "br");
        if (blocks.has(name)) flush();
        rows.opened(name, runs);
        const style = attributes.style ?? "";
        const isInline = inline.has(name);
        const frame = {
          spaced: isInline && (frames.at(-1)?.spaces === true || isSpaced(style)),
          attributes: isInline && "class" in attributes ? attributes : null,
          spaces: spacesOut(style),
          hides: unread.has(name) || "hidden" in attributes || declares(style, hiding),
          sizeless: isSizeless(style, frames.at(-1)?.sizeless === true),
          strikes: struckTags.has(name) || declares(style, striking) || bears(struckBy, attributes),
          links: name === "a" && leads.test(attributes.href ?? ""),
          quotes: name === "blockquote",
          pre: name === "pre" || (style !== "" && /white-space\s*:\s*pre/i.test(style)),
        };
        if (frame.links) links++;
        frames.push(frame);
        count(frame, 1);
        gaps.edge(frame);
        full ||= frames.length > MAX_DEPTH;
      },
      onclosetag(name) {
        if (name === "br" || name === "hr") return;
        if (name === "td" || name === "th") {
          if (runs.length > 0) runs.push(TAB);
        } else if (blocks.has(name)) flush();
        rows.closed(name);
        const frame = frames.pop();
        if (!frame) return;
        count(frame, -1);
        gaps.edge(frame);
      },
      ontext(text) {
        if (inside.hidden > 0 || full || frames.at(-1)?.sizeless === true) return;
        visible += text.length;
        rows.heard(text);
        const struck = inside.struck > 0;
        const link = inside.linked > 0 ? links : 0;
        const between = gaps.between(runs, text);
        if (between) runs.push(between);
        if (inside.pre === 0) {
          runs.push({ text: text.replace(/[\r\n\t]+/g, " "), struck, link });
          return;
        }
        const [first = "", ...rest] = text.split(/\r\n|\r|\n/);
        runs.push({ text: first, struck, link });
        for (const line of rest) {
          flush(true);
          runs.push({ text: line, struck, link });
        }
      },
    },
    { decodeEntities: true },
  );

  for (let at = 0; at < html.length && !full; at += CHUNK) parser.write(html.slice(at, at + CHUNK));
  if (!full) parser.end();
  flush();
  return linesOfDrafts(drafts);
}
