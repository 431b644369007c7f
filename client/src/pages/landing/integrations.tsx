import { landing } from "../../copy/landing";

const { heading, text, tools, parts } = landing.integrations;

export function Integrations() {
  return (
    <section
      id="integrations"
      aria-labelledby="integrations-title"
      className="grid scroll-mt-6 gap-x-16 gap-y-10 pt-16 md:pt-26 lg:grid-cols-2"
    >
      <div>
        <h2 id="integrations-title" className="max-w-[11em] text-section">
          {heading}
        </h2>
        <p className="mt-5 max-w-[56ch] text-[1.0625rem]/[1.55] text-ink-2">{text}</p>
        <ul className="mt-6 flex flex-wrap gap-2">
          {tools.map((tool) => (
            <li key={tool} className="rounded-slot border border-line bg-surface px-3 py-1.5 text-small font-medium">
              {tool}
            </li>
          ))}
        </ul>
      </div>
      <dl className="divide-y divide-line border-y border-line">
        {parts.map(([part, means]) => (
          <div key={part} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[13rem_1fr]">
            <dt className="font-semibold">{part}</dt>
            <dd className="text-ink-2">{means}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
