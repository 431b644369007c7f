import fc from "fast-check";
import { expect, test } from "vitest";
import { marginOf, train } from "./svm";

const [sorry, cancelled, reminder, webinar] = [0, 1, 2, 3];
const examples = [
  { parts: [[cancelled], [sorry]], told: true },
  { parts: [[cancelled], []], told: true },
  { parts: [[], [reminder]], told: false },
  { parts: [[cancelled], [webinar]], told: false },
];

test("what was learned from lies on its side", () => {
  const model = train(examples, 4);
  for (const { parts, told } of examples) expect(marginOf(model, parts) > 0).toBe(told);
  expect(model.weights[webinar]).toBeLessThan(0);
});

test("the same examples give the same model", () => {
  expect(train(examples, 4)).toEqual(train(examples, 4));
});

test("whatever it learns from, every weight is a number", () => {
  const part = fc.uniqueArray(fc.nat(9), { maxLength: 6 });
  const example = fc.record({ parts: fc.tuple(part, part), told: fc.boolean() });
  fc.assert(
    fc.property(fc.array(example, { maxLength: 20 }), (some) => {
      const { weights, bias } = train(some, 10);
      expect([...weights, bias].every(Number.isFinite)).toBe(true);
    }),
  );
});
