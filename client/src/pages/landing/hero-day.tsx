import { CheckCheck, ScanText } from "lucide-react";
import type { ReactNode } from "react";
import { Bubble } from "../../ui/bubble";
import { cx } from "../../ui/cx";

/** What the product does, as one picture: the email, the gap it names, the block that goes back in, the text. */
export function HeroDay() {
  return (
    <figure
      role="img"
      aria-label="A cancellation email names Thursday, March 19 at 3:30 PM. In the day's calendar that slot is put up again, and a waiting client gets a text about it."
      className="relative mt-12 max-md:pb-2 md:mx-auto md:h-[640px] md:w-[668px] xl:absolute xl:top-0 xl:right-8 xl:mt-0"
    >
      <Email />
      <Day />
      <Text />
    </figure>
  );
}

function Step({
  number,
  title,
  className,
  children,
}: {
  number: number;
  title: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <div className={cx("rounded-card border border-line bg-surface shadow-float", className)}>
      <p className="flex items-center gap-2 border-b border-line py-[15px] pr-2 pl-[18px] text-[0.8125rem]/5 font-semibold whitespace-nowrap text-ink-2">
        <StepNumber>{number}</StepNumber>
        {title}
      </p>
      {children}
    </div>
  );
}

const StepNumber = ({ children }: { children: number }) => (
  <b className="grid size-5 place-items-center rounded-[5px] bg-ink text-caption font-semibold text-paper">
    {children}
  </b>
);

function Email() {
  return (
    <Step
      number={1}
      title="Your booking tool emails you"
      className="relative z-10 max-w-[316px] md:absolute md:top-[177px] md:left-0 md:w-[240px]"
    >
      <div className="px-[18px] pt-[10px] pb-4 text-[0.8125rem]/[21.5px]">
        <p className="text-ink-2">Fwd: Appointment cancelled</p>
        <p className="mt-1">This appointment has been cancelled by your client.</p>
        <p>
          <mark className="-mx-0 rounded-block bg-marker px-1 py-px font-semibold text-ink">
            Thu, Mar 19 at 3:30 PM
          </mark>
        </p>
        <p>Deep tissue, 60 min</p>
        <p className="mt-2.5 flex items-center gap-1.5 font-semibold text-accent-text">
          <ScanText aria-hidden className="size-4" />
          Slotback reads this line
        </p>
      </div>
      {/* From the line that was read to the gap it names. */}
      <span className="absolute top-[140px] -right-[54px] hidden h-0.5 w-[54px] bg-accent md:block">
        <i className="absolute -top-[3px] -right-1 size-2 rounded-full bg-accent" />
      </span>
    </Step>
  );
}

const hours = ["1 PM", "2 PM", "3 PM", "4 PM", "5 PM", "6 PM", "7 PM", "8 PM", "9 PM"];

function Day() {
  return (
    <div className="relative -mt-2 ml-5 h-[440px] rounded-card border border-line bg-surface shadow-card max-md:mr-3 md:absolute md:top-[38px] md:left-[232px] md:mt-0 md:ml-0 md:h-[600px] md:w-[300px]">
      <p className="flex items-baseline justify-between gap-2 px-5 pt-[18px] text-[0.9375rem]/6 font-semibold tracking-[-0.01em] whitespace-nowrap">
        Thursday, March 19
        <span className="text-[0.8125rem] font-normal text-ink-2">Riverside Massage</span>
      </p>
      <ol className="absolute inset-x-0 top-[74px]">
        {hours.map((hour, row) => (
          <li
            key={hour}
            className={cx(
              "flex h-[60px] items-start gap-2 pl-3.5 text-[0.75rem]/[18px] text-ink-3",
              row > 5 && "max-md:hidden",
            )}
          >
            <span className="w-7 shrink-0 whitespace-nowrap">{hour}</span>
            <i className="mt-2 h-px grow bg-line" />
          </li>
        ))}
      </ol>
      <Slot className="top-[84px]" time="1:00 PM" name="Joel B." />
      <Slot className="top-[159px]" time="2:15 PM" name="Dee C." />
      <div className="gap-hatch absolute top-[234px] right-3 left-[62px] h-14" />
      <div className="absolute top-[238px] -right-3 left-[82px] flex h-12 animate-settle justify-between rounded-slot bg-accent py-[5px] pr-3 pl-3.5 text-on-accent [animation-delay:500ms]">
        <p className="text-small/[18px]">
          <b className="block text-[1rem]/[21px] font-semibold">3:30 PM</b>7 clients
        </p>
        <p className="flex h-5 items-center gap-2 text-small font-semibold">
          Told
          <b className="grid size-5 place-items-center rounded-[5px] bg-on-accent text-caption font-semibold text-accent">
            3
          </b>
        </p>
      </div>
      <Slot className="top-[309px]" time="4:45 PM" name="Hugh P." />
      <Slot className="top-[384px] max-md:hidden" time="6:00 PM" name="Ann F." />
      <Slot className="top-[459px] max-md:hidden" time="7:15 PM" name="Marcus B." />
    </div>
  );
}

function Slot({ time, name, className }: { time: string; name: string; className: string }) {
  return (
    <p
      className={cx(
        "absolute right-3 left-[62px] h-14 rounded-slot bg-sunken px-3 py-[7px] text-[0.8125rem]/[17px]",
        className,
      )}
    >
      <b className="block font-semibold">{time}</b>
      <span className="text-ink-2">{name}</span>
    </p>
  );
}

function Text() {
  return (
    <Step
      number={2}
      title="Your waitlist hears"
      className="relative z-10 -mt-[65px] ml-auto max-w-[298px] md:absolute md:top-[391px] md:right-0 md:mt-0 md:w-[224px]"
    >
      <div className="px-4 pt-3 pb-4">
        <Bubble>
          <b className="font-semibold">Riverside Massage:</b> Hi Grace! A cancellation just opened up at{" "}
          <b className="font-semibold">3:30 PM</b> on <b className="font-semibold">Thursday, March 19</b>. Book here:
          riverside.example/book
        </Bubble>
        <p className="mt-2 flex items-center gap-1.5 pl-1 text-small text-ink-2">
          <CheckCheck aria-hidden className="size-4" />
          Delivered
        </p>
      </div>
    </Step>
  );
}
