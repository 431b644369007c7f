import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Body, fieldsOf, type Reply } from "../../api";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Switch } from "../../ui/switch";
import { useFocusOnErrors } from "../../ui/use-focus-on-errors";
import { useAction } from "../../use-api";
import { AddressStep } from "./address-step";
import { MessagesStep } from "./messages-step";
import { MethodStep } from "./method-step";
import { PlaceFields } from "./place-fields";
import { Step } from "./step";

export type Settings = Reply<"GET /api/settings">;

/** What this form saves: all of it, together. The business name has a form of its own. */
export type Draft = Required<Omit<Body<"POST /api/settings">, "businessName" | "guessed">> & { calendarLink: string };
export type Change = (change: Partial<Draft>) => void;

interface SettingsFormProps {
  saved: Settings;
  onDirty: (dirty: boolean) => void;
}

/** What was changed and not saved outlives a look at another page; loading the product anew forgets it. */
let unsaved: Partial<Draft> = {};

export function SettingsForm({ saved, onDirty }: SettingsFormProps) {
  const [changes, setChanges] = useState(unsaved);
  const form = useRef<HTMLFormElement>(null);
  const draft: Draft = { ...asDraft(saved), ...changes };
  const change: Change = (next) => setChanges((before) => ({ ...before, ...next }));
  const dirty = (Object.keys(changes) as (keyof Draft)[]).some((key) => changes[key] !== asDraft(saved)[key]);
  useEffect(() => {
    unsaved = changes;
  }, [changes]);
  useEffect(() => onDirty(dirty), [dirty, onDirty]);

  const save = useAction("POST /api/settings", {
    refresh: ["GET /api/settings", "GET /api/notifications/audience", "GET /api/parsed-cancellations"],
    done: () => ({ title: "Settings Saved", text: "They hold from the next opening on." }),
    failed: "Failed to save settings.",
    showsFields: true,
  });
  const errors = fieldsOf(save.error);
  useFocusOnErrors(form, save.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const forget = () => setChanges((now) => without(now, draft));
    save.mutate({ body: draft }, { onSuccess: forget });
  };

  return (
    <Card padded={false} aria-label="Settings">
      <form ref={form} onSubmit={submit} noValidate>
        <div className="divide-y divide-line">
          <Step
            number={1}
            title="Forward cancellations to your address"
            text="Have your mailbox forward cancellation emails here. The address is yours alone."
          >
            <AddressStep address={saved.inboundAddress} timeZone={saved.timeZone} />
          </Step>
          <Step number={2} title="Choose how clients hear from you">
            <MethodStep method={draft.notificationMethod} onChange={change} />
          </Step>
          <Step number={3} title="Write the messages">
            <MessagesStep draft={draft} saved={saved} onChange={change} errors={errors} />
          </Step>
          <Step
            number={4}
            title={<span id="auto-send">Auto-Send Notifications</span>}
            text={
              draft.autoSendEnabled === "false"
                ? "Nobody is told by itself. Each opening waits on the dashboard until you send or dismiss it."
                : "Clients are told as soon as the date and time are certain. When they are not, you are asked first."
            }
            side={
              <Switch
                aria-labelledby="auto-send"
                checked={draft.autoSendEnabled !== "false"}
                onChange={({ target }) => change({ autoSendEnabled: target.checked ? "true" : "false" })}
              />
            }
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-b-card border-t border-line bg-sunken/60 px-4 py-4 md:px-6">
          <PlaceFields draft={draft} known={saved.timeZoneKnown} onChange={change} errors={errors} />
          <div className="ml-auto flex items-center gap-4">
            {dirty && !save.isPending && <p className="text-small text-ink-2">Not saved yet</p>}
            <Button type="submit" look="primary" pending={save.isPending && "Saving..."}>
              Save Changes
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}

/** The changes that were made since. */
const without = (changes: Partial<Draft>, done: Draft): Partial<Draft> =>
  Object.fromEntries(Object.entries(changes).filter(([key, value]) => value !== done[key as keyof Draft]));

const asDraft = (saved: Settings): Draft => ({
  calendarLink: saved.calendarLink,
  messageTemplate: saved.messageTemplate,
  autoSendEnabled: saved.autoSendEnabled === "false" ? "false" : "true",
  notificationMethod: saved.notificationMethod,
  emailTemplate: saved.emailTemplate,
  emailSubject: saved.emailSubject,
  postalAddress: saved.postalAddress,
  timeZone: saved.timeZone,
  country: saved.country,
});
