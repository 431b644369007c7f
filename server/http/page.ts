import { createHash } from "node:crypto";
import type { Response } from "express";

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
a { color: inherit; font-weight: 600; margin-right: 1.25rem; }
`;
const styleHash = createHash("sha256").update(style).digest("base64");

export interface Page {
  status: number;
  title: string;
  words: string;
  links: { to: string; label: string }[];
}

/** A page for the few moments when the client cannot be shown: between two sites, signed in to neither. */
export function sendPage(res: Response, { status, title, words, links }: Page): void {
  const anchors = links.map(({ to, label }) => `<a href="${escaped(to)}">${escaped(label)}</a>`);
  res
    .status(status)
    .set("Cache-Control", "no-store")
    .set("Content-Security-Policy", `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`)
    .type("html")
    .send(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)} · Slotback</title>
<style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(words)}</p><p>${anchors.join("\n")}</p></main></body>
</html>
`);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);
