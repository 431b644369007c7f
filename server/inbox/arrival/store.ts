import type pg from "pg";
import { databaseIsAway } from "../../http/errors";
import { type Arrived, insertEmails, type Kept } from "./queries";
import { together } from "./together";

/** A burst is as many at once as a provider has connections; each size has a statement of its own. */
const MOST = 20;
/** Bytes. What practitioners forward is a tenth of it; with a picture in it an email goes by itself. */
const SMALL = 64 * 1024;

export type StoreEmail = (email: Arrived) => Promise<Kept>;

/** Stores emails that arrive together in one commit. Resolves after it. */
export const createStore = (pool: pg.Pool): StoreEmail =>
  together({
    write: (emails: Arrived[]) => insertEmails(pool, emails),
    most: MOST,
    isSmall: ({ raw }) => raw.length <= SMALL,
    isEverybodys: databaseIsAway,
  });
