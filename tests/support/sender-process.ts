// A process that does nothing but send: what a test may kill. Told by its environment where database and provider are.
import pino from "pino";
import { connect } from "../../server/db/client";
import { createSender } from "../../server/delivery/sender";
import { sendgridEmails } from "../../server/providers/sendgrid";
import { twilioTexts } from "../../server/providers/twilio";

const { DATABASE_URL = "", PROVIDER_URL = "", ACCOUNT_SID = "", TEXTS_AT_ONCE = "10" } = process.env;
const publicUrl = "http://slotback.test";

createSender({
  db: connect(DATABASE_URL).db,
  texts: twilioTexts({
    accountSid: ACCOUNT_SID,
    authToken: "token",
    from: "+15550100000",
    apiUrl: PROVIDER_URL,
    publicUrl,
  }),
  emails: sendgridEmails({ apiKey: "SG.double", from: "openings@slotback.test", apiUrl: PROVIDER_URL }),
  log: pino({ level: "silent" }),
  now: () => new Date(),
  publicUrl,
  pace: { textsAtOnce: Number(TEXTS_AT_ONCE) },
  // The double answers within a quarter of a second.
  patience: { leaseMs: 1_500, absentAfterMs: 2_500, askAfterMs: 300 },
});
process.send?.("ready");
