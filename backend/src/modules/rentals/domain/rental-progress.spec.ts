import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Posting } from '../../../kernel/posting.js';
import type { RentalFacts } from './rental-facts.js';
import { aRental, policy, requestedAt } from './rental-facts.testing.js';
import { changesOf, possibleEvents } from './rental-lifecycle.js';
import {
  mainEvent,
  type ProgressSurroundings,
  progressOf,
  type Situation,
} from './rental-progress.js';
import type { Party } from './rental-status.js';
import { transitions } from './rental-transitions.js';
import { hoursIn } from './rental-transitions.testing.js';

const nothing: ProgressSurroundings = {
  refunded: 0,
  wasAccepted: false,
  change: null,
  reviewUntil: null,
};

const [before, firstDay, lastDay, after] = [-24, 10, 80, 110].map(hoursIn) as [
  Date,
  Date,
  Date,
  Date,
];
const due = hoursIn(200);

const agreed = { status: 'acceptee' } as const;
const begun = { status: 'en_cours' } as const;
const lent = { ...begun, handoverStatus: 'done' } as const;
const over = { status: 'terminee', handoverStatus: 'done', returnDueAt: due } as const;
const claim = { ...over, claimedAmount: 9_000, returnedOn: '2026-12-13' } as const;

/** Where it stands, who acts next, and how much Loka, the renter and the owner have of 15 001 and 20 000 XAF. */
type Row = [Situation, Partial<RentalFacts>, Date, string | null, [number, number, number]];

const held: [number, number, number] = [35_001, 0, 0];
const lentMoney: [number, number, number] = [20_000, 0, 15_001];

const rows: Row[] = [
  ['requested', {}, before, 'owner', held],
  ['refused', { status: 'refusee' }, before, null, [0, 35_001, 0]],
  ['cancelled', { status: 'annulee' }, before, null, [0, 27_500, 7_501]],
  ['agreed', agreed, before, 'both', held],
  ['awaited', { ...begun, isDelayed: true }, firstDay, null, held],
  ['handover', { ...begun, handoverDueAt: due }, firstDay, 'both', held],
  ['handover', { ...agreed, handoverDueAt: due }, firstDay, 'both', held],
  [
    'not_received',
    { ...begun, handoverStatus: 'not_received', handoverDueAt: due },
    firstDay,
    'owner',
    held,
  ],
  [
    'renter_absent',
    { ...begun, handoverStatus: 'renter_absent', handoverDueAt: due },
    firstDay,
    'renter',
    held,
  ],
  ['handover_disputed', { ...begun, handoverStatus: 'disputed' }, firstDay, 'staff', held],
  ['lent', lent, firstDay, 'renter', lentMoney],
  ['lent', { ...begun, handoverStatus: 'assumed' }, firstDay, 'renter', lentMoney],
  ['due_back', lent, lastDay, 'renter', lentMoney],
  ['late', over, after, 'renter', lentMoney],
  ['declared', { ...over, returnStatus: 'declared' }, after, 'owner', lentMoney],
  ['returned', { ...over, returnStatus: 'confirmed' }, after, null, [0, 20_000, 15_001]],
  ['contested', { ...claim, returnStatus: 'contested' }, after, 'renter', lentMoney],
  [
    'countered',
    { ...claim, returnStatus: 'countered', offeredAmount: 2_000 },
    after,
    'owner',
    lentMoney,
  ],
  ['disputed', { ...claim, returnStatus: 'disputed' }, after, 'staff', lentMoney],
  ['missing', { ...over, returnStatus: 'missing' }, after, 'staff', lentMoney],
  [
    'settled',
    { ...claim, returnStatus: 'settled', ownerShare: 5_000 },
    after,
    null,
    [0, 15_000, 20_001],
  ],
];

describe('the progress of a rental', () => {
  it.each(rows)('is %s with the money in its place', (situation, given, now, nextBy, money) => {
    const refunded = given.status === 'annulee' ? 27_500 : 0;
    const progress = progressOf(aRental(given), { ...nothing, refunded }, now, policy);
    const { held: atLoka, renter, owner } = progress.money;
    expect([progress.situation, progress.nextBy, [atLoka, renter, owner]]).toEqual([
      situation,
      nextBy,
      money,
    ]);
  });

  it('names a deadline for the party who is asked, whenever silence decides', () => {
    for (const [situation, given, now] of rows) {
      const { nextUntil } = progressOf(aRental(given), nothing, now, policy);
      const isOpen = ['refused', 'cancelled', 'awaited', 'returned', 'settled'].includes(situation);
      const isStaffs = ['handover_disputed', 'disputed', 'missing'].includes(situation);
      expect([situation, nextUntil === null]).toEqual([situation, isOpen || isStaffs]);
    }
  });

  it('waits for the party who answers an extension, then for its payment', () => {
    const change = {
      kind: 'extension',
      status: 'requested',
      askedBy: 'renter',
      dueAt: due,
    } as const;
    const of = (one: ProgressSurroundings['change'], given: Partial<RentalFacts> = lent) =>
      progressOf(aRental(given), { ...nothing, change: one }, firstDay, policy);
    expect(of(change)).toMatchObject({ nextBy: 'owner', nextUntil: due });
    expect(of({ ...change, status: 'accepted' })).toMatchObject({
      nextBy: 'renter',
      nextUntil: due,
    });
    expect(of({ ...change, kind: 'shortening', askedBy: 'owner' }).nextBy).toBe('renter');
    expect(mainEvent(of(change), 'renter')).toBeUndefined();
    // On the day of the handover, that comes first.
    expect(of(change, { ...begun, handoverDueAt: due })).toMatchObject({
      nextBy: 'both',
      change: null,
    });
  });

  it('waits for a second person of staff once one has decided', () => {
    const rental = aRental({ ...claim, returnStatus: 'disputed' });
    const progress = progressOf(rental, { ...nothing, reviewUntil: due }, after, policy);
    expect(progress).toMatchObject({ isReviewed: true, nextBy: 'staff', nextUntil: due });
  });
});

