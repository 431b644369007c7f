import { z } from "zod";
import {
  type BodyOf,
  type Endpoint,
  endpoint,
  type ReplyOf,
  type WireBody,
  type WireParams,
  type WireReply,
} from "./contract";
import { Decided, Decision, Forwarding, ParsedCancellation } from "./emails";
import {
  AdminStats,
  Audience,
  Client,
  Consent,
  DashboardStats,
  Delivery,
  ImportReport,
  ImportRow,
  JoinForm,
  ManualSend,
  NewClient,
  SendReport,
  Subscription,
  User,
} from "./model";
import { Settings, SettingsChange } from "./settings";

const id = z.object({ id: z.uuid() });
/** What addresses carry; anything else finds nobody. */
const token = z.object({ token: z.string().regex(/^[\w-]{1,200}$/) });
const url = z.object({ url: z.url() });

/**
 * Every JSON call once: who may make it, what it takes, what it answers. The server validates with these schemas; the
 * client takes the types only, so that no schema code is shipped to the browser. The inbound email and the providers'
 * webhooks are not here: their bodies are other people's formats.
 */
export const api = {
  "GET /api/auth/user": endpoint("account", { reply: User }),

  "GET /api/dashboard/stats": endpoint("account", { reply: DashboardStats }),
  "GET /api/parsed-cancellations": endpoint("account", { reply: z.array(ParsedCancellation) }),
  "POST /api/parsed-cancellations/:id/decision": endpoint("account", {
    params: id,
    body: Decision,
    reply: Decided,
  }),
  /** The stored copy as plain text; null when it cannot be shown. Not found once the copy was deleted. */
  "GET /api/parsed-cancellations/:id/text": endpoint("account", {
    params: id,
    reply: z.object({ text: z.string().nullable() }),
  }),
  "GET /api/openings/:id/deliveries": endpoint("account", { params: id, reply: z.array(Delivery) }),
  "POST /api/openings/:id/notify": endpoint("account", { params: id, reply: SendReport }),

  "GET /api/settings": endpoint("account", { reply: Settings }),
  "POST /api/settings": endpoint("account", { body: SettingsChange, reply: Settings }),
  "GET /api/forwarding": endpoint("account", { reply: Forwarding }),
  "POST /api/forwarding/confirmed": endpoint("account", { reply: Forwarding }),

  "GET /api/waitlist": endpoint("account", { reply: z.array(Client) }),
  "POST /api/waitlist": endpoint("account", { body: NewClient, reply: Client, status: 201 }),
  "PATCH /api/waitlist/:id": endpoint("account", { params: id, body: NewClient, reply: Client }),
  "DELETE /api/waitlist/:id": endpoint("account", { params: id, status: 204 }),
  "GET /api/waitlist/:id/consents": endpoint("account", { params: id, reply: z.array(Consent) }),
  "POST /api/waitlist/bulk": endpoint("account", {
    body: z.object({ clients: z.array(ImportRow) }),
    reply: ImportReport,
  }),

  "GET /api/join/:token": endpoint("public", { params: token, reply: z.object({ businessName: z.string() }) }),
  "POST /api/join/:token": endpoint("public", {
    params: token,
    body: JoinForm,
    reply: z.object({ ok: z.literal(true) }),
  }),
  "GET /api/unsubscribe/:token": endpoint("public", {
    params: token,
    reply: z.object({ businessName: z.string(), unsubscribed: z.boolean() }),
  }),

  "GET /api/notifications/audience": endpoint("account", { reply: Audience }),
  "POST /api/notifications/send": endpoint("account", { body: ManualSend, reply: SendReport }),
  "GET /api/notifications/sends/:requestId": endpoint("account", {
    params: z.object({ requestId: z.uuid() }),
    reply: SendReport,
  }),
  "GET /api/notifications/sends/:requestId/deliveries": endpoint("account", {
    params: z.object({ requestId: z.uuid() }),
    reply: z.array(Delivery),
  }),

  "GET /api/subscription": endpoint("account", { reply: Subscription }),
  "POST /api/subscription/checkout": endpoint("account", { reply: url }),
  "POST /api/subscription/portal": endpoint("account", { reply: url }),

  "POST /api/account/close": endpoint("account", {
    body: z.object({ confirm: z.literal("close my account") }),
    reply: z.object({ ok: z.literal(true) }),
  }),

  "GET /api/admin/stats": endpoint("admin", { reply: AdminStats }),
} satisfies Record<string, Endpoint>;

export type Api = typeof api;
export type Call = keyof Api;

/** The server's side of a call: what its work is given and what it returns. */
export type Given<C extends Call> = BodyOf<Api[C]>;
export type Answer<C extends Call> = ReplyOf<Api[C]>;

/** The browser's side of the same, as JSON. */
export type Params<C extends Call> = WireParams<Api[C]>;
export type Body<C extends Call> = WireBody<Api[C]>;
export type Reply<C extends Call> = WireReply<Api[C]>;

/** The closed list of refusals. `message` is for the person; `fields` names the inputs, each with its own sentence. */
export type ErrorCode =
  | "invalid"
  | "signed_out"
  | "forbidden"
  | "not_found"
  | "duplicate"
  | "plan_limit"
  | "too_large"
  | "wrong_type"
  | "too_many"
  | "unavailable"
  | "broken";

export interface ApiErrorBody {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
}
