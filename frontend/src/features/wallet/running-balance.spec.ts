import { expect, it } from 'vitest';
import { runningBalances } from './running-balance';

it('goes back from the balance of now, movement by movement', () => {
  expect(runningBalances(12_000, [-3_000, 5_000, 10_000])).toEqual([12_000, 15_000, 10_000]);
  expect(runningBalances(0, [])).toEqual([]);
});
