import type { SentEmail } from "../../../../shared/sandbox-api";
import { readable } from "./readable";

/** One email as its reader sees it; links open beside the sandbox. */
export function EmailView({ email }: { email: SentEmail }) {
  return (
    <article aria-label={email.subject} className="border-t border-line bg-paper p-5 md:p-6">
      <h3 className="text-row">{email.subject}</h3>
      <p className="mt-1 text-small break-words text-ink-2">
        {email.fromName ?? email.from} to {email.to}
      </p>
      <div className="mt-4 rounded-card border border-line bg-surface p-5 break-words md:p-6">
        {email.html ? readable(email.html) : <p className="whitespace-pre-wrap">{email.text}</p>}
      </div>
      <Headers headers={email.headers} />
    </article>
  );
}

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
