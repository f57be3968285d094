import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, startOfDay } from '../../../kernel/day.js';
import type { Account, Posting } from '../../../kernel/posting.js';
import {
  answerDeadline,
  findMove,
  moves,
  possibleEvents,
  type RentalFacts,
  type RentalStatus,
  refundIfCancelled,
  refundPercent,
  statusOn,
} from './rental-lifecycle.js';

const policy = {
  requestTimeoutHours: 24,
  fullRefundHours: 48,
  partialRefundHours: 24,
  partialRefundPercent: 50,
};
const start = '2026-12-10';
const requestedAt = new Date('2026-12-01T08:00:00Z');
const hoursBefore = (hours: number) => new Date(startOfDay(start).getTime() - hours * 3_600_000);

function aRental(given: Partial<RentalFacts> = {}): RentalFacts {
  return {
    id: 'rental',
    renterId: 'renter',
    ownerId: 'owner',
    status: 'en_attente',
    period: { start, end: '2026-12-13' },
    rent: 15_001,
    deposit: 20_000,
    requestedAt,
    ...given,
  };
}

function gained(postings: Posting[], { kind, holder }: Account): number {
  const is = (account: Account) => account.kind === kind && account.holder === holder;
  return postings.reduce(
    (sum, { from, to, amount }) => sum + (is(to) ? amount : 0) - (is(from) ? amount : 0),
    0,
  );
}

describe('the status on a day', () => {
  it.each([
    ['2026-12-09', 'acceptee'],
    ['2026-12-10', 'en_cours'],
    ['2026-12-13', 'en_cours'],
    ['2026-12-14', 'terminee'],
  ])('of an accepted rental is, on %s, %s', (today, status) => {
    expect(statusOn(aRental({ status: 'acceptee' }), today)).toBe(status);
  });

  it('of a request, a refusal or a cancellation does not change with the calendar', () => {
    for (const status of ['en_attente', 'refusee', 'annulee'] as const) {
      expect(statusOn(aRental({ status }), '2027-01-01')).toBe(status);
    }
  });

  it('never goes back as days pass', () => {
    const order: RentalStatus[] = ['acceptee', 'en_cours', 'terminee'];
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (day, later) => {
        const on = (days: number) =>
          order.indexOf(statusOn(aRental({ status: 'acceptee' }), addDays('2026-12-01', days)));
        expect(on(day + later)).toBeGreaterThanOrEqual(on(day));
      }),
    );
  });
});

describe('a request', () => {
  it('waits 24 hours for an answer', () => {
    expect(answerDeadline(aRental(), policy)).toEqual(new Date('2026-12-02T08:00:00Z'));
  });

  it('is answered before its start day', () => {
    const rental = aRental({ requestedAt: new Date('2026-12-09T12:00:00Z') });
    expect(answerDeadline(rental, policy)).toEqual(startOfDay(start));
  });

  it('made on its start day may be answered until that day ends', () => {
    const rental = aRental({ requestedAt: new Date('2026-12-10T12:00:00Z') });
    expect(answerDeadline(rental, policy)).toEqual(startOfDay('2026-12-11'));
  });

  it('is accepted by its owner only, and in time', () => {
    const late = new Date('2026-12-03T00:00:00Z');
    expect(findMove(aRental(), 'accept', 'owner', requestedAt, policy)?.to).toBe('acceptee');
    expect(findMove(aRental(), 'accept', 'renter', requestedAt, policy)).toBeUndefined();
    expect(findMove(aRental(), 'accept', 'owner', late, policy)).toBeUndefined();
  });

  it('can be refused by the owner, withdrawn by the renter', () => {
    expect(possibleEvents(aRental(), 'owner', requestedAt, policy)).toEqual(['accept', 'refuse']);
    expect(possibleEvents(aRental(), 'renter', requestedAt, policy)).toEqual(['withdraw']);
  });
});

