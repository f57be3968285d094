import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startOfDay } from '../../../kernel/day.js';
import { effectOf } from './rental-effects.js';
import type { RentalFacts } from './rental-facts.js';
import { aRental, period, policy, start } from './rental-facts.testing.js';
import { changesOf, findTransition, possibleEvents } from './rental-lifecycle.js';
import type { Party, TransitionEvent } from './rental-status.js';

const hour = 3_600_000;
const hoursIn = (hours: number) => new Date(startOfDay(start).getTime() + hours * hour);
const request = aRental();
const { rent, securityDeposit: deposit } = request;

function take(rental: RentalFacts, event: TransitionEvent, by: Party, now: Date, amount = 0) {
  const transition = findTransition(rental, event, by, now, policy);
  if (!transition) throw new Error(`${event} is not possible`);
  return { ...rental, ...changesOf(transition, rental, { now, amount }, policy) };
}

const accepted = take(request, 'accept', 'owner', request.requestedAt);
const lent = take(accepted, 'start', 'system', hoursIn(0));
const handedOver = take(lent, 'hand-over', 'owner', hoursIn(10));
const contested = take(
  take(handedOver, 'declare-return', 'renter', hoursIn(30)),
  'contest-return',
  'owner',
  hoursIn(31),
  5_000,
);

const nothing = { amount: null, refund: 0, delivery: 0, deposit: 0, owner: 0, frees: null };

describe('what an action would do', () => {
  it.each([
    [
      'the renter of a request cancels',
      request,
      'cancel-request',
      'renter',
      -400,
      { refund: rent, deposit },
    ],
    ['in time', accepted, 'cancel', 'renter', -48, { refund: rent, deposit, frees: period }],
    [
      'late',
      accepted,
      'cancel',
      'renter',
      -30,
      { refund: 7_500, deposit, owner: 7_501, frees: period },
    ],
    ['too late', accepted, 'cancel', 'renter', -5, { deposit, owner: rent, frees: period }],
    [
      'the owner cancels',
      accepted,
      'cancel-by-owner',
      'owner',
      -5,
      { refund: rent, deposit, frees: period },
    ],
    ['the owner accepts', request, 'accept', 'owner', -400, {}],
    ['the owner enters the code', lent, 'hand-over', 'owner', 10, { owner: rent }],
    [
      'the owner has the object on the last day',
      handedOver,
      'confirm-return',
      'owner',
      80,
      { deposit },
    ],
    [
      'the renter agrees to a claim',
      contested,
      'accept-claim',
      'renter',
      32,
      { deposit: deposit - 5_000, owner: 5_000 },
    ],
    [
      'the renter offers less',
      contested,
      'counter-claim',
      'renter',
      32,
      { amount: { least: 0, most: 4_999 } },
    ],
  ] as const)('when %s', (_when, rental, event, party, hours, does) => {
    const effect = effectOf(rental, event, party, hoursIn(hours), policy);
    expect(effect).toEqual({ ...nothing, ...does });
  });

  it.each([
    ['in full, beside the percentage', true, -30, 5_000],
    ['as a part of the rent, in an early contract', false, -30, 0],
    ['with all of the rent, in any contract', false, -48, 5_000],
  ])('gives a delivery back %s', (_how, refundsDelivery, hours, delivery) => {
    const delivered = { ...accepted, deliveryFee: 5_000 };
    const rules = { ...policy, refundsDelivery };
    const effect = effectOf(delivered, 'cancel', 'renter', hoursIn(hours), rules);
    expect(effect?.delivery).toBe(delivery);
    expect(effect?.refund).toBeGreaterThan(delivery);
  });

  it('frees the days from the day after the object is back', () => {
    const declared = take(handedOver, 'declare-return', 'renter', hoursIn(10));
    const { frees } = effectOf(declared, 'confirm-return', 'owner', hoursIn(12), policy) ?? {};
    expect(frees).toEqual({ start: '2026-12-11', end: period.end });
  });

  it('is unknown where the amount decides it, and where it is not possible', () => {
    const disputed = { ...contested, returnStatus: 'disputed' } as const;
    expect(effectOf(disputed, 'share-deposit', 'staff', hoursIn(99), policy)).toBeUndefined();
    expect(effectOf(request, 'accept', 'renter', request.requestedAt, policy)).toBeUndefined();
  });

  it('is known of an amount that is named', () => {
    const disputed = { ...contested, returnStatus: 'disputed' } as const;
    const share = (amount: number) =>
      effectOf(disputed, 'share-deposit', 'staff', hoursIn(99), policy, amount);
    expect(share(7_000)).toMatchObject({ owner: 7_000, deposit: deposit - 7_000 });
    expect(share(0)).toMatchObject({ owner: 0, deposit });
  });

  it('names no amount where the rule says which', () => {
    const over = take(handedOver, 'finish', 'system', hoursIn(96));
    expect(effectOf(over, 'claim-late-fee', 'owner', hoursIn(97), policy)).toEqual(nothing);
    const contest = effectOf(over, 'contest-return', 'owner', hoursIn(97), policy);
    expect(contest?.amount).toEqual({ least: 1, most: deposit });
  });

  it('is known of staff who cancel a rental without a rent', () => {
    const free = { ...accepted, rent: 0 };
    const effect = effectOf(free, 'cancel-by-staff', 'staff', hoursIn(-5), policy);
    expect(effect).toEqual({ ...nothing, deposit, frees: period });
  });

  it.each([
    ['two days before the last one', 40, { start: '2026-12-12', end: '2026-12-13' }],
    ['the day before the last one', 60, null],
    ['the last day', 80, null],
    ['the day after', 100, null],
  ])('frees what is left of the days after the object is back, on %s', (_day, hours, frees) => {
    const declared = take(handedOver, 'declare-return', 'renter', hoursIn(12));
    const effect = effectOf(declared, 'confirm-return', 'owner', hoursIn(hours), policy);
    expect(effect?.frees).toEqual(frees);
  });

  it('never promises more than was paid', () => {
    const rentals = fc.constantFrom(request, accepted, lent, handedOver, contested);
    const parties = fc.constantFrom<Party>('renter', 'owner');
    fc.assert(
      fc.property(rentals, parties, fc.integer({ min: -400, max: 400 }), (rental, party, hours) => {
        const now = hoursIn(hours);
        for (const event of possibleEvents(rental, party, now, policy)) {
          const effect = effectOf(rental, event, party, now, policy);
          if (!effect) continue;
          expect(effect.refund + effect.deposit + effect.owner).toBeLessThanOrEqual(rent + deposit);
          expect(effect.deposit).toBeLessThanOrEqual(deposit);
          if (effect.frees) expect(effect.frees.start < effect.frees.end).toBe(true);
        }
      }),
    );
  });
});
