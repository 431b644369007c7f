import type { Language } from "./language";

/** Made when some languages are first met together, in that order, and never again. */
export function byLanguages<T>(make: (languages: Language[]) => T): (languages: Language[]) => T {
  const made = new Map<string, T>();
  return (languages) => {
    const key = languages.map(({ code }) => code).join();
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(languages);
    made.set(key, fresh);
    return fresh;
  };
}
