import type { Reply } from "./api";
import type { Notice } from "./ui/toast-store";

type Report = Reply<"POST /api/notifications/send">;
type Decided = Reply<"POST /api/parsed-cancellations/:id/decision">;

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

/** What an answered question says. Of several openings it counts notifications: one client may hear of each. */
export function decidedNotice(
  { told, announcedBefore }: Pick<Decided, "told" | "announcedBefore">,
  slots: number,
): Notice {
  if (!told && announcedBefore > 0) {
    const text =
      announcedBefore === 1
        ? "This slot was already announced. Nobody was told twice."
        : "These slots were already announced. Nobody was told twice.";
    return { title: "Already Announced", text, tone: "warning" };
  }
  if (!told) return { title: "Opening Saved", text: "Nobody on your waitlist can be told of it yet." };
  const notice = sendNotice(told);
  const fresh = slots - announcedBefore;
  if (fresh > 1) {
    const missed = told.total - told.sent;
    const rest = missed === 0 ? "" : told.pending > 0 ? " The rest is on its way." : ` ${missed} failed.`;
    notice.text = `${told.sent} of ${told.total} notifications about ${fresh} openings were sent.${rest}`;
  }
  if (announcedBefore > 0) notice.text += ` ${announcedBefore} had been announced before.`;
  return notice;
}
