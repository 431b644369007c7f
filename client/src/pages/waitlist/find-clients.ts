interface Findable {
  firstName: string;
  lastName: string;
  /** E.164 */
  phone: string;
  email: string;
}

/** Every word must be found, in the name or the email; a number, however it is written, in the phone. */
export function findClients<C extends Findable>(clients: C[], query: string): C[] {
  const words = query.trim().toLowerCase();
  if (words === "") return clients;
  const digits = /^[\d\s()+.-]+$/.test(words) ? words.replace(/\D/g, "").replace(/^0+/, "") : "";
  const parts = words.split(/\s+/);
  return clients.filter(({ firstName, lastName, email, phone }) => {
    if (digits !== "" && phone.includes(digits)) return true;
    const text = `${firstName} ${lastName} ${email}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}
