import type pg from "pg";

/** Each kind of history is one statement: a year by calls would take longer than the measurement. */

export async function seedClients(pool: pg.Pool, accountId: string, count: number) {
  await pool.query(
    `insert into clients (account_id, first_name, last_name, phone, email, sms_consent, email_consent, source)
     select $1, 'Ann' || n, 'Fairlow', '+1503' || lpad((3000000 + n)::text, 7, '0'), 'ann' || n || '@mail.example',
       true, true, 'added' from generate_series(1, $2::int) n`,
    [accountId, count],
  );
  // Some of them took an opt-out back, some did not; one in fifty has an address that is none.
  await pool.query(
    `insert into suppressions (account_id, channel, address, kind, problem)
     select account_id, 'sms', phone, 'bad-address', 'This number does not exist.'
     from clients where account_id = $1 and position % 50 = 0`,
    [accountId],
  );
  await pool.query("analyze");
}

const EMAILS = 2_500;
const CLIENTS = 20;

/** A year of a busy practice: every day seven emails of which each told twenty clients both ways. Returns the messages. */
export async function seedYear(pool: pg.Pool, accountId: string): Promise<number> {
  await seedClients(pool, accountId, CLIENTS);
  await pool.query(
    `with email as (
       select n, gen_random_uuid() as opening_id, gen_random_uuid() as send_id,
         now() - n * (interval '1 year' / $2::int) as at from generate_series(1, $2::int) n
     ), opening as (
       insert into openings (id, account_id, date, time, time_zone, starts_at, state, cancelled_by, created_at)
       select opening_id, $1, (at + interval '2 days')::date, '15:00', 'America/New_York', at + interval '2 days',
         'filled', '{"names":[],"phones":[],"emails":[]}', at from email
     ), inbound as (
       insert into inbound_emails (account_id, dedupe_key, raw_format, status, read_at, subject, kind, slot_date,
         slot_time, reading, opening_ids, created_at)
       select $1, '<' || n || '@scheduler.example>', 'mime', 'success', at, 'Appointment cancelled', 'cancellation',
         (at + interval '2 days')::date, '15:00',
         '{"evidence":[{"part":"the message","line":4,"text":"When: Tuesday at 3:00 PM","found":["3:00 PM"]}]}',
         array[opening_id], at from email
     ), send as (
       insert into sends (id, account_id, opening_id, method, total, created_at)
       select send_id, $1, opening_id, 'both', $3::int, at from email
     ), notification as (
       insert into notifications (id, account_id, send_id, client_id, client_name, period, created_at)
       select uuidv7(at - now()), $1, send_id, c.id, c.first_name || ' ' || c.last_name, to_char(at, 'YYYY-MM'), at
       from email cross join clients c where c.account_id = $1
       returning id, account_id, client_name, created_at
     )
     insert into messages (id, account_id, notification_id, channel, recipient, subject, body, sender_name, state,
       expires_at, provider_id, sent_at, created_at)
     select uuidv7(created_at - now()), account_id, id, channel, '+15033000001', 'An opening',
       'Hi ' || client_name || '! An appointment just opened on Tuesday, March 3, 2026 at 3:00 PM.', 'Riverside Massage',
       'delivered', created_at + interval '2 days', 'SM' || id, created_at, created_at
     from notification cross join unnest(array['sms', 'email']) channel`,
    [accountId, EMAILS, CLIENTS],
  );
  await pool.query("vacuum analyze");
  return EMAILS * CLIENTS * 2;
}
