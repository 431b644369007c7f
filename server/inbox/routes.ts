import express, { type Request, type RequestHandler, Router } from "express";
import { z } from "zod";
import * as accounts from "../accounts/service";
import type { Deps } from "../deps";
import { describe, Refusal, signedOut } from "../http/errors";
import { serve } from "../http/serve";
import type { AccountId, EmailId } from "../ids";
import { answerOf } from "./answer";
import { tokenOf } from "./arrival/address";
import { hasPassword, hasSignature, isOpen, mayDeliver } from "./arrival/credential";
import { readPosted } from "./arrival/intake";
import { decide } from "./decide";
import { confirm, forwarding } from "./forwarding";
import * as present from "./present";
import { countUnknownRecipient } from "./queries";
import type { Source } from "./reading";
import * as inbox from "./service";

// SendGrid takes messages of up to 30 MB; a multipart body is a little more, base64 a third more.
const POSTED_BYTES = 35 * 1024 * 1024;
const JSON_BYTES = 48 * 1024 * 1024;

export function inboxRoutes(deps: Deps) {
  const router = Router();
  serve(router, "GET /api/parsed-cancellations", ({ accountId }) => present.list(deps, accountId));
  serve(router, "GET /api/parsed-cancellations/:id/text", ({ accountId, params }) =>
    present.text(deps, accountId, params.id as EmailId),
  );
  serve(router, "POST /api/parsed-cancellations/:id/decision", async ({ accountId, params, body }) => {
    const id = params.id as EmailId;
    const result = await decide(deps, accountId, id, body);
    return { ...(await present.find(deps, accountId, id)), ...result };
  });
  serve(router, "GET /api/forwarding", ({ accountId }) => forwarding(deps, accountId));
  serve(router, "POST /api/forwarding/confirmed", ({ accountId }) => confirm(deps, accountId));
  return router;
}

/**
 * `POST /api/email/inbound`, the one call with three callers: the mail provider (multipart), a script or tool (JSON),
 * and the signed-in practitioner, for whom it is a dry run.
 */
export function inboundRoutes(deps: Deps, session: RequestHandler[]) {
  const router = Router();
  const raw = express.raw({ type: "multipart/form-data", limit: POSTED_BYTES });
  const json = express.json({ limit: JSON_BYTES });
  router.post("/api/email/inbound", (req, res, next) => {
    // Before the body is received; who does not say how large it is may send the largest.
    const size = Number(req.get("content-length") ?? POSTED_BYTES);
    // A stranger who never ends an email must not take the provider's room.
    const received = mayDeliver(deps.config.inbound, req.headers) ? deps.backlog.admit(size) : () => {};
    res.locals.received = received;
    res.once("close", received);
    next();
  });
  router.post("/api/email/inbound", raw, async (req, res, next) => {
    if (!Buffer.isBuffer(req.body)) return next();
    admitDelivery(deps, req, req.body);
    const { recipients, source } = await readPosted(req.body, req.get("content-type")!);
    await deliver(deps, recipients, source);
    // The provider waits for this alone: reading goes on behind it.
    res.json({ stored: true });
  });
  router.post("/api/email/inbound", json, ...session, async (req, res) => {
    const body = JsonEmail.safeParse(req.body);
    if (!body.success) throw new Refusal("invalid", "Send a token with a text, html or email field.");
    const source = sourceOf(body.data);
    const account = await accounts.findByEmailToken(deps.db, body.data.token);
    if (req.account) {
      if (account?.id !== req.account.id) throw new Refusal("forbidden", "This address belongs to another account.");
      await deps.limit("test", account.id);
      const receivedAt = body.data.receivedAt ? new Date(body.data.receivedAt) : deps.now();
      return void res.json(await inbox.dryRun(deps, account, source, receivedAt));
    }
    // A page whose session has ended must not tell real clients by a test.
    if (req.get("origin") || req.get("sec-fetch-site")) throw signedOut();
    admitDelivery(deps, req, Buffer.alloc(0));
    if (!account) throw nobodys();
    await deps.limit("inbound", account.emailToken);
    const kept = await inbox.receive(deps, account.emailToken, source);
    res.locals.received();
    if (!kept) throw nobodys();
    const { id } = kept;
    const reading = id && (await deps.backlog.read(() => inbox.processEmail(deps, account.id, id)));
    res.json(reading ? answerOf(reading, account) : await inbox.dryRun(deps, account, source, deps.now()));
  });
  return router;
}

const nobodys = () => new Refusal("not_found", "Nobody has this address.");

const JsonEmail = z
  .object({
    token: z.string().regex(/^[\w-]{1,200}$/),
    subject: z.string().max(10_000).nullish(),
    text: z.string().nullish(),
    html: z.string().nullish(),
    email: z.base64().nullish(),
    receivedAt: z.iso.datetime({ offset: true }).optional(),
  })
  .refine((email) => email.text != null || email.html != null || email.email != null);

function sourceOf({ subject, text, html, email }: z.output<typeof JsonEmail>): Source {
  if (email != null) return { mime: Buffer.from(email, "base64") };
  return { ...(subject != null && { subject }), ...(text != null && { text }), ...(html != null && { html }) };
}

function admitDelivery({ config, log }: Deps, req: Request, body: Buffer) {
  const { inbound } = config;
  if (isOpen(inbound) || hasPassword(inbound, req.headers) || hasSignature(inbound, req.headers, body)) return;
  log.warn("a delivery without a valid credential was refused");
  throw new Refusal("signed_out", "This delivery carries no valid password or signature.");
}

/** An address over its limit holds back nobody else's mail; the provider comes again, and what is stored stays once. */
async function deliver(deps: Deps, recipients: string[], source: Source) {
  let later: unknown;
  for (const recipient of new Set(recipients)) {
    const token = tokenOf(recipient, deps.config.inbound);
    try {
      if (token) await deps.limit("inbound", token);
    } catch (refusal) {
      // Whose address it is need not be asked before: a stranger's is answered 200, however often it is written to.
      if (await accounts.findByEmailToken(deps.db, token!)) {
        later = refusal;
        continue;
      }
    }
    const kept = token && (await inbox.receive(deps, token, source));
    if (!kept) await countUnknownRecipient(deps.db, deps.now().toISOString().slice(0, 10));
    else if (kept.id) processLater(deps, kept.accountId, kept.id);
  }
  if (later) throw later;
}

/** What fails here, or does not come up before the process ends, is found again by the sweep. */
function processLater(deps: Deps, accountId: AccountId, id: EmailId) {
  deps.backlog
    .read(() => inbox.processEmail(deps, accountId, id))
    .catch((error) => {
      if (error instanceof Refusal) return;
      deps.log.error({ emailId: id, err: describe(error) }, "reading an email failed");
    });
}
