import { inBatches } from "../batch";
import { claimItem, type Db, deleteItem, insertItems, listItems, patchItems } from "../store";
import { newSid, type Text } from "./message";

interface NewText {
  sid: string;
  at: Date;
  text: Text;
}

/** A carrier's block holds for one pair of numbers. */
const blockId = (sender: string, number: string) => `${sender}|${number}`;

/** One statement for the whole batch: what is not blocked is stored, in order. Tells which were. */
async function insertUnblocked(db: Db, batch: NewText[]) {
  const stored = await db.query<{ id: string }>(
    `insert into sandbox_items (kind, id, at, data)
     select 'text', r.id, r.at, r.data::jsonb
     from unnest($1::text[], $2::timestamptz[], $3::text[], $4::text[]) with ordinality as r(id, at, data, block, n)
     where not exists (select from sandbox_items b where b.kind = 'block' and b.id = r.block)
     order by r.n
     returning id`,
    [
      batch.map((each) => each.sid),
      batch.map((each) => each.at),
      batch.map((each) => JSON.stringify(each.text).replaceAll("\\u0000", "")),
      batch.map((each) => blockId(each.text.from, each.text.to)),
    ],
  );
  const sids = new Set(stored.rows.map((row) => row.id));
  return batch.map((each) => sids.has(each.sid));
}

export type TextStore = ReturnType<typeof textStore>;

export function textStore(db: Db, now: () => Date) {
  const insert = inBatches<NewText, boolean>(500, (batch) => insertUnblocked(db, batch));
  return {
    /** Undefined when the recipient has blocked the sender. */
    async accept(text: Text) {
      const made: NewText = { sid: newSid(), at: now(), text };
      return (await insert(made)) ? made : undefined;
    },
    async receive(text: Text) {
      const made = { id: newSid(), at: now(), data: text };
      await insertItems(db, "text", [made]);
      return made.id;
    },
    /** Accepted, but neither delivered nor refused so far; oldest first. */
    async listUnderway() {
      const lists = (["accepted", "queued", "sent"] as const).map((status) =>
        listItems<Text>(db, "text", { match: { direction: "outbound-api", status } }),
      );
      const left = (await Promise.all(lists)).flat().sort((a, b) => a.seq - b.seq);
      return left.map((row) => ({ sid: row.id, text: row.data }));
    },
    advance: (sids: string[], status: "sent" | "delivered") =>
      patchItems<Text>(db, "text", sids, { status, sentAt: now().toISOString() }),
    block: (sender: string, number: string) =>
      claimItem(db, "block", blockId(sender, number), { sender, number }, now()),
    unblock: (sender: string, number: string) => deleteItem(db, "block", blockId(sender, number)),
  };
}
