import { sql } from "drizzle-orm";
import type { AccountId } from "../ids";
import { notifications } from "./schema";

/** One by one: each of these states has an index of its own, which holds nothing else. */
const underwayOf = (accountId: AccountId | null) =>
  sql.join(
    ["queued", "unknown"].map((state) => {
      const own = accountId === null ? sql`` : sql` and account_id = ${accountId}`;
      return sql`select notification_id from messages where state = ${sql.raw(`'${state}'`)}${own}`;
    }),
    sql` union all `,
  );

/**
 * Of `notifications`: at least one of its messages was handed to a provider, which is what counts as sent. Those of
 * which none was are found the quick way round: the reservation was given back, or they are among the few still on
 * their way. A year has a hundred thousand messages; looking at the state of each takes longer than all the rest.
 */
export const handedOver = (accountId: AccountId | null) => sql`${notifications.givenBackAt} is null and not exists (
  select from (${underwayOf(accountId)}) open where open.notification_id = ${notifications.id} and not exists (
    select from messages m where m.notification_id = open.notification_id and m.state in ('sent', 'delivered')))`;
