import { Check } from "lucide-react";
import { TRIAL_NOTIFICATIONS_PER_MONTH } from "../../../../shared/constants";
import { landing } from "../../copy/landing";
import { ButtonLink } from "../../ui/button";
import { cx } from "../../ui/cx";

const { pricing } = landing;

export function Pricing() {
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className="grid scroll-mt-6 gap-6 pt-26 md:pt-32 md:max-lg:grid-cols-2 lg:grid-cols-[1fr_366px_366px]"
    >
      <div className="md:max-lg:col-span-2">
        <h2 id="pricing-title" className="text-section md:text-[2.25rem]">
          {pricing.heading}
        </h2>
        <p className="mt-4 text-[1.0625rem]/[1.5] text-ink-2">{pricing.text}</p>
      </div>
      <Plan {...pricing.trial} />
      <Plan {...pricing.professional} popular />
    </section>
  );
}

interface PlanProps {
  name: string;
  price: string;
  amount: string;
  includes: string[];
  popular?: boolean;
}

function Plan({ name, price, amount, includes, popular = false }: PlanProps) {
  return (
    <article
      aria-label={name}
      className={cx(
        "rounded-dialog border bg-surface p-6 md:p-9",
        popular ? "border-accent ring-1 ring-accent ring-inset" : "border-line shadow-card",
      )}
    >
      <div className="flex h-6 items-center justify-between">
        <h3 className="text-row">{name}</h3>
        {popular && (
          <span className="rounded-badge bg-accent px-2 py-[3px] text-caption font-semibold text-on-accent">
            {pricing.popular}
          </span>
        )}
      </div>
      <p className="figures mt-2.5">
        <span className="mr-1 text-price">{price}</span> <span className="text-ink-2">{pricing.perMonth}</span>
      </p>
      <p className="mt-1.5 text-ink-2">{amount}</p>
      <Blocks fading={popular} />
      <ButtonLink href="/api/login" look={popular ? "primary" : "secondary"} size="public" wide className="mt-6">
        {landing.start}
      </ButtonLink>
      <ul className="mt-7 space-y-3.5">
        {includes.map((part) => (
          <li key={part} className="flex items-center gap-2.5">
            <Check aria-hidden className="size-[17px] shrink-0 text-accent-text" />
            {part}
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The trial's limit, block by block; without a limit the row has no end. */
function Blocks({ fading }: { fading: boolean }) {
  return (
    <div aria-hidden className={cx("mt-4 flex h-3.5 gap-[3px]", fading && "fade-right")}>
      {Array.from({ length: TRIAL_NOTIFICATIONS_PER_MONTH }, (_, block) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity
          key={block}
          className={cx("flex-1 rounded-[2px]", fading ? "bg-accent" : "bg-accent-mid")}
        />
      ))}
    </div>
  );
}
