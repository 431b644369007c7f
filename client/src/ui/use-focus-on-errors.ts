import { type RefObject, useEffect } from "react";

/** After a try that left fields to mend, the first of them has the focus and stands in the middle of the window. */
export function useFocusOnErrors(form: RefObject<HTMLElement | null>, attempt: unknown) {
  useEffect(() => {
    const field = attempt ? form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') : null;
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [form, attempt]);
}
