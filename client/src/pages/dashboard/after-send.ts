import type { Load } from "../../api";

/** Everything that a send changes on screen. */
export const afterSend: Load[] = [
  "GET /api/parsed-cancellations",
  "GET /api/openings/:id/deliveries",
  "GET /api/dashboard/stats",
  "GET /api/subscription",
  "GET /api/notifications/audience",
];
