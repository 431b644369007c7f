import fc from "fast-check";
import type { z } from "zod";

const LONE = "\ud83d";
const NUL = "\u0000";

/** Texts that have broken programs before. */
const awkward = [
  "",
  " ",
  NUL,
  `a${NUL}b`,
  `a${LONE}b`,
  "\u202Egnp.exe",
  "line\r\nBcc: eve@mail.example",
  "__proto__",
  "constructor",
  "toString",
  "' or 1=1; drop table accounts; --",
  "<script>alert(1)</script>",
  "=1+1",
  "../../etc/passwd",
  "%00%ff",
  "[FIRST_NAME] [TIME]",
  "9".repeat(400),
  "x".repeat(100_000),
  "\u0301".repeat(5_000),
];

const text = fc.oneof(fc.constantFrom(...awkward), fc.string({ unit: "binary", maxLength: 60 }), fc.lorem());

/** Anything JSON can say, and what some parsers stumble over. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  text,
  fc.constantFrom(null, [], {}, true, -1, 1e308, 2 ** 53, 0.1),
  fc.constant(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}')),
  fc.constant(nested(2_000)),
);

function nested(depth: number) {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

/** Values in the schema's form, so that they come past the first check; now and then a field is junk. */
export const nearly = (schema: z.ZodType) => valuesOf(schema, 1);

function valuesOf(schema: z.ZodType, junkShare: number): fc.Arbitrary<unknown> {
  // biome-ignore lint/suspicious/noExplicitAny: the definition differs from type to type
  const def = schema.def as any;
  const inner = (each: z.ZodType) => valuesOf(each, junkShare);
  const form = formOf();
  return junkShare === 0 ? form : fc.oneof({ weight: 12, arbitrary: form }, { weight: junkShare, arbitrary: junk });

  function formOf(): fc.Arbitrary<unknown> {
    switch (def.type) {
      case "object":
        return fc.record(
          Object.fromEntries(Object.entries<z.ZodType>(def.shape).map(([name, each]) => [name, inner(each)])),
          // A field is missing now and then; always missing would never come past the check.
          { noNullPrototype: false },
        );
      case "string":
        return stringOf(def.format ?? formatsOf(def.checks));
      case "enum":
        return fc.constantFrom(...Object.values(def.entries));
      case "literal":
        return fc.constantFrom(...def.values);
      case "boolean":
        return fc.boolean();
      case "number":
        return fc.oneof(fc.nat(100_000), fc.integer(), fc.double());
      case "array":
        return fc.array(inner(def.element), { maxLength: 5 });
      case "optional":
      case "nullable":
        return fc.option(inner(def.innerType), { nil: undefined });
      case "union":
        return fc.oneof(...def.options.map(inner));
      case "pipe":
        return inner(def.in.def.type === "transform" ? def.out : def.in);
      default:
        return junk;
    }
  }
}

const formatsOf = (checks: { def?: { format?: string } }[] = []) =>
  checks.map((check) => (check as { _zod: { def: { format?: string } } })._zod.def.format).find(Boolean);

function stringOf(format: string | undefined): fc.Arbitrary<string> {
  if (format === "uuid" || format === "guid") return fc.uuid();
  if (format === "url") return fc.webUrl();
  if (format === "date") return fc.constantFrom("2027-03-09", "0000-01-01", "9999-12-31", "2024-02-29");
  if (format === "datetime") return fc.constantFrom("2026-03-01T12:00:00Z", "9999-12-31T23:59:59-14:00");
  return fc.oneof(
    text,
    fc.constantFrom("Ann", "+1 503 555 0110", "5035550111", "ann@mail.example", "US", "Europe/Zurich", "15:30"),
  );
}
