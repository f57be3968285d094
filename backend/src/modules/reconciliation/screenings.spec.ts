import { expect, it } from 'vitest';
import { invariants } from './invariants.js';
import { screenings } from './screenings.js';

it('screens for invariants that there are', () => {
  const names = invariants(new Date()).map(({ name }) => name);
  for (const screening of screenings)
    expect(names).toEqual(expect.arrayContaining(screening.names));
});
