import { expect, test } from "vitest";
import { readEmail } from "../read";

const context = { timeZone: "America/New_York", country: "US", receivedAt: new Date("2026-12-01T15:00:00Z") };

test.each([
  ["Jane Roe has cancelled her appointment on December 8 at 2 PM.", ["Jane Roe"]],
  ["Hi I have to cancel my appointment on December 8 at 2 PM.", []],
  ["Hello Maria, Jane has cancelled. December 8 at 2 PM", []],
  ["Your client has cancelled the appointment on December 8 at 2 PM.", []],
])("who cancelled is a name or nobody: %s [P42]", async (text, names) => {
  const reading = await readEmail({ subject: "Cancelled", text }, context);
  expect(reading.cancelledBy.names).toEqual(names);
});
