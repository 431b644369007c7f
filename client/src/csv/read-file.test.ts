import { describe, expect, test } from "vitest";
import { FileRefused, readContacts } from "./read-file";
import { skippedReport } from "./skipped-report";

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readContacts(bytes(text));
const ann = { firstName: "Ann", lastName: "Fairlow", phone: "(503) 555-0142", email: "ann@mail.example" };

const refusal = (data: Uint8Array) => {
  try {
    readContacts(data);
  } catch (error) {
    if (error instanceof FileRefused) return `${error.title} / ${error.message}`;
    throw error;
  }
  return "accepted";
};

describe("exports as they are", () => {
  test("Google Contacts, today's headers [S5.39, S3.40]", () => {
    const headers =
      "First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value";
    const row =
      'Ann,,Fairlow,,,,,,,,,,,,"back pain\nprefers mornings",,* myContacts,* Home,ann@mail.example,Mobile,(503) 555-0142';
    expect(read(`${headers}\n${row}\n`)).toMatchObject({
      used: ["First Name", "Last Name", "Phone 1 - Value", "E-mail 1 - Value"],
      clients: [{ ...ann, line: 2 }],
    });
  });
  test("Google Contacts, the older headers, several numbers in one cell [S5.39]", () => {
    const headers =
      "Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Additional Name Yomi,Family Name Yomi,Name Prefix,Name Suffix,Initials,Nickname,Short Name,Maiden Name,Birthday,Gender,Location,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Name";
    const row =
      "Ann Fairlow,Ann,,Fairlow,,,,,,,,,,,,,,,* myContacts,* Home,ann@mail.example,Mobile,(503) 555-0142 ::: (503) 555-0143,Riverside";
    expect(read(`${headers}\r\n${row}\r\n`).clients).toEqual([{ ...ann, line: 2 }]);
  });
  test("Apple Contacts by way of Numbers [S5.40]", () => {
    const text =
      "First name;Last name;Mobile Phone;Home Phone;Home Email;Work Email\nAnn;Fairlow;(503) 555-0142;;ann@mail.example;\n";
    expect(read(text).clients).toEqual([{ ...ann, line: 2 }]);
  });
  test("Outlook, where a mobile number may be missing [S5.41, S5.55]", () => {
    const headers =
      '"Title","First Name","Middle Name","Last Name","Suffix","Given Yomi","Surname Yomi","Assistant\'s Phone","Business Fax","Business Phone","Home Phone","Mobile Phone","E-mail Address","E-mail Type","E-mail Display Name","E-mail 2 Address"';
    const row =
      '"","Ann","","Fairlow","","","","555-9","555-8","","(503) 555-0142","","ann@mail.example","SMTP","Ann F",""';
    expect(read(`${headers}\r\n${row}\r\n`).clients).toEqual([{ ...ann, line: 2 }]);
  });
});

describe("encodings", () => {
  const text = "Name;Phone;Email\r\nZoë Müller;0151 1;zoe@mail.example\r\n";
  const utf16 = (bigEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(2 + text.length * 2));
    for (const [at, letter] of [...`\ufeff${text}`].entries()) view.setUint16(at * 2, letter.charCodeAt(0), !bigEndian);
    return new Uint8Array(view.buffer);
  };
  test.each([
    ["UTF-8", bytes(text)],
    ["UTF-8 with BOM", bytes(`\ufeff${text}`)],
    ["UTF-16, little end first", utf16(false)],
    ["UTF-16, big end first", utf16(true)],
    ["windows-1252", Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))],
  ])("%s is read right [S5.39, S5.41]", (_name, data) => {
    expect(readContacts(data).clients[0]).toMatchObject({ firstName: "Zoë", lastName: "Müller" });
  });
  test('Excel\'s "sep=;" line is no header', () => {
    expect(readContacts(bytes(`sep=;\r\n${text}`)).clients[0]).toMatchObject({ firstName: "Zoë", line: 3 });
  });
});

