/** What is known of an email, as the numbers of the features that each part of it has, and whether somebody was to be told. */
export interface Example {
  parts: number[][];
  told: boolean;
}

/** By the number of a feature, how much it speaks for telling somebody. */
export interface Model {
  weights: Float64Array;
  bias: number;
}

/** What an example on the wrong side costs beside large weights. Between 0.2 and 1 it hardly mattered to emails not trained on. */
const COST = 0.5;
/** After thirty the weights hardly move. */
const ROUNDS = 30;

/** Of few words each tells less: three words of a note, or "See the app for details.", are no text. */
const FEW = 30;

/** By what the weights of a part are divided: a long one counts no more than a short one. */
export const lengthOf = (features: number) => Math.sqrt(Math.max(features, FEW));

/** On which side an email lies, and how far from the border: 1 is where those trained on should lie at least. */
export const marginOf = ({ weights, bias }: Model, parts: number[][]) =>
  parts.reduce(
    (sum, part) => sum + part.reduce((own, i) => own + (weights[i] as number), 0) / lengthOf(part.length),
    bias,
  );

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent: Hsieh et al., "A Dual Coordinate Descent
 * Method for Large-scale Linear SVM" (2008), algorithm 1. The same examples in the same order give the same model.
 */
export function train(examples: Example[], features: number): Model {
  const model: Model = { weights: new Float64Array(features), bias: 0 };
  const alphas = new Float64Array(examples.length);
  const diagonal = 1 / (2 * COST);
  for (let round = 0; round < ROUNDS; round++) {
    for (const i of shuffled(examples.length, round)) {
      const { parts, told } = examples[i] as Example;
      const side = told ? 1 : -1;
      const alpha = alphas[i] as number;
      const gradient = side * marginOf(model, parts) - 1 + diagonal * alpha;
      const squared = parts.reduce((sum, part) => sum + part.length / lengthOf(part.length) ** 2, 1);
      const next = Math.max(0, alpha - gradient / (squared + diagonal));
      alphas[i] = next;
      move(model, parts, side * (next - alpha));
    }
  }
  return model;
}

function move(model: Model, parts: number[][], step: number) {
  if (step === 0) return;
  model.bias += step;
  for (const part of parts) {
    const share = step / lengthOf(part.length);
    for (const i of part) model.weights[i] = (model.weights[i] as number) + share;
  }
}

/** The numbers below `size` in an order that only looks random (a linear congruential generator of 32 bits). */
function shuffled(size: number, seed: number): number[] {
  const order = Array.from({ length: size }, (_, i) => i);
  let state = seed + 1;
  for (let i = size - 1; i > 0; i--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    // The high bits: the low ones repeat soon.
    const j = Math.floor((state / 2 ** 32) * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
  return order;
}
