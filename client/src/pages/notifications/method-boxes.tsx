import { Mail, MessageSquare } from "lucide-react";
import { Option } from "../../ui/option";
import { type Draft, hints, methodOf } from "./draft";

interface MethodBoxesProps {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

export function MethodBoxes({ draft, onChange }: MethodBoxesProps) {
  const method = methodOf(draft);
  return (
    <fieldset aria-describedby="method-hint">
      <legend className="mb-1.5 text-label">Send by</legend>
      <div className="grid grid-cols-2 gap-2.5">
        <Option
          type="checkbox"
          title="SMS"
          icon={MessageSquare}
          checked={draft.sms}
          onChange={({ target }) => onChange({ sms: target.checked })}
        />
        <Option
          type="checkbox"
          title="Email"
          icon={Mail}
          checked={draft.email}
          onChange={({ target }) => onChange({ email: target.checked })}
        />
      </div>
      <p id="method-hint" aria-live="polite" className="mt-1.5 text-small text-ink-2">
        {method ? hints[method] : "Select at least one notification method"}
      </p>
    </fieldset>
  );
}
