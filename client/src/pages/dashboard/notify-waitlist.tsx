import { Send } from "lucide-react";
import type { ReactNode } from "react";
import { wordsOr } from "../../api";
import { sendNotice } from "../../send-notice";
import { Button } from "../../ui/button";
import { useAction } from "../../use-api";
import { afterSend } from "./after-send";
import { Cost } from "./cost";
import { useReach } from "./use-reach";

interface NotifyWaitlistProps {
  openingId: string;
  reach: number | null;
  /** A second button. */
  children?: ReactNode;
}

/** An opening that not everybody was told of: one click tells the waitlist by the saved method. */
export function NotifyWaitlist({ openingId, reach: clients, children }: NotifyWaitlistProps) {
  const cost = useReach(clients);
  const notify = useAction("POST /api/openings/:id/notify", {
    refresh: afterSend,
    done: sendNotice,
    failed: wordsOr("Failed to send notifications."),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button
        look="primary"
        size="row"
        icon={Send}
        disabled={cost.reach?.told === 0}
        pending={notify.isPending && "Sending..."}
        onClick={() => notify.mutate({ params: { id: openingId } })}
      >
        Notify waitlist
      </Button>
      {children}
      <Cost {...cost} />
    </div>
  );
}
