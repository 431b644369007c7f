/**
 * The same value with every text in it as PostgreSQL can store it: without NUL, and without half of a character, which is
 * what is left where a text was cut. Anybody may send such an email; it is read like any other.
 */
export function storable<T>(value: T): T {
  if (typeof value === "string") return wellFormed(value.replaceAll("\u0000", "")) as T;
  if (Array.isArray(value)) return value.map(storable) as T;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, storable(one)])) as T;
}

const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const wellFormed = (text: string) => text.replace(halves, "\ufffd");
