/**
 * What can stand in an email of 30 MB without being read: the middle of long attachments, thousands of parts. The MIME
 * parser pays for every line and part, so they are cut out first, in one pass over the bytes.
 */

const SMALL = 200_000;
const MAX_ENCODED_LINES = 8_000; // of one attachment, about 600 kB: more than any calendar or message has
const MAX_LINES = 25_000;
const MAX_BOUNDARIES = 500;
const MAX_LINE = 1_500_000;
const MAX_HEADER_LINE = 30_000; // a few hundred recipients

const LF = 10;
const DASH = 45;

export function slim(mime: Uint8Array): Uint8Array {
  if (mime.length < SMALL) return mime;
  const kept: [from: number, to: number][] = [];
  let from = 0;
  let encoded = 0;
  let lines = 0;
  let boundaries = 0;
  let longest = MAX_HEADER_LINE;
  let at = 0;
  while (at < mime.length) {
    const end = mime.indexOf(LF, at);
    const next = end === -1 ? mime.length : end + 1;
    const length = next - at;
    if (length <= 2) longest = MAX_LINE; // the empty line after the headers
    const isEncoded = length >= 56 && length <= 80 && !mime.subarray(at, next).includes(32);
    encoded = isEncoded ? encoded + 1 : 0;
    if (!isEncoded) lines++;
    if (mime[at] === DASH && mime[at + 1] === DASH) boundaries++;
    if (boundaries > MAX_BOUNDARIES || lines > MAX_LINES) break;
    if (encoded > MAX_ENCODED_LINES || length > longest) {
      kept.push([from, at + (length > longest ? longest : 0)]);
      from = length > longest ? next - 1 : next; // a header goes on to its line end
    }
    at = next;
  }
  kept.push([from, at]);
  return joined(mime, kept);
}

function joined(mime: Uint8Array, kept: [number, number][]) {
  const size = kept.reduce((sum, [from, to]) => sum + to - from, 0);
  const slimmed = new Uint8Array(size);
  let at = 0;
  for (const [from, to] of kept) {
    slimmed.set(mime.subarray(from, to), at);
    at += to - from;
  }
  return slimmed;
}
