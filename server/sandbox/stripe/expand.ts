import { type Db, findItem } from "../store";
import { kindOf } from "./billing";

/** Fields that hold an id, and the kind of object it names. */
const kinds: Record<string, string> = {
  customer: "customer",
  invoice: "invoice",
  latest_invoice: "invoice",
  subscription: "subscription",
};

/** `expand[]`: an id along the path becomes the object itself, as in `latest_invoice` or `data.customer`. */
export async function expand(db: Db, target: unknown, paths: string[]): Promise<unknown> {
  let result = target;
  for (const path of paths) result = await expandPath(db, result, path.split("."));
  return result;
}

async function expandPath(db: Db, target: unknown, [field, ...rest]: string[]): Promise<unknown> {
  if (!field || typeof target !== "object" || target === null) return target;
  if (Array.isArray(target)) return Promise.all(target.map((each) => expandPath(db, each, [field, ...rest])));

  const object = target as Record<string, unknown>;
  const value = object[field];
  const kind = kinds[field];
  const full = typeof value === "string" && kind ? ((await findItem(db, kindOf(kind), value))?.data ?? value) : value;
  return { ...object, [field]: await expandPath(db, full, rest) };
}
