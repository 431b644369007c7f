import type { Email } from "./open";

/** Who wrote the email, and who cancelled where that is not the same. Their words: in a direction of their own. */
export function Who({ from, client }: Pick<Email, "from" | "client">) {
  const other = client && !from?.toLowerCase().includes(client.toLowerCase()) ? client : null;
  if (!from && !other) return null;
  return (
    <p className="mt-0.5 text-small wrap-anywhere text-ink-2">
      {from && (
        <>
          From <bdi>{from}</bdi>
        </>
      )}
      {from && other && (
        <span aria-hidden className="mx-1.5">
          •
        </span>
      )}
      {other && (
        <>
          Client <bdi>{other}</bdi>
        </>
      )}
    </p>
  );
}
