import { expect, test } from "vitest";
import { findClients } from "./find-clients";

const ann = { firstName: "Ann", lastName: "Fairlow", phone: "+15035550142", email: "ann.f@mail.example" };
const zoe = { firstName: "Zoë", lastName: "Müller", phone: "+4915112345678", email: "zoe@post.example" };
const found = (query: string) => findClients([ann, zoe], query).map(({ firstName }) => firstName);

test.each([
  ["", ["Ann", "Zoë"]],
  ["ann fair", ["Ann"]],
  ["FAIRLOW", ["Ann"]],
  ["müller", ["Zoë"]],
  ["post.example", ["Zoë"]],
  ["(503) 555-01", ["Ann"]],
  ["0151 123", ["Zoë"]],
  ["nobody", []],
])("a search for %j finds %j", (query, names) => expect(found(query)).toEqual(names));
