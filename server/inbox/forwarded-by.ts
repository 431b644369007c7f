const address = /[\w.+'-]{1,64}@[\w-]+(?:\.[\w-]+)+/;
/** Gmail's rule sends as `owner+caf_=to=domain@gmail.com`. */
const envelope = /([\w.+'-]+?)\+caf_=[^@\s<>]*@([\w-]+(?:\.[\w-]+)+)/;

/**
 * The mailbox whose own rule sent this email on: proof that it may. Null for one that a person forwarded by hand, and for
 * what was sent here directly.
 */
export function forwardedBy(headers: Map<string, string>): string | null {
  const named = address.exec(headers.get("x-forwarded-for") ?? "")?.[0];
  const [, local, domain] = envelope.exec(headers.get("return-path") ?? "") ?? [];
  return (named ?? (local && `${local}@${domain}`))?.toLowerCase() ?? null;
}
