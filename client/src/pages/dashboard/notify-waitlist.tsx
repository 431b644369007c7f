import { Send } from "lucide-react";
import { wordsOr } from "../../api";
import { sendNotice } from "../../send-notice";
import { Button } from "../../ui/button";
import { useAction } from "../../use-api";
import { afterSend } from "./after-send";
import { useReach } from "./use-reach";

/** An opening that nobody was told of: one click tells the waitlist by the saved method. */
export function NotifyWaitlist({ openingId }: { openingId: string }) {
  const reach = useReach();
  const notify = useAction("POST /api/openings/:id/notify", {
    refresh: afterSend,
    done: sendNotice,
    failed: wordsOr("Failed to send notifications."),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        look="primary"
        size="row"
        icon={Send}
        disabled={reach?.told === 0}
        pending={notify.isPending && "Sending..."}
        onClick={() => notify.mutate({ params: { id: openingId } })}
      >
        Notify waitlist
      </Button>
      {reach && <p className="text-small text-ink-2">{reach.words}</p>}
    </div>
  );
}
