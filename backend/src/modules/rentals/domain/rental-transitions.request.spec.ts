import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectOf } from './rental-effects.js';
import type { RentalFacts } from './rental-facts.js';
import { aRental, policy } from './rental-facts.testing.js';
import { type Party, rentalStatuses, type TransitionEvent } from './rental-status.js';
import { amounts, causes, hoursIn, outcome } from './rental-transitions.testing.js';

type Given = Partial<RentalFacts>;

/** The request is made 207 hours before the start day begins, and may be answered for 24 hours. */
const asked = -207;
const answerDue = -183;

const request: Given = { status: 'en_attente' };
const accepted: Given = { status: 'acceptee', handoverDueAt: hoursIn(24) };
const begun: Given = { ...accepted, status: 'en_cours' };
const delayed: Given = { isDelayed: true, handoverDueAt: null };

describe('an event of a request or of a rental ahead', () => {
  it.each<[TransitionEvent, string, Given, number, Party[]]>([
    ['accept', 'before the deadline', request, answerDue - 0.01, ['owner']],
    ['accept', 'at the deadline', request, answerDue, []],
    ['refuse', 'before the deadline', request, asked, ['owner']],
    ['refuse', 'after the deadline', request, answerDue + 1, ['owner']],
    ['expire', 'before the deadline', request, answerDue - 0.01, []],
    ['expire', 'at the deadline', request, answerDue, ['system']],
    ['remind-answer', 'six hours before the deadline', request, answerDue - 6, ['system']],
    ['remind-answer', 'more than six hours before it', request, answerDue - 6.01, []],
    ['remind-answer', 'at the deadline', request, answerDue, []],
    ['supersede', 'at any time', request, asked, ['system']],
    ['cancel-request', 'at any time', request, asked, ['renter']],
    ['refuse-suspended', 'at any time', request, asked, ['system']],
    ['cancel-suspended', 'at any time', request, asked, ['system']],
    ['postpone-answer', 'before the deadline', request, answerDue - 0.01, ['staff']],
    ['postpone-answer', 'at the deadline', request, answerDue, []],
    ['cancel', 'before the start day', accepted, -0.01, ['renter']],
    ['cancel', 'on the start day', accepted, 0, []],
    ['cancel-by-owner', 'before the start day', accepted, -0.01, ['owner']],
    ['cancel-by-owner', 'on the start day', accepted, 0, []],
    ['remind-start', 'at nine the day before', accepted, -15, ['system']],
    ['remind-start', 'earlier', accepted, -15.01, []],
    ['remind-start', 'on the start day', accepted, 0, []],
    ['start', 'on the start day', accepted, 0, ['system']],
    ['start', 'before the start day', accepted, -0.01, []],
    ['finish', 'the day after the last one', begun, 96, ['system']],
    ['finish', 'on the last day', begun, 95.99, []],
  ])('%s, %s', (event, _when, given, hours, parties) => {
    expect(causes(given, event, hoursIn(hours))).toEqual(parties);
  });

  it.each<[TransitionEvent, string, Given, number, Party[]]>([
    ['delay', 'of a rental ahead', accepted, -30, ['system']],
    ['delay', 'of one that has begun', begun, 5, ['system']],
    ['delay', 'of one that is delayed already', { ...begun, ...delayed }, 5, []],
    ['delay', 'after a handover', { ...begun, handoverStatus: 'done' }, 5, []],
    ['delay', 'after a return', { ...begun, returnStatus: 'declared' }, 5, []],
    ['delay', 'after the last day', begun, 96, []],
    ['end-delay', 'with a day left to object', { ...begun, ...delayed }, 72, ['system']],
    ['end-delay', 'with less than a day left', { ...begun, ...delayed }, 72.01, []],
    ['end-delay', 'of one that is not delayed', begun, 5, []],
    ['cancel-late', 'of a rental ahead', { ...accepted, ...delayed }, -1, ['renter']],
    ['cancel-late', 'of one that has begun', { ...begun, ...delayed }, 30, ['renter']],
    ['cancel-late', 'of one that is not delayed', begun, 30, []],
    [
      'cancel-late',
      'of an object that was handed over',
      { ...begun, ...delayed, handoverStatus: 'done' },
      30,
      [],
    ],
    ['cancel-late', 'after the last day', { ...begun, ...delayed }, 96, []],
    ['cancel-by-staff', 'of a rental ahead', accepted, -30, ['staff']],
    ['cancel-by-staff', 'before the handover is assumed', begun, 23.99, ['staff']],
    ['cancel-by-staff', 'once it is to be assumed', begun, 24, []],
    ['cancel-by-staff', 'after a handover', { ...begun, handoverStatus: 'done' }, 5, []],
  ])('%s, %s', (event, _when, given, hours, parties) => {
    expect(causes(given, event, hoursIn(hours))).toEqual(parties);
  });

  it.each<[TransitionEvent, Given, number, string[]]>([
    ['accept', {}, asked, ['en_attente']],
    ['refuse', {}, asked, ['en_attente']],
    ['expire', {}, answerDue, ['en_attente']],
    ['remind-answer', {}, answerDue - 1, ['en_attente']],
    ['supersede', {}, asked, ['en_attente']],
    ['cancel-request', {}, asked, ['en_attente']],
    ['refuse-suspended', {}, asked, ['en_attente']],
    ['cancel-suspended', {}, asked, ['en_attente']],
    ['postpone-answer', {}, asked, ['en_attente']],
    ['cancel', {}, -30, ['acceptee']],
    ['cancel-by-owner', {}, -30, ['acceptee']],
    ['remind-start', {}, -1, ['acceptee']],
    ['start', {}, 0, ['acceptee']],
    ['finish', {}, 96, ['en_cours']],
    ['delay', {}, 5, ['acceptee', 'en_cours']],
    ['end-delay', delayed, 5, ['acceptee', 'en_cours']],
    ['cancel-late', delayed, 5, ['acceptee', 'en_cours']],
    ['cancel-by-staff', {}, 5, ['acceptee', 'en_cours']],
  ])('%s happens in no status but its own', (event, given, hours, statuses) => {
    const possible = rentalStatuses.filter(
      (status) => causes({ ...given, status }, event, hoursIn(hours)).length > 0,
    );
    expect(possible).toEqual(statuses);
  });
});

