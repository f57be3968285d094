import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay } from '../../../kernel/day.js';
import type { Account, Posting } from '../../../kernel/posting.js';
import type { RentalFacts } from './rental-facts.js';
import { aRental, policy, requestedAt, start } from './rental-facts.testing.js';
import {
  findTransition,
  possibleEvents,
  refundIfCancelled,
  transitions,
} from './rental-lifecycle.js';
import { abandonedStatuses, isOneOf, type Party, type TransitionEvent } from './rental-status.js';

const hoursBefore = (hours: number) => new Date(startOfDay(start).getTime() - hours * 3_600_000);

function gained(postings: Posting[], { kind, holder }: Account): number {
  const is = (account: Account) => account.kind === kind && account.holder === holder;
  return postings.reduce(
    (sum, { from, to, amount }) => sum + (is(to) ? amount : 0) - (is(from) ? amount : 0),
    0,
  );
}

function postingsOf(rental: RentalFacts, event: TransitionEvent, by: Party, now: Date): Posting[] {
  const transition = findTransition(rental, event, by, now, policy);
  return transition?.posts?.postings(rental, now, policy) ?? [];
}

const accepted = aRental({ status: 'acceptee' });

describe('a request', () => {
  it('is accepted by its owner only, and in time', () => {
    const late = new Date('2026-12-03T00:00:00Z');
    const accept = (by: Party, now: Date) =>
      findTransition(aRental(), 'accept', by, now, policy)?.to.status;
    expect(accept('owner', requestedAt)).toBe('acceptee');
    expect(accept('renter', requestedAt)).toBeUndefined();
    expect(accept('owner', late)).toBeUndefined();
  });

  it('is answered until the millisecond before its deadline, and expires from the deadline on', () => {
    const deadline = new Date('2026-12-02T08:00:00.000Z');
    const before = new Date('2026-12-02T07:59:59.999Z');
    expect(possibleEvents(aRental(), 'owner', before, policy)).toEqual(['accept', 'refuse']);
    expect(possibleEvents(aRental(), 'system', before, policy)).not.toContain('expire');
    expect(possibleEvents(aRental(), 'owner', deadline, policy)).toEqual(['refuse']);
    expect(possibleEvents(aRental(), 'system', deadline, policy)).toContain('expire');
  });

  it('can be refused by the owner, cancelled by the renter', () => {
    expect(possibleEvents(aRental(), 'owner', requestedAt, policy)).toEqual(['accept', 'refuse']);
    expect(possibleEvents(aRental(), 'renter', requestedAt, policy)).toEqual(['cancel-request']);
  });
});

describe('the refund of a rental cancelled now', () => {
  it.each([
    ['a request', aRental(), 'renter', 'cancel-request', 30, 100],
    ['a rental in time', accepted, 'renter', 'cancel', 48, 100],
    ['a rental late', accepted, 'renter', 'cancel', 30, 50],
    ['a rental too late', accepted, 'renter', 'cancel', 5, 0],
    ['a rental, by its owner,', accepted, 'owner', 'cancel-by-owner', 5, 100],
  ] as const)(
    'of %s is what its transition pays',
    (_what, rental, party, event, hours, percent) => {
      const now = hoursBefore(hours);
      const refund = refundIfCancelled(rental, party, now, policy);
      const paid = gained(postingsOf(rental, event, party, now), {
        kind: 'wallet',
        holder: 'renter',
      });
      expect(refund).toMatchObject({ percent, securityDeposit: 20_000, total: paid });
      expect(refund?.rent).toBe(paid - 20_000);
    },
  );

  it('is nothing where cancelling is not possible', () => {
    expect(refundIfCancelled(aRental(), 'owner', requestedAt, policy)).toBeNull();
    expect(refundIfCancelled(accepted, 'renter', startOfDay(start), policy)).toBeNull();
  });
});

describe('a renter who cancels an accepted rental', () => {
  it('always gets the security deposit back, and the owner keeps the rest of the rent', () => {
    const postings = postingsOf(accepted, 'cancel', 'renter', hoursBefore(30));
    expect(gained(postings, { kind: 'wallet', holder: 'renter' })).toBe(7_500 + 20_000);
    expect(gained(postings, { kind: 'wallet', holder: 'owner' })).toBe(7_501);
    expect(gained(postings, { kind: 'earnings', holder: 'owner' })).toBe(-15_001);
  });

  it('can no longer do so once the rental has begun', () => {
    const begun = startOfDay(start);
    expect(findTransition(accepted, 'cancel', 'renter', begun, policy)).toBeUndefined();
  });
});

