import { z } from "zod";

/** Who may call: anybody, a signed-in practitioner, or an admin. Checked before params and body are looked at. */
export type Access = "public" | "account" | "admin";

export interface Endpoint<
  P extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  R extends z.ZodType = z.ZodType,
> {
  access: Access;
  params: P;
  body: B;
  reply: R;
  /** HTTP status of success. 204 sends no body. */
  status: number;
}

/** No params, no body or no reply: whatever came is dropped. */
export const Nothing = z.object({});
type Nothing = typeof Nothing;

export function endpoint<P extends z.ZodType = Nothing, B extends z.ZodType = Nothing, R extends z.ZodType = Nothing>(
  access: Access,
  parts: { params?: P; body?: B; reply?: R; status?: number },
): Endpoint<P, B, R> {
  return {
    access,
    params: parts.params ?? (Nothing as unknown as P),
    body: parts.body ?? (Nothing as unknown as B),
    reply: parts.reply ?? (Nothing as unknown as R),
    status: parts.status ?? 200,
  };
}

/** What the server's handler is given and returns: decoded values (dates are Dates). */
export type ParamsOf<E extends Endpoint> = z.output<E["params"]>;
export type BodyOf<E extends Endpoint> = z.output<E["body"]>;
export type ReplyOf<E extends Endpoint> = z.output<E["reply"]>;

/** What travels as JSON: the client's side of the same shapes (dates are ISO text). */
export type WireParams<E extends Endpoint> = z.input<E["params"]>;
export type WireBody<E extends Endpoint> = z.input<E["body"]>;
export type WireReply<E extends Endpoint> = z.input<E["reply"]>;

/** A moment. Travels as ISO text; is a Date on the server. */
export const Instant = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});
