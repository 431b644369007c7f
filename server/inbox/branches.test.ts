import fc from "fast-check";
import { expect, test } from "vitest";
import { Branches } from "./branches";

test("finds every path again, and none that was not grown", () => {
  const paths = fc.array(fc.array(fc.nat(0xffff), { minLength: 1, maxLength: 6 }), { maxLength: 60 });
  fc.assert(
    fc.property(paths, paths, (grown, others) => {
      const branches = new Branches();
      const walk = (path: number[]) => path.reduce((at, step) => (at < 0 ? at : branches.behind(at, step) || -1), 0);
      const ends = grown.map((path) => path.reduce((at, step) => branches.grow(at, step), 0));
      expect(grown.map(walk)).toEqual(ends);
      const known = new Set(grown.flatMap((path) => path.map((_, i) => path.slice(0, i + 1).join())));
      for (const path of others) expect(walk(path) > 0).toBe(known.has(path.join()));
    }),
  );
});

test("grows beyond its first places", () => {
  const branches = new Branches();
  const steps = Array.from({ length: 5_000 }, (_, i) => i);
  const grown = steps.map((step) => branches.grow(0, step));
  expect(new Set(grown).size).toBe(steps.length);
  expect(steps.map((step) => branches.behind(0, step))).toEqual(grown);
  expect(branches.behind(0, steps.length)).toBe(0);
});
