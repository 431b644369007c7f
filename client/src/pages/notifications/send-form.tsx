import { type FormEvent, useState } from "react";
import { DEFAULT_MESSAGE_TEMPLATE } from "../../../../shared/constants";
import { PLACEHOLDERS } from "../../../../shared/placeholders";
import { fieldsOf, type Reply } from "../../api";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { submitKeys } from "../../ui/submit-keys";
import { TemplateField } from "../../ui/template-field";
import { toast } from "../../ui/toast-store";
import { BeforeCard } from "./before-card";
import { bodyOf, boxesOf, type Draft, methodOf, missingSlot, needsDate, needsTime, problemOf } from "./draft";
import { MethodBoxes } from "./method-boxes";
import { PreviewCard } from "./preview-card";
import { SendFooter } from "./send-footer";
import { SlotFields } from "./slot-fields";
import { useSend } from "./use-send";

export interface SendProps {
  saved: Reply<"GET /api/settings">;
  audience: Reply<"GET /api/notifications/audience">;
}

export function SendForm({ saved, audience }: SendProps) {
  const [draft, setDraft] = useState<Draft>(() => ({
    ...boxesOf(saved.notificationMethod),
    message: saved.messageTemplate,
    date: audience.opening?.date ?? "",
    time: audience.opening?.time ?? "",
  }));
  const [asked, setAsked] = useState(false);
  const send = useSend();
  const change = (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next }));

  const submit = () => {
    if (send.running) return;
    const problem = problemOf(draft);
    const body = bodyOf(draft);
    setAsked(true);
    if (problem) toast({ ...problem, tone: "destructive" });
    else if (body) send.start(body);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  const errors = fieldsOf(send.error);
  const lacks = (needed: boolean, value: string) => (asked && needed && !value ? missingSlot : undefined);

  return (
    <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_344px]">
      <Card padded={false} aria-label="Manual notification">
        <form onSubmit={onSubmit} onKeyDown={submitKeys(submit)} noValidate>
          <fieldset disabled={send.running} className="space-y-6 px-4 py-[18px] md:p-6">
            <MethodBoxes draft={draft} onChange={change} />
            <TemplateField
              label="Message"
              value={draft.message}
              onChange={(message) => change({ message })}
              placeholders={PLACEHOLDERS}
              example={DEFAULT_MESSAGE_TEMPLATE}
              rows={4}
              disabled={send.running}
              error={errors.message}
            />
            {draft.message === "" && (
              <Button size="row" onClick={() => change({ message: DEFAULT_MESSAGE_TEMPLATE })}>
                Start from the usual text
              </Button>
            )}
            <SlotFields
              draft={draft}
              opening={audience.opening}
              onChange={change}
              sending={send.running}
              errors={{
                date: errors.date ?? lacks(needsDate(draft.message), draft.date),
                time: errors.time ?? lacks(needsTime(draft.message), draft.time),
              }}
            />
          </fieldset>
          <SendFooter draft={draft} audience={audience} send={send} />
        </form>
      </Card>
      <div className="space-y-4">
        <BeforeCard draft={draft} saved={saved} audience={audience} running={send.running} />
        <PreviewCard draft={draft} method={methodOf(draft)} saved={saved} audience={audience} />
      </div>
    </div>
  );
}
