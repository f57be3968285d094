import { aRental, aStaffRental } from '@loka/client/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stateOf } from '../../components/rental-status';
import { show } from '../../testing/render';
import { RentalProgress } from './rental-progress';

it('staff read where the money is, and each step with its sum', () => {
  show(<RentalProgress rental={aStaffRental()} />);
  expect(screen.getByText(/^Loka garde/)).toBeDefined();
  const steps = within(screen.getByRole('list', { name: 'Étapes' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '✓ Payée35 000 FCFA par vous',
    '→ Acceptée15 000 FCFA réservés',
  ]);
});

it.each([
  ['Terminée', {}],
  ['Non rendu', { return_status: 'missing' }],
  ['Contesté', { return_status: 'disputed' }],
  ['Contesté', { handover_status: 'disputed' }],
  ['En retard', { late: { days: 2, price_per_day: 5_000, fee: 10_000 } }],
] as const)('a case says that it is one: %s', (label, given) => {
  expect(stateOf(aRental({ status: 'terminée', ...given })).label).toBe(label);
});
