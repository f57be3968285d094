import { expect, it } from 'vitest';
import { overdueInvariants } from '../../src/modules/reconciliation/invariants/overdue.js';
import { workOfRentals } from './strikes.js';

it('strikes what workers do with requests, rentals, handovers, returns, objects and changes', () => {
  const now = new Date();
  const subjects = workOfRentals(now).map(({ name }) => name.split(' ')[1]);
  expect(new Set(subjects)).toEqual(
    new Set(['request', 'rental', 'handover', 'return', 'object', 'extension']),
  );
  const all = overdueInvariants(now).map(({ name }) => name);
  expect(all).toEqual(expect.arrayContaining(workOfRentals(now).map(({ name }) => name)));
});
