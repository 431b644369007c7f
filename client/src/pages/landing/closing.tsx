import { landing } from "../../copy/landing";

const { closing } = landing;

export function Closing() {
  return (
    <section
      aria-labelledby="closing-title"
      className="relative mt-26 overflow-hidden rounded-[20px] bg-deep text-on-deep max-md:pb-[260px] md:mt-32"
    >
      <div className="px-6 py-14 md:px-[72px] md:py-[78px]">
        <h2 id="closing-title" className="max-w-[8.2em] text-section md:text-[3rem]">
          {closing.heading}
        </h2>
        <p className="mt-5 max-w-[30rem] text-[1.0625rem]/[1.55] text-on-deep-2">{closing.text}</p>
        <a
          href="/api/login"
          className="mt-8 inline-flex h-12 items-center rounded-field bg-mint px-[22px] text-row text-on-mint transition-opacity duration-[120ms] hover:opacity-90 focus-visible:outline-mint"
        >
          {landing.start}
        </a>
        <p className="mt-4 text-small text-on-deep-2">{closing.noCard}</p>
      </div>
      <Column />
    </section>
  );
}

/** The day runs on beyond the card, and the block comes back into its gap. */
function Column() {
  const slot = "shrink-0 rounded-l-[10px] bg-on-deep/8";
  return (
    <div
      aria-hidden
      className="absolute right-0 bottom-0 flex h-[235px] w-[310px] flex-col gap-3 md:top-0 md:h-full md:w-[30%] max-lg:md:w-[24%]"
    >
      <div className={`${slot} h-[90px] rounded-tl-none max-md:hidden`} />
      <div className={`${slot} h-[74px]`} />
      <div className="relative h-[92px] shrink-0 rounded-l-[10px] border border-r-0 border-dashed border-on-deep/50">
        <div className="absolute inset-y-[5px] right-0 left-[25px] rounded-l-[10px] bg-mint" />
      </div>
      <div className={`${slot} h-[60px]`} />
      <div className={`${slot} grow rounded-bl-none max-md:hidden`} />
    </div>
  );
}
