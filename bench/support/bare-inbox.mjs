// The least that can be called taking an email: a bare server that stores whatever was posted and then says so. It reads
// nothing, checks nobody and does nothing afterwards.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import pg from "pg";

const { DATABASE_URL, ACCOUNT_ID } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 });

const server = createServer((req, res) => {
  const chunks = [];
  req.on("data", (chunk) => chunks.push(chunk));
  req.on("end", async () => {
    await pool.query(
      `insert into inbound_emails (account_id, dedupe_key, raw, raw_format, created_at, lease_until)
       values ($1, $2, $3, 'mime', now(), now() + interval '1 day') returning id`,
      [ACCOUNT_ID, randomUUID(), Buffer.concat(chunks)],
    );
    res.writeHead(200, { "content-type": "application/json" }).end('{"stored":true}');
  });
});

server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.on("disconnect", () => process.exit());
