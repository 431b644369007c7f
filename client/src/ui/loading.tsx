/** Shown while it is not known yet what to show. */
export function Loading() {
  return (
    <p role="status" className="grid min-h-[60dvh] place-items-center text-ink-2">
      Loading...
    </p>
  );
}
