import { FlaskConical } from "lucide-react";

export function SandboxBanner() {
  return (
    <aside
      aria-label="Sandbox"
      className="sticky top-0 z-30 flex h-(--banner) items-center justify-center gap-2.5 bg-marker px-4 text-small"
    >
      <FlaskConical aria-hidden className="size-[18px] shrink-0" />
      <p className="truncate">
        <b className="font-semibold">Sandbox: nothing is really sent.</b>
        <span className="max-md:hidden"> Texts, emails and payments stay on this machine.</span>
      </p>
      <a href="/sandbox" className="shrink-0 font-semibold underline underline-offset-2">
        Open
      </a>
    </aside>
  );
}
