import { z } from "zod";
import type { SentEmail } from "../../../shared/sandbox-api";

const Address = z.object({
  email: z
    .string({ error: "The email address is required." })
    .regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, "Does not contain a valid address."),
  name: z.string().nullish(),
});

const Words = z.record(z.string(), z.string());

const sizeOf = (words: Record<string, string>) => Buffer.byteLength(Object.entries(words).flat().join(""));

const Personalization = z.object({
  to: z
    .array(Address)
    .min(1, "The to array is required for all personalization objects, and must have at least one email object."),
  cc: z.array(Address).optional(),
  bcc: z.array(Address).optional(),
  subject: z.string().optional(),
  headers: Words.optional(),
  substitutions: Words.refine((words) => sizeOf(words) <= 10_000, {
    error: "The substitutions of a personalization may hold at most 10000 bytes.",
  }).optional(),
  custom_args: Words.optional(),
  send_at: z.int().optional(),
});

/** What `POST /v3/mail/send` takes, as far as the stand-in acts on it; other fields are let through. */
export const Mail = z
  .object({
    personalizations: z
      .array(Personalization, {
        error: "The personalizations field is required and must have at least one personalization.",
      })
      .min(1, "The personalizations field is required and must have at least one personalization.")
      .max(1000, "The personalizations field may hold at most 1000 personalizations."),
    from: Address,
    reply_to: Address.optional(),
    subject: z.string().optional(),
    content: z
      .array(
        z.object({
          type: z.string(),
          value: z.string().min(1, "The content value must be a string at least one character in length."),
        }),
        {
          error: "The content parameter is required, unless a template is used.",
        },
      )
      .min(1, "The content parameter is required, unless a template is used."),
    headers: Words.optional(),
    custom_args: Words.optional(),
    categories: z.array(z.string().max(255)).max(10).optional(),
  })
  .superRefine((mail, { addIssue }) => {
    for (const [n, each] of mail.personalizations.entries()) {
      if (each.subject || mail.subject) continue;
      const message =
        "The subject is required. You can get around this requirement if you use a template with a subject defined.";
      addIssue({
        code: "custom",
        path: mail.personalizations.length > 1 ? ["personalizations", n, "subject"] : ["subject"],
        message,
      });
    }
  });
export type Mail = z.infer<typeof Mail>;

/** SendGrid's error body: every complaint with the field it is about. */
export const complaints = (error: z.ZodError) => ({
  errors: error.issues.map(({ message, path }) => ({ message, field: path.join(".") || null, help: null })),
});

/** Plain find and replace, each text gone through once: a value that holds another key stays as it is. */
function substitute(text: string, words: Record<string, string>) {
  const keys = Object.keys(words).filter((key) => key !== "");
  if (keys.length === 0) return text;
  const anyKey = new RegExp(keys.map((key) => key.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"), "g");
  return text.replace(anyKey, (key) => words[key] ?? key);
}

/** One email per personalization, as its recipients get it. */
export function emailsIn(mail: Mail): Omit<SentEmail, "id" | "at">[] {
  const contentOf = (type: string) => mail.content.find((each) => each.type.split(";")[0] === type)?.value ?? null;
  const text = contentOf("text/plain");
  const html = contentOf("text/html");

  return mail.personalizations.map((each) => {
    const fill = (value: string) => substitute(value, each.substitutions ?? {});
    const headers = Object.entries({ ...mail.headers, ...each.headers });
    return {
      to: each.to.map((address) => address.email).join(", "),
      toName: each.to[0]?.name ?? null,
      from: mail.from.email,
      fromName: mail.from.name ?? null,
      replyTo: mail.reply_to?.email ?? null,
      subject: fill(each.subject ?? mail.subject ?? ""),
      text: text && fill(text),
      html: html && fill(html),
      headers: Object.fromEntries(headers.map(([name, value]) => [name, fill(value)])),
      customArgs: { ...mail.custom_args, ...each.custom_args },
    };
  });
}
