const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** Up to the sentence's own full stop or closing bracket, which belong to no link. */
const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?')\]}]/g;

/** Plain text as paragraphs, with its links made clickable. Everything else in it is text, whatever it looks like. */
export function paragraphs(text: string): string {
  const blocks = text.trim().split(/\n[ \t]*\n\s*/);
  return blocks.map((block) => `<p style="margin:0 0 16px">${linked(block)}</p>`).join("");
}

function linked(text: string): string {
  let html = "";
  let end = 0;
  for (const { 0: url, index } of text.matchAll(LINK)) {
    const href = escapeHtml(url);
    html += `${lines(text.slice(end, index))}<a href="${href}" style="color:#0b6b4f">${href}</a>`;
    end = index + url.length;
  }
  return html + lines(text.slice(end));
}

export const lines = (text: string) => escapeHtml(text).replace(/\n/g, "<br>");

/** One narrow column that every mail client shows alike, without images. The parts are HTML already. */
export const page = ({ body, business, address, unsubscribeUrl }: Parts) =>
  `<!doctype html><html><body style="margin:0;padding:24px 12px;background:#f6f5f1">
<div style="max-width:560px;margin:0 auto;padding:28px 28px 12px;background:#ffffff;border-radius:10px;color:#1d2a26;font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif">${body}</div>
<p style="max-width:560px;margin:16px auto 0;padding:0 28px;color:#66706c;font:13px/1.5 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif">You hear from ${business} because you joined its waitlist. <a href="${unsubscribeUrl}" style="color:#66706c">Unsubscribe</a>${address && `<br>${address}`}</p>
</body></html>`;

interface Parts {
  body: string;
  business: string;
  address: string;
  unsubscribeUrl: string;
}

export const footer = ({ business, address, unsubscribeUrl }: Omit<Parts, "body">) =>
  `\n\n--\nYou hear from ${business} because you joined its waitlist.\nUnsubscribe: ${unsubscribeUrl}\n${address && `\n${address}\n`}`;
