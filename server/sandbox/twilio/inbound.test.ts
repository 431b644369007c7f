import { expect, test } from "vitest";
import { messagesIn } from "./inbound";

test.each([
  ["<Response/>", []],
  ["<Response><Message>Hi &amp; bye</Message></Response>", ["Hi & bye"]],
  [
    '<Response><Message to="+1"><Body>One</Body></Message><Message>Two &#8211; &#x2713;</Message></Response>',
    ["One", "Two – ✓"],
  ],
])("%s answers with its messages", (twiml, messages) => {
  expect(messagesIn(twiml)).toEqual(messages);
});
