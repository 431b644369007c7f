import { UNLIMITED } from "../../../../shared/constants";
import { useApi } from "../../use-api";

export interface Reach {
  /** How many clients a send would tell. */
  told: number;
  /** What it costs of the month. */
  words: string;
  waitlistIsEmpty: boolean;
  /** More than is left of the month: some of them, or all, would not be told. */
  isShort: boolean;
}

/** What so many openings cost that would each be offered to so many clients. No reach while it is not known. */
export function useReach(clients: number | null, openings = 1) {
  const audience = useApi("GET /api/notifications/audience");
  const known = audience.data && clients !== null ? reachOf(clients, audience.data, openings) : undefined;
  return { reach: known, failed: audience.isError, retry: audience.refetch, retrying: audience.isFetching };
}

function reachOf(clients: number, { remaining, waitlist }: { remaining: number; waitlist: number }, openings: number) {
  const wanted = clients * openings;
  const told = toldOf(wanted, remaining);
  const words = openings > 1 ? costOfSeveral(clients, openings, remaining) : costWords(clients, remaining);
  return { told: Math.min(told, clients), words, waitlistIsEmpty: waitlist === 0, isShort: told < wanted };
}

export const toldOf = (clients: number, remaining: number) =>
  remaining === UNLIMITED ? clients : Math.min(clients, remaining);

export function costWords(clients: number, remaining: number): string {
  if (clients === 0) return "Nobody on your waitlist can be told by your method.";
  if (remaining === UNLIMITED) return `Tells ${people(clients)}.`;
  if (remaining === 0) return "This month's notifications are used up.";
  if (remaining < clients) return `${remaining} of ${people(clients)} will be told: that is what is left this month`;
  return `Uses ${clients} of the ${remaining} left this month`;
}

function costOfSeveral(clients: number, openings: number, remaining: number): string {
  const wanted = clients * openings;
  if (wanted === 0 || remaining === 0) return costWords(wanted, remaining);
  if (remaining === UNLIMITED) return `Tells ${people(clients)} of ${openings} openings.`;
  if (remaining < wanted)
    return `${remaining} of ${wanted} notifications will be sent: that is what is left this month`;
  return costWords(wanted, remaining);
}

export const people = (count: number) => `${count.toLocaleString("en-US")} ${count === 1 ? "client" : "clients"}`;
