import express, { type ErrorRequestHandler, type Request, Router } from "express";
import type { Deps } from "../deps";
import { Refusal } from "../http/errors";
import { ForgedCall, type WebhookCall } from "../providers/ports";
import { takeReceipts } from "./receipts";
import { takeReply } from "./replies";

const form = express.raw({ type: "application/x-www-form-urlencoded", limit: "64kb" });
/** SendGrid collects events up to 768 KB. */
const events = express.raw({ type: "application/json", limit: "2mb" });

/** The providers' webhooks. They answer 2xx only when what they were told is in the database. */
export function deliveryRoutes(deps: Deps) {
  const router = Router();

  router.post("/api/webhooks/twilio/status", form, async (req, res) => {
    const receipt = deps.texts.readReceipt(callOf(req));
    await takeReceipts(deps, "twilio", receipt ? [receipt] : []);
    res.status(204).end();
  });

  router.post("/api/webhooks/twilio/inbound", form, async (req, res) => {
    const words = await takeReply(deps, deps.texts.readReply(callOf(req)));
    const { type, body } = deps.texts.answer(words);
    res.type(type).send(body);
  });

  router.post("/api/webhooks/sendgrid/events", events, async (req, res) => {
    await takeReceipts(deps, "sendgrid", deps.emails.readReceipts(callOf(req)));
    res.status(204).end();
  });

  router.use("/api/webhooks", refuseForged);
  return router;
}

const refuseForged: ErrorRequestHandler = (error, _req, _res, next) =>
  next(error instanceof ForgedCall ? new Refusal("forbidden", "The signature is not valid.") : error);

const callOf = (req: Request): WebhookCall => ({
  path: req.originalUrl,
  headers: req.headers,
  // Without a body of the expected type the parser leaves none: nothing was signed.
  body: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
});
