import { z } from "zod";
import { oneLine, prose } from "./fields";
import { NotificationMethod } from "./model";

/** An empty link is no link; anything else must open in a browser. */
const CalendarLink = z.union(
  [
    z.literal(""),
    z.url({ protocol: /^https?$/, error: "Enter a link that starts with https:// or http://." }).max(500),
  ],
  {
    error: "Enter a link that starts with https:// or http://.",
  },
);

export const SettingsChange = z
  .object({
    calendarLink: z.preprocess((value) => (typeof value === "string" ? value.trim() : value), CalendarLink),
    messageTemplate: prose(1000),
    emailTemplate: prose(10_000),
    emailSubject: oneLine(300),
    notificationMethod: NotificationMethod,
    autoSendEnabled: z.enum(["true", "false"]),
    businessName: oneLine(80),
    postalAddress: prose(300).transform((text) => text.trim()),
    timeZone: z.string().max(64),
    country: z.string().regex(/^[A-Z]{2}$/, "Choose a country."),
    /** True when the browser, not the person, names zone and country: taken only while none is known. */
    guessed: z.boolean(),
  })
  .partial();

export const Settings = z.object({
  calendarLink: z.string(),
  messageTemplate: z.string(),
  notificationMethod: NotificationMethod,
  emailTemplate: z.string(),
  emailSubject: z.string(),
  autoSendEnabled: z.string(),
  emailToken: z.string(),
  publicOptInToken: z.string(),
  businessName: z.string(),
  postalAddress: z.string(),
  timeZone: z.string(),
  country: z.string(),
  /** False until the browser's guess or the practitioner's choice was stored. */
  timeZoneKnown: z.boolean(),
  inboundAddress: z.string(),
  /** The name that clients read: business name, else the practitioner's display name. */
  senderName: z.string(),
});
