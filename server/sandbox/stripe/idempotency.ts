import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import { claimItem, type Db, deleteItem, findItem, patchItem } from "../store";
import { refuse } from "./refuse";

interface Kept {
  request: string;
  status: number | null;
  body: unknown;
}

const KIND = "stripe.idempotency";
/** A request this old will not be answered any more: the server was stopped in the middle of it. */
const ABANDONED_MS = 30_000;

const OTHER_REQUEST = {
  type: "idempotency_error",
  message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
} as const;

const IN_PROGRESS = {
  type: "idempotency_error",
  code: "idempotency_key_in_use",
  message: "There is currently another in-progress request using this Idempotent Key.",
} as const;

/** `Idempotency-Key`: the first call's answer is given again; the same key for another request is an error. */
export const idempotent =
  (db: Db, now: () => Date): RequestHandler =>
  async (req, res, next) => {
    const key = req.get("idempotency-key");
    if (!key || req.method !== "POST") return next();

    const request = createHash("sha256")
      .update(`${req.path}\n${JSON.stringify(req.body)}`)
      .digest("hex");
    const first = { request, status: null, body: null };
    if (!(await claimItem<Kept>(db, KIND, key, first, now()))) {
      const kept = await findItem<Kept>(db, KIND, key);
      if (kept && kept.data.request !== request) return refuse(res, 400, OTHER_REQUEST);
      if (kept && kept.data.status !== null) {
        return void res.status(kept.data.status).set("Idempotent-Replayed", "true").json(kept.data.body);
      }
      if (!kept || now().getTime() - kept.at.getTime() < ABANDONED_MS) return refuse(res, 409, IN_PROGRESS);
    }

    const send = res.json.bind(res);
    res.json = (body) => {
      const status = res.statusCode;
      // A failure that had no effect may be tried again with the same key; a result is for keeps.
      const kept = status < 500 ? patchItem<Kept>(db, KIND, key, { status, body }) : deleteItem(db, KIND, key);
      void Promise.resolve(kept).then(() => send(body), next);
      return res;
    };
    next();
  };
