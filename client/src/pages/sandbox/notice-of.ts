import type { Delivered } from "../../../../shared/sandbox-api";
import type { Notice } from "../../ui/toast-store";

interface Parsed {
  success?: boolean;
  date?: string | null;
  time?: string | null;
  reason?: string | null;
}

/** What Slotback made of a delivered email, in one notice. */
export function noticeOf({ status, answer }: Delivered): Notice {
  if (status === 0) return { title: "Not delivered", text: "Slotback did not answer.", tone: "destructive" };
  if (status >= 300) return { title: "Not delivered", text: `Slotback answered ${status}.`, tone: "destructive" };
  const parsed = (answer as { parsed?: Parsed } | null)?.parsed;
  const slot = [parsed?.date, parsed?.time].filter(Boolean).join(" at ");
  return {
    title: "Delivered",
    text: (parsed?.success && slot ? `Read: ${slot}.` : parsed?.reason) || "Slotback took it.",
  };
}
