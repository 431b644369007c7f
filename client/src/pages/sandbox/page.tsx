import { Link } from "wouter";
import { Button, ButtonLink } from "../../ui/button";
import { Logo } from "../../ui/logo";
import { useTitle } from "../../ui/use-title";
import { Deliver } from "./deliver";
import { FaultSwitches } from "./fault-switches";
import { Inbox } from "./inbox";
import { Phone } from "./phone";
import { useSandboxAction } from "./use-sandbox";

/** What would have gone out, and what may come in: the clients' phones and mailboxes, and the providers' moods. */
export function SandboxPage() {
  useTitle("Sandbox");
  return (
    <>
      <Head />
      <main
        tabIndex={-1}
        className="mx-auto grid max-w-[1440px] items-start gap-6 px-4 py-5 outline-none md:p-8 md:pt-7 lg:grid-cols-[340px_minmax(0,1fr)] xl:grid-cols-[372px_minmax(0,1fr)_372px]"
      >
        <h1 className="sr-only">Sandbox</h1>
        <Phone />
        <Inbox />
        <div className="grid gap-6 lg:col-span-2 lg:grid-cols-2 lg:items-start xl:col-span-1 xl:grid-cols-1">
          <Deliver />
          <FaultSwitches />
        </div>
        <EmptyButton className="md:hidden" />
      </main>
    </>
  );
}

function Head() {
  return (
    <header className="flex h-16 items-center gap-3 border-b border-line px-4 md:px-8">
      <Link href="/" aria-label="Slotback, home" className="rounded-field">
        <Logo />
      </Link>
      <span className="rounded-badge bg-sunken px-2 py-1 text-caption font-semibold">Sandbox</span>
      <span className="grow" />
      <EmptyButton className="max-md:hidden" />
      <ButtonLink href="/dashboard" size="row" className="md:h-10 md:px-3">
        Back to Slotback
      </ButtonLink>
    </header>
  );
}

function EmptyButton({ className }: { className: string }) {
  const empty = useSandboxAction("DELETE", "messages", () => ({ title: "The sandbox is empty" }));
  return (
    <Button
      look="ghost"
      onClick={() => empty.mutate(undefined)}
      pending={empty.isPending && "Emptying..."}
      className={className}
    >
      Empty everything
    </Button>
  );
}
