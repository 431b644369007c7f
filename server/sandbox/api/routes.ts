import express, { type ErrorRequestHandler, type Request, type Response, Router } from "express";
import type { z } from "zod";
import { NewDelivery, NewFault, NewReply } from "../../../shared/sandbox-api";
import type { FaultSwitch } from "../faults";
import { type Db, deleteItems } from "../store";
import { type DeliverOptions, deliverEmail } from "./deliver";
import { inboundAddresses } from "./directory";
import { conversations, newestEmails, sentMessages, thread } from "./messages";
import { sameOrigin } from "./same-origin";
import { samplesAt } from "./samples";

export interface ApiDeps extends DeliverOptions {
  db: Db;
  publicUrl: string;
  inbound: { localPart: string; domain: string };
  /** The number that texts the clients. */
  sender: string;
  faults: FaultSwitch;
  receive(reply: { from: string; to: string; body: string }): Promise<{ sid: string; status: number }>;
}

/** What the sandbox's page asks for and does; curl may do the same. */
export function apiRoutes(deps: ApiDeps) {
  const { db } = deps;
  const router = Router();
  router.use(sameOrigin(deps.publicUrl), express.json({ limit: "45mb", strict: true }));
  router.use((_req, res, next) => {
    res.set("Cache-Control", "no-store");
    next();
  });

  router.get("/messages", async (_req, res) => void res.json(await sentMessages(db)));
  router.delete("/messages", async (_req, res) => {
    await deleteItems(db, ["text", "email"]);
    res.json({});
  });
  router.get("/inbox", async (_req, res) => void res.json(await newestEmails(db, 50)));

  router.get("/conversations", async (_req, res) => void res.json(await conversations(db)));
  router.get("/texts", async (req, res) => void res.json(await thread(db, String(req.query.number ?? ""))));
  router.post("/texts", async (req, res) => {
    const reply = read(NewReply, req.body, res);
    if (!reply) return;
    res.status(201).json(await deps.receive({ ...reply, to: reply.to ?? deps.sender }));
  });

  router.get(
    "/addresses",
    async (_req, res) => void res.json(await inboundAddresses(db, deps.inbound.localPart, deps.inbound.domain)),
  );
  router.get("/samples", (_req, res) => void res.json(samplesAt(deps.now())));
  router.post("/emails", async (req, res) => {
    const delivery = read(NewDelivery, req.body, res);
    if (!delivery) return;
    const delivered = await deliverEmail(deps, delivery);
    if (delivered) res.status(201).json(delivered);
    else res.status(404).json({ message: "There is no such sample.", code: "not_found" });
  });

  router.get("/faults", async (_req, res) => void res.json(await deps.faults.list()));
  router.post("/faults", async (req, res) => {
    const fault = read(NewFault, req.body, res);
    if (!fault) return;
    const { channel, ...rest } = fault;
    if (channel) await deps.faults.set(channel, rest);
    else await deps.faults.reset();
    res.json(await deps.faults.list());
  });

  router.use(
    (_req: Request, res: Response) =>
      void res.status(404).json({ message: "There is no such call.", code: "not_found" }),
    broken,
  );
  return router;
}

/** Answers with the fields that are wrong, by name. */
function read<S extends z.ZodType>(schema: S, body: unknown, res: Response): z.output<S> | undefined {
  const read = schema.safeParse(body ?? {});
  if (read.success) return read.data;
  const fields = [...new Set(read.error.issues.map((issue) => issue.path.join(".")))].filter(Boolean);
  res.status(422).json({ message: "Check the marked fields.", code: "invalid", fields });
  return undefined;
}

const broken: ErrorRequestHandler = (error, _req, res, _next) => {
  const status = typeof error.status === "number" ? error.status : 500;
  const message = status === 413 ? "That is too large." : status < 500 ? "That is no JSON." : "The sandbox failed.";
  res.status(status).json({ message, code: status < 500 ? "invalid" : "broken" });
};
