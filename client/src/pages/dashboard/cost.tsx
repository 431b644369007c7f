import { Button } from "../../ui/button";
import { TextLink } from "../../ui/text-link";
import type { useReach } from "./use-reach";

interface CostProps extends ReturnType<typeof useReach> {
  /** It is said nowhere else how more can be told. */
  offersMore?: boolean;
}

/** Beside a button that sends: what it costs of the month, or what stands in its way. */
export function Cost({ reach, failed, retry, retrying, offersMore = false }: CostProps) {
  if (reach?.waitlistIsEmpty)
    return (
      <p className="text-small text-ink-2">
        Your waitlist is empty. <TextLink href="/waitlist">Add clients</TextLink>
      </p>
    );
  if (reach)
    return (
      <p className="text-small text-ink-2">
        {reach.words} {offersMore && reach.isShort && <TextLink href="/account">Upgrade</TextLink>}
      </p>
    );
  if (!failed) return null;
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
      Who can be told could not be loaded.
      <Button size="row" onClick={() => retry()} pending={retrying && "Loading..."}>
        Try again
      </Button>
    </p>
  );
}
