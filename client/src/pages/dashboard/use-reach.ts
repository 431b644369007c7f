import { UNLIMITED } from "../../../../shared/constants";
import { useApi } from "../../use-api";

/** How many clients a send by the saved method would tell, and what it costs of the month, in words. */
export function useReach(): { told: number; words: string } | undefined {
  const audience = useApi("GET /api/notifications/audience").data;
  const method = useApi("GET /api/settings").data?.notificationMethod;
  if (!audience || !method) return undefined;
  const clients = audience.clients[method];
  return { told: toldOf(clients, audience.remaining), words: costWords(clients, audience.remaining) };
}

export const toldOf = (clients: number, remaining: number) =>
  remaining === UNLIMITED ? clients : Math.min(clients, remaining);

export function costWords(clients: number, remaining: number): string {
  if (clients === 0) return "Nobody on your waitlist can be told by your method.";
  if (remaining === UNLIMITED) return `Tells ${people(clients)}.`;
  if (remaining === 0) return "Nothing is left of this month's limit.";
  if (remaining < clients) return `${remaining} of ${people(clients)} will be told: that is what is left this month`;
  return `Uses ${clients} of the ${remaining} left this month`;
}

export const people = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "client" : "clients"}`;
