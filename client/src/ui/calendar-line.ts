import { displayDate, displayTime } from "../../../shared/when";
import { zoneName } from "../places";

const start = /^DTSTART(.*):(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)\d*(Z?))?\s*$/i;

/** The start of an event as people write one; a calendar file says "DTSTART;TZID=America/Chicago:20261217T090000". */
export function calendarWords(line: string): string {
  const [, options = "", year, month, day, hour, minute, utc] = start.exec(line) ?? [];
  if (!year) return line;
  const date = displayDate(`${year}-${month}-${day}`);
  if (!hour) return `Starts on ${date}`;
  const zone = utc ? "UTC" : /TZID="?([^";]+)/i.exec(options)?.[1];
  return `Starts on ${date} at ${displayTime(`${hour}:${minute}`)}${zone ? `, ${zoneName(zone)}` : ""}`;
}
