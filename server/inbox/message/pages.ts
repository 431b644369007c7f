/** A text or page that came as an attachment, as people save a notice and send it on. */
export interface Page {
  text: string | null;
  html: string | null;
}

interface Part {
  type: string;
  name: string;
  content: ArrayBuffer | Uint8Array | string;
}

const MAX_PAGES = 3;
const MAX_BYTES = 400_000;

const isText = ({ type, name }: Part) => /^text\/plain\b/i.test(type) || /\.txt$/i.test(name);
const isHtml = ({ type, name }: Part) => /^text\/html\b/i.test(type) || /\.html?$/i.test(name);

export function pagesOf(parts: Part[]): Page[] {
  return parts
    .filter((part) => isText(part) || isHtml(part))
    .slice(0, MAX_PAGES)
    .map((part) => {
      const words = decoded(part.content);
      return isHtml(part) ? { text: null, html: words } : { text: words, html: null };
    });
}

/** Files say nothing of their character set: what is not UTF-8 is Western European. */
function decoded(content: Part["content"]): string {
  if (typeof content === "string") return content.slice(0, MAX_BYTES);
  const bytes = content.slice(0, MAX_BYTES);
  const text = new TextDecoder().decode(bytes);
  return text.slice(0, -1).includes("\ufffd") ? new TextDecoder("windows-1252").decode(bytes) : text;
}
