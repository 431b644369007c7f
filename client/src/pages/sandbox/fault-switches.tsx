import { useId } from "react";
import type { Fault, FaultChannel, Faults } from "../../../../shared/sandbox-api";
import { Card, CardHead } from "../../ui/card";
import { Load } from "../../ui/load";
import { Switch } from "../../ui/switch";
import { useSandbox, useSandboxAction } from "./use-sandbox";

interface FaultSwitch {
  channel: FaultChannel;
  /** What the switch adds to its channel. */
  fault: Fault;
  title: string;
  text: string;
}

const switches: FaultSwitch[] = [
  {
    channel: "sms",
    fault: { delayMs: 2000 },
    title: "Texts: answer slowly",
    text: "2,000 ms before each answer",
  },
  { channel: "sms", fault: { errorRate: 0.1 }, title: "Texts: fail some", text: "10% are refused" },
  { channel: "email", fault: { status: 429 }, title: "Email: too many requests", text: "Every call answers 429" },
  {
    channel: "payments",
    fault: { errorRate: 1 },
    title: "Payments: decline the card",
    text: "The next checkout fails",
  },
];

const isOn = (faults: Faults, { channel, fault }: FaultSwitch) =>
  Object.entries(fault).every(([name, value]) => faults[channel]?.[name as keyof Fault] === value);

/** The channel's fault with one switch turned, and what the others set left alone. */
function turned(faults: Faults, { channel, fault }: FaultSwitch, on: boolean) {
  const others = Object.entries(faults[channel] ?? {}).filter(([name]) => !(name in fault));
  return { channel, ...Object.fromEntries(others), ...(on ? fault : {}) };
}

export function FaultSwitches() {
  const faults = useSandbox<Faults>("faults");
  const set = useSandboxAction<Fault & { channel: FaultChannel }, Faults>("POST", "faults");
  return (
    <Card aria-labelledby="faults">
      <CardHead id="faults" title="Faults" text="Make a provider misbehave and watch what Slotback does." />
      <Load query={faults}>
        {(now) => (
          <ul className="mt-4 divide-y divide-line border-t border-line">
            {switches.map((each) => (
              <Row
                key={each.title}
                each={each}
                on={isOn(now, each)}
                turn={(on) => set.mutate(turned(now, each, on))}
                busy={set.isPending}
              />
            ))}
          </ul>
        )}
      </Load>
    </Card>
  );
}

interface RowProps {
  each: FaultSwitch;
  on: boolean;
  busy: boolean;
  turn: (on: boolean) => void;
}

function Row({ each, on, busy, turn }: RowProps) {
  const id = useId();
  return (
    <li className="flex items-start justify-between gap-4 py-3.5 last:pb-0">
      <label htmlFor={id} className="min-w-0">
        <span className="block text-row font-medium">{each.title}</span>
        <span className="block text-small text-ink-2">{each.text}</span>
      </label>
      <Switch id={id} checked={on} disabled={busy} onChange={(event) => turn(event.target.checked)} />
    </li>
  );
}
