import type { Poster } from "../poster";
import type { Text } from "./message";
import { signedForm } from "./signature";
import type { TextStore } from "./texts";

/** The default keywords of long codes; the whole message must be the word. */
const STOP = new Set(["STOP", "UNSUBSCRIBE", "END", "QUIT", "STOPALL", "REVOKE", "OPTOUT", "CANCEL"]);
const START = new Set(["START", "YES", "UNSTOP"]);

const STOPPED =
  "You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.";
const STARTED =
  "You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.";

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const unescapeXml = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });

/** The texts a TwiML answer asks for: `<Message>words</Message>` or `<Message><Body>words</Body></Message>`. */
export const messagesIn = (twiml: string) =>
  [...twiml.matchAll(/<Message\b[^>]*>([\s\S]*?)<\/Message>/g)].map(([, content = ""]) =>
    unescapeXml(/<Body\b[^>]*>([\s\S]*?)<\/Body>/.exec(content)?.[1] ?? content).trim(),
  );

/** A client's reply: the carrier acts on its keywords first, and the webhook is called all the same. */
export function receiveReplies(options: {
  account: { accountSid: string; authToken: string };
  texts: TextStore;
  poster: Poster;
  webhook: string;
}) {
  const { account, texts, poster, webhook } = options;

  return async function receive(reply: { from: string; to: string; body: string }) {
    const client = reply.from;
    const sender = reply.to;
    const blank = { service: null, statusCallback: null, sentAt: null };
    const inbound: Text = {
      ...blank,
      from: client,
      to: sender,
      body: reply.body,
      direction: "inbound",
      status: "received",
      automatic: false,
    };
    const answer = (body: string, automatic: boolean) =>
      ({
        ...blank,
        from: sender,
        to: client,
        body,
        direction: "outbound-reply",
        status: "delivered",
        automatic,
      }) as const;

    const sid = await texts.receive(inbound);
    const keyword = reply.body.trim().toUpperCase();
    if (START.has(keyword) && (await texts.unblock(sender, client))) await texts.accept(answer(STARTED, true));
    if (STOP.has(keyword)) {
      await texts.accept(answer(STOPPED, true));
      await texts.block(sender, client);
    }

    const form = signedForm(account.authToken, webhook, {
      AccountSid: account.accountSid,
      ApiVersion: "2010-04-01",
      Body: reply.body,
      From: client,
      FromCountry: "US",
      MessageSid: sid,
      NumMedia: "0",
      NumSegments: "1",
      SmsMessageSid: sid,
      SmsSid: sid,
      SmsStatus: "received",
      To: sender,
      ToCountry: "US",
    });
    const told = await poster.post(webhook, form.headers, form.body);
    if (told?.status === 200) for (const body of messagesIn(told.body)) await texts.accept(answer(body, false));
    return { sid, status: told?.status ?? 0 };
  };
}
