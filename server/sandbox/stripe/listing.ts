import { listItems } from "../store";
import { type BillingDeps, kindOf } from "./billing";
import { type Form, text } from "./forms";
import { list } from "./objects";

interface Listed {
  id: string;
  created: number;
  status?: string;
  parent?: { subscription_details?: { subscription: string } };
}

/** One page of a list, newest first, with the filters that the product's questions need. */
export async function listPage(deps: BillingDeps, kind: string, url: string, query: Form) {
  const { customer, status, subscription, starting_after } = query;
  const match = { ...(text(customer) && { customer }), ...(text(status) && status !== "all" && { status }) };
  const limit = Math.min(Math.max(Number(query.limit) || 10, 1), 100);
  const { from, to } = createdBounds(query);

  const found = (await listItems<Listed>(deps.db, kindOf(kind), { match }))
    .map((each) => each.data)
    .filter((each) => each.created >= from && each.created <= to)
    .filter((each) => !subscription || each.parent?.subscription_details?.subscription === subscription)
    // Subscriptions that are over are listed only when asked for.
    .filter((each) => kind !== "subscription" || text(status) || each.status !== "canceled");
  const start = starting_after ? found.findIndex((each) => each.id === starting_after) + 1 : 0;
  return list(url, found.slice(start, start + limit), found.length > start + limit);
}

/** `created=1` or `created[gte]=1`. */
function createdBounds(query: Form) {
  const bound = (name: string) =>
    query[`created[${name}]`] === undefined ? undefined : Number(query[`created[${name}]`]);
  const exact = query.created === undefined ? undefined : Number(query.created);
  const after = bound("gt");
  const before = bound("lt");
  return {
    from: exact ?? bound("gte") ?? (after === undefined ? 0 : after + 1),
    to: exact ?? bound("lte") ?? (before === undefined ? Number.POSITIVE_INFINITY : before - 1),
  };
}
