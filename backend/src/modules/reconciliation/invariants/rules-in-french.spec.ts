import { expect, it } from 'vitest';
import { invariants } from '../invariants.js';
import { ruleInFrench } from './rules-in-french.js';

const names = invariants(new Date()).map(({ name }) => name);

it.each(names)('has words for: %s', (name) => {
  expect(ruleInFrench(name)).not.toBe(name);
});

it('names each rule differently, and one that there is no more by its own name', () => {
  expect(new Set(names.map(ruleInFrench)).size).toBe(names.length);
  expect(ruleInFrench('no rule')).toBe('no rule');
});
