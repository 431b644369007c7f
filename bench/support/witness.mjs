// Twilio in a process of its own that remembers whom it told what, and how often: the one who knows whether anybody was
// told twice. Answers after 50 ms, and lists what it took when it is asked about a recipient.
import { createServer } from "node:http";

const ANSWER_MS = 50;
/** Times taken, by recipient and words. */
const told = new Map();
/** Texts taken, by recipient. */
const texts = new Map();
let taken = 0;

const server = createServer((req, res) => {
  if (req.method === "GET") return list(new URL(req.url, "http://witness").searchParams.get("To"), res);
  let form = "";
  req.setEncoding("latin1");
  req.on("data", (chunk) => {
    form += chunk;
  });
  req.on("end", () => setTimeout(() => take(new URLSearchParams(form), res), ANSWER_MS));
});

function take(form, res) {
  const [to, body] = [form.get("To"), form.get("Body")];
  const key = `${to} ${body}`;
  told.set(key, (told.get(key) ?? 0) + 1);
  const text = {
    sid: `SM${String(++taken).padStart(32, "0")}`,
    to,
    body,
    status: "queued",
    num_segments: "1",
    date_created: new Date().toUTCString(),
  };
  if (!texts.has(to)) texts.set(to, []);
  texts.get(to).push(text);
  answer(res, 201, text);
}

const list = (to, res) =>
  answer(res, 200, { messages: (texts.get(to) ?? []).toReversed(), page: 0, page_size: 50, next_page_uri: null });

const answer = (res, status, body) =>
  res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

server.keepAliveTimeout = 60_000;
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
process.on("message", () => process.send({ people: told.size, texts: taken }));
process.on("disconnect", () => process.exit());
