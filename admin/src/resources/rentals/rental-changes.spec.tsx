import { aRental } from '@loka/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Rental } from '../../api/types';
import { show } from '../../testing/render';
import { RentalChanges } from './rental-changes';

const waiting: NonNullable<Rental['change']> = {
  id: '0a000000-0000-4000-8000-000000000051',
  kind: 'shortening',
  status: 'requested',
  asked_by: 'owner',
  old_end_date: '2026-12-16',
  new_end_date: '2026-12-15',
  amount: 5_000,
  reason: '',
  asked_at: '2026-12-12T08:00:00.000Z',
  due_at: '2026-12-13T08:00:00.000Z',
  is_paused: false,
  supersedes: 0,
  actions: [],
};
const extended: Rental['changes'][number] = {
  ...waiting,
  id: '0a000000-0000-4000-8000-000000000050',
  kind: 'extension',
  status: 'done',
  old_end_date: '2026-12-13',
  new_end_date: '2026-12-16',
  amount: 15_000,
  due_at: null,
};

it('shows what a rental was changed by, and what waits with its deadline', () => {
  show(<RentalChanges rental={aRental({ change: waiting, changes: [extended] })} />);
  const texts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(texts.map((text) => text?.replace(/\s/g, ' '))).toEqual([
    'Fin le 16 déc. 2026 au lieu du 13 déc. 202615 000 FCFA en plus',
    'Fin le 15 déc. 2026 au lieu du 16 déc. 20265 000 FCFA en moinsRéponse avant le 13 déc. à 09:00',
  ]);
});

it('shows nothing of a rental that was never changed', () => {
  show(<RentalChanges rental={aRental()} />);
  expect(screen.queryByText('Changements de dates')).toBeNull();
});
