const START = "/dashboard";

/**
 * The page to show after sign-in, as a whole address: one of our own pages, never another site and never a call.
 * Parsed as a browser would, since "//evil.example" and "/\evil.example" are other sites too.
 */
export function ownPage(wanted: unknown, publicUrl: string): string {
  const start = `${publicUrl}${START}`;
  if (typeof wanted !== "string" || !wanted.startsWith("/") || !URL.canParse(wanted, publicUrl)) return start;
  const url = new URL(wanted, publicUrl);
  return url.origin === new URL(publicUrl).origin && !/^\/+(api|sandbox)(\/|$)/.test(url.pathname) ? url.href : start;
}
