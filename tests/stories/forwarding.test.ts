import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancellation, nextWeek } from "../support/emails";
import { eventually } from "../support/eventually";
import { postRaw } from "../support/post-raw";
import { startServer, type TestServer } from "../support/server";
import type { Visitor } from "../support/visitor";

let server: TestServer;
let lena: Visitor;
let address: string;

const question = readFileSync("tests/corpus/063-gmail-forwarding-confirmation.eml", "latin1");
const answered = (from: string, time: string) =>
  `X-Forwarded-For: ${from} ${address}\r\n${cancellation(nextWeek(time))}`;
const forwarding = async () => (await lena.get<{ request: { code: string } | null }>("/api/forwarding")).body;

/** Delivers an email and waits until it was read. */
async function arrive(mime: string | Buffer) {
  const { rows } = await server.pool.query("select count(*)::int as n from inbound_emails where read_at is not null");
  await postRaw(server.url, address, mime);
  await eventually(async () => {
    const now = await server.pool.query("select count(*)::int as n from inbound_emails where read_at is not null");
    return now.rows[0].n > rows[0].n;
  }, "it was read");
}

beforeAll(async () => {
  server = await startServer();
  lena = await server.signIn("lena@riverside.example");
  address = (await lena.get<{ inboundAddress: string }>("/api/settings")).body.inboundAddress;
});
afterAll(() => server?.stop());

test("Gmail's question stays until its rule has sent something, whatever else arrives", async () => {
  await arrive(question);
  expect(await forwarding()).toMatchObject({ request: { mailbox: "you.owner@example.com", code: "728394651" } });
  await arrive(readFileSync("tests/corpus/064-out-of-office.eml"));
  await arrive(Buffer.from([0xff, 0xfe, 0x00, 0x01, 0x80]));
  await arrive(cancellation(nextWeek("09:00")));
  await arrive(answered("another@practice.example", "10:00"));
  expect(await forwarding()).toMatchObject({ request: { code: "728394651" }, lastEmailAt: expect.any(String) });
  await arrive(answered("you.owner@example.com", "11:00"));
  expect(await forwarding()).toMatchObject({ request: null, lastEmailAt: expect.any(String) });
});

test("or until the practitioner says that it is done; a later question is asked anew", async () => {
  await arrive(question.replace("073ece55316cb419b0336396eb64", "second").replaceAll("728394651", "111222333"));
  expect(await forwarding()).toMatchObject({ request: { code: "111222333" } });
  expect((await lena.post("/api/forwarding/confirmed")).body).toMatchObject({ request: null });
  expect(await forwarding()).toMatchObject({ request: null });
  // Another mailbox's question, which holds no link of Gmail's, does not hide one that does.
  await arrive(question.replace("073ece55316cb419b0336396eb64", "third").replaceAll("728394651", "444555666"));
  await arrive("Subject: Verify your forwarding code\r\nMessage-ID: <o@x.example>\r\n\r\nYour code is 123.\r\n");
  expect(await forwarding()).toMatchObject({ request: { code: "444555666" } });
});

test("without a question there is nothing to confirm, and another practitioner sees none of it", async () => {
  const other = await server.signIn("other@practice.example");
  expect((await other.post("/api/forwarding/confirmed")).body).toEqual({ request: null, lastEmailAt: null });
  expect(await forwarding()).toMatchObject({ request: { code: "444555666" } });
});
