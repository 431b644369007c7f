import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { composeMime, headerOf } from "./mime";

const at = new Date("2026-03-03T16:16:00Z");

test("an email composed here is read back as it was written", async () => {
  const written = {
    from: "Käthe Groß <kaethe@praxis.example>",
    to: "cancel-abc@in.slotback.example",
    subject: "Termin abgesagt – leider, und zwar mit einem ziemlich langen Betreff",
    body: "Grüße\nWhen: 3 March\n",
  };
  const read = await PostalMime.parse(composeMime({ ...written, at }));
  expect(read).toMatchObject({
    from: { name: "Käthe Groß", address: "kaethe@praxis.example" },
    to: [{ address: written.to }],
    subject: written.subject,
    date: at.toISOString(),
  });
  expect(read.text?.replaceAll("\r\n", "\n").trim()).toBe(written.body.trim());
});

test("a line break in a subject starts no header", () => {
  const mime = composeMime({
    from: "a@b.example",
    to: "c@d.example",
    subject: "Hi\r\nBcc: all@x.example",
    body: "",
    at,
  });
  expect(headerOf(mime, "Bcc")).toBe("");
  expect(headerOf(mime, "Subject")).toBe("Hi Bcc: all@x.example");
});
