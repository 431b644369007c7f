import { expect, test } from "vitest";
import { willReceive } from "./join";

test.each([
  [true, true, "via SMS and Email."],
  [true, false, "via SMS."],
  [false, true, "via Email."],
])(
  "with SMS %j and email %j the success sentence ends %j [S2.271, S2.272, S2.273]",
  (smsConsent, emailConsent, end) => {
    const sentence = willReceive({ smsConsent, emailConsent });
    expect(sentence).toBe(`You'll receive notifications when appointments become available ${end}`);
  },
);
