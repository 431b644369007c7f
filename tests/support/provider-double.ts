import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import twilio from "twilio";

/** What the double does with a call. Nothing: it takes the message and says so. */
export interface Behaviour {
  /** The answer; taken when below 300. */
  status?: number;
  /** Twilio's error code. */
  code?: number;
  /** Field that SendGrid's error names. */
  field?: string;
  delayMs?: number;
  /** Answers when this has come true: what a test does meanwhile is done before the answer. */
  after?: Promise<unknown>;
  /** Whether the message goes out although the answer is an error, or none. */
  takes?: boolean;
  /** Closes the connection instead of answering. */
  hangsUp?: boolean;
  /** Answers a page instead of data. */
  garbled?: boolean;
}

export interface TakenText {
  sid: string;
  to: string;
  from: string | null;
  body: string;
  statusCallback: string | null;
  validityPeriod: number;
  createdAt: Date;
}

export interface TakenEmail {
  callId: string;
  to: string;
  fromName: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  customArgs: Record<string, string>;
}

export type ProviderDouble = Awaited<ReturnType<typeof startProviderDouble>>;

const ACCOUNT = { accountSid: `AC${"0".repeat(32)}`, authToken: "token-of-the-double" };

/** Twilio and SendGrid on a port of their own, as awkward as a test wants them. Keeps its own list of who was told. */
export async function startProviderDouble() {
  const texts: TakenText[] = [];
  const emails: TakenEmail[] = [];
  /** Every call to send, taken or not, in order of arrival. */
  const calls: { channel: "sms" | "email"; to: string[]; at: number }[] = [];
  let onText: (to: string, call: number) => Behaviour = () => ({});
  let onEmail: (to: string[], call: number) => Behaviour = () => ({});
  let onList: () => Behaviour = () => ({});
  const keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  async function postText(req: IncomingMessage, res: ServerResponse) {
    const form = new URLSearchParams(await read(req));
    const to = form.get("To") ?? "";
    calls.push({ channel: "sms", to: [to], at: performance.now() });
    const behaviour = onText(to, calls.length);
    const text: TakenText = {
      sid: `SM${randomBytes(16).toString("hex")}`,
      to,
      from: form.get("From"),
      body: form.get("Body") ?? "",
      statusCallback: form.get("StatusCallback"),
      validityPeriod: Number(form.get("ValidityPeriod")),
      createdAt: new Date(),
    };
    if (takes(behaviour)) texts.push(text);
    const { status = 201, code } = behaviour;
    await answer(res, behaviour, status < 300 ? resource(text) : { code, message: "The double says no.", status });
  }

  async function listTexts(url: URL, res: ServerResponse) {
    const messages = texts.filter(({ to }) => to === url.searchParams.get("To")).map(resource);
    const behaviour = onList();
    await answer(res, behaviour, { messages: messages.reverse(), page: 0, page_size: 50, next_page_uri: null }, 200);
  }

  async function postEmail(req: IncomingMessage, res: ServerResponse) {
    const mail: PostedMail = JSON.parse(await read(req));
    const to = mail.personalizations.map((each) => each.to[0]!.email);
    calls.push({ channel: "email", to, at: performance.now() });
    const behaviour = onEmail(to, calls.length);
    const callId = randomBytes(8).toString("hex");
    if (takes(behaviour)) emails.push(...emailsOf(mail, callId));
    const { status = 202, field = null } = behaviour;
    res.setHeader("X-Message-Id", callId);
    await answer(res, behaviour, status < 300 ? "" : { errors: [{ message: "The double says no.", field }] }, 202);
  }

  const server = createServer(async (req, res) => {
    const url = new URL(req.url!, "http://double");
    if (url.pathname === "/v3/mail/send") await postEmail(req, res);
    else if (req.method === "GET") await listTexts(url, res);
    else await postText(req, res);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const leave = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };

  return {
    ...ACCOUNT,
    url: `http://127.0.0.1:${port}`,
    eventPublicKey: keys.publicKey.export({ type: "spki", format: "der" }).toString("base64"),
    texts,
    emails,
    calls,
    meetTexts: (behave: typeof onText) => {
      onText = behave;
    },
    meetEmails: (behave: typeof onEmail) => {
      onEmail = behave;
    },
    meetLists: (behave: typeof onList) => {
      onList = behave;
    },
    /** Everything as it was at the start. */
    reset() {
      texts.length = emails.length = calls.length = 0;
      onText = onEmail = onList = () => ({});
    },

    /** Headers and body of a webhook call as Twilio makes it. */
    twilioCall(url: string, form: Record<string, string>) {
      const signature = twilio.getExpectedTwilioSignature(ACCOUNT.authToken, url, form);
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        "x-twilio-signature": signature,
      };
      return { method: "POST", headers, body: new URLSearchParams(form).toString() };
    },
    /** The same of SendGrid's events: signed over the bytes, lines end as its own do. */
    sendgridCall(events: object[]) {
      const body = `[${events.map((event) => JSON.stringify(event)).join(",\r\n")}]\r\n`;
      const timestamp = String(Math.floor(Date.now() / 1000));
      const signature = sign("sha256", Buffer.from(timestamp + body), keys.privateKey).toString("base64");
      const headers = {
        "content-type": "application/json",
        "x-twilio-email-event-webhook-signature": signature,
        "x-twilio-email-event-webhook-timestamp": timestamp,
      };
      return { method: "POST", headers, body };
    },

    /** Nobody listens any more. */
    leave,
    comeBack: () => new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening)),
    close: leave,
  };
}

const takes = ({ takes, status = 200, hangsUp = false }: Behaviour) => takes ?? (status < 300 && !hangsUp);

async function answer(res: ServerResponse, behaviour: Behaviour, body: unknown, good = 201) {
  await behaviour.after;
  if (behaviour.delayMs) await pause(behaviour.delayMs);
  if (behaviour.hangsUp) return void res.destroy();
  res.writeHead(behaviour.status ?? good, { "content-type": "application/json" });
  res.end(behaviour.garbled ? "<html>" : body === "" ? "" : JSON.stringify(body));
}

async function read(req: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

const resource = ({ sid, to, from, body, createdAt }: TakenText) => ({
  sid,
  to,
  from,
  body,
  status: "queued",
  num_segments: "1",
  date_created: createdAt.toUTCString().replace("GMT", "+0000"),
  date_sent: null,
  date_updated: createdAt.toUTCString().replace("GMT", "+0000"),
});

interface PostedMail {
  from: { name: string };
  subject?: string;
  content: { type: string; value: string }[];
  personalizations: {
    to: { email: string }[];
    subject?: string;
    substitutions?: Record<string, string>;
    headers?: Record<string, string>;
    custom_args?: Record<string, string>;
  }[];
}

/** What each recipient reads: SendGrid's plain find and replace. */
function emailsOf(mail: PostedMail, callId: string): TakenEmail[] {
  return mail.personalizations.map((each) => {
    const words = Object.entries(each.substitutions ?? {});
    const fill = (text: string) => words.reduce((filled, [key, value]) => filled.replaceAll(key, () => value), text);
    const part = (type: string) => fill(mail.content.find((content) => content.type === type)?.value ?? "");
    return {
      callId,
      to: each.to[0]!.email,
      fromName: mail.from.name,
      subject: fill(each.subject ?? mail.subject ?? ""),
      text: part("text/plain"),
      html: part("text/html"),
      headers: each.headers ?? {},
      customArgs: each.custom_args ?? {},
    };
  });
}