describe('a request that comes to nothing', () => {
  it.each<[TransitionEvent, number, string]>([
    ['refuse', asked, 'refusee'],
    ['expire', answerDue, 'refusee'],
    ['supersede', asked, 'refusee'],
    ['refuse-suspended', asked, 'refusee'],
    ['cancel-request', asked, 'annulee'],
    ['cancel-suspended', asked, 'annulee'],
  ])('by %s gives the renter the rent and the deposit back', (event, hours, status) => {
    expect(outcome(request, event, hoursIn(hours))).toEqual({
      changes: { status, securityDepositStatus: 'released' },
      money: [
        'rental_refunded: 15001 from escrow to wallet of renter',
        'rental_refunded: 20000 from security_deposit to wallet of renter',
      ],
    });
  });
});

describe('a request that is accepted', () => {
  it('makes the rent the owner’s, not to be withdrawn yet', () => {
    expect(outcome(request, 'accept', hoursIn(asked))).toEqual({
      changes: { status: 'acceptee' },
      money: ['rental_accepted: 15001 from escrow to earnings of owner'],
    });
  });
});

describe('an accepted rental that is cancelled', () => {
  const everythingBack = [
    'rental_cancelled: 15001 from earnings to wallet of renter',
    'rental_cancelled: 20000 from security_deposit to wallet of renter',
  ];

  it('by its renter divides the rent by the notice', () => {
    expect(outcome(accepted, 'cancel', hoursIn(-30))).toEqual({
      changes: { status: 'annulee', securityDepositStatus: 'released' },
      money: [
        'rental_cancelled: 7500 from earnings to wallet of renter',
        'rental_cancelled: 7501 from earnings to wallet of owner',
        'rental_cancelled: 20000 from security_deposit to wallet of renter',
      ],
    });
  });

  it('by its renter gives back a delivery in full, which was not made', () => {
    const delivered = { ...accepted, rent: 19_001, deliveryFee: 4_000 };
    const paid = (hours: number, rules = policy) =>
      effectOf(aRental(delivered), 'cancel', 'renter', hoursIn(hours), rules);
    expect([-50, -30, -5].map((hours) => paid(hours)?.refund)).toEqual([19_001, 11_500, 4_000]);
    expect([-50, -30, -5].map((hours) => paid(hours)?.owner)).toEqual([0, 7_501, 15_001]);
    const earlier = { ...policy, refundsDelivery: false };
    expect([-50, -30, -5].map((hours) => paid(hours, earlier)?.refund)).toEqual([19_001, 9_500, 0]);
  });

  it('by its renter divides the rent whole, whatever of it is for the delivery', () => {
    fc.assert(
      fc.property(
        fc.record({ hire: fc.nat(10_000_000), deliveryFee: fc.nat(1_000_000) }),
        fc.double({ min: -100, max: -0.01, noNaN: true }),
        fc.boolean(),
        ({ hire, deliveryFee }, hours, refundsDelivery) => {
          const rent = hire + deliveryFee;
          const rental = aRental({ ...accepted, rent, deliveryFee });
          const rules = { ...policy, refundsDelivery };
          const effect = effectOf(rental, 'cancel', 'renter', hoursIn(hours), rules);
          expect((effect?.refund ?? 0) + (effect?.owner ?? 0)).toBe(rent);
          expect(effect?.refund).toBeGreaterThanOrEqual(refundsDelivery ? deliveryFee : 0);
        },
      ),
    );
  });

  it.each<[TransitionEvent, Given]>([
    ['cancel-by-owner', accepted],
    ['cancel-late', { ...accepted, ...delayed }],
  ])('by %s gives the renter everything back, without notice too', (event, given) => {
    expect(outcome(given, event, hoursIn(-1))).toEqual({
      changes: { status: 'annulee', securityDepositStatus: 'released' },
      money: everythingBack,
    });
  });

  it('by staff leaves the owner what they say', () => {
    expect(outcome(accepted, 'cancel-by-staff', hoursIn(-1), 4_000)).toEqual({
      changes: {
        status: 'annulee',
        handoverStatus: 'failed',
        securityDepositStatus: 'released',
        keptRent: 4_000,
      },
      money: [
        'rental_cancelled: 11001 from earnings to wallet of renter',
        'rental_cancelled: 4000 from earnings to wallet of owner',
        'rental_cancelled: 20000 from security_deposit to wallet of renter',
      ],
    });
  });

  it('by staff leaves the owner something from nothing to the whole rent', () => {
    const range = amounts(accepted, 'cancel-by-staff', hoursIn(-1));
    expect(range).toEqual({ least: 0, most: 15_001 });
  });
});

describe('an event that moves no money', () => {
  it.each<[TransitionEvent, Given, number, object]>([
    ['remind-answer', request, answerDue - 1, {}],
    ['remind-start', accepted, -1, {}],
    ['start', accepted, 0, { status: 'en_cours' }],
    ['finish', begun, 96, { status: 'terminee' }],
    ['delay', accepted, -30, { isDelayed: true }],
    ['end-delay', { ...accepted, ...delayed }, -30, { isDelayed: false }],
  ])('%s', (event, given, hours, changes) => {
    expect(outcome(given, event, hoursIn(hours))).toEqual({ changes, money: [] });
  });
});
