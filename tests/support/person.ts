/** Somebody to put on a waitlist. `n`: two digits, for a number of her own. */
export const person = (firstName: string, n: number) => ({
  firstName,
  lastName: "Fairlow",
  phone: `+150355501${n}`,
  email: `${firstName.toLowerCase()}@mail.example`,
});
