import { and, asc, eq, sql } from "drizzle-orm";
import type { Channel } from "../../shared/model";
import type { Tx } from "../db/client";
import { clients } from "../db/schema";
import { consents, suppressions } from "../db/schema-consent";
import type { AccountId } from "../ids";

type ConsentSource = typeof consents.$inferInsert.source;

interface Suppression {
  channel: Channel;
  /** E.164 or lower-case email */
  address: string;
  kind: "opted-out" | "bad-address";
  /** In plain words, for the client's row. */
  problem: string | null;
  source: ConsentSource;
}

/** From now on this practitioner's messages do not go to this address. Idempotent; the first reason stays. */
export async function suppress(db: Tx, accountId: AccountId, { channel, address, kind, problem, source }: Suppression) {
  const fresh = await db
    .insert(suppressions)
    .values({ accountId, channel, address, kind, problem })
    .onConflictDoNothing()
    .returning({ at: suppressions.at });
  if (kind === "opted-out" && fresh.length > 0) await record(db, accountId, channel, address, "revoked", source);
}

/** The person took their opt-out back (START). A bad address stays bad. */
export async function allowAgain(
  db: Tx,
  accountId: AccountId,
  channel: Channel,
  address: string,
  source: ConsentSource,
) {
  const gone = await db
    .delete(suppressions)
    .where(
      and(
        eq(suppressions.accountId, accountId),
        eq(suppressions.channel, channel),
        eq(suppressions.address, address),
        eq(suppressions.kind, "opted-out"),
      ),
    )
    .returning({ at: suppressions.at });
  if (gone.length > 0) await record(db, accountId, channel, address, "granted", source);
}

/** Why an address is not used, by address: an opt-out outranks a bad address, since only the person can lift it. */
export async function listSuppressed(db: Tx, accountId: AccountId): Promise<Record<Channel, Map<string, Why>>> {
  const rows = await db
    .select()
    .from(suppressions)
    .where(eq(suppressions.accountId, accountId))
    .orderBy(asc(suppressions.kind));
  const suppressed = { sms: new Map<string, Why>(), email: new Map<string, Why>() };
  for (const { channel, address, kind, problem } of rows) suppressed[channel].set(address, { kind, problem });
  return suppressed;
}

export type Why = Pick<Suppression, "kind" | "problem">;

function record(
  db: Tx,
  accountId: AccountId,
  channel: Channel,
  address: string,
  action: "granted" | "revoked",
  source: ConsentSource,
) {
  const own = channel === "sms" ? clients.phone : clients.email;
  const clientId = sql<null>`(select ${clients.id} from ${clients} where ${clients.accountId} = ${accountId} and ${own} = ${address})`;
  return db.insert(consents).values({ accountId, clientId, channel, address, action, source });
}
