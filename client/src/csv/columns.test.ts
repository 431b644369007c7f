import { describe, expect, test } from "vitest";
import { findColumns, missingColumns } from "./columns";

const named = (headers: string[]) => {
  const { firstName, lastName, fullName, phone, email } = findColumns(headers);
  const at = (index: number | undefined) => (index === undefined ? undefined : headers[index]);
  return { first: at(firstName), last: at(lastName), full: at(fullName), phone: at(phone[0]), email: at(email[0]) };
};
const rest = ["Phone", "Email"];

describe("columns", () => {
  test.each(["First Name", "GIVEN NAME", "firstname", "GivenName", "Client first name"])(
    "%j is the first name [S5.27, S5.28, S5.30]",
    (header) => expect(named([header, "Last Name", ...rest]).first).toBe(header),
  );
  test.each(["Last Name", "Family Name", "SURNAME", "lastname", "FamilyName"])(
    "%j is the last name [S5.27, S5.28, S5.31]",
    (header) => expect(named(["First Name", header, ...rest]).last).toBe(header),
  );
  test.each(["Name", "Full Name", "FULLNAME", "Client name"])("%j is the full name [S5.27, S5.28, S5.32]", (header) =>
    expect(named([header, ...rest])).toMatchObject({ full: header, first: undefined, last: undefined }),
  );
  test("the full name is only used when first or last name has no column [S5.33]", () => {
    expect(named(["Name", "First Name", "Last Name", ...rest]).full).toBeUndefined();
    expect(named(["Name", "First Name", ...rest])).toMatchObject({ full: "Name", first: undefined });
    expect(named(["First Name", ...rest]).full).toBe("First Name");
  });
  test.each([
    "Phone 1 - Value",
    "Phone 2 - Value",
    "Mobile Phone",
    "Phone",
    "Mobile",
    "Cell",
    "Telephone",
    "Work phone",
  ])("%j is the phone [S5.27, S5.28, S5.37]", (header) => expect(named(["Name", header, "Email"]).phone).toBe(header));
  test.each(["E-mail 1 - Value", "Email 1 - Value", "E-mail 2 - Value", "Email", "E-mail", "Mail", "E-mail Address"])(
    "%j is the email [S5.27, S5.28, S5.38]",
    (header) => expect(named(["Name", "Phone", header]).email).toBe(header),
  );
});

describe("among several matches", () => {
  test("the term listed first wins, wherever it stands [S5.29]", () => {
    expect(named(["Name", "Telephone", "Mobile Phone", "Phone 2 - Value", "Phone 1 - Value", "Email"]).phone).toBe(
      "Phone 1 - Value",
    );
  });
  test("an equal header wins over one that contains the term, then the leftmost [S5.29]", () => {
    expect(named(["Name", "Home Phone", "Phone", "Email"]).phone).toBe("Phone");
    expect(named(["Name", "Home Phone", "Work Phone", "Email"]).phone).toBe("Home Phone");
  });
  test('"Phonetic First Name" is neither phone nor first name when better ones exist [S5.29]', () => {
    const headers = ["Phonetic First Name", "First Name", "Last Name", "Telephone", "Email"];
    expect(named(headers)).toMatchObject({ first: "First Name", phone: "Telephone" });
  });
  test("a company, a label or an address to write letters to is not taken for the person's [S5.29]", () => {
    expect(named(["Company Name", "Client Name", "Phone", "Email"]).full).toBe("Client Name");
    expect(named(["Name", "Phone", "Mailing Street", "My mail"]).email).toBe("My mail");
    expect(named(["Name", "Phone 1 - Type", "Home Phone", "Email"]).phone).toBe("Home Phone");
  });
});

test("only the missing columns are named, as name, phone and email [S5.42, S5.43, S5.44]", () => {
  expect(missingColumns(findColumns(["Name", "Phone", "Email"]))).toEqual([]);
  expect(missingColumns(findColumns(["Name", "Town"]))).toEqual(["phone", "email"]);
  expect(missingColumns(findColumns(["Town"])).join(", ")).toBe("name, phone, email");
});
