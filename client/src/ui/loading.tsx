/** Shown while it is not known yet what to show. Fades in late, so that a short wait does not flicker. */
export function Loading() {
  return (
    <p
      role="status"
      className="grid min-h-[60dvh] animate-fade-in place-items-center text-ink-2 [animation-delay:150ms] [animation-fill-mode:both]"
    >
      Loading...
    </p>
  );
}
