import { randomBytes } from "node:crypto";

/** Stripe's objects as of API version 2026-10-28.endive, with the fields that its SDK's users read. Times are seconds. */
export const API_VERSION = "2026-10-28.endive";

export type Metadata = Record<string, string>;

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`;

export const list = <T>(url: string, data: T[], hasMore = false) => ({ object: "list", data, has_more: hasMore, url });

export interface Plan {
  priceId: string;
  productId: string;
  amountCents: number;
}

export const priceOf = ({ priceId, productId, amountCents }: Plan) => ({
  id: priceId,
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created: 0,
  currency: "usd",
  livemode: false,
  lookup_key: "professional_monthly",
  metadata: {},
  nickname: "Professional",
  product: productId,
  recurring: { interval: "month", interval_count: 1, meter: null, usage_type: "licensed" },
  tax_behavior: "unspecified",
  type: "recurring",
  unit_amount: amountCents,
  unit_amount_decimal: String(amountCents),
});

export interface Customer {
  id: string;
  object: "customer";
  created: number;
  email: string | null;
  name: string | null;
  metadata: Metadata;
  livemode: false;
  deleted?: boolean;
  [field: string]: unknown;
}

export interface CheckoutSession {
  id: string;
  object: "checkout.session";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  mode: string;
  customer: string | null;
  customer_email: string | null;
  client_reference_id: string | null;
  subscription: string | null;
  invoice: string | null;
  success_url: string;
  cancel_url: string | null;
  /** Not Stripe's: what the subscription will carry once it is paid. */
  subscription_metadata: Metadata;
  metadata: Metadata;
  url: string | null;
  created: number;
  expires_at: number;
  [field: string]: unknown;
}

export interface PortalSession {
  id: string;
  object: "billing_portal.session";
  customer: string;
  return_url: string | null;
  url: string;
  created: number;
  [field: string]: unknown;
}
