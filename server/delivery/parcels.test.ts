import { expect, test } from "vitest";
import type { AccountId, MessageId } from "../ids";
import type { Claimed } from "./claim-queries";
import { parcelsOf } from "./parcels";

const message = (accountId: string, recipient: string): Claimed => ({
  id: `${accountId} ${recipient}` as MessageId,
  accountId: accountId as AccountId,
  recipient,
  body: "",
  attempt: 1,
  begunAt: null,
  validitySeconds: 60,
  envelope: null,
});
const sizes = (claimed: Claimed[], most: number) => parcelsOf(claimed, most).map(({ length }) => length);

test("texts travel alone", () => {
  expect(sizes([message("a", "1"), message("a", "2")], 1)).toEqual([1, 1]);
});

test("emails of one practitioner share a call, those of two never do", () => {
  expect(sizes([message("a", "1"), message("b", "1"), message("a", "2"), message("b", "2")], 10)).toEqual([2, 2]);
});

test("no address stands twice in one call", () => {
  expect(sizes([message("a", "1"), message("a", "1"), message("a", "2")], 10)).toEqual([2, 1]);
});

test("a call has its bound", () => {
  expect(sizes([message("a", "1"), message("a", "2"), message("a", "3")], 2)).toEqual([2, 1]);
});
