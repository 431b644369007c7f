import { linesOfHtml } from "./html-lines";
import type { Line } from "./line";
import type { Message } from "./mime";
import { linesOfText } from "./text-lines";

/**
 * The HTML part, then the text: some tools put the time into the HTML only, others leave the HTML empty. The text is made
 * into lines only when somebody asks on after the HTML. Where neither says anything, there is one view without lines.
 */
export function* viewsOf({ html, text }: Pick<Message, "html" | "text">): Generator<Line[]> {
  const inHtml = html ? linesOfHtml(html) : [];
  if (speaks(inHtml)) yield inHtml;
  const inText = text ? linesOfText(text) : [];
  if (speaks(inText)) yield inText;
  else if (!speaks(inHtml)) yield [];
}

const speaks = (lines: Line[]) => lines.some(({ text }) => text !== "");
