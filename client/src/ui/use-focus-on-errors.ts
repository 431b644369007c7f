import { type RefObject, useEffect } from "react";

/** After a try that left fields to mend, the focus goes to the first of them; the browser scrolls to it. */
export function useFocusOnErrors(form: RefObject<HTMLElement | null>, attempt: unknown) {
  useEffect(() => {
    if (attempt) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, attempt]);
}
