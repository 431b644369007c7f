import type { ReactNode } from "react";
import { contactAddress } from "../../content";
import { landing } from "../../copy/landing";
import { Logo } from "../../ui/logo";

export function Footer() {
  return (
    <footer className="mx-auto grid max-w-[1200px] grid-cols-2 gap-x-6 gap-y-9 px-5 pt-16 pb-16 md:grid-cols-[1.6fr_1fr_1fr_1fr] md:px-8 md:pt-[76px]">
      <div className="max-md:col-span-2">
        <Logo />
        <p className="mt-4 text-small text-ink-2">{landing.tagline}</p>
      </div>
      <Column title="Product">
        <FootLink href="/#features">Features</FootLink>
        <FootLink href="/#pricing">Pricing</FootLink>
        <FootLink href="/#integrations">Integrations</FootLink>
      </Column>
      <Column title="Company">
        <FootLink href="/#about">About</FootLink>
        <FootLink href="/#blog">Blog</FootLink>
        <FootLink href={`mailto:${contactAddress}`}>Contact</FootLink>
      </Column>
      <Column title="Legal">
        <FootLink href="/privacy">Privacy Policy</FootLink>
        <FootLink href="/terms">Terms of Service</FootLink>
      </Column>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-label">{title}</h2>
      <ul className="mt-3 space-y-1">{children}</ul>
    </nav>
  );
}

function FootLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} className="inline-block rounded-badge py-1 text-ink-2 hover:text-ink hover:underline">
        {children}
      </a>
    </li>
  );
}
