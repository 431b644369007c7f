import { randomBytes } from "node:crypto";
import express, { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import type { FaultSwitch } from "../faults";
import { type Db, insertItems } from "../store";
import type { EmailEvents, StoredEmail } from "./events";
import { complaints, emailsIn, Mail } from "./mail";

export interface SendgridDeps {
  apiKey: string;
  db: Db;
  faults: FaultSwitch;
  now(): Date;
  events: EmailEvents;
}

const REFUSALS: Record<number, string> = {
  401: "The provided authorization grant is invalid, expired, or revoked",
  429: "too many requests",
};

const refuse = (res: Response, status: number, message: string) =>
  void res.status(status).json({ errors: [{ message, field: null, help: null }] });

export function sendgridRoutes(deps: SendgridDeps) {
  const router = Router();
  router.use(authenticated(deps), express.json({ limit: "30mb" }), faulty(deps));

  router.post("/v3/mail/send", async (req, res) => {
    const mail = Mail.safeParse(req.body ?? {});
    if (!mail.success) return void res.status(400).json(complaints(mail.error));

    const messageId = randomBytes(16).toString("base64url");
    const at = deps.now();
    const emails: StoredEmail[] = emailsIn(mail.data).map((email, n) => ({
      ...email,
      id: `${messageId}-${n}`,
      at: at.toISOString(),
      messageId,
      told: false,
    }));
    await insertItems(
      deps.db,
      "email",
      emails.map((email) => ({ id: email.id, at, data: email })),
    );
    res.status(202).set("X-Message-Id", messageId).end();
    deps.events.add(emails);
  });

  router.use((_req: Request, res: Response) => refuse(res, 404, "not found"), broken);
  return router;
}

const authenticated =
  ({ apiKey }: SendgridDeps): RequestHandler =>
  (req, res, next) =>
    req.get("authorization") === `Bearer ${apiKey}` ? next() : refuse(res, 401, REFUSALS[401]!);

const faulty =
  ({ faults }: SendgridDeps): RequestHandler =>
  async (_req, res, next) => {
    const status = await faults.meet("email");
    if (status === undefined) return next();
    refuse(res, status, REFUSALS[status] ?? "The sandbox was told to fail");
  };

const broken: ErrorRequestHandler = (error, _req, res, _next) => {
  const status = typeof error.status === "number" ? error.status : 500;
  refuse(res, status, status === 500 ? "Internal Server Error" : "Bad Request");
};
