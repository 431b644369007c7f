// Twilio and SendGrid as fast as a process can be: every call is answered after 50 ms. Runs on its own, so that what
// it costs is not counted; tells its parent where it is, when the first call came, and how many.
import { createServer } from "node:http";

const ANSWER_MS = 50;
let calls = 0;
let firstAt = 0;
let watched = "";
let watchedAt = 0;

const server = createServer((req, res) => {
  const now = performance.timeOrigin + performance.now();
  if (calls++ === 0) firstAt = now;
  let body = "";
  req.setEncoding("latin1");
  req.on("data", (chunk) => {
    body += chunk;
  });
  req.on("end", () => {
    if (watched && !watchedAt && body.includes(watched)) watchedAt = now;
    setTimeout(() => (req.url.endsWith("/mail/send") ? takeEmails(res) : takeText(res)), ANSWER_MS);
  });
});

function takeText(res) {
  const sid = `SM${String(calls).padStart(32, "0")}`;
  // About the size of what Twilio answers.
  const text = {
    sid,
    status: "queued",
    num_segments: "1",
    body: "x".repeat(400),
    date_created: "Tue, 03 Mar 2026 12:00:00 +0000",
  };
  res.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify(text));
}

const takeEmails = (res) => res.writeHead(202, { "x-message-id": String(calls) }).end();

server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port, answerMs: ANSWER_MS }));
process.on("message", ({ ask, watch = "" }) => {
  if (ask === "reset") {
    calls = firstAt = watchedAt = 0;
    watched = watch;
  }
  process.send({ calls, firstAt, watchedAt });
});
process.on("disconnect", () => process.exit());
