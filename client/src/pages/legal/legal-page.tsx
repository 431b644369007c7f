import { ArrowLeft } from "lucide-react";
import { contactAddress } from "../../content";
import { legal, type Part, type Section } from "../../copy/legal";
import { Logo } from "../../ui/logo";
import { ThemeToggle } from "../../ui/theme-toggle";
import { useTitle } from "../../ui/use-title";
import { Footer } from "../landing/footer";
import { useAnchor } from "../landing/use-anchor";

interface LegalPageProps {
  title: string;
  lead: string;
  sections: Section[];
}

/** A long text to look things up in: numbered, with its contents beside it, in lines of reading length. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  useTitle(title);
  useAnchor();
  return (
    <>
      <header className="mx-auto flex h-[76px] max-w-[1200px] items-center justify-between px-5 md:px-8">
        <a href="/" className="rounded-field" aria-label="Slotback, home">
          <Logo />
        </a>
        <ThemeToggle />
      </header>
      <main tabIndex={-1} className="mx-auto max-w-[1200px] px-5 pt-6 outline-none md:px-8 md:pt-12">
        <a
          href="/"
          className="inline-flex items-center gap-1.5 rounded-badge py-1 font-semibold text-accent-text hover:underline"
        >
          <ArrowLeft aria-hidden className="size-[18px]" />
          {legal.back}
        </a>
        <h1 className="mt-5 text-section md:text-[3rem]">{title}</h1>
        <p className="mt-3 text-ink-2">{legal.updated}</p>
        <p className="mt-6 max-w-[60ch] text-[1.125rem]/[1.55]">{lead}</p>
        <div className="mt-10 grid gap-x-16 gap-y-12 border-t border-line pt-10 lg:mt-14 lg:grid-cols-[280px_1fr] lg:pt-14">
          <Contents sections={sections} />
          <div className="max-w-[68ch] space-y-11">
            {sections.map((section, index) => (
              <LegalSection key={section.title} section={section} number={index + 1} />
            ))}
          </div>
        </div>
      </main>
      <Footer />
    </>
  );
}

function Contents({ sections }: { sections: Section[] }) {
  return (
    <nav aria-label={legal.contents} className="self-start lg:sticky lg:top-[calc(var(--banner)+2rem)]">
      <ol className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ title }, index) => (
          <li key={title}>
            <a
              href={`#section-${index + 1}`}
              className="flex gap-2.5 rounded-badge py-1.5 text-small text-ink-2 hover:text-ink hover:underline"
            >
              <span className="w-5 shrink-0 text-right text-ink-3">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function LegalSection({ section: { title, parts }, number }: { section: Section; number: number }) {
  return (
    <section
      id={`section-${number}`}
      aria-labelledby={`title-${number}`}
      className="scroll-mt-[calc(var(--banner)+2rem)]"
    >
      <h2 id={`title-${number}`} className="text-card">
        {number}. {title}
      </h2>
      <div className="mt-3 space-y-3 text-[1rem]/[1.65] text-ink-2">{parts.map(paragraph)}</div>
    </section>
  );
}

function paragraph(part: Part) {
  if (typeof part === "string") return <p key={part}>{part.split(contactAddress).flatMap(linked)}</p>;
  return (
    <ul key={part[0]} className="list-disc space-y-1.5 pl-5 marker:text-edge">
      {part.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Puts the contact address, as a link, back between the parts it was cut from. */
function linked(text: string, index: number) {
  if (index === 0) return [text];
  return [
    <a
      key="contact"
      href={`mailto:${contactAddress}`}
      className="font-semibold text-accent-text underline underline-offset-2"
    >
      {contactAddress}
    </a>,
    text,
  ];
}
