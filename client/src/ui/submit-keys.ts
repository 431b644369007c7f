import type { KeyboardEvent } from "react";

/**
 * Enter in a field, and Ctrl or Cmd plus Enter anywhere, submit a form. A browser does the first by itself, but not
 * while the form's button is disabled: then the person would not hear what is missing.
 */
export const submitKeys = (submit: () => void) => (event: KeyboardEvent) => {
  const inField = event.target instanceof HTMLInputElement;
  if (event.key !== "Enter" || !(inField || event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  submit();
};
