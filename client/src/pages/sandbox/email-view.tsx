import { useRef, useState } from "react";
import type { SentEmail } from "../../../../shared/sandbox-api";

/** One email as its reader sees it; links open beside the sandbox. */
export function EmailView({ email }: { email: SentEmail }) {
  return (
    <article aria-label={email.subject} className="border-t border-line bg-sunken p-5 md:p-6">
      <h3 className="text-row">{email.subject}</h3>
      <p className="mt-1 text-small break-words text-ink-2">
        {email.fromName ?? email.from} to {email.to}
      </p>
      <div className="mt-4 overflow-hidden rounded-card border border-line bg-surface">
        {email.html ? (
          <EmailFrame key={email.id} email={email} />
        ) : (
          <p className="p-5 break-words whitespace-pre-wrap">{email.text}</p>
        )}
      </div>
      <Headers headers={email.headers} />
    </article>
  );
}

/** The email's own markup, shut in: no script runs in it and nothing is loaded. As high as what it holds. */
function EmailFrame({ email }: { email: SentEmail }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(240);
  return (
    <iframe
      ref={frame}
      title={email.subject}
      src={`/sandbox/api/emails/${encodeURIComponent(email.id)}/html`}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      height={height}
      onLoad={() => setHeight(frame.current?.contentDocument?.documentElement.scrollHeight ?? height)}
      className="block w-full bg-surface"
    />
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
