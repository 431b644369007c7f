import { TriangleAlert } from "lucide-react";
import { DEFAULT_EMAIL_SUBJECT, DEFAULT_EMAIL_TEMPLATE, DEFAULT_MESSAGE_TEMPLATE } from "../../../../shared/constants";
import { PLACEHOLDERS, SUBJECT_PLACEHOLDERS, usesPlaceholder } from "../../../../shared/placeholders";
import { TextField } from "../../ui/field";
import { TemplateField } from "../../ui/template-field";
import { TextArea } from "../../ui/textarea";
import { PhonePreview } from "./phone-preview";
import type { Change, Draft, Settings } from "./settings-form";

interface MessagesStepProps {
  draft: Draft;
  saved: Settings;
  onChange: Change;
  errors: Record<string, string>;
}

/** Fields that the method does not use are hidden, and saved as they are. */
export function MessagesStep({ draft, saved, onChange, errors }: MessagesStepProps) {
  const { notificationMethod: method } = draft;
  return (
    <div className="space-y-6">
      {method !== "email" && (
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
          <TemplateField
            label="Text Template"
            value={draft.messageTemplate}
            onChange={(messageTemplate) => onChange({ messageTemplate })}
            placeholders={PLACEHOLDERS}
            example={DEFAULT_MESSAGE_TEMPLATE}
            rows={7}
            error={errors.messageTemplate}
          />
          <PhonePreview template={draft.messageTemplate} calendarLink={draft.calendarLink} saved={saved} />
        </div>
      )}
      {method !== "sms" && (
        <>
          <TemplateField
            label="Email Subject"
            value={draft.emailSubject}
            onChange={(emailSubject) => onChange({ emailSubject })}
            placeholders={SUBJECT_PLACEHOLDERS}
            example={DEFAULT_EMAIL_SUBJECT}
            rows={1}
            oneLine
            error={errors.emailSubject}
          />
          <TemplateField
            label="Email Template"
            value={draft.emailTemplate}
            onChange={(emailTemplate) => onChange({ emailTemplate })}
            placeholders={PLACEHOLDERS}
            example={DEFAULT_EMAIL_TEMPLATE}
            rows={3}
            error={errors.emailTemplate}
          />
          <TextArea
            label="Postal Address"
            optional
            hint="Stands under every email. In many places the law asks for it."
            autoComplete="street-address"
            maxLength={300}
            value={draft.postalAddress}
            onChange={({ target }) => onChange({ postalAddress: target.value })}
            error={errors.postalAddress}
          />
        </>
      )}
      <div>
        <TextField
          label="Calendar Link"
          optional
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://"
          value={draft.calendarLink}
          onChange={({ target }) => onChange({ calendarLink: target.value })}
          error={errors.calendarLink}
        />
        {lacksLink(draft) && (
          <p role="status" className="mt-2 flex gap-2 text-small text-amber">
            <TriangleAlert aria-hidden className="mt-px size-[18px] shrink-0" />
            Your messages use [CALENDAR_LINK]. Without a link its place stays empty.
          </p>
        )}
      </div>
    </div>
  );
}

function lacksLink({ calendarLink, notificationMethod, messageTemplate, emailTemplate }: Draft): boolean {
  const text = messageTemplate.trim() || DEFAULT_MESSAGE_TEMPLATE;
  const email = emailTemplate.trim() || DEFAULT_EMAIL_TEMPLATE;
  const used = [notificationMethod !== "email" && text, notificationMethod !== "sms" && email];
  return (
    calendarLink.trim() === "" && used.some((template) => template && usesPlaceholder(template, "[CALENDAR_LINK]"))
  );
}
