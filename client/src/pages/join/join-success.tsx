import { Check } from "lucide-react";
import type { Body } from "../../api";
import { joinWords, willReceive } from "../../copy/join";
import { useFocusOnArrival } from "../../ui/use-focus-on-arrival";

/** The client's block joins a list, not a gap: nothing is booked. */
export function JoinSuccess({ joined }: { joined: Body<"POST /api/join/:token"> }) {
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <>
      <div aria-hidden className="space-y-1.5">
        <div className="h-[22px] rounded-slot bg-line" />
        <div className="h-[22px] rounded-slot bg-line" />
        <div className="h-[22px] rounded-slot bg-line" />
        <p className="flex h-[60px] animate-settle items-center gap-3 rounded-slot bg-accent px-[18px] text-[1.0625rem] font-semibold text-on-accent">
          <Check className="size-5 shrink-0" />
          <span className="truncate">
            {joined.firstName.trim()} {joined.lastName.trim()}
          </span>
        </p>
      </div>
      <h1 ref={heading} tabIndex={-1} className="mt-8 text-figure outline-none">
        {joinWords.success}
      </h1>
      <p className="mt-3 text-[1.0625rem]/[1.5] text-ink-2">{willReceive(joined)}</p>
      <p className="mt-3 text-[1.0625rem]/[1.5] text-ink-2">{joinWords.soon}</p>
    </>
  );
}
