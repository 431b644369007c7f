import { Send } from "lucide-react";
import { Button } from "../../ui/button";
import { TextLink } from "../../ui/text-link";
import { costWords, people } from "../dashboard/use-reach";
import { type Draft, methodOf } from "./draft";
import type { SendProps } from "./send-form";
import { SendProgress } from "./send-progress";
import type { useSend } from "./use-send";
import { WhoWasTold } from "./who-was-told";

interface SendFooterProps {
  draft: Draft;
  audience: SendProps["audience"];
  send: ReturnType<typeof useSend>;
}

export function SendFooter({ draft, audience, send: { running, progress, done } }: SendFooterProps) {
  return (
    <div className="space-y-3 rounded-b-card border-t border-line bg-sunken/60 px-4 py-4 md:px-6">
      {running && progress && <SendProgress report={progress} />}
      {done?.report.note && (
        <p role="status" className="rounded-option bg-amber-soft px-4 py-3 text-small">
          {done.report.note}. <TextLink href="/account">Upgrade for unlimited notifications</TextLink>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          look="primary"
          icon={Send}
          className="max-sm:w-full"
          disabled={draft.message === "" || !methodOf(draft)}
          pending={running && "Sending..."}
        >
          Send to Waitlist
        </Button>
        <p className="text-small text-ink-2">
          {running ? "You can leave this page. Sending goes on." : <Reach draft={draft} audience={audience} />}
        </p>
      </div>
      {done && <WhoWasTold key={done.requestId} {...done} />}
    </div>
  );
}

function Reach({ draft, audience }: Pick<SendFooterProps, "draft" | "audience">) {
  const method = methodOf(draft);
  if (audience.waitlist === 0) {
    return (
      <>
        There is nobody to send to yet. <TextLink href="/waitlist">Add clients first</TextLink>
      </>
    );
  }
  if (!method) return null;
  const clients = audience.clients[method];
  const { remaining } = audience;
  if (clients === 0 || (remaining >= 0 && remaining < clients)) return costWords(clients, remaining);
  return `${people(clients)} will be told. This cannot be taken back.`;
}