describe('the timeline of a rental', () => {
  const timeline = (given: Partial<RentalFacts>, now: Date, more = {}) =>
    progressOf(aRental(given), { ...nothing, ...more }, now, policy).timeline.map(
      ({ step, state, amount }) => `${step} ${state} ${amount}`,
    );

  it('begins with what was paid, and has what is to come', () => {
    expect(timeline({}, before)).toEqual([
      'paid done 35001',
      'accepted now 15001',
      'handed_over ahead 15001',
      'given_back ahead 20000',
      'deposit_returned ahead 20000',
    ]);
  });

  it('is done to the end once the deposit is shared', () => {
    expect(timeline({ ...claim, returnStatus: 'settled', ownerShare: 5_000 }, after)).toEqual([
      'paid done 35001',
      'accepted done 15001',
      'handed_over done 15001',
      'given_back done 9000',
      'deposit_returned done 15000',
    ]);
  });

  it.each([5_000, 0])('keeps what the owner asks when the renter offers %i', (offeredAmount) => {
    const given = { ...claim, returnStatus: 'countered', offeredAmount } as const;
    expect(timeline(given, after)).toContain('given_back done 9000');
  });

  it('says that an object whose deposit was shared never came back', () => {
    const given = { ...over, returnStatus: 'settled', ownerShare: 20_000 } as const;
    expect(timeline(given, after)).toContain('given_back missed null');
  });

  it('ends where the rental ended', () => {
    expect(timeline({ status: 'refusee' }, before)).toEqual([
      'paid done 35001',
      'ended done 35001',
    ]);
    const cancelled = { wasAccepted: true, refunded: 27_500 };
    expect(timeline({ status: 'annulee' }, before, cancelled)).toEqual([
      'paid done 35001',
      'accepted done 15001',
      'ended done 27500',
    ]);
  });

  it('has no deposit that was not asked', () => {
    expect(timeline({ ...lent, securityDeposit: 0 }, firstDay)).toEqual([
      'paid done 15001',
      'accepted done 15001',
      'handed_over done 15001',
      'given_back now null',
    ]);
  });
});

const parties: Party[] = ['owner', 'renter', 'system', 'staff'];

/** A rental after some of the events that are possible, with all that they moved, and what could not be. */
function live(choices: readonly number[], given: Partial<RentalFacts>) {
  let rental = aRental(given);
  let now = requestedAt;
  let wasAccepted = false;
  const moved: Posting[] = [];
  const seen = [];
  for (const choice of choices) {
    now = new Date(now.getTime() + (choice % 40) * 3_600_000);
    const possible = parties.flatMap((by) =>
      possibleEvents(rental, by, now, policy).map((event) => ({ by, event })),
    );
    const chosen = possible[choice % Math.max(1, possible.length)];
    const transition = transitions.find(
      ({ by, event }) => by === chosen?.by && event === chosen.event,
    );
    if (!transition) continue;
    const range = transition.amount?.(rental, now);
    const amount = range ? range.least + (choice % (range.most - range.least + 1)) : 0;
    const changes = changesOf(transition, rental, { now, amount, hours: 24 }, policy);
    rental = { ...rental, ...changes };
    wasAccepted ||= transition.event === 'accept';
    moved.push(...(transition.posts ?? []).flatMap((one) => one.postings(rental, now, policy)));
    const refunded = walletOf('renter', moved);
    seen.push({
      ...progressOf(rental, { ...nothing, refunded, wasAccepted }, now, policy),
      moved: [...moved],
      rental,
      now,
    });
  }
  return seen;
}

function walletOf(holder: string, moved: readonly Posting[]): number {
  return moved
    .filter(({ to }) => to.kind === 'wallet' && to.holder === holder)
    .reduce((sum, { amount }) => sum + amount, 0);
}

describe('whatever happens to a rental', () => {
  const lives = fc
    .tuple(
      fc.array(fc.nat(10_000), { minLength: 1, maxLength: 14 }),
      fc.record({
        deliveryFee: fc.constantFrom(0, 3_000),
        securityDeposit: fc.constantFrom(0, 20_000),
      }),
    )
    .map(([choices, given]) => live(choices, given));

  it('its money is where its postings have put it', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { money, moved, rental } of steps) {
          const [renter, owner] = [walletOf('renter', moved), walletOf('owner', moved)];
          const total = rental.rent + rental.securityDeposit;
          expect(money).toEqual({ held: total - renter - owner, renter, owner });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the party who is named next can do something', () => {
    fc.assert(
      fc.property(lives, (steps) => {
        for (const { nextBy, rental, now, situation } of steps) {
          // Before the day of the handover both wait for it.
          if (nextBy === null || situation === 'agreed') continue;
          const asked: Party[] = nextBy === 'both' ? ['owner', 'renter'] : [nextBy];
          const able = asked.filter((by) => possibleEvents(rental, by, now, policy).length > 0);
          expect([situation, able]).toEqual([situation, asked]);
        }
      }),
      { numRuns: 200 },
    );
  });
});
