import { expect, it } from 'vitest';
import { amountProblem } from './amount-problem';

const limits = { least: 100, most: 500_000 };
const problem = (amount: number, of: typeof limits | undefined = limits) =>
  amountProblem(amount, of, 'trop')?.replaceAll('\u00a0', ' ');

it('asks for an amount when nothing is typed', () => {
  expect(problem(0)).toBe('Indiquez un montant.');
});

it('takes what the operator moves at once, both ends included, and nothing else', () => {
  expect(problem(99)).toBe('Le minimum est de 100 FCFA.');
  expect(problem(100)).toBeUndefined();
  expect(problem(500_000)).toBeUndefined();
  expect(problem(500_001)).toBe('trop');
});

it('leaves the limits to the server while they are not known', () => {
  expect(amountProblem(50, undefined, 'trop')).toBeUndefined();
});
