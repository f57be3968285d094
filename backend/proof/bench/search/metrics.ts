import type { Grade } from './judged/judge.js';

/** What a grade is worth: one that is just right as much as seven that are better than nothing. */
const gain = (grade: Grade): number => 2 ** grade - 1;

/**
 * How good the first results are: the sum of their gains, each divided by the logarithm of its place, as
 * a share of what the best order would have.
 *
 * @param found the grades of the results, in their order
 * @param all the grades of all objects
 */
export function ndcg(found: readonly Grade[], all: readonly Grade[], length = 10): number {
  const best = dcg(
    [...all].sort((one, other) => other - one),
    length,
  );
  return best === 0 ? 0 : dcg(found, length) / best;
}

function dcg(grades: readonly Grade[], length: number): number {
  return grades
    .slice(0, length)
    .reduce<number>((sum, grade, place) => sum + gain(grade) / Math.log2(place + 2), 0);
}

/** Of the objects of grade 2 and 3 that the first results could hold, the share that they do. */
export function recall(found: readonly Grade[], all: readonly Grade[], length = 20): number {
  const isGood = (grade: Grade) => grade >= 2;
  const most = Math.min(all.filter(isGood).length, length);
  return most === 0 ? 0 : found.slice(0, length).filter(isGood).length / most;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
