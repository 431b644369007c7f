import { Router } from "express";
import type { Deps } from "../deps";
import { webhook } from "../http/webhook";
import { takeReceipts } from "./receipts";
import { takeReply } from "./replies";

const form = { type: "application/x-www-form-urlencoded", limit: "64kb" };
/** SendGrid collects events up to 768 KB. */
const events = { type: "application/json", limit: "2mb" };

/** The providers' webhooks. They answer 2xx only when what they were told is in the database. */
export function deliveryRoutes(deps: Deps) {
  const router = Router();

  webhook(router, "/api/webhooks/twilio/status", form, async (call, res) => {
    const receipt = deps.texts.readReceipt(call);
    await takeReceipts(deps, "twilio", receipt ? [receipt] : []);
    res.status(204).end();
  });

  webhook(router, "/api/webhooks/twilio/inbound", form, async (call, res) => {
    const words = await takeReply(deps, deps.texts.readReply(call));
    const { type, body } = deps.texts.answer(words);
    res.type(type).send(body);
  });

  webhook(router, "/api/webhooks/sendgrid/events", events, async (call, res) => {
    await takeReceipts(deps, "sendgrid", deps.emails.readReceipts(call));
    res.status(204).end();
  });

  return router;
}
