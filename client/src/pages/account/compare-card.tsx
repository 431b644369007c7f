import { Check } from "lucide-react";
import { PROFESSIONAL_PRICE_CENTS, TRIAL_NOTIFICATIONS_PER_MONTH } from "../../../../shared/constants";
import { showPrice } from "../../show-money";
import { Badge } from "../../ui/badge";
import { Card } from "../../ui/card";
import { cx } from "../../ui/cx";

const trial = [`${TRIAL_NOTIFICATIONS_PER_MONTH} notifications/month`, "Email forwarding", "Waitlist management"];
const professional = ["Unlimited notifications", "Email forwarding", "Waitlist management", "Priority support"];

export function CompareCard() {
  return (
    <Card padded={false} aria-label="Plans" className="grid overflow-hidden @2xl:grid-cols-2">
      <Plan name="Free Trial" price={0} features={trial} />
      <Plan name="Professional" price={PROFESSIONAL_PRICE_CENTS} features={professional} popular />
    </Card>
  );
}

interface PlanProps {
  name: string;
  price: number;
  features: string[];
  popular?: boolean;
}

function Plan({ name, price, features, popular = false }: PlanProps) {
  return (
    <section
      aria-label={name}
      className={cx(
        "relative px-4 py-6 md:px-6",
        popular &&
          "border-line before:absolute before:inset-x-0 before:top-0 before:h-1 before:bg-accent @2xl:border-l",
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h2 className="text-row">{name}</h2>
        {popular && <Badge tone="strong">Most Popular</Badge>}
      </div>
      <p className="mt-1.5">
        <span className="figures block text-figure">{showPrice(price)}</span>
        <span className="text-ink-2">
          <span className="sr-only">/month, </span>per month
        </span>
      </p>
      <ul className="mt-5 space-y-3">
        {features.map((feature) => (
          <li key={feature} className="flex items-center gap-3">
            <Check aria-hidden className="size-4 shrink-0 text-accent-text" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
