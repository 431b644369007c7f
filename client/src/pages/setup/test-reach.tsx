import { TextLink } from "../../ui/text-link";
import { people, useReach } from "../dashboard/use-reach";
import type { Parsed } from "./use-test";

/** How many would be told, as it would be said before a send. */
export function TestReach({ parsed: { reach, others } }: { parsed: Parsed }) {
  const { reach: known } = useReach(reach, 1 + others.length);
  if (!known) return null;
  const { told, words, waitlistIsEmpty, isShort } = known;
  const more = isShort && <TextLink href="/account">Upgrade</TextLink>;
  if (waitlistIsEmpty)
    return (
      <p className="text-small text-ink-2">
        Nobody would be told: your waitlist is empty. <TextLink href="/waitlist">Add clients</TextLink>
      </p>
    );
  if (told === 0)
    return (
      <p className="text-small text-ink-2">
        Nobody would be told. {words} {more}
      </p>
    );
  return (
    <p className="text-small text-ink-2">
      <b className="font-semibold text-ink">{people(told)} would be told.</b> {words} {more}
    </p>
  );
}
