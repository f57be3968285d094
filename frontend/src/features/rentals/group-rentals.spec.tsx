import { aRental } from '@loka/client/testing';
import { describe, expect, it } from 'vitest';
import { groupRentals, needs } from './group-rentals';

const day = '2026-12-05';
const rental = (id: string, given: Parameters<typeof aRental>[0]) =>
  aRental({ actions: [], change: null, handover_code: null, ...given, id });

describe('what a rental needs', () => {
  it('of its renter: the return on the last day, and not before', () => {
    const under = { status: 'en cours', actions: ['declare-return'] } as const;
    const dates = { start_date: '2026-12-01', end_date: '2026-12-05' };
    const out = rental('a', { ...under, actions: [...under.actions], ...dates });
    expect(needs(out, 'renter', '2026-12-04')).toBe(false);
    expect(needs(out, 'renter', '2026-12-05')).toBe(true);
  });

  it('of its owner: an answer, and the handover from the first day', () => {
    expect(needs(rental('a', { actions: ['accept', 'refuse'] }), 'owner', day)).toBe(true);
    const accepted = rental('b', { actions: ['hand-over'], start_date: day });
    expect(needs(accepted, 'owner', '2026-12-04')).toBe(false);
    expect(needs(accepted, 'owner', day)).toBe(true);
  });

  it('is not what one may do besides', () => {
    expect(needs(rental('a', { actions: ['cancel', 'ask-extension'] }), 'renter', day)).toBe(false);
  });
});

it('lists first what needs one, then what is ahead, the next first, then the past', () => {
  const rentals = [
    rental('past', { status: 'terminée' }),
    rental('later', { status: 'acceptée', start_date: '2026-12-20' }),
    rental('soon', { status: 'en attente', start_date: '2026-12-08' }),
    rental('claimed', { status: 'terminée', actions: ['accept-claim'] }),
  ];
  const { due, ahead, past } = groupRentals(rentals, 'renter', day);
  expect([due, ahead, past].map((group) => group.map(({ id }) => id))).toEqual([
    ['claimed'],
    ['soon', 'later'],
    ['past'],
  ]);
});
