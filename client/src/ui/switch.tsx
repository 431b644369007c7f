import type { InputHTMLAttributes } from "react";

/** On or off at once. Needs a label: a `<label>` around it, `aria-label` or `aria-labelledby`. */
export function Switch(input: Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "className">) {
  // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
  return <input {...input} type="checkbox" role="switch" className="switch" />;
}
