import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { composeEmail, composeText } from "../../../../shared/text-message";
import { displayDate, displayTime } from "../../../../shared/when";
import { Bubble } from "../../ui/bubble";
import { Evidence } from "../../ui/evidence";
import type { Settings } from "./settings-form";
import type { Parsed } from "./use-test";

/** A fixed name: the test shows the wording, not a client. */
const SAMPLE_FIRST_NAME = "Ann";

export function TestResult({ parsed, saved }: { parsed: Parsed; saved: Settings }) {
  const { date, time, reason, evidence, wouldNotify } = parsed;
  return (
    <section aria-label="Result" className="space-y-4 border-t border-line px-4 py-[18px] md:p-6">
      {date ? (
        <p className="flex items-center gap-2.5 text-row">
          <CircleCheck aria-hidden className="size-[18px] text-accent-text" />
          Date and time detected
        </p>
      ) : (
        <p className="flex items-center gap-2.5 text-row">
          <CircleAlert aria-hidden className="size-[18px] text-red" />
          Could not detect date/time
        </p>
      )}
      {date && <Slot date={date} time={time} />}
      <Others parsed={parsed} />
      {evidence.length > 0 && <Evidence lines={evidence} />}
      {!wouldNotify && (
        <p className="flex gap-2 text-small text-ink-2">
          <Info aria-hidden className="mt-px size-[18px] shrink-0" />
          <span>Nobody would be told. {reason}</span>
        </p>
      )}
      {date && <Previews date={date} time={time} saved={saved} />}
    </section>
  );
}

function Slot({ date, time }: { date: string; time: string | null }) {
  return (
    <div className="animate-settle rounded-slot border-l-4 border-accent bg-accent-soft px-4 py-3">
      <p className={time ? "figures text-title" : "text-row text-ink-2"}>{time ?? "Not detected"}</p>
      <p className="mt-0.5 font-medium">{date}</p>
    </div>
  );
}

function Others({ parsed: { others } }: { parsed: Parsed }) {
  if (others.length === 0) return null;
  const words = others.map(({ date, time }) =>
    time ? `${displayDate(date)} at ${displayTime(time)}` : displayDate(date),
  );
  return <p className="text-small text-ink-2">Also free: {words.join("; ")}.</p>;
}

/** By the saved method and templates, whatever is being edited beside it. */
function Previews({ date, time, saved }: { date: string; time: string | null; saved: Settings }) {
  const { notificationMethod: method, calendarLink, senderName } = saved;
  const values = { firstName: SAMPLE_FIRST_NAME, date, time, calendarLink };
  const email = composeEmail(saved.emailSubject, saved.emailTemplate, values);
  return (
    <>
      {method !== "email" && (
        <section aria-labelledby="text-preview">
          <h3 id="text-preview" className="mb-1.5 text-label">
            Text preview
          </h3>
          <Bubble>{composeText(saved.messageTemplate, values, { senderName, first: true })}</Bubble>
        </section>
      )}
      {method !== "sms" && (
        <section aria-labelledby="email-preview">
          <h3 id="email-preview" className="mb-1.5 text-label">
            Email preview
          </h3>
          <div className="rounded-option border border-line px-4 py-3 text-small wrap-anywhere">
            <p className="font-semibold">{email.subject}</p>
            <p className="mt-1.5 whitespace-pre-wrap text-ink-2">{email.text}</p>
          </div>
        </section>
      )}
    </>
  );
}
