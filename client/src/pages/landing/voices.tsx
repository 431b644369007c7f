import { testimonials } from "../../content";
import { landing } from "../../copy/landing";

export function Voices() {
  return (
    <section aria-labelledby="voices-title" className="pt-26 md:pt-32">
      <h2 id="voices-title" className="text-section">
        {landing.voices}
      </h2>
      <div className="mt-11 grid gap-x-16 gap-y-12 md:grid-cols-2">
        {testimonials.map(({ words, practice, note }) => (
          <figure key={practice} className="border-t-4 border-ink pt-6">
            <blockquote className="text-[1.375rem]/[1.38] font-medium tracking-[-0.015em] md:text-[1.5rem]/[1.38]">
              “{words}”
            </blockquote>
            <figcaption className="mt-5">
              <b className="block font-semibold">{practice}</b>
              <span className="text-small text-ink-2">{note}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
