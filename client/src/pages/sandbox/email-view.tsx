import { Fragment } from "react";
import type { SentEmail } from "../../../../shared/sandbox-api";

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/;

/** The words of an email without its markup, for the rare one that has no text part. */
const textOf = (email: SentEmail) =>
  email.text ?? new DOMParser().parseFromString(email.html ?? "", "text/html").body.textContent ?? "";

/** One email as its reader sees it; links open beside the sandbox. */
export function EmailView({ email }: { email: SentEmail }) {
  return (
    <article aria-label={email.subject} className="border-t border-line bg-sunken p-5 md:p-6">
      <h3 className="text-row">{email.subject}</h3>
      <p className="mt-1 text-small text-ink-2">
        {email.fromName ?? email.from} to {email.to}
      </p>
      <div className="mt-4 rounded-card border border-line bg-surface p-5 break-words whitespace-pre-wrap md:p-6">
        {textOf(email)
          .split(ADDRESS)
          .map((part, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has no identity but its place
            <Fragment key={n}>{n % 2 === 0 ? part : <EmailLink href={part} />}</Fragment>
          ))}
      </div>
      <Headers headers={email.headers} />
    </article>
  );
}

const EmailLink = ({ href }: { href: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    className="rounded-badge font-semibold break-all text-accent-text underline underline-offset-3"
  >
    {href}
  </a>
);

function Headers({ headers }: { headers: Record<string, string> }) {
  const lines = Object.entries(headers);
  if (lines.length === 0) return null;
  return (
    <details className="mt-4 text-small">
      <summary className="w-fit rounded-badge font-semibold text-ink-2">Headers</summary>
      <dl className="mt-2 space-y-1.5 font-mono text-caption break-all">
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt className="inline text-ink-2">{name}: </dt>
            <dd className="inline">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