describe('an owner who cancels an accepted rental', () => {
  it('gives everything back', () => {
    const postings = postingsOf(accepted, 'cancel-by-owner', 'owner', hoursBefore(1));
    expect(gained(postings, { kind: 'wallet', holder: 'renter' })).toBe(35_001);
  });
});

describe('the return of an object', () => {
  const declaredAt = new Date('2026-12-11T10:00:00Z');
  const hoursLater = (hours: number) => new Date(declaredAt.getTime() + hours * 3_600_000);
  const lent = aRental({ status: 'en_cours' });

  it('is declared by the renter from the start day on, whether or not the night has passed', () => {
    expect(possibleEvents(lent, 'renter', declaredAt, policy)).toEqual(['declare-return']);
    expect(possibleEvents(accepted, 'renter', declaredAt, policy)).toEqual(['declare-return']);
    expect(possibleEvents(accepted, 'renter', hoursBefore(1), policy)).toEqual(['cancel']);
  });

  it('is confirmed by the owner, declared or not', () => {
    for (const returnStatus of ['none', 'declared'] as const) {
      const events = possibleEvents({ ...lent, returnStatus }, 'owner', declaredAt, policy);
      expect(events).toEqual(['confirm-return']);
    }
  });

  it('is settled when the owner has not answered for 48 hours', () => {
    const declared = { ...lent, returnStatus: 'declared', returnDeclaredAt: declaredAt } as const;
    const settle = (hours: number) =>
      findTransition(declared, 'settle-return', 'system', hoursLater(hours), policy)?.to;
    expect(settle(47)).toBeUndefined();
    expect(settle(48)).toEqual({ returnStatus: 'confirmed', securityDepositStatus: 'released' });
  });

  it('happens once', () => {
    const confirmed = { ...lent, returnStatus: 'confirmed' } as const;
    expect(possibleEvents(confirmed, 'owner', declaredAt, policy)).toEqual([]);
    expect(possibleEvents(confirmed, 'renter', declaredAt, policy)).toEqual([]);
  });
});

describe('every transition', () => {
  const amounts = fc.integer({ min: 0, max: 5_000_000 });
  const abandoning = transitions.filter(
    ({ to }) => to.status && isOneOf(abandonedStatuses, to.status),
  );

  it('that ends a rental before it began leaves nothing behind', () => {
    fc.assert(
      fc.property(
        amounts,
        amounts,
        fc.integer({ min: 0, max: 200 }),
        (rent, securityDeposit, hours) => {
          for (const { from, posts } of abandoning) {
            const status = 'status' in from ? from.status[0] : undefined;
            const rental = aRental({ ...(status && { status }), rent, securityDeposit });
            const postings = posts?.postings(rental, hoursBefore(hours), policy) ?? [];
            const held = status === 'acceptee' ? 'earnings' : 'escrow';
            const holder = held === 'earnings' ? 'owner' : 'rental';
            expect(gained(postings, { kind: held, holder }) + rent).toBe(0);
            const deposited = gained(postings, { kind: 'security_deposit', holder: 'rental' });
            expect(deposited + securityDeposit).toBe(0);
            const kept = gained(postings, { kind: 'wallet', holder: 'owner' });
            const refunded = gained(postings, { kind: 'wallet', holder: 'renter' });
            expect(kept + refunded).toBe(rent + securityDeposit);
          }
        },
      ),
    );
  });

  it('that returns the security deposit says so, and no other', () => {
    for (const { event, to, posts } of transitions) {
      const postings = posts?.postings(aRental(), requestedAt, policy) ?? [];
      const returned = gained(postings, { kind: 'security_deposit', holder: 'rental' }) < 0;
      expect([event, to.securityDepositStatus]).toEqual([event, returned ? 'released' : undefined]);
    }
  });

  it('is caused by one party, by one event', () => {
    expect(new Set(transitions.map(({ event }) => event)).size).toBe(transitions.length);
  });
});
