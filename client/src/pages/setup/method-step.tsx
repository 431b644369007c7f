import type { NotificationMethod } from "../../../../shared/model";
import { Option } from "../../ui/option";
import type { Change } from "./settings-form";

const methods: { value: NotificationMethod; title: string }[] = [
  { value: "sms", title: "Text only" },
  { value: "email", title: "Email only" },
  { value: "both", title: "Both Text and Email" },
];

export function MethodStep({ method, onChange }: { method: NotificationMethod; onChange: Change }) {
  return (
    <fieldset className="grid gap-2.5 sm:grid-cols-[1fr_1fr_1.4fr]">
      <legend className="sr-only">Notification method</legend>
      {methods.map(({ value, title }) => (
        <Option
          key={value}
          type="radio"
          name="method"
          value={value}
          title={title}
          checked={method === value}
          onChange={() => onChange({ notificationMethod: value })}
        />
      ))}
    </fieldset>
  );
}
