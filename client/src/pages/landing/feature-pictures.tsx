import { Copy, Mail, MessageSquare } from "lucide-react";
import { Bubble } from "../../ui/bubble";

/** Small pictures of the product for the feature grid. They are hidden from screen readers; the texts say the same. */

export function TextPicture() {
  return (
    <div>
      <Bubble>
        <b className="font-semibold">Riverside Massage:</b> Hi Ann! A cancellation just opened up at 3:30 PM…
      </Bubble>
      <p className="mt-1.5 pl-1 text-caption text-ink-2">
        Email in 1:52 PM <span className="px-1">•</span> text out 1:52 PM
      </p>
    </div>
  );
}

export function WaitlistPicture() {
  return (
    <ol className="divide-y divide-line">
      {["Ann F.", "Dee C.", "Grace L."].map((name, place) => (
        <li key={name} className="flex h-[38px] items-center gap-4 font-medium">
          <span className="font-normal text-ink-3">{place + 1}</span>
          <span className="grow">{name}</span>
          <MessageSquare className="size-[17px] text-ink-2" />
          <Mail className="-ml-1.5 size-[17px] text-ink-2" />
        </li>
      ))}
    </ol>
  );
}

export function ChannelsPicture() {
  const tile = "h-[109px] flex-1 rounded-card border px-3.5 text-small";
  return (
    <div className="flex items-center gap-2.5">
      <p className={`${tile} border-line pt-4`}>
        <MessageSquare className="mb-2.5 size-[18px]" />
        <b className="block font-semibold">Text</b>
        <span className="text-ink-2">1 text</span>
      </p>
      <p className={`${tile} border-line pt-4`}>
        <Mail className="mb-2.5 size-[18px]" />
        <b className="block font-semibold">Email</b>
        <span className="text-ink-2">1 email</span>
      </p>
      <span className="text-[1.25rem] text-ink-3">=</span>
      <p className={`${tile} border-accent bg-accent pt-2.5 leading-[1.35] text-on-accent`}>
        <b className="block text-card">1</b>
        <b className="block font-semibold">Notified</b>
        counted once
      </p>
    </div>
  );
}

export function AddressPicture() {
  return (
    <div>
      <p className="flex h-[42px] items-center justify-between gap-2 rounded-field border border-edge bg-surface pr-1.5 pl-3 font-mono text-caption">
        <span className="truncate">cancel-r4v9tq2m@in.slotback.example</span>
        <span className="grid size-[30px] shrink-0 place-items-center rounded-[7px] border border-edge">
          <Copy className="size-[15px]" />
        </span>
      </p>
      <p className="mt-2 text-caption text-ink-2">Yours alone. Copy it into one forwarding rule.</p>
    </div>
  );
}

export function EvidencePicture() {
  return (
    <p className="text-small/6 text-ink-2">
      Booked on February 2
      <br />
      <mark className="-ml-1 rounded-block bg-marker px-1 py-px font-semibold text-ink">
        When: Thu, Mar 19 at 3:30 PM
      </mark>
      <br />
      Cancel up to 24 hours before
    </p>
  );
}

export function SettlePicture() {
  return (
    <div className="space-y-[5px]">
      <div className="h-[26px] rounded-slot bg-sunken" />
      <div className="gap-hatch relative h-[50px]">
        <p className="absolute inset-y-[3.5px] -right-3 left-[30px] flex items-center justify-between rounded-slot bg-accent px-3.5 text-small font-semibold text-on-accent">
          3:30 PM <span>Told</span>
        </p>
      </div>
      <div className="h-[26px] rounded-slot bg-sunken" />
    </div>
  );
}
