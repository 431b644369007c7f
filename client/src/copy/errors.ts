/** What any page may have to say. Words of one place stand in that place, since this is loaded with every page. */
export const errors = {
  title: "Error",
  loggedOut: { title: "Unauthorized", text: "You are logged out. Logging in again..." },
  unknown: "Something went wrong. Please try again.",
  load: "This could not be loaded. Check your connection and try again.",
  /** Where no title above it says what is missing. */
  loadOf: (what: string) => `${what} could not be loaded. Check your connection and try again.`,
  retry: "Try again",
  missing: { title: "Missing Information", text: "Please fill in all fields." },
};
