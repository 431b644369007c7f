import { sql } from "drizzle-orm";
import type { AccountId } from "../ids";
import { notifications } from "./schema";

/** Ids of the messages, of one account or of all, that may not be settled yet: a list of them all, for `any`. */
export const unsettled = (accountId: AccountId | null) => {
  const own = accountId === null ? sql`` : sql` where channel in ('sms', 'email') and account_id = ${accountId}`;
  return sql`array(select message_id from queue${own} union all select message_id from posts${own})`;
};

/**
 * Of `notifications`: at least one of its messages was handed to a provider, which is what counts as sent. Those of
 * which none was are found the quick way round: the reservation was given back, or they are among the few still on
 * their way. A year has a hundred thousand messages; looking at the state of each takes longer than all the rest.
 */
export const handedOver = (accountId: AccountId | null) => sql`${notifications.givenBackAt} is null
  and ${notifications.id} not in (
    select open.notification_id from messages open
    where open.id = any(${unsettled(accountId)}) and open.state in ('queued', 'unknown') and not exists (
      select from messages m where m.notification_id = open.notification_id and m.state in ('sent', 'delivered')))`;
