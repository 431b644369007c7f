import type { Reply } from "./api";
import type { Notice } from "./ui/toast-store";

type Report = Reply<"POST /api/notifications/send">;

/** What a finished send says. Clients whom the month's limit left out count as failed. */
export function sendNotice({ total, sent, failed, pending, note }: Report): Notice {
  if (pending > 0) {
    const text = `${sent} of ${total} clients are told so far. The rest is on its way; the dashboard shows how it ends.`;
    return { title: "Still Sending", text, tone: "warning" };
  }
  const missed = note ? total - sent : failed;
  if (total > 0 && missed >= total) {
    return {
      title: "Notification Failed",
      text: `Failed to send notifications to all ${total} clients. Please check your notification settings or try again.`,
      tone: "destructive",
    };
  }
  if (missed > 0) {
    return {
      title: "Partial Success",
      text: `Sent to ${sent} of ${total} clients. ${missed} failed.`,
      tone: "warning",
    };
  }
  return { title: "Notifications Sent!", text: `Successfully sent to ${sent} of ${total} clients.` };
}
