import { displayDate, displayTime } from "../../shared/when";

/** Of a whole test file: days that are counted from it keep their distance when midnight comes between. */
const today = Date.now();

/** A start next week, so that a test of tomorrow is a test of today. */
export function nextWeek(time: string, days = 7) {
  const date = new Date(today + days * 86_400_000).toISOString().slice(0, 10);
  return { date, time, shownDate: displayDate(date), shownTime: displayTime(time) };
}

/** A cancellation as a scheduling tool writes it, forwarded by the mailbox itself. */
export function cancellation(
  slot: { shownDate: string; shownTime: string },
  more: { id?: string; client?: string } = {},
) {
  const { id = `<${Math.random().toString(36).slice(2)}@scheduler.example>`, client = "Zoe Quill" } = more;
  return [
    "From: Scheduler <no-reply@scheduler.example>",
    "To: lena@riverside.example",
    "Subject: Appointment cancelled",
    `Message-ID: ${id}`,
    `Date: ${new Date().toUTCString()}`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    "This appointment has been cancelled by your client.",
    "",
    `Client: ${client}`,
    `When: ${slot.shownDate} at ${slot.shownTime}`,
    "Service: Deep tissue, 60 min",
    "",
  ].join("\r\n");
}

/** A client who names the wrong day of the week: of the two days that it may be, the practitioner is asked which. */
export function unsure(slot: { date: string; shownTime: string }, more: { subject?: string; from?: string } = {}) {
  const { subject = "change of plans", from = "Zoe Quill <zoe@mail.example>" } = more;
  const [day = "", next = ""] = [0, 1].map((days) =>
    displayDate(new Date(Date.parse(`${slot.date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)),
  );
  const monthDay = day.split(", ").slice(1).join(", ");
  return [
    `From: ${from}`,
    "To: lena@riverside.example",
    `Subject: ${subject}`,
    `Message-ID: <${Math.random().toString(36).slice(2)}@mail.example>`,
    `Date: ${new Date().toUTCString()}`,
    "Content-Type: text/plain; charset=utf-8",
    "",
    `Hi Lena, I have to cancel my appointment on ${next.split(",")[0]} ${monthDay} at ${slot.shownTime}, sorry.`,
    "",
  ].join("\r\n");
}
