import type { NotificationMethod } from "../../../../shared/model";
import { composeEmail, composeText } from "../../../../shared/text-message";
import { Bubble } from "../../ui/bubble";
import { Card } from "../../ui/card";
import { type Draft, slotWords } from "./draft";
import type { SendProps } from "./send-form";

interface PreviewCardProps extends SendProps {
  draft: Draft;
  method: NotificationMethod | undefined;
}

/** The message as the first client on the list reads it. */
export function PreviewCard({ draft, method, saved, audience }: PreviewCardProps) {
  if (!method || draft.message.trim() === "") return null;
  const { calendarLink, senderName } = saved;
  const values = { firstName: audience.sampleFirstName ?? "Ann", calendarLink, ...slotWords(draft) };
  const email = composeEmail(saved.emailSubject, draft.message, values);
  return (
    <Card aria-label="Preview" className="space-y-5">
      {method !== "email" && (
        <div>
          <h2 className="mb-2.5 text-row">Text preview</h2>
          <Bubble>{composeText(draft.message, values, { senderName, first: false })}</Bubble>
          <p className="mt-2 text-caption text-ink-2">A client's first text also says how to opt out.</p>
        </div>
      )}
      {method !== "sms" && (
        <div>
          <h2 className="mb-2.5 text-row">Email preview</h2>
          <div className="rounded-option border border-line px-4 py-3 text-small break-words">
            <p className="font-semibold">{email.subject}</p>
            <p className="mt-1.5 whitespace-pre-wrap text-ink-2">{email.text}</p>
          </div>
        </div>
      )}
    </Card>
  );
}
