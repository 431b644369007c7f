/** How a date and a time are shown to people, everywhere: "Tuesday, March 3, 2026", "3:00 PM". */

const longDate = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
});

export const displayDate = (date: string) => longDate.format(new Date(`${date}T00:00:00Z`));

const shortForm = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
});

/** "Tue, Mar 3, 2026": in a field, which is narrow. */
export const shortDate = (date: string) => shortForm.format(new Date(`${date}T00:00:00Z`));

export function displayTime(time: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}
