import { DEFAULT_MESSAGE_TEMPLATE } from "../../../../shared/constants";
import { composeText, namesSender } from "../../../../shared/text-message";
import { displayDate, displayTime } from "../../../../shared/when";
import { Bubble } from "../../ui/bubble";
import { SegmentCount } from "../../ui/segment-count";
import { useApi } from "../../use-api";
import type { Settings } from "./settings-form";

interface PhonePreviewProps {
  template: string;
  calendarLink: string;
  saved: Settings;
}

/** The text as the next client reads it, with the newest opening for an example. */
export function PhonePreview({ template, calendarLink, saved }: PhonePreviewProps) {
  const audience = useApi("GET /api/notifications/audience").data;
  const firstName = audience?.sampleFirstName ?? "Ann";
  const slot = audience?.opening ?? { date: inThreeDays(), time: "15:30" };
  const values = {
    firstName,
    date: displayDate(slot.date),
    time: slot.time === null ? null : displayTime(slot.time),
    calendarLink: calendarLink.trim(),
  };
  const text = composeText(template, values, { senderName: saved.senderName, first: true });
  const named = namesSender(template.trim() || DEFAULT_MESSAGE_TEMPLATE, saved.senderName);
  return (
    <section aria-label="On a phone" className="min-w-0">
      <div className="overflow-hidden rounded-[28px] border border-line bg-surface shadow-raised">
        <p className="border-b border-line px-4 py-3 text-center text-caption">
          <b className="block text-small font-semibold">Preview</b>
          <span className="text-ink-2">as {firstName} reads it</span>
        </p>
        <div className="px-3.5 pt-4 pb-5">
          <Bubble>{text}</Bubble>
        </div>
      </div>
      <div className="mt-4 px-1">
        <SegmentCount text={text} />
        <p className="mt-1 text-caption text-ink-2">
          {!named &&
            `${saved.businessName ? "The business name" : "Your name"} is added because the template leaves it out. `}
          The last line goes only with a client's first text.
        </p>
      </div>
    </section>
  );
}

const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
