import type { z } from "zod";
import type { Delivered, NewDelivery } from "../../../shared/sandbox-api";
import type { Poster } from "../poster";
import { composeMime, headerOf, multipart } from "./mime";
import { samplesAt } from "./samples";

const DEFAULT_FROM = "Harbor Scheduling <notices@harborscheduling.example>";

export interface DeliverOptions {
  poster: Poster;
  webhook: string;
  /** Basic auth of the inbound webhook, when one is set. */
  password: string | undefined;
  now(): Date;
}

/** Undefined: there is no such sample. */
function mimeOf(delivery: z.output<typeof NewDelivery>, now: Date) {
  const { to } = delivery;
  if ("eml" in delivery) return Buffer.from(delivery.eml, "base64");
  if ("sample" in delivery) {
    const sample = samplesAt(now).find((each) => each.id === delivery.sample);
    return sample && composeMime({ ...sample, to, at: now });
  }
  return composeMime({ ...delivery, from: delivery.from ?? DEFAULT_FROM, at: now });
}

/** Posts an email as SendGrid's Inbound Parse does with "send raw" on. */
export async function deliverEmail(options: DeliverOptions, delivery: z.output<typeof NewDelivery>) {
  const mime = mimeOf(delivery, options.now());
  if (!mime) return undefined;

  const from = headerOf(mime, "From");
  const sender = /<([^<>]+)>/.exec(from)?.[1] ?? from;
  const form = multipart({
    email: mime,
    to: headerOf(mime, "To"),
    from,
    subject: headerOf(mime, "Subject"),
    sender_ip: "203.0.113.25",
    envelope: JSON.stringify({ to: [delivery.to], from: sender }),
    dkim: `{@${sender.split("@").at(-1)} : pass}`,
    SPF: "pass",
    charsets: JSON.stringify({ to: "UTF-8", from: "UTF-8", subject: "UTF-8" }),
  });
  const credential = options.password && Buffer.from(`inbound:${options.password}`).toString("base64");
  const headers = {
    "content-type": form.type,
    "user-agent": "SendGrid Inbound Parse",
    ...(credential ? { authorization: `Basic ${credential}` } : {}),
  };
  const answer = await options.poster.post(options.webhook, headers, form.body);
  return { status: answer?.status ?? 0, answer: parsed(answer?.body) } satisfies Delivered;
}

function parsed(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? "null");
  } catch {
    return body;
  }
}
