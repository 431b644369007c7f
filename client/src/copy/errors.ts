export const errors = {
  title: "Error",
  loggedOut: { title: "Unauthorized", text: "You are logged out. Logging in again..." },
  unknown: "Something went wrong. Please try again.",
  load: "This could not be loaded. Check your connection and try again.",
  draw: "This page could not be shown. Try again, or go to another page.",
  retry: "Try again",
  missing: { title: "Missing Information", text: "Please fill in all fields." },
  copyByHand: {
    title: "Copy it by hand",
    text: "Your browser did not allow copying. The text is selected: press Ctrl+C or Cmd+C.",
  },
};
