import { useState } from "react";
import type { Reply } from "../../api";
import { showDay } from "../../show-moment";
import { Load } from "../../ui/load";
import { useApi } from "../../use-api";

type Consent = Reply<"GET /api/waitlist/:id/consents">[number];

const how: Record<Consent["source"], Record<Consent["action"], string>> = {
  added: { granted: "confirmed by you", revoked: "taken back by you" },
  imported: { granted: "confirmed by you with a file", revoked: "taken back by you with a file" },
  "join-page": { granted: "ticked on your sign-up page", revoked: "taken back on your sign-up page" },
  "text-reply": { granted: "replied START", revoked: "replied STOP" },
  "unsubscribe-link": { granted: "by the link in an email", revoked: "unsubscribed by the link in an email" },
  provider: { granted: "reported by the provider", revoked: "stopped or complained at their provider" },
};

/** What the client agreed to and took back: the evidence if somebody asks. Loaded when it is opened. */
export function ConsentHistory({ clientId }: { clientId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="border-t border-line pt-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="cursor-pointer py-1 text-label">Consent history</summary>
      {open && <History clientId={clientId} />}
    </details>
  );
}

function History({ clientId }: { clientId: string }) {
  const consents = useApi("GET /api/waitlist/:id/consents", { id: clientId });
  const settings = useApi("GET /api/settings");
  return (
    <Load query={consents}>
      {(all) =>
        all.length === 0 ? (
          <p className="mt-1 text-small text-ink-2">Nothing is recorded for this client.</p>
        ) : (
          <ul className="mt-1 divide-y divide-line text-small">
            {all.map((consent) => (
              <Entry key={Object.values(consent).join()} consent={consent} timeZone={settings.data?.timeZone} />
            ))}
          </ul>
        )
      }
    </Load>
  );
}

function Entry({ consent, timeZone }: { consent: Consent; timeZone: string | undefined }) {
  const { at, channel, address, action, source, wording } = consent;
  const what = `${channel === "sms" ? "Texts" : "Emails"} ${action === "granted" ? "agreed to" : "stopped"}`;
  return (
    <li className="py-2">
      <p className="break-words">
        <span className="font-medium">{what}</span>, {how[source][action]}
      </p>
      <p className="break-words text-ink-2">
        <time dateTime={at}>{showDay(at, timeZone)}</time> · {address}
      </p>
      {wording && <p className="mt-0.5 text-ink-2">{wording}</p>}
    </li>
  );
}
