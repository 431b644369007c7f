import sendgrid from "@sendgrid/mail";
import { Pool } from "undici";

/** What our code is held against: the fastest loop, and what a first draft does. Neither writes anything down. */

/** Texts through a bare undici pool: no SDK, no database, no check of the answer but that it parses. */
export async function bareTexts(url: string, count: number, atOnce: number) {
  const pool = new Pool(url, { connections: atOnce });
  const headers = { "content-type": "application/x-www-form-urlencoded", authorization: "Basic QUM6dG9rZW4=" };
  const statusCallback =
    "https://slotback.example/api/webhooks/twilio/status?message=6a1f6f9e-0000-4000-8000-000000000000";
  let left = count;
  async function worker() {
    while (left-- > 0) {
      const body = new URLSearchParams({
        To: `+1555${String(left).padStart(7, "0")}`,
        From: "+15550100000",
        Body: `Hi Client ${left}! An appointment just opened.`,
        StatusCallback: statusCallback,
        ValidityPeriod: "36000",
      }).toString();
      const answer = await pool.request({
        method: "POST",
        path: "/2010-04-01/Accounts/AC/Messages.json",
        headers,
        body,
      });
      JSON.parse(await answer.body.text());
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
  await pool.close();
}

/** Emails through @sendgrid/mail as its README shows it: one call for each recipient. */
export async function oneCallPerEmail(url: string, count: number, atOnce: number) {
  sendgrid.setApiKey("SG.bench");
  // As documented for tests; after the key, which resets it.
  (sendgrid as never as { client: { setDefaultRequest(key: string, value: string): void } }).client.setDefaultRequest(
    "baseUrl",
    `${url}/`,
  );
  let left = count;
  async function worker() {
    while (left-- > 0) {
      await sendgrid.send({
        to: `client${left}@example.com`,
        from: "openings@slotback.example",
        subject: "An opening",
        text: `Hi Client ${left}! An appointment just opened.`,
        html: `<p>Hi Client ${left}! An appointment just opened.</p>`,
      });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
}
