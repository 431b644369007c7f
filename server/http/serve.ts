import type { Request, Router } from "express";
import { z } from "zod";
import { type Api, api, type Call } from "../../shared/api";
import type { BodyOf, ParamsOf, ReplyOf } from "../../shared/contract";
import type { AccountId } from "../ids";
import { Refusal, signedOut } from "./errors";

/** What a handler knows of its call. The account comes from the session, never from the request. */
export interface Served<C extends Call> {
  accountId: Api[C]["access"] extends "public" ? null : AccountId;
  params: ParamsOf<Api[C]>;
  body: BodyOf<Api[C]>;
  /** For evidence of consent only. */
  req: Request;
}

/**
 * Puts one call of the contract on the router: who may, then what came in, then the work, then what goes out. The
 * reply is encoded with its schema, so a column that the contract does not name cannot leave the building.
 */
export function serve<C extends Call>(router: Router, call: C, work: (served: Served<C>) => Promise<ReplyOf<Api[C]>>) {
  const endpoint = api[call];
  const [verb, path] = call.split(" ") as [string, string];
  router[verb.toLowerCase() as "get" | "post" | "patch" | "delete"](path, async (req, res) => {
    const accountId = admit(req, endpoint.access) as Served<C>["accountId"];
    const params = endpoint.params.safeParse(req.params);
    if (!params.success) throw new Refusal("not_found", "There is nothing at this address.");
    const body = read(endpoint.body, req.body ?? {}) as BodyOf<Api[C]>;
    const reply = await work({ accountId, params: params.data as ParamsOf<Api[C]>, body, req });
    res.status(endpoint.status);
    if (endpoint.status === 204) return void res.end();
    res.json(z.encode(endpoint.reply, reply as never));
  });
}

function admit(req: Request, access: "public" | "account" | "admin"): AccountId | null {
  if (access === "public") return null;
  const account = req.account;
  if (!account) throw signedOut();
  if (access === "admin" && !account.isAdmin) throw new Refusal("forbidden", "Admin access required");
  return account.id;
}

/** Bad input becomes one sentence per field; the first of them is also the message. */
function read(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) fields[issue.path.join(".") || "body"] ??= sentence(issue);
  throw new Refusal("invalid", Object.values(fields)[0] ?? "Check what you entered.", fields);
}

// Zod's own messages speak to programmers; ours are full sentences and end with a full stop.
const sentence = (issue: { message: string; code: string }) =>
  /^[A-Z].*[.]$/.test(issue.message) ? issue.message : "This is missing or not in the right form.";
