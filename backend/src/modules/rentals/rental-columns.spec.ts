import { expect, it } from 'vitest';
import { rentalColumns } from './rental-columns.js';
import type { RentalView } from './rentals.schema.js';

it('a rental without a deposit has none that could be held', () => {
  const stateOf = (deposit: number) =>
    rentalColumns['État de la caution']?.({ deposit, deposit_status: 'held' } as RentalView);
  expect([stateOf(0), stateOf(5_000)]).toEqual(['Pas de caution', 'Retenue']);
});
