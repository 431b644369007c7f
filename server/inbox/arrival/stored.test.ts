import { expect, test } from "vitest";
import { dedupeKey, fromStored, toStored } from "./stored";

const mime = (text: string) => ({ mime: Buffer.from(text) });

test("a provider's second post of a message has the same key, another message another", () => {
  const first = dedupeKey(mime("Received: now\r\nMessage-ID: <a@x.example>\r\n\r\nHello"));
  expect(dedupeKey(mime("Received: later\r\nMessage-Id:\r\n <a@x.example>\r\n\r\nHello"))).toBe(first);
  expect(dedupeKey(mime("Message-ID: <b@x.example>\r\n\r\nHello"))).not.toBe(first);
});

test("a Message-ID in the body is not the message's own", () => {
  expect(dedupeKey(mime("Subject: x\r\n\r\nMessage-ID: <a@x.example>"))).toMatch(/^sha256:/);
});

test("parsed fields come back from the database as they went in", () => {
  const source = {
    subject: "Ä",
    text: "b",
    attachments: [{ type: "text/calendar", content: Buffer.from([0, 255, 10]) }],
  };
  const back = fromStored(toStored(source));
  expect(back).toEqual({ ...source, attachments: [{ type: "text/calendar", content: Buffer.from([0, 255, 10]) }] });
});
