import ICAL from "ical.js";
import { toInstant, toLocal } from "../../../shared/instant";
import { gathered } from "../lists";
import type { Sender } from "../message/mime";
import { offsetAt } from "./time-zone-rules";
import { zoneNamed } from "./zones";

/** What the calendar parts of a message say. */
export interface CalendarEvent {
  state: "cancelled" | "confirmed" | "declined" | "tentative" | "proposed" | "replied";
  uid: string | null;
  date: string; // on the practitioner's clock
  time: string | null; // null for a whole day, and where the zone cannot be told
  summary: string;
  attendees: number;
  organizer: string | null; // the address
  guests: Sender[]; // whoever is invited but the organizer
  recurring: boolean;
  line: number;
  text: string; // the DTSTART line
}

const MAX_EVENTS = 40;

export function eventsOf(calendars: string[], home: string): CalendarEvent[] {
  return gathered(calendars, (text) => {
    try {
      return eventsIn(text, home);
    } catch {
      return []; // A calendar that cannot be parsed says nothing; the words of the email still do.
    }
  });
}

function eventsIn(text: string, home: string): CalendarEvent[] {
  if (!/BEGIN:VEVENT/i.test(text) || text.split(/BEGIN:VEVENT/i).length > MAX_EVENTS) return [];
  const root = new ICAL.Component(ICAL.parse(text.slice(text.search(/BEGIN:VCALENDAR/i))));
  const method = String(root.getFirstPropertyValue("method") ?? "").toUpperCase();
  const zones = new Map(
    root.getAllSubcomponents("vtimezone").map((zone) => [String(zone.getFirstPropertyValue("tzid")), zone]),
  );
  const wall = zoneNamed(String(root.getFirstPropertyValue("x-wr-timezone") ?? "")) ?? home;
  const lines = text.split(/\r?\n/);
  const starts = gathered(lines, (line, i) => (/^DTSTART/i.test(line) ? [i] : []));

  return gathered(root.getAllSubcomponents("vevent"), (event) => {
    const property = event.getFirstProperty("dtstart");
    const start = property?.getFirstValue();
    if (!(start instanceof ICAL.Time) || !property) return [];
    const local = localStart(start, property.getParameter("tzid"), zones, wall, home);
    const status = String(event.getFirstPropertyValue("status") ?? "").toUpperCase();
    const attendees = event.getAllProperties("attendee");
    const stamp = start.toICALString().replace(/\W/g, "");
    const line =
      starts.find(
        (i) =>
          lines[i]?.replace(/[^\dTZ]/g, "").includes(stamp.replace(/\D/g, "").slice(0, 8)) && lines[i]?.includes(stamp),
      ) ?? 0;
    return [
      {
        state: stateOf(method, status, attendees),
        uid: String(event.getFirstPropertyValue("uid") ?? "") || null,
        ...local,
        summary: String(event.getFirstPropertyValue("summary") ?? ""),
        attendees: attendees.length,
        organizer: addressOf(event.getFirstProperty("organizer")),
        guests: guestsOf(event),
        recurring: event.hasProperty("rrule"),
        line: line + 1,
        text: (lines[line] ?? "").trim(),
      },
    ];
  });
}

function guestsOf(event: ICAL.Component): Sender[] {
  const organizer = addressOf(event.getFirstProperty("organizer"));
  return gathered(event.getAllProperties("attendee"), (attendee) => {
    const address = addressOf(attendee);
    return address === null || address === organizer
      ? []
      : [{ name: String(attendee.getParameter("cn") ?? ""), address }];
  });
}

/** "mailto:ann@example.com" */
const addressOf = (property: ICAL.Property | null) => {
  const address = String(property?.getFirstValue() ?? "").replace(/^mailto:/i, "");
  return address.includes("@") ? address.toLowerCase() : null;
};

function stateOf(method: string, status: string, attendees: ICAL.Property[]): CalendarEvent["state"] {
  if (method === "CANCEL" || (status === "CANCELLED" && method !== "REPLY")) return "cancelled";
  if (method === "COUNTER") return "proposed";
  if (method === "REPLY") {
    const answers = attendees.map((attendee) => String(attendee.getParameter("partstat")).toUpperCase());
    if (answers.includes("DECLINED")) return "declined";
    return answers.includes("TENTATIVE") ? "tentative" : "replied";
  }
  return "confirmed";
}

function localStart(
  start: ICAL.Time,
  tzid: string | string[] | undefined,
  zones: Map<string, ICAL.Component>,
  wall: string,
  home: string,
): { date: string; time: string | null } {
  const two = (n: number) => String(n).padStart(2, "0");
  const date = `${start.year}-${two(start.month)}-${two(start.day)}`;
  if (start.isDate) return { date, time: null };
  const time = `${two(start.hour)}:${two(start.minute)}`;
  if (start.zone === ICAL.Timezone.utcTimezone) return toLocal(new Date(`${date}T${time}:00Z`), home);
  const id = typeof tzid === "string" ? tzid : null;
  const named = id ? (zoneNamed(id) ?? zoneNamed(region.exec(id)?.[0] ?? "")) : null;
  const rules = id ? zones.get(id) : undefined;
  if (named) return toLocal(toInstant({ date, time }, named), home);
  if (rules) {
    const offset = offsetAt(start, rules);
    if (offset === null) return { date, time: null };
    return toLocal(new Date(Date.parse(`${date}T${time}:00Z`) - offset * 1000), home);
  }
  // "Central", and nothing says what that is: it must not be taken for the practitioner's own.
  return id ? { date, time: null } : toLocal(toInstant({ date, time }, wall), home);
}

/** "/mozilla.org/20070129_1/America/Chicago" */
const region = /[A-Z][a-z]+\/[A-Z][\w+-]+(?:\/[A-Z]\w+)?$/;
