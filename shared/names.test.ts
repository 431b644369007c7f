import { describe, expect, test } from "vitest";
import { displayName, initials } from "./names";

const ann = { firstName: "Ann", lastName: "Fairlow", email: "ann.f@mail.example" };
const nobody = { firstName: null, lastName: null, email: null };

describe("display name", () => {
  test("is first and last name when both are known [S3.3]", () => expect(displayName(ann)).toBe("Ann Fairlow"));
  test("is the email's local part when either name is missing [S3.4]", () => {
    expect(displayName({ ...ann, lastName: null })).toBe("ann.f");
    expect(displayName({ ...ann, firstName: "" })).toBe("ann.f");
  });
  test('is "User" when nothing is known [S3.5]', () => expect(displayName(nobody)).toBe("User"));
});

describe("initials", () => {
  test("are the first letters of both names, upper case [S3.6, S3.9]", () => {
    expect(initials({ ...ann, firstName: "ann", lastName: "fairlow" })).toBe("AF");
  });
  test("fall back to the email's first letter [S3.7]", () => expect(initials({ ...ann, lastName: "" })).toBe("A"));
  test('fall back to "U" [S3.8]', () => expect(initials(nobody)).toBe("U"));
  test("keep a letter outside the basic plane whole", () => {
    expect(initials({ ...ann, firstName: "𝒜nn" })).toBe("𝒜F");
  });
});
