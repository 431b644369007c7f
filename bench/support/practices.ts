import type pg from "pg";

export interface Practice {
  id: string;
  /** Of its inbound address. */
  token: string;
}

/** So many practitioners on Professional, each with so many clients who agreed to both channels: no limit is in the way. */
export async function seedPractices(pool: pg.Pool, count: number, clients: number): Promise<Practice[]> {
  const { rows } = await pool.query<Practice>(
    `insert into accounts (issuer, subject, email, email_token, join_token, business_name, time_zone, country)
     select 'bench', token, token || '@practice.example', token, token, 'Riverside Massage', 'America/New_York', 'US'
     from (select replace(gen_random_uuid()::text, '-', '') as token from generate_series(1, $1)) made
     returning id, email_token as token`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  await pool.query(
    `insert into subscriptions (account_id, stripe_customer_id, stripe_subscription_id, status, period_start, period_end)
     select id, 'cus_' || id, 'sub_' || id, 'active', now() - interval '1 day', now() + interval '29 days'
     from unnest($1::uuid[]) id`,
    [ids],
  );
  await pool.query(
    `insert into clients (account_id, first_name, last_name, phone, email, sms_consent, email_consent, source)
     select a.id, 'Ann' || n, 'Fairlow', '+1503' || lpad((a.nth * $2 + n)::text, 7, '0'),
       'ann' || a.nth * $2 + n || '@mail.example', true, true, 'added'
     from unnest($1::uuid[]) with ordinality a (id, nth) cross join generate_series(1, $2) n order by a.nth, n`,
    [ids, clients],
  );
  await pool.query("analyze");
  return rows;
}
