import { landing } from "../../copy/landing";
import { ButtonLink } from "../../ui/button";
import { HeroDay } from "./hero-day";

/** Ruled paper: the headline's baselines and the day's hours sit on its lines. */
export function Hero() {
  return (
    <section className="relative md:mt-3.5">
      <div
        aria-hidden
        className="ruled fade-ends pointer-events-none absolute inset-x-0 -top-[33px] h-[720px] md:-top-[60px]"
      />
      <div className="relative mx-auto max-w-[1200px] px-5 md:px-8 xl:min-h-[660px]">
        <div className="pt-[22px] md:max-w-[460px] md:pt-[66px] xl:pt-[126px]">
          <h1 className="max-w-[7em] text-hero">
            {landing.headline.before} <span className="whitespace-nowrap">{landing.headline.whole}</span>{" "}
            {landing.headline.after}
          </h1>
          <p className="mt-6 max-w-[27rem] text-[1.125rem]/6 text-ink-2 md:mt-[30px] md:text-[1.25rem]/[30px]">
            {landing.lead}
          </p>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink href="/api/login" look="primary" size="public">
              {landing.start}
            </ButtonLink>
            <ButtonLink href="/api/login" size="public">
              {landing.login}
            </ButtonLink>
          </div>
          <p className="mt-3 text-small text-ink-2">{landing.terms}</p>
        </div>
        <HeroDay />
      </div>
    </section>
  );
}
