import { createElement, Fragment, type ReactNode } from "react";

/** What words need; anything else of an email's markup is dropped, and what stands in it stays. */
const KEPT = new Set(["B", "BLOCKQUOTE", "BR", "EM", "H1", "H2", "H3", "HR", "I", "LI", "OL", "P", "STRONG", "UL"]);
const HIDDEN = new Set(["HEAD", "SCRIPT", "STYLE", "TITLE"]);

/** Dropped before parsing: the page's policy would report each one, although nothing of it is ever applied. */
const STYLE = /\sstyle=("[^"]*"|'[^']*')|<style\b[\s\S]*?<\/style>/gi;

/**
 * An email's markup in our own type, rebuilt element by element: no attribute, style or script of it gets through.
 * A frame would show it as mailed, but shuts out the page's checks together with the scripts.
 */
export function readable(markup: string): ReactNode {
  const { body } = new DOMParser().parseFromString(markup.replace(STYLE, ""), "text/html");
  return <div className="space-y-3">{contentOf(body)}</div>;
}

const contentOf = (node: Node): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a node has no identity but its place
  [...node.childNodes].map((child, n) => <Fragment key={n}>{shown(child)}</Fragment>);

function shown(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || HIDDEN.has(node.tagName)) return null;
  if (node instanceof HTMLAnchorElement) return <EmailLink href={node.href}>{contentOf(node)}</EmailLink>;
  const name = node.tagName.toLowerCase();
  if (name === "br" || name === "hr") return createElement(name);
  return KEPT.has(node.tagName) ? createElement(name, null, contentOf(node)) : contentOf(node);
}

function EmailLink({ href, children }: { href: string; children: ReactNode }) {
  if (!/^(https?|mailto|tel):/.test(href)) return children;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="rounded-badge font-semibold break-words text-accent-text underline underline-offset-3"
    >
      {children}
    </a>
  );
}
