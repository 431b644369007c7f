export function InvalidLink({ title, text }: { title: string; text: string }) {
  return (
    <>
      <div aria-hidden className="w-[88%] space-y-1.5">
        <div className="h-[34px] w-[82%] rounded-slot bg-line" />
        <div className="gap-hatch h-16" />
        <div className="h-12 w-[82%] rounded-slot bg-line" />
      </div>
      <h1 className="mt-8 text-figure">{title}</h1>
      <p className="mt-3 text-[1.0625rem]/[1.5] text-ink-2">{text}</p>
    </>
  );
}
