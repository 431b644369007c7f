/** SPEC.md section 5, in its order: an earlier term wins over a later one. */
const TERMS = {
  firstName: ["first name", "given name", "firstname", "givenname"],
  lastName: ["last name", "family name", "surname", "lastname", "familyname"],
  fullName: ["name", "full name", "fullname"],
  phone: ["phone 1 - value", "phone 2 - value", "mobile phone", "phone", "mobile", "cell", "telephone"],
  email: ["e-mail 1 - value", "email 1 - value", "e-mail 2 - value", "email", "e-mail", "mail"],
} as const;

/**
 * Headers that hold a term but not the thing: "Phonetic First Name" is no phone and "Phone 1 - Type" no number. They
 * come after all others, and never stand in for an empty cell.
 */
const DECOYS: Record<keyof typeof TERMS, RegExp> = {
  firstName: /phonetic|yomi/,
  lastName: /phonetic|yomi/,
  fullName: /phonetic|yomi|company|business|organi[sz]ation|nick|middle|additional|prefix|suffix|file|user|display/,
  phone: /phonetic|type|label|assistant|company|fax|pager|tty|cancel|miscell/,
  email: /type|label|display|mailing|street|city|state|country|zip|postal/,
};

export interface Columns {
  firstName: number | undefined;
  lastName: number | undefined;
  /** Used when the first or the last name has no column of its own. */
  fullName: number | undefined;
  /** The chosen column first, then those that fill in where its cell is empty. */
  phone: number[];
  email: number[];
}

export function findColumns(headers: string[]): Columns {
  const [firstName] = matches(headers, "firstName");
  const [lastName] = matches(headers, "lastName");
  const split = firstName !== undefined && lastName !== undefined;
  return {
    firstName: split ? firstName : undefined,
    lastName: split ? lastName : undefined,
    fullName: split ? undefined : matches(headers, "fullName")[0],
    phone: withFallbacks(headers, "phone"),
    email: withFallbacks(headers, "email"),
  };
}

/** Words for the columns that are not there: "name, phone". */
export function missingColumns({ firstName, fullName, phone, email }: Columns): string[] {
  return [
    firstName === undefined && fullName === undefined ? "name" : "",
    phone.length === 0 ? "phone" : "",
    email.length === 0 ? "email" : "",
  ].filter(Boolean);
}

/** Term by term; within a term an equal header before a containing one, then the leftmost. */
function matches(headers: string[], field: keyof typeof TERMS): number[] {
  const names = headers.map((header, index) => ({ name: header.trim().toLowerCase(), index }));
  const ranked = TERMS[field].flatMap((term) => [
    ...names.filter(({ name }) => name === term),
    ...names.filter(({ name }) => name.includes(term)),
  ]);
  const real = ranked.filter(({ name }) => !DECOYS[field].test(name));
  return [...new Set([...real, ...ranked].map(({ index }) => index))];
}

function withFallbacks(headers: string[], field: "phone" | "email"): number[] {
  const [chosen, ...others] = matches(headers, field);
  if (chosen === undefined) return [];
  return [chosen, ...others.filter((index) => !DECOYS[field].test(headers[index]!.toLowerCase()))];
}
