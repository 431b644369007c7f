import type * as accounts from "../accounts/service";
import type { Tx } from "../db/client";
import type { SendId } from "../ids";
import type { Opening } from "../openings/service";
import * as waitlist from "../waitlist/service";
import { isCanceller, nameWords, type Person } from "./canceller";
import { listChosenClients } from "./queries";

/** How many clients would hear of an opening that these people cancelled; of a send that was cut off, how many more. */
export type Reach = (cancelledBy: Opening["cancelledBy"], cutOff?: SendId) => number;

/** By the saved method, whatever is left of the month. The waitlist is read once for all openings that are asked about. */
export async function reachOf(db: Tx, account: accounts.Account, cutOff: SendId[] = []): Promise<Reach> {
  const [clients, chosen] = await Promise.all([
    waitlist.listAudience(db, account.id, account.notificationMethod),
    cutOff.length > 0 ? listChosenClients(db, account.id, cutOff) : null,
  ]);
  const wordsOf = remembered(nameWords);
  return (cancelledBy, send) => {
    const already = send && chosen?.get(send);
    const isNamed = Object.values(cancelledBy).some((names) => names.length > 0);
    if (!isNamed && !already) return clients.length;
    const cancelled = isCanceller(cancelledBy, wordsOf);
    return clients.filter((client) => !already?.has(client.id) && !cancelled(client)).length;
  };
}

/** A name is taken apart once, however many openings it is compared with. */
function remembered(wordsOf: (client: Person) => string[]) {
  const known = new Map<Person, string[]>();
  return (client: Person) => {
    const words = known.get(client) ?? wordsOf(client);
    known.set(client, words);
    return words;
  };
}
