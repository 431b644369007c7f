import type { Conversation, SentEmail, SentMessages, ThreadText } from "../../../shared/sandbox-api";
import { type Db, listItems } from "../store";
import type { Text } from "../twilio/message";
import { namesOf } from "./directory";

const MOST_CONVERSATIONS = 200;
const MOST_IN_THREAD = 200;

/** What the product sent, oldest first. The carrier's own answers to STOP and START are not its texts. */
export async function sentMessages(db: Db): Promise<SentMessages> {
  const [texts, emails] = await Promise.all([
    listItems<Text>(db, "text", { match: { automatic: false } }),
    listItems<SentEmail>(db, "email"),
  ]);
  return {
    texts: texts
      .filter((each) => each.data.direction !== "inbound")
      .reverse()
      .map(({ id, at, data }) => ({
        id,
        to: data.to,
        from: data.from,
        body: data.body,
        at: at.toISOString(),
        status: data.status,
      })),
    emails: emails.reverse().map((each) => each.data),
  };
}

/** The newest emails, for the page: thousands would be too many to ask for every other second. */
export async function newestEmails(db: Db, limit: number) {
  const [newest, count] = await Promise.all([
    listItems<SentEmail>(db, "email", { limit }),
    db.query<{ total: number }>("select count(*)::int as total from sandbox_items where kind = 'email'"),
  ]);
  const emails = newest.map((each) => each.data);
  const names = await namesOf(
    db,
    "email",
    emails.map((email) => email.to),
  );
  return {
    total: count.rows[0]?.total ?? 0,
    emails: emails.map((email) => ({ ...email, toName: email.toName ?? names.get(email.to) ?? null })),
  };
}

/** Every phone that got or wrote a text, the latest first. */
export async function conversations(db: Db): Promise<Conversation[]> {
  const found = await db.query<Omit<Conversation, "name" | "lastAt"> & { lastAt: Date }>(
    `select last.number, last.sender, last.at as "lastAt", last.body as "lastBody", block.id is not null as stopped
     from (
       select distinct on (number, sender) *
       from (
         select seq, at, data ->> 'body' as body,
           case data ->> 'direction' when 'inbound' then data ->> 'from' else data ->> 'to' end as number,
           case data ->> 'direction' when 'inbound' then data ->> 'to' else data ->> 'from' end as sender
         from sandbox_items where kind = 'text'
       ) as texts
       order by number, sender, seq desc
     ) as last
     left join sandbox_items as block on block.kind = 'block' and block.id = last.sender || '|' || last.number
     order by last.seq desc limit $1`,
    [MOST_CONVERSATIONS],
  );
  const names = await namesOf(
    db,
    "phone",
    found.rows.map((row) => row.number),
  );
  return found.rows.map((row) => ({
    ...row,
    name: names.get(row.number) ?? null,
    lastAt: row.lastAt.toISOString(),
  }));
}

/** One phone's texts, oldest first, as its owner sees them. */
export async function thread(db: Db, number: string): Promise<ThreadText[]> {
  const [got, written] = await Promise.all([
    listItems<Text>(db, "text", { match: { to: number }, limit: MOST_IN_THREAD }),
    listItems<Text>(db, "text", { match: { from: number }, limit: MOST_IN_THREAD }),
  ]);
  return [...got, ...written]
    .sort((a, b) => a.seq - b.seq)
    .slice(-MOST_IN_THREAD)
    .map(({ id, at, data }) => ({
      id,
      mine: data.direction === "inbound",
      body: data.body,
      at: at.toISOString(),
      status: data.status,
    }));
}
