import { describe, expect, test } from "vitest";
import { DEFAULT_MESSAGE_TEMPLATE } from "./constants";
import { displayName } from "./names";
import { countSegments } from "./segments";
import { composeEmail, composeText } from "./text-message";

const grace = {
  firstName: "Grace",
  date: "Thursday, March 19, 2026",
  time: "3:30 PM",
  calendarLink: "https://riverside.example/book",
};
const later = { senderName: "Riverside Massage", first: false };

describe("a text", () => {
  test("begins with the business's name when the template leaves it out [P78]", () => {
    expect(composeText(DEFAULT_MESSAGE_TEMPLATE, grace, later)).toBe(
      "Riverside Massage: Hi Grace! A cancellation just opened up at 3:30 PM on Thursday, March 19, 2026. Book here: https://riverside.example/book",
    );
  });
  test("gets no prefix when the template has the name, in any case and spacing [P79]", () => {
    expect(composeText("riverside  massage has a slot", grace, later)).toBe("riverside  massage has a slot");
  });
  test("is prefixed although the client bears the business's name [P78]", () => {
    const text = composeText(
      "Hi [FIRST_NAME]!",
      { ...grace, firstName: "Grace" },
      { senderName: "Grace", first: false },
    );
    expect(text).toBe("Grace: Hi Grace!");
  });
  test("names the practitioner where no business name is saved [P82]", () => {
    const senderName = displayName({ firstName: "Lena", lastName: "Marsh", email: "lena@riverside.example" });
    expect(composeText("Hi [FIRST_NAME]!", grace, { senderName, first: false })).toBe("Lena Marsh: Hi Grace!");
  });
  test("ends with how to opt out when it is the client's first, and only then [P80, P81]", () => {
    const first = composeText(DEFAULT_MESSAGE_TEMPLATE, grace, { ...later, first: true });
    expect(first.endsWith("https://riverside.example/book\nReply STOP to opt out")).toBe(true);
    expect(countSegments(first)).toMatchObject({ characters: 162, segments: 2, over: 2 });
    expect(composeText(DEFAULT_MESSAGE_TEMPLATE, grace, later)).not.toContain("STOP");
  });
  test("does not say it twice", () => {
    const text = composeText("Free slot. Reply STOP to opt out", grace, { ...later, first: true });
    expect(text.match(/STOP/g)).toHaveLength(1);
  });
  test("is the default text when no template is saved [S9.24, S9.25]", () => {
    expect(composeText("  ", grace, later)).toContain("A cancellation just opened up at 3:30 PM");
  });
});

describe("an email", () => {
  test("has subject and body filled, defaults for empty ones [S5.57, S5.62, S9.24, S9.25]", () => {
    expect(composeEmail("", "", grace)).toEqual({
      subject: "Appointment Opening - Thursday, March 19, 2026 at 3:30 PM",
      text: "Hi Grace! Great news! A cancellation just opened up at 3:30 PM on Thursday, March 19, 2026. Book your appointment here: https://riverside.example/book",
    });
  });
  test("keeps its subject on one line", () => {
    expect(composeEmail("Slot\r\nBcc: x@y.example", "Hi", grace).subject).toBe("Slot Bcc: x@y.example");
  });
});
