/**
 * Damage done to emails on their way, made from one number so that every case can be made again. Three classes, by what
 * a reader must then say: the same as before; of a booking or a reminder with lines missing, still nothing; of the rest
 * anything, without falling over.
 */

export type Random = (below: number) => number;

/** Mulberry32: small, even enough, and the same on every machine. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const latin1 = (mime: Uint8Array) => Buffer.from(mime).toString("latin1");
const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

interface Parts {
  head: string;
  body: string;
}

function parted(mime: Uint8Array): Parts {
  const text = latin1(mime);
  const gap = /\r?\n\r?\n/.exec(text);
  if (!gap) return { head: text, body: "" };
  return { head: text.slice(0, gap.index), body: text.slice(gap.index + gap[0].length) };
}

const whole = ({ head, body }: Parts) => bytes(`${head}\r\n\r\n${body}`);
const header = ({ head }: Parts, name: string) =>
  new RegExp(`^${name}:((?:.*)(?:\\r?\\n[ \\t].*)*)`, "im").exec(head)?.[1]?.trim() ?? "";
const withoutContent = (head: string) =>
  head.replace(/^(?:content-[\w-]+|mime-version):.*(?:\r?\n[ \t].*)*\r?\n?/gim, "").trimEnd();
const wrapped = (base64: string) => base64.replace(/.{76}/g, "$&\r\n");
const contentOf = ({ head }: Parts) => /^content-[\w-]+:.*(?:\r?\n[ \t].*)*/gim[Symbol.match](head)?.join("\r\n") ?? "";

type Mutation = (mime: Uint8Array, random: Random) => Uint8Array;

/** The same message, written otherwise. */
export const same: Record<string, Mutation> = {
  "line ends of Unix": (mime) => bytes(latin1(mime).replace(/\r\n/g, "\n")),
  "a header twice": (mime, random) => {
    const parts = parted(mime);
    const headers = parts.head.split(/\r?\n(?![ \t])/);
    const one = headers[random(headers.length)] ?? "";
    return whole({ ...parts, head: [one, ...headers, one].join("\r\n") });
  },
  "headers that nobody knows": (mime, random) => {
    const parts = parted(mime);
    const noise = Array.from({ length: 1 + random(40) }, (_, i) => `X-Noise-${i}: ${"n".repeat(random(900))}`);
    return whole({ ...parts, head: `${parts.head}\r\n${noise.join("\r\n")}` });
  },
  "a part around it": (mime, random) => {
    const parts = parted(mime);
    const edge = `edge-${random(1e9)}`;
    return whole({
      head: `${withoutContent(parts.head)}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="${edge}"`,
      body: `--${edge}\r\n${contentOf(parts)}\r\n\r\n${parts.body}\r\n--${edge}--\r\n`,
    });
  },
  "another boundary": (mime, random) => {
    const text = latin1(mime);
    const edge = /boundary="?([^"\s;]+)/i.exec(text)?.[1];
    return edge ? bytes(text.replaceAll(edge, `other-${random(1e9)}`)) : mime;
  },
  "in base64": (mime) => {
    const parts = parted(mime);
    const encoding = header(parts, "content-transfer-encoding");
    if (/multipart|rfc822/i.test(header(parts, "content-type")) || /base64|quoted/i.test(encoding)) return mime;
    const head = parts.head.replace(/^content-transfer-encoding:.*\r?\n?/gim, "").trimEnd();
    return whole({
      head: `${head}\r\nContent-Transfer-Encoding: base64`,
      body: wrapped(Buffer.from(parts.body, "latin1").toString("base64")),
    });
  },
};

const lines = (body: string) => body.split(/(?<=\n)/);

/**
 * Whole lines of the same message are missing. Headers stay: the day of the message gives "Tuesday" its meaning. Cuts
 * within a line are damage: half of "3:30" is another time.
 */
export const less: Record<string, Mutation> = {
  "cut off after a line": (mime, random) => {
    const parts = parted(mime);
    const all = lines(parts.body);
    return whole({ ...parts, body: all.slice(0, random(all.length + 1)).join("") });
  },
  "a line gone": (mime, random) => {
    const parts = parted(mime);
    const all = lines(parts.body);
    all.splice(random(all.length), 1);
    return whole({ ...parts, body: all.join("") });
  },
  "a few lines gone": (mime, random) => {
    const parts = parted(mime);
    const all = lines(parts.body);
    all.splice(random(all.length), 1 + random(6));
    return whole({ ...parts, body: all.join("") });
  },
};

/** What a message may suffer. It may then say anything. */
export const damage: Record<string, (mime: Uint8Array, random: Random, other: Uint8Array) => Uint8Array> = {
  "flipped bits": (mime, random) => {
    const hurt = new Uint8Array(mime); // a copy, which slice() of a Buffer is not
    for (let k = 1 + random(40); k > 0 && hurt.length > 0; k--) hurt[random(hurt.length)]! ^= 1 << random(8);
    return hurt;
  },
  "strewn bytes": (mime, random) => {
    const strewn = Array.from({ length: 1 + random(60) }, () => random(256));
    const at = random(mime.length + 1);
    return new Uint8Array([...mime.subarray(0, at), ...strewn, ...mime.subarray(at)]);
  },
  "cut anywhere": (mime, random) => mime.slice(random(mime.length), random(mime.length)),
  "a swap of two stretches": (mime, random) => {
    const [a = 0, b = 0, c = 0] = [random(mime.length), random(mime.length), random(mime.length)].sort((x, y) => x - y);
    return new Uint8Array([
      ...mime.subarray(0, a),
      ...mime.subarray(b, c),
      ...mime.subarray(a, b),
      ...mime.subarray(c),
    ]);
  },
  "two messages in one": (mime, random, other) =>
    new Uint8Array([...mime.subarray(0, random(mime.length)), ...other.subarray(random(other.length))]),
  "boundaries moved": (mime, random) =>
    bytes(
      latin1(mime).replace(/^--.*$/gm, (edge) =>
        random(2) ? edge : (["--", `${edge}--`, edge.slice(0, -1), `${edge}\r\n${edge}`, ""][random(5)] as string),
      ),
    ),
  "a stretch again and again": (mime, random) => {
    const from = random(mime.length);
    const stretch = latin1(mime).slice(from, from + 1 + random(random(4) === 0 ? 2_000 : 30));
    const count = Math.floor(random(1_500_000) / (stretch.length + 1));
    return bytes(latin1(mime).slice(0, from) + stretch.repeat(count) + latin1(mime).slice(from));
  },
  "another encoding": (mime, random) =>
    bytes(
      latin1(mime)
        .replace(/charset="?[\w-]+/gi, () => `charset=${charsets[random(charsets.length)]}`)
        .replace(/^(content-transfer-encoding:).*$/gim, (_, name) => `${name} ${encodings[random(encodings.length)]}`),
    ),
  "another type": (mime, random) =>
    bytes(
      latin1(mime).replace(
        /(?:text|multipart|message|application)\/[\w.+-]+/g,
        () => types[random(types.length)] as string,
      ),
    ),
};

const charsets = [
  "utf-8",
  "utf-16",
  "utf-7",
  "utf-32",
  "iso-2022-jp",
  "gbk",
  "windows-1252",
  "klingon",
  "",
  "x".repeat(99),
];
const encodings = ["base64", "quoted-printable", "7bit", "8bit", "binary", "x-uuencode", "nonsense"];
const types = [
  "text/plain",
  "text/html",
  "text/calendar",
  "multipart/mixed",
  "multipart/alternative",
  "message/rfc822",
  "message/delivery-status",
  "application/ics",
];
