import { expect, test } from "vitest";
import { tokenOf } from "./address";

const ours = { localPart: "cancel", domain: "in.slotback.example" };

test.each([
  ["cancel-r4v9tq2m@in.slotback.example", "D34"],
  ["cancel+r4v9tq2m@in.slotback.example", "D35"],
  ["cancel.r4v9tq2m@in.slotback.example", "D36"],
  ["Cancel-R4V9TQ2M@IN.Slotback.Example", "D37"],
  ["Lena <cancel-r4v9tq2m@in.slotback.example>", "D37"],
])("%s is an inbound address [%s]", (address) => expect(tokenOf(address, ours)).toBe("r4v9tq2m"));

test.each([
  "",
  "cancel@in.slotback.example",
  "cancel-@in.slotback.example",
  "cancelr4v9@in.slotback.example",
  "cancel-r4@other.example",
  "r4v9tq2m",
])("%j is none", (address) => expect(tokenOf(address, ours)).toBeNull());
