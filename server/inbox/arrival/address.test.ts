import { expect, test } from "vitest";
import { tokenOf } from "./address";

const ours = { localPart: "cancel", domain: "in.slotback.example" };

test.each([
  "cancel-r4v9tq2m@in.slotback.example",
  "cancel+r4v9tq2m@in.slotback.example",
  "cancel.r4v9tq2m@in.slotback.example",
  "Cancel-R4V9TQ2M@IN.Slotback.Example",
  "Lena <cancel-r4v9tq2m@in.slotback.example>",
])("%s is an inbound address [D34, D35, D36, D37]", (address) => expect(tokenOf(address, ours)).toBe("r4v9tq2m"));

test.each([
  "",
  "cancel@in.slotback.example",
  "cancel-@in.slotback.example",
  "cancelr4v9@in.slotback.example",
  "cancel-r4@other.example",
  "r4v9tq2m",
])("%j is none", (address) => expect(tokenOf(address, ours)).toBeNull());
