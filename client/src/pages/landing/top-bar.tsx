import { landing } from "../../copy/landing";
import { ButtonLink } from "../../ui/button";
import { Logo } from "../../ui/logo";
import { ThemeToggle } from "../../ui/theme-toggle";

export function TopBar() {
  return (
    <header className="mx-auto flex h-[76px] max-w-[1200px] items-center gap-1.5 px-5 md:px-8">
      <a href="/" className="rounded-field" aria-label="Slotback, home">
        <Logo />
      </a>
      <span className="grow" />
      <nav aria-label="On this page" className="mr-4 hidden gap-10 text-body font-semibold text-ink-2 md:flex">
        <a href="#features" className="rounded-badge hover:text-ink">
          Features
        </a>
        <a href="#pricing" className="rounded-badge hover:text-ink">
          Pricing
        </a>
      </nav>
      <ThemeToggle className="md:mr-2" />
      <ButtonLink href="/api/login" size="row" className="max-md:border-transparent max-md:bg-transparent">
        {landing.login}
      </ButtonLink>
      <ButtonLink href="/api/login" size="row" look="primary">
        {landing.signUp}
      </ButtonLink>
    </header>
  );
}
