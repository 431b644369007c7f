import type { ReactNode } from "react";
import { landing } from "../../copy/landing";
import {
  AddressPicture,
  ChannelsPicture,
  EvidencePicture,
  SettlePicture,
  TextPicture,
  WaitlistPicture,
} from "./feature-pictures";

const { features } = landing;

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="scroll-mt-6 pt-26 md:pt-32">
      <h2 id="features-title" className="max-w-[10em] text-section">
        {features.heading}
      </h2>
      <ul className="mt-11 grid grid-cols-1 border-t border-l border-line bg-surface md:grid-cols-2 lg:grid-cols-3">
        <Feature {...features.instant} picture={<TextPicture />} />
        <Feature {...features.waitlist} picture={<WaitlistPicture />} />
        <Feature {...features.channels} picture={<ChannelsPicture />} />
        <Feature {...features.setup} picture={<AddressPicture />} />
        <Feature {...features.scheduling} picture={<EvidencePicture />} />
        <Feature {...features.revenue} picture={<SettlePicture />} />
      </ul>
    </section>
  );
}

function Feature({ title, text, picture }: { title: string; text: string; picture: ReactNode }) {
  return (
    <li className="flex flex-col border-r border-b border-line p-5 pb-7 md:p-7 md:pb-8">
      <div aria-hidden className="grid h-[132px] grid-cols-1 items-center">
        {picture}
      </div>
      <h3 className="mt-8 text-[1.125rem]/6 font-semibold tracking-[-0.012em]">{title}</h3>
      <p className="mt-1.5 text-ink-2">{text}</p>
    </li>
  );
}
