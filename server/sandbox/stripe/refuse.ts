import type { Response } from "express";

export interface StripeError {
  type: "invalid_request_error" | "idempotency_error" | "card_error" | "api_error" | "rate_limit_error";
  message: string;
  code?: string;
  param?: string;
}

/** Stripe's error body. */
export const refuse = (res: Response, status: number, error: StripeError) => void res.status(status).json({ error });

export const missing = (res: Response, what: string, id: string) =>
  refuse(res, 404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${what}: '${id}'`,
    param: "id",
  });
