import { ChevronDown } from "lucide-react";

const mailboxes = [
  {
    name: "Gmail",
    steps: [
      "In Gmail’s settings open “Forwarding and POP/IMAP”, choose “Add a forwarding address” and paste your address.",
      "Gmail sends a question to your address. Press “Check now” below a moment later: it appears here, with a button that confirms.",
      "Search for the sender of your booking tool, choose “Create filter”, then “Forward it to” your address.",
    ],
  },
  {
    name: "Outlook",
    steps: [
      "Open Settings, Mail, Rules and choose “Add new rule”.",
      "As the condition choose “From” and the sender of your booking tool.",
      "As the action choose “Redirect to” and paste your address. In a company an administrator may have to allow it.",
    ],
  },
];

/** Only what the booking tool sends, by a rule: not the whole mailbox. */
export function ForwardingHelp() {
  return (
    <div className="grid gap-2">
      {mailboxes.map(({ name, steps }) => (
        <details key={name} className="group rounded-option border border-line text-small">
          <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-option px-4 font-semibold md:min-h-10">
            How to forward from {name}
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 text-ink-2 transition-transform group-open:rotate-180"
            />
          </summary>
          <ol className="list-decimal space-y-1.5 pt-1 pr-4 pb-3.5 pl-9 text-ink-2">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
