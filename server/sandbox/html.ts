import type { Response } from "express";

/** Markup that is safe to send: every value put into it was escaped, or was markup itself. */
export interface Html {
  readonly markup: string;
}

type Value = string | number | null | undefined | false | Html | Html[];

const replacements: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function markupOf(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (Array.isArray(value)) return value.map(markupOf).join("");
  if (typeof value === "object") return value.markup;
  return String(value).replace(/[&<>"']/g, (character) => replacements[character] ?? character);
}

export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: parts.reduce((text, part, n) => text + markupOf(values[n - 1]) + part),
});

const logo = html`<svg class="logo" viewBox="0 0 24 24" aria-hidden="true"><rect class="ink" y="1" width="14" height="6" rx="2"/><rect class="accent" x="7" y="9" width="17" height="6" rx="2"/><rect class="ink" y="17" width="14" height="6" rx="2"/></svg>`;

const flask = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M10 2v7.5L4.7 19a2 2 0 0 0 1.8 3h11a2 2 0 0 0 1.8-3L14 9.5V2M8.5 2h7M7 16h10"/></svg>`;

// form-action also rules where a form's answer may redirect to: back to the product, on this origin.
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page of the stand-ins: no script, one style sheet, the sandbox's banner on top. */
export function sendPage(res: Response, page: { title: string; body: Html; status?: number }) {
  const document = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${page.title} · Slotback sandbox</title>
<link rel="stylesheet" href="/sandbox/sandbox.css">
</head>
<body>
<aside class="banner" aria-label="Sandbox">${flask}<p><strong>Sandbox: nothing is really sent.</strong> Texts, emails and payments stay on this machine.</p></aside>
<header class="top">${logo}<span class="name">Slotback</span><span class="tag">Sandbox</span></header>
<main>${page.body}</main>
</body>
</html>
`;
  res
    .status(page.status ?? 200)
    .set({
      "Cache-Control": "no-store",
      "Content-Security-Policy": POLICY,
      "Referrer-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
    })
    .type("html")
    .send(document.markup);
}

/** Why a page cannot be shown, and where to go instead. */
export const sendProblem = (res: Response, status: number, title: string, sentence: string) =>
  sendPage(res, {
    status,
    title,
    body: html`<section class="card"><h1>${title}</h1><p>${sentence}</p><p><a href="/">Back to Slotback</a></p></section>`,
  });
