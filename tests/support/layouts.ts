import type { Unseen } from "./unseen";

/**
 * How notices say which appointment was cancelled: each way to lay out a day and an hour, below each way to begin and above each way
 * to go on. All of them mean Thursday, February 11, 2027, 3 pm in New York.
 */
const days = [
  "Thursday, February 11, 2027",
  "Thu, Feb 11, 2027",
  "02/11/2027",
  "February 11th, 2027",
  "2027-02-11",
  "Thu 11 Feb 2027",
  "11 Feb 2027",
];
const hours = ["3:00 PM", "3:00pm - 4:00pm", "15:00", "3 p.m.", "3:00 PM EST", "3-4 PM", "3:00 PM (EST)"];

const layouts: ((day: string, hour: string) => string)[] = [
  (day, hour) => `When: ${day} at ${hour}`,
  (day, hour) => `Date: ${day}\nTime: ${hour}`,
  (day, hour) => `Appointment Date: ${day}\nAppointment Time: ${hour}`,
  (day, hour) => `Session: ${day}, ${hour}`,
  (day, hour) => `Slot: ${day} ${hour}`,
  (day, hour) => `Start: ${day} ${hour}`,
  (day, hour) => `Scheduled for: ${day} at ${hour}`,
  (day, hour) => `Day: ${day}\nHour: ${hour}`,
  (day, hour) => `Visit: ${day} @ ${hour}`,
  (day, hour) => `Date\tTime\tService\n${day}\t${hour}\tMassage`,
  (day, hour) => `Service\tDate\tTime\nMassage\t${day}\t${hour}`,
  (day, hour) => `Original date & time: ${day} at ${hour}`,
  (day, hour) => `Cancelled slot: ${day} ${hour}`,
  (day, hour) => `Freed time: ${day}, ${hour}`,
  (day, hour) => `Event date/time:\n${day} ${hour}`,
  (day, hour) => `Date\n${day}\nTime\n${hour}`,
  (day, hour) => `Booking details\n- Date: ${day}\n- Time: ${hour}\n- Duration: 60 min`,
  (day, hour) => `${day}\n${hour}`,
  (day, hour) => `${day} at ${hour}`,
  (day, hour) => `${day} · ${hour}`,
  (day, hour) => `${day} | ${hour}`,
];

/** Below a reason only a day that opens its line is the notice's, or one with a label. */
const inSentences: typeof layouts = [
  (day, hour) => `60-min Massage, ${day} ${hour}`,
  (day, hour) => `Massage with Imogen on ${day} at ${hour}`,
  (day, hour) => `Was scheduled for ${day} at ${hour}`,
  (day, hour) => `${hour}, ${day}`,
  (day, hour) => `${hour} on ${day}`,
];

const beginnings = [
  ["Appointment cancelled: Ann Cole", "Ann Cole has cancelled their appointment."],
  ["Cancellation notice", "The following appointment has been cancelled by the client:"],
  ["Ann Cole cancelled", "Hi Imogen,\n\nWe wanted to let you know that your client Ann Cole just cancelled."],
  ["A client canceled", "Status: Canceled by client\nClient: Ann Cole"],
] as const;
const belowReason = ["Booking canceled", "This booking was canceled.\nCustomer: Ann Cole\nReason: sick"] as const;

const endings = [
  "",
  "\n\nCancelled on: February 8, 2027 at 9:12 AM",
  "\n\nBooked on: 01/15/2027\nPrice: $95.00\nLocation: 12 Main St",
  "\n\nLog in to manage your calendar. Questions? Call 555-0100, Mon-Fri 9am-5pm.",
  "\n\nYour next appointment with Ann Cole: February 25, 2027 at 3:00 PM",
];

const receivedAt = new Date("2027-02-08T09:15:00-05:00");

export function messagesLaidOut(): Unseen[] {
  const all = [...product([...layouts, ...inSentences], beginnings), ...product(layouts, [belowReason])];
  // One in fifteen, each layout with each beginning and ending, and with days and hours in turn.
  return all.filter((_, i) => i % 15 === 0);
}

function product(some: typeof layouts, begin: readonly (readonly [subject: string, lead: string])[]): Unseen[] {
  return some.flatMap((layout) =>
    begin.flatMap(([subject, lead]) =>
      endings.flatMap((ending) =>
        days.flatMap((day) => hours.map((hour) => messageOf(subject, `${lead}\n\n${layout(day, hour)}${ending}`))),
      ),
    ),
  );
}

function messageOf(subject: string, body: string): Unseen {
  const headers = [
    "From: Bookwell <no-reply@bookwell.example.com>",
    "To: Imogen Tate <imogen@tate.example.com>",
    `Subject: ${subject}`,
    `Date: ${receivedAt.toUTCString()}`,
    "Content-Type: text/plain; charset=utf-8",
  ];
  return {
    name: body,
    answer: "notify 2027-02-11 15:00",
    mime: new TextEncoder().encode(`${headers.join("\n")}\n\n${body}\n`.replaceAll("\n", "\r\n")),
    context: { timeZone: "America/New_York", country: "US", receivedAt },
  };
}
