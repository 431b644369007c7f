import { expect, test } from "vitest";
import { planUpload } from "./plan-upload";

const ann = { firstName: "Ann", lastName: "Fairlow", phone: "503-555-0142", email: "Ann@mail.example", line: 2 };

test("numbers are read and shown as people of the country write them [P53]", () => {
  const [first] = planUpload([ann], "US", []).ready;
  expect(first).toMatchObject({ phone: "503-555-0142", phoneNational: "(503) 555-0142" });
  expect(planUpload([{ ...ann, phone: "+44 20 7946 0018" }], "US", []).ready[0]?.phoneNational).toBe(
    "+44 20 7946 0018",
  );
});

test("an impossible number is a skipped row with its line and reason [P56]", () => {
  expect(planUpload([{ ...ann, phone: "555-01", line: 11 }], "US", []).skipped).toEqual([
    { line: 11, reason: "“555-01” cannot be a phone number in the United States" },
  ]);
});

test("rows with a phone or an email that is on the list are counted as updates", () => {
  const dee = { ...ann, firstName: "Dee", phone: "503-555-0117", email: "dee@mail.example" };
  const grace = { ...ann, firstName: "Grace", phone: "503-555-0163", email: "grace@mail.example" };
  const known = [
    { phone: "+15035550142", email: "other@mail.example" },
    { phone: "+15035559999", email: "dee@mail.example" },
  ];
  expect(planUpload([ann, dee, grace], "US", known)).toMatchObject({ updates: 2, skipped: [] });
});
