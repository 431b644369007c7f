interface Named {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

/** First plus last name if both exist, else the part of the email before the @, else "User". */
export function displayName({ firstName, lastName, email }: Named): string {
  if (firstName && lastName) return `${firstName} ${lastName}`;
  return email?.split("@")[0] || "User";
}

/** First letters of first and last name, else the first letter of the email, else "U". Always upper case. */
export function initials({ firstName, lastName, email }: Named): string {
  const letters = firstName && lastName ? firstLetter(firstName) + firstLetter(lastName) : firstLetter(email ?? "");
  return letters.toUpperCase() || "U";
}

/** By code point: the first half of a surrogate pair is not a letter. */
const firstLetter = (text: string) => [...text][0] ?? "";
