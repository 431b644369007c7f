import type { AccountId } from "../ids";

declare global {
  namespace Express {
    interface Request {
      /** The signed-in practitioner, put there by the session. */
      account?: { id: AccountId; isAdmin: boolean };
    }
  }
}
