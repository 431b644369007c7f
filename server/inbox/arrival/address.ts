/**
 * The token of an inbound address: `cancel-<token>@in.example.com`. Mail tools write plus signs and dots where a
 * person would not, and any case. Null when the address is none of ours.
 */
export function tokenOf(address: string, { localPart, domain }: { localPart: string; domain: string }): string | null {
  const plain = address
    .trim()
    .replace(/^.*<|>.*$/g, "")
    .toLowerCase();
  const at = plain.lastIndexOf("@");
  if (plain.slice(at + 1) !== domain.toLowerCase()) return null;
  const local = plain.slice(0, at);
  const prefix = localPart.toLowerCase();
  if (!local.startsWith(prefix) || !/^[-+.]/.test(local.slice(prefix.length))) return null;
  return local.slice(prefix.length + 1) || null;
}