describe("rows", () => {
  const headers = "First Name,Last Name,Phone,Email";
  test.each([
    [",Fairlow,555,a@b.example", "No first name"],
    ["Ann,,555,a@b.example", "No last name"],
    ["Ann,Fairlow,,a@b.example", "No phone number"],
    ["Ann,Fairlow,555,", "No email address"],
    ["Ann, ,,", "No last name, no phone number, no email address"],
  ])("%j is skipped: %s [S5.45, S5.46, S5.47, S5.48]", (row, reason) => {
    const file = read(`${headers}\n${row}\nDee,Castellane,555,d@b.example`);
    expect(file.skipped).toEqual([{ line: 2, reason }]);
    expect(file.clients).toHaveLength(1);
  });
  test("empty lines are skipped, values trimmed, lines counted over quoted line breaks [S5.53, S5.54]", () => {
    const file = read(`${headers},Notes\n\n Ann , Fairlow , 555 , a@b.example ,"one\ntwo"\n,,,,\nDee,,1,d@b.example,`);
    expect(file.rowCount).toBe(2);
    expect(file.clients).toEqual([
      { firstName: "Ann", lastName: "Fairlow", phone: "555", email: "a@b.example", line: 3 },
    ]);
    expect(file.skipped).toEqual([{ line: 6, reason: "No last name" }]);
  });
  test("a full name is split on its first space [S5.34, S5.35]", () => {
    expect(read("Name,Phone,Email\n Ana  María de la Cruz ,1,a@b.example").clients[0]).toMatchObject({
      firstName: "Ana",
      lastName: "María de la Cruz",
    });
  });
  test("a full name of one word has no last name [S5.36]", () => {
    expect(read("Name,Phone,Email\nCher,1,c@b.example\nAnn Fairlow,2,a@b.example").skipped).toEqual([
      { line: 2, reason: "No last name" },
    ]);
  });
  test("an empty phone or email cell gives way to the next matching column [S5.55]", () => {
    const file = read(
      "Name,Phone 1 - Type,Phone 1 - Value,Phone 2 - Value,Email,Work e-mail\nAnn Fairlow,Mobile,,(503) 555-0142,,ann@mail.example",
    );
    expect(file.clients).toEqual([{ ...ann, line: 2 }]);
  });
});

describe("a file is refused whole", () => {
  const invalid = "Invalid CSV / CSV file must have headers and at least one data row.";
  test.each([
    ["empty", ""],
    ["blank", "\n \n"],
    ["only headers", "Name,Phone,Email\n,,\n"],
  ])("when it is %s [S5.26]", (_what, text) => expect(refusal(bytes(text))).toBe(invalid));
  test.each([
    ["a spreadsheet under another name", Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)],
    ["a quote that never ends", bytes('Name,Phone,Email\n"Ann,1,a@b.example')],
    ["a vCard", bytes("BEGIN:VCARD\nFN:Ann Fairlow\nEND:VCARD")],
  ])("when it is %s [S8.34]", (_what, data) =>
    expect(refusal(data)).toBe(
      "CSV Parse Error / Failed to parse the CSV file. Please ensure it's a valid CSV format.",
    ),
  );
  test("when columns are missing, by name [S5.42, S5.43, S5.44]", () => {
    expect(refusal(bytes("Name,Town\nAnn Fairlow,Portland"))).toBe(
      "Columns Not Found / Could not detect phone, email columns. Please ensure your CSV has proper headers.",
    );
  });
  test("when no row is a client, with the number of rows that hold anything [S5.51, S5.52]", () => {
    expect(refusal(bytes("Name,Phone,Email\nCher,1,c@b.example\n\n,,\nAnn Fairlow,,\n"))).toBe(
      "No Valid Clients Found / Found 2 rows but none had all required fields (first name, last name, phone, email).",
    );
  });
  test("when it is larger than can be uploaded [S5.56]", () => {
    expect(refusal(new Uint8Array(5_000_001))).toContain("up to 5 MB");
    expect(refusal(bytes(`Name,Phone,Email\n${"Ann B,1,a@b.example\n".repeat(20_001)}`))).toContain("20,001 rows");
  });
});

test("the report of skipped rows opens in a spreadsheet and runs nothing [S5.49, S5.50]", () => {
  expect(
    skippedReport([
      { line: 6, reason: "No phone number" },
      { line: 7, reason: '=1+1 is "odd"' },
    ]),
  ).toBe('\ufeffLine,Reason\r\n6,No phone number\r\n7,"\'=1+1 is ""odd"""\r\n');
});
