import { useState } from "react";
import { PROFESSIONAL_PRICE_CENTS } from "../../../../shared/constants";
import { wordsOr } from "../../api";
import { showPrice } from "../../show-money";
import { Button } from "../../ui/button";
import { useAction } from "../../use-api";

/** Stripe's checkout; from there the browser comes back to this page. */
export function Upgrade() {
  const { go, opening } = useDoor("POST /api/subscription/checkout", "Failed to start checkout");
  return (
    <Button look="primary" size="public" className="max-sm:w-full" pending={opening && "Opening..."} onClick={go}>
      Upgrade to Professional ({showPrice(PROFESSIONAL_PRICE_CENTS)}/month)
    </Button>
  );
}

/** Stripe's portal: card, invoices, cancelling. */
export function ManageBilling() {
  const { go, opening } = useDoor("POST /api/subscription/portal", "Failed to open billing portal");
  return (
    <Button className="max-sm:w-full" pending={opening && "Opening..."} onClick={go}>
      Manage Billing
    </Button>
  );
}

/** Asks for an address and goes there. Pending until the other page has taken over. */
function useDoor(call: "POST /api/subscription/checkout" | "POST /api/subscription/portal", fallback: string) {
  const [leaving, setLeaving] = useState(false);
  const open = useAction(call, { failed: wordsOr(fallback) });
  const go = () =>
    open.mutate(
      {},
      {
        onSuccess: ({ url }) => {
          setLeaving(true);
          window.location.assign(url);
        },
      },
    );
  return { go, opening: open.isPending || leaving };
}
