import { composeEmail, composeText } from "../../../../shared/text-message";
import { Bubble } from "../../ui/bubble";
import type { Settings } from "./settings-form";

/** A fixed name: the test shows the wording, not a client. */
const SAMPLE_FIRST_NAME = "Ann";

interface TestPreviewsProps {
  date: string;
  time: string | null;
  saved: Settings;
  dirty: boolean;
}

/** By the saved method and templates, whatever is being edited beside it. */
export function TestPreviews({ date, time, saved, dirty }: TestPreviewsProps) {
  const { notificationMethod: method, calendarLink, senderName } = saved;
  const values = { firstName: SAMPLE_FIRST_NAME, date, time, calendarLink };
  const email = composeEmail(saved.emailSubject, saved.emailTemplate, values);
  return (
    <>
      {dirty && (
        <p className="text-small text-ink-2">
          With your saved messages: what you have changed beside it is not saved yet.
        </p>
      )}
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
