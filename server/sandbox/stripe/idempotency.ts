import { createHash } from "node:crypto";
import type { RequestHandler } from "express";
import { claimItem, type Db, deleteItem, findItem, patchItem } from "../store";
import { refuse } from "./refuse";

interface Kept {
  request: string;
  status: number | null;
  body: unknown;
}

/** `Idempotency-Key`: the first call's answer is given again; the same key for another request is an error. */
export const idempotent =
  (db: Db, now: () => Date): RequestHandler =>
  async (req, res, next) => {
    const key = req.get("idempotency-key");
    if (!key || req.method !== "POST") return next();

    const request = createHash("sha256")
      .update(`${req.path}\n${JSON.stringify(req.body)}`)
      .digest("hex");
    if (!(await claimItem<Kept>(db, "stripe.idempotency", key, { request, status: null, body: null }, now()))) {
      const kept = (await findItem<Kept>(db, "stripe.idempotency", key))?.data;
      if (kept && kept.request !== request) {
        const words =
          "Keys for idempotent requests can only be used with the same parameters they were first used with.";
        return refuse(res, 400, { type: "idempotency_error", message: words });
      }
      if (!kept || kept.status === null) {
        const words = "There is currently another in-progress request using this Idempotent Key.";
        return refuse(res, 409, { type: "idempotency_error", code: "idempotency_key_in_use", message: words });
      }
      return void res.status(kept.status).set("Idempotent-Replayed", "true").json(kept.body);
    }

    const send = res.json.bind(res);
    res.json = (body) => {
      const status = res.statusCode;
      // A failure that had no effect may be tried again with the same key; a result is for keeps.
      const kept =
        status < 500
          ? patchItem<Kept>(db, "stripe.idempotency", key, { status, body })
          : deleteItem(db, "stripe.idempotency", key);
      void Promise.resolve(kept).then(() => send(body), next);
      return res;
    };
    next();
  };
