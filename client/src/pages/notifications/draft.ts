import type { NotificationMethod } from "../../../../shared/model";
import { usesPlaceholder } from "../../../../shared/placeholders";
import { displayDate, displayTime } from "../../../../shared/when";
import type { Body } from "../../api";
import { wholeYear } from "../../whole-year";

export interface Draft {
  sms: boolean;
  email: boolean;
  message: string;
  date: string;
  time: string;
}

/** Two boxes are one method; none is no method. */
export function methodOf({ sms, email }: Pick<Draft, "sms" | "email">): NotificationMethod | undefined {
  if (sms && email) return "both";
  if (sms) return "sms";
  return email ? "email" : undefined;
}

export const boxesOf = (method: NotificationMethod) => ({ sms: method !== "email", email: method !== "sms" });

export const hints: Record<NotificationMethod, string> = {
  both: "Will send both text and email to all waitlist clients",
  sms: "Will send text messages to all waitlist clients",
  email: "Will send emails to all waitlist clients",
};

export const needsDate = (message: string) => usesPlaceholder(message, "[DATE]");
export const needsTime = (message: string) => usesPlaceholder(message, "[TIME]");

/** What stands in the way, as a toast; undefined when it can go out. */
export function problemOf(draft: Draft): { title: string; text: string } | undefined {
  if (draft.message.trim() === "") return { title: "Missing Message", text: "Please enter a message to send." };
  if (!methodOf(draft)) {
    return {
      title: "No Method Selected",
      text: "Please select at least one notification method (Text or Email).",
    };
  }
  if ((needsDate(draft.message) && !draft.date) || (needsTime(draft.message) && !draft.time)) {
    return { title: "Missing Information", text: missingSlot };
  }
  return undefined;
}

export const missingSlot = "Enter the date and time that [DATE] and [TIME] stand for.";

export function bodyOf(draft: Draft): Omit<Body<"POST /api/notifications/send">, "requestId"> | undefined {
  const notificationMethod = methodOf(draft);
  if (!notificationMethod || problemOf(draft)) return undefined;
  return {
    message: draft.message,
    notificationMethod,
    ...(needsDate(draft.message) && { date: wholeYear(draft.date) }),
    ...(needsTime(draft.message) && { time: draft.time }),
  };
}

/** For a preview, a value that is not entered yet stays a placeholder. */
export const slotWords = ({ date, time }: Pick<Draft, "date" | "time">) => ({
  date: date ? displayDate(date) : "[DATE]",
  time: time ? displayTime(time) : "[TIME]",
});
