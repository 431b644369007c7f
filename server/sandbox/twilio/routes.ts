import { timingSafeEqual } from "node:crypto";
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import type { FaultSwitch } from "../faults";
import { type Db, findItem, type Item, patchItem } from "../store";
import { listMessages } from "./listing";
import { messageResource, type Text, twilioError } from "./message";
import type { TextStore } from "./texts";

export interface TwilioDeps {
  account: { accountSid: string; authToken: string; from: string };
  db: Db;
  texts: TextStore;
  faults: FaultSwitch;
  accepted(message: { sid: string; text: Text }): void;
}

const E164 = /^\+[1-9]\d{6,14}$/;

/** Twilio's own test numbers, so that each refusal can be had on purpose. */
const REFUSED_NUMBERS: Record<string, [code: number, message: (to: string) => string]> = {
  "+15005550001": [21211, (to) => `Invalid 'To' Phone Number: ${to}`],
  "+15005550002": [21612, () => "Message cannot be sent with the current combination of 'To' and/or 'From' parameters"],
  "+15005550003": [21408, (to) => `Permission to send an SMS has not been enabled for the region: ${to}`],
  "+15005550004": [21610, () => "Attempt to send to unsubscribed recipient"],
  "+15005550009": [21614, (to) => `'To' number is not a valid mobile number: ${to}`],
};

const REFUSALS: Record<number, [code: number, message: string]> = {
  401: [20003, "Authenticate"],
  429: [20429, "Too Many Requests"],
  503: [20503, "Service Unavailable"],
};

const refuse = (res: Response, status: number, code: number, message: string) =>
  void res.status(status).json(twilioError(status, code, message));

export function twilioRoutes(deps: TwilioDeps) {
  const messages = "/2010-04-01/Accounts/:account/Messages";
  const router = Router();
  router.use(express.urlencoded({ extended: false, limit: "100kb" }), authenticated(deps), faulty(deps));

  router.post(`${messages}.json`, async (req, res) => {
    const form = fields(req.body);
    const wrong = wrongIn(form);
    if (wrong) return refuse(res, 400, ...wrong);
    const service = form.MessagingServiceSid ?? null;
    const text: Text = {
      to: form.To!,
      from: form.From ?? deps.account.from,
      body: form.Body!,
      direction: "outbound-api",
      status: service ? "accepted" : "queued",
      service,
      statusCallback: form.StatusCallback ?? null,
      sentAt: null,
      automatic: false,
    };
    const made = await deps.texts.accept(text);
    if (!made) return refuse(res, 400, 21610, "Attempt to send to unsubscribed recipient");
    res.status(201).json(messageResource(deps.account.accountSid, made.sid, made.at, text));
    deps.accepted({ sid: made.sid, text });
  });

  router.get(`${messages}.json`, async (req, res) => {
    res.json(await listMessages(deps.db, deps.account.accountSid, fields(req.query)));
  });

  router.get(`${messages}/:sid.json`, async (req, res) => {
    const found = await findItem<Text>(deps.db, "text", req.params.sid);
    if (!found) return notFound(req, res);
    res.json(resource(deps, found));
  });

  // An empty body redacts a text that was sent: the one change that makes sense here.
  router.post(`${messages}/:sid.json`, async (req, res) => {
    const body = fields(req.body).Body;
    const found = body === "" && (await patchItem<Text>(deps.db, "text", req.params.sid, { body }));
    if (!found) return notFound(req, res);
    res.json(resource(deps, found));
  });

  router.use(notFound, broken);
  return router;
}

const resource = (deps: TwilioDeps, item: Item<Text>) =>
  messageResource(deps.account.accountSid, item.id, item.at, item.data);

/** A repeated field arrives as a list; Twilio takes the last. */
const fields = (from: Record<string, unknown> | undefined) =>
  Object.fromEntries(
    Object.entries(from ?? {}).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value]),
  ) as Record<string, string | undefined>;

function wrongIn(form: Record<string, string | undefined>): [code: number, message: string] | undefined {
  if (!form.To) return [21604, "A 'To' phone number is required."];
  const refused = REFUSED_NUMBERS[form.To];
  if (refused) return [refused[0], refused[1](form.To)];
  if (!E164.test(form.To)) return [21211, `Invalid 'To' Phone Number: ${form.To}`];
  if (!form.From && !form.MessagingServiceSid) return [21603, "A 'From' phone number is required."];
  if (!form.Body) return [21602, "Message body is required."];
  if ([...form.Body].length > 1600) return [21617, "The concatenated message body exceeds the 1600 character limit"];
  return undefined;
}

const authenticated =
  ({ account }: TwilioDeps): RequestHandler =>
  (req, res, next) => {
    const expected = Buffer.from(
      `Basic ${Buffer.from(`${account.accountSid}:${account.authToken}`).toString("base64")}`,
    );
    const given = Buffer.from(req.get("authorization") ?? "");
    if (given.length === expected.length && timingSafeEqual(given, expected)) return next();
    refuse(res, 401, 20003, "Authenticate");
  };

const faulty =
  ({ faults }: TwilioDeps): RequestHandler =>
  async (_req, res, next) => {
    const status = await faults.meet("sms");
    if (status === undefined) return next();
    const [code, message] =
      REFUSALS[status] ??
      (status >= 500 ? [20500, "Internal Server Error"] : [21612, "Message cannot be sent (a fault of the sandbox)"]);
    refuse(res, status, code, message);
  };

const notFound = (req: Request, res: Response) =>
  refuse(res, 404, 20404, `The requested resource ${req.path} was not found`);

const broken: ErrorRequestHandler = (error, _req, res, _next) => {
  const status = typeof error.status === "number" ? error.status : 500;
  refuse(res, status, status === 500 ? 20500 : 20001, status === 500 ? "Internal Server Error" : "Bad request");
};
