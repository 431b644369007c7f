/**
 * The bytes of a part as they were before they were encoded for their way: a view of a letter for each byte. Null where an
 * encoding is unknown, or broken in a way that programs read differently.
 */
export function transferred(encoded: string, encoding: string): Buffer | null {
  if (encoding === "base64") return ofBase64(encoded);
  const body = ended(encoded.includes("\r") ? encoded.replaceAll("\r\n", "\n") : encoded);
  if (encoding === "quoted-printable") return ofQuotedPrintable(body);
  return asIs.has(encoding) ? Buffer.from(body, "latin1") : null;
}

const asIs = new Set(["", "7bit", "8bit", "binary"]);

/** The line before a delimiter ends, too. */
const ended = (body: string) => (body === "" || body.endsWith("\n") ? body : `${body}\n`);

function ofBase64(encoded: string): Buffer | null {
  const letters = encoded.replace(/[\r\n]+/g, "");
  if (letters.length % 4 !== 0 || !/^[a-zA-Z0-9+/]*={0,2}$/.test(letters)) return null;
  return Buffer.from(letters, "base64");
}

const [LINE_FEED, EQUALS] = [10, 61];

/** RFC 2045, section 6.7. "=" at the end of a line joins it with the next one; where no number follows, it is a letter. */
function ofQuotedPrintable(body: string): Buffer {
  const bytes = Buffer.allocUnsafe(body.length);
  let size = 0;
  for (let at = 0; at < body.length; at++) {
    const letter = body.charCodeAt(at);
    if (letter === EQUALS) {
      if (body.charCodeAt(at + 1) === LINE_FEED) {
        at++;
        continue;
      }
      const byte = hexadecimal(body.charCodeAt(at + 1)) * 16 + hexadecimal(body.charCodeAt(at + 2));
      if (byte >= 0) {
        bytes[size++] = byte;
        at += 2;
        continue;
      }
    }
    bytes[size++] = letter;
  }
  return bytes.subarray(0, size);
}

/** So far below zero that nothing makes up for it where the letter is no digit. */
function hexadecimal(letter: number): number {
  if (letter >= 48 && letter <= 57) return letter - 48;
  const small = letter | 32;
  return small >= 97 && small <= 102 ? small - 87 : -1_000;
}

/** Null for character sets that few emails have, and for bytes that the named one has no letters for. */
export function inCharacterSet(bytes: Buffer, name: string): string | null {
  if (singleByte.has(name)) return bytes.toString("latin1");
  if (!utf8.has(name)) return null;
  const text = bytes.toString();
  if (text.includes("\ufffd")) return null;
  return text.startsWith("\ufeff") ? text.slice(1) : text;
}

const utf8 = new Set(["utf-8", "utf8", ""]);
/** On the web all three mean windows-1252, and so they do in emails. */
const singleByte = new Set(["us-ascii", "iso-8859-1", "windows-1252"]);
