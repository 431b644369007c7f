import { expect, test } from "vitest";
import { type ZodObject, z } from "zod";
import { api, type Call } from "../shared/api";

/** SPEC.md section 7: method and path, what is sent, what is answered. More may be added, nothing renamed. */
const calls: [Call, string[], string[]][] = [
  ["GET /api/auth/user", [], ["firstName", "lastName", "email", "profileImageUrl", "isAdmin"]],
  [
    "GET /api/parsed-cancellations",
    [],
    ["id", "emailSubject", "parsedDate", "parsedTime", "notificationSent", "errorMessage", "createdAt"],
  ],
  ["GET /api/waitlist", [], ["id", "firstName", "lastName", "phone", "email"]],
  ["POST /api/waitlist", ["firstName", "lastName", "phone", "email"], ["id"]],
  ["PATCH /api/waitlist/:id", ["firstName", "lastName", "phone", "email"], ["id"]],
  ["DELETE /api/waitlist/:id", [], []],
  ["POST /api/waitlist/bulk", ["clients"], ["added", "updated", "skipped"]],
  [
    "GET /api/settings",
    [],
    [
      "calendarLink",
      "messageTemplate",
      "notificationMethod",
      "emailTemplate",
      "emailSubject",
      "autoSendEnabled",
      "emailToken",
      "publicOptInToken",
      "businessName",
    ],
  ],
  [
    "POST /api/settings",
    [
      "calendarLink",
      "messageTemplate",
      "autoSendEnabled",
      "notificationMethod",
      "emailTemplate",
      "emailSubject",
      "businessName",
    ],
    [],
  ],
  ["POST /api/notifications/send", ["message", "notificationMethod"], ["total", "sent", "failed"]],
  ["GET /api/subscription", [], ["subscription", "usage"]],
  ["POST /api/subscription/checkout", [], ["url"]],
  ["POST /api/subscription/portal", [], ["url"]],
  [
    "GET /api/admin/stats",
    [],
    ["totalUsers", "activeSubscriptions", "totalNotifications", "revenueThisMonth", "users"],
  ],
  ["GET /api/join/:token", [], ["businessName"]],
  ["POST /api/join/:token", ["firstName", "lastName", "phone", "email", "smsConsent", "emailConsent"], []],
];

const fieldsOf = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodArray ? fieldsOf(schema.element as z.ZodType) : Object.keys((schema as ZodObject).shape);

test.each(calls)("%s keeps its fields [D32]", (call, sent, answered) => {
  expect(fieldsOf(api[call].body)).toEqual(expect.arrayContaining(sent));
  expect(fieldsOf(api[call].reply)).toEqual(expect.arrayContaining(answered));
});
