import { expect, test } from "vitest";
import { readEmail } from "../read";

const home = { timeZone: "Europe/Dublin", country: "IE", receivedAt: new Date("2027-10-18T08:22:00+01:00") };
const owner = { email: "Aoife@hanleyyoga.example.com", token: "k7m2qd" };
const text = "Could you please cancel my session on Thursday 21 October at 9.30am? I have to cover a shift.";
const mime = (from: string, to: string) =>
  new TextEncoder().encode(
    `From: ${from}\r\nTo: ${to}\r\nSubject: Need to cancel\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
  );

test.each([
  ["what she writes to her own dentist", "Aoife <aoife@hanleyyoga.example.com>", "reception@quay.example.com", "ask"],
  ["what a client writes to her", "Una Quay <una@example.com>", "aoife@hanleyyoga.example.com", "notify"],
  ["what she passes on to her waitlist", "aoife@hanleyyoga.example.com", "cancel-k7m2qd@in.example.com", "notify"],
  [
    "what the form on her site sends to her desk",
    "aoife@hanleyyoga.example.com",
    "desk@hanleyyoga.example.com",
    "notify",
  ],
  ["what she sends to herself", "aoife@hanleyyoga.example.com", "aoife@hanleyyoga.example.com", "notify"],
])("%s: %s to %s", async (_, from, to, verdict) => {
  const reading = await readEmail({ mime: mime(from, to) }, { ...home, owner });
  expect(reading.verdict).toBe(verdict);
});