describe('the refund of a rental cancelled now', () => {
  const accepted = aRental({ status: 'acceptee' });

  it.each([
    ['a request', aRental(), 'renter', 'withdraw', 30, 100],
    ['a rental in time', accepted, 'renter', 'cancel', 48, 100],
    ['a rental late', accepted, 'renter', 'cancel', 30, 50],
    ['a rental too late', accepted, 'renter', 'cancel', 5, 0],
    ['a rental, by its owner,', accepted, 'owner', 'call-off', 5, 100],
  ] as const)(
    'of %s is what its transition pays',
    (_what, rental, party, event, hours, percent) => {
      const now = hoursBefore(hours);
      const refund = refundIfCancelled(rental, party, now, policy);
      const postings = findMove(rental, event, party, now, policy)?.money?.(rental, now, policy);
      expect(refund?.percent).toBe(percent);
      expect(refund?.total).toBe(gained(postings ?? [], { kind: 'wallet', holder: 'renter' }));
      expect(refund).toMatchObject({ deposit: rental.deposit });
      expect(refund?.total).toBe((refund?.rent ?? 0) + (refund?.deposit ?? 0));
    },
  );

  it('is nothing where cancelling is not possible', () => {
    expect(refundIfCancelled(aRental(), 'owner', requestedAt, policy)).toBeNull();
    expect(refundIfCancelled(accepted, 'renter', startOfDay(start), policy)).toBeNull();
  });
});

describe('a renter who cancels', () => {
  it.each([
    [72, 100],
    [48, 100],
    [47.9, 50],
    [24, 50],
    [23.9, 0],
  ])('%s h before the start gets %s %% of the rent', (hours, percent) => {
    expect(refundPercent(aRental(), hoursBefore(hours), policy)).toBe(percent);
  });

  it('always gets the deposit back, and the owner keeps the rest of the rent', () => {
    const accepted = aRental({ status: 'acceptee' });
    const now = hoursBefore(30);
    const postings = findMove(accepted, 'cancel', 'renter', now, policy)?.money?.(
      accepted,
      now,
      policy,
    );
    expect(gained(postings ?? [], { kind: 'wallet', holder: 'renter' })).toBe(7_500 + 20_000);
    expect(gained(postings ?? [], { kind: 'wallet', holder: 'owner' })).toBe(7_501);
    expect(gained(postings ?? [], { kind: 'earnings', holder: 'owner' })).toBe(-15_001);
  });

  it('can no longer do so once the rental has begun', () => {
    const accepted = aRental({ status: 'acceptee' });
    expect(possibleEvents(accepted, 'renter', startOfDay(start), policy)).toEqual([]);
  });
});

describe('an owner who calls an accepted rental off', () => {
  it('gives everything back', () => {
    const accepted = aRental({ status: 'acceptee' });
    const now = hoursBefore(1);
    const postings = findMove(accepted, 'call-off', 'owner', now, policy)?.money?.(
      accepted,
      now,
      policy,
    );
    expect(gained(postings ?? [], { kind: 'wallet', holder: 'renter' })).toBe(35_001);
  });
});

describe('every move', () => {
  const amounts = fc.integer({ min: 0, max: 5_000_000 });

  it('that ends a rental before it began leaves nothing behind', () => {
    fc.assert(
      fc.property(amounts, amounts, fc.integer({ min: 0, max: 200 }), (rent, deposit, hours) => {
        for (const move of moves.filter(({ to }) => to === 'annulee' || to === 'refusee')) {
          const rental = aRental({ status: move.from, rent, deposit });
          const postings = move.money?.(rental, hoursBefore(hours), policy) ?? [];
          const held = move.from === 'acceptee' ? 'earnings' : 'escrow';
          const holder = held === 'earnings' ? 'owner' : 'rental';
          expect(gained(postings, { kind: held, holder }) + rent).toBe(0);
          expect(gained(postings, { kind: 'security_deposit', holder: 'rental' }) + deposit).toBe(
            0,
          );
          const kept = gained(postings, { kind: 'wallet', holder: 'owner' });
          const refunded = gained(postings, { kind: 'wallet', holder: 'renter' });
          expect(kept + refunded).toBe(rent + deposit);
        }
      }),
    );
  });

  it('is reachable by exactly one party from one status', () => {
    const names = moves.map(({ event, from, by }) => `${event} ${from} ${by}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
