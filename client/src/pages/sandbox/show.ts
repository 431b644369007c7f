/** How the phone and the inbox write numbers and moments. */

/** "(503) 555-0163"; numbers of other countries stay as they are. */
export const showNumber = (number: string) => number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "($1) $2-$3");

const plain = (text: string) => text.replace(/\u202f/g, " ");

/** "1:52 PM" */
export const showTime = (iso: string) =>
  plain(new Date(iso).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" }));

/** "Today, 1:52 PM" or "Tue, Mar 3, 8:16 AM" */
export function showDayAndTime(iso: string, now: Date) {
  const at = new Date(iso);
  if (at.toDateString() === now.toDateString()) return `Today, ${showTime(iso)}`;
  const day = at.toLocaleDateString("en-US", { weekday: "short", month: "short", day: "numeric" });
  return `${day}, ${showTime(iso)}`;
}
