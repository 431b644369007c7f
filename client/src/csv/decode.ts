/**
 * The text of a contacts export. Excel saves UTF-16 as "Unicode text" and the system's code page as "CSV"; everything
 * else writes UTF-8. Undefined when the bytes are no text at all, such as a renamed spreadsheet.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = decodeAs(encodingOf(bytes), bytes);
  return text?.includes("\0") ? undefined : text;
}

function encodingOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

function decodeAs(encoding: string | undefined, bytes: Uint8Array): string | undefined {
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
