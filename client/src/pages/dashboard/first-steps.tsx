import { Check } from "lucide-react";
import { Card, CardHead } from "../../ui/card";
import { cx } from "../../ui/cx";
import { TextLink } from "../../ui/text-link";
import { useApi } from "../../use-api";

interface Step {
  title: string;
  text: string;
  href: string;
  action: string;
  done: boolean;
}

/** Shown until a forwarded email has arrived and there is somebody to tell: from then on the product works by itself. */
export function FirstSteps() {
  const forwarding = useApi("GET /api/forwarding").data;
  const settings = useApi("GET /api/settings").data;
  const stats = useApi("GET /api/dashboard/stats").data;
  if (!forwarding || !settings || !stats) return null;
  const hasArrived = forwarding.lastEmailAt !== null;
  if (hasArrived && stats.waitlistSize > 0) return null;

  const steps: Step[] = [
    {
      title: "Name your business",
      text: "Clients read the name in every text.",
      href: "/waitlist",
      action: "Enter the name",
      done: settings.businessName !== "",
    },
    {
      title: "Fill your waitlist",
      text: "By hand, from a contacts export, or with your sign-up link.",
      href: "/waitlist",
      action: "Add clients",
      done: stats.waitlistSize > 0,
    },
    ...(settings.notificationMethod === "sms"
      ? []
      : [
          {
            title: "Enter your postal address",
            text: "It stands under every email, as the law of many places asks.",
            href: "/setup",
            action: "Enter the address",
            done: settings.postalAddress !== "",
          },
        ]),
    {
      title: "Forward cancellations",
      text: "Have your mailbox send them to your own address here.",
      href: "/setup",
      action: "Copy the address",
      done: hasArrived,
    },
  ];
  return (
    <Card aria-labelledby="first-steps">
      <CardHead
        id="first-steps"
        title={`${steps.length === 3 ? "Three" : "Four"} steps to your first opening`}
        text={`This list goes when ${hasArrived ? "somebody is on your waitlist" : "the first email arrives"}.`}
      />
      <ol className="mt-4 divide-y divide-line">
        {steps.map((step, at) => (
          <StepRow key={step.title} {...step} number={at + 1} />
        ))}
      </ol>
    </Card>
  );
}

function StepRow({ title, text, href, action, done, number }: Step & { number: number }) {
  return (
    <li className="flex items-center gap-4 py-3.5">
      <span
        className={cx(
          "grid size-8 shrink-0 place-items-center rounded-slot text-small font-semibold",
          done ? "bg-accent text-on-accent" : "gap-hatch",
        )}
      >
        {done ? <Check aria-label="Done" className="size-[18px]" /> : number}
      </span>
      <div className="min-w-0 grow">
        <p className={cx("text-row", done && "text-ink-2")}>{title}</p>
        {!done && <p className="text-small text-ink-2">{text}</p>}
      </div>
      {!done && (
        <p className="shrink-0 text-small">
          <TextLink href={href} alone>
            {action}
          </TextLink>
        </p>
      )}
    </li>
  );
}
