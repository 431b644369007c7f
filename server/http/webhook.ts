import express, { type ErrorRequestHandler, type Response, type Router } from "express";
import { ForgedCall, type WebhookCall } from "../providers/ports";
import { Refusal } from "./errors";

/** What the provider sends; anything else is left unread, so that no signature can hold. */
interface Body {
  type: string;
  limit: string;
}

/** A provider's webhook: the bytes as they came and the headers go to the adapter, which throws when they are forged. */
export function webhook(
  router: Router,
  path: string,
  body: Body,
  take: (call: WebhookCall, res: Response) => Promise<void>,
) {
  router.post(path, express.raw(body), async (req, res) => {
    const bytes = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    await take({ path: req.originalUrl, headers: req.headers, body: bytes }, res);
  });
  router.use(path, refuseForged);
}

const refuseForged: ErrorRequestHandler = (error, _req, _res, next) =>
  next(error instanceof ForgedCall ? new Refusal("forbidden", "The signature is not valid.") : error);
