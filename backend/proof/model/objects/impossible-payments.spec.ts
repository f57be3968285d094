import { expect, it } from 'vitest';
import { Told } from '../told.js';
import { findImpossiblePayments } from './impossible-payments.js';
import { type Offer, termsOf, type Wish } from './offer.js';

const offer: Offer = {
  ...{ id: 'item', ownerId: 'owner', price: 1_000, tier: null, deposit: 5_000, pieces: 2 },
  ...{ deliveryFee: null, isForVerified: false },
};
const wish: Wish = {
  ...{ start: '2026-12-01', end: '2026-12-03', pieces: 1 },
  ...{ fulfilment: 'pickup', meetingPointId: null },
};
const at = (from: number, until: number) => ({ from, until, isCertain: true });

/** What is said of a payment that was asked for from 100 to 110, for what was offered at first. */
function problemsAfter(say: (told: Told) => void, wanted: Partial<Wish> = {}): string[] {
  const told = new Told();
  told.objects.begin([offer], ['point']);
  say(told);
  told.payments.push({
    ...{ id: 'payment', userId: 'renter', purpose: 'rental', amount: 7_000, walletAmount: 0 },
    ...{ asked: { from: 100, until: 110 }, wanted: termsOf(offer, { ...wish, ...wanted }) },
  });
  return findImpossiblePayments(told);
}

const dearer = (from: number, until: number) => (told: Told) =>
  void told.objects.offers.push({ ...offer, ...at(from, until), version: 2, price: 1_500 });

it('is at the price of before until another may hold, and no longer when it certainly does', () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
  expect(problemsAfter(dearer(90, 105))).toEqual([]);
  expect(problemsAfter(dearer(80, 90))[0]).toContain('at another price');
});

it('is for what is offered then, to whom and where it is', () => {
  const withdrawn = { itemId: 'item', offeredFrom: null };
  expect(
    problemsAfter((told) => told.objects.availabilities.push({ ...withdrawn, ...at(80, 90) }))[0],
  ).toContain('not offered');
  expect(
    problemsAfter((told) => {
      told.objects.unverified.add('renter');
      told.objects.offers.push({ ...offer, ...at(80, 90), version: 2, isForVerified: true });
    })[0],
  ).toContain('not verified');
  const meet = (meetingPointId: string) =>
    ({ fulfilment: 'meeting_point', meetingPointId }) as const;
  expect(problemsAfter(() => undefined, meet('point'))).toEqual([]);
  expect(problemsAfter(() => undefined, meet('another'))[0]).toContain('meeting point');
});

it('may be for an object that was hidden and shown again after it was perhaps withdrawn', () => {
  const { objects } = new Told();
  objects.begin([offer], []);
  objects.availabilities.push({
    itemId: 'item',
    offeredFrom: null,
    ...at(10, 20),
    isCertain: false,
  });
  expect(objects.offeredFrom('item', { from: 30, until: 30 })).toEqual(['1970-01-01', null]);
  objects.availabilities.push({ itemId: 'item', offeredFrom: null, ...at(40, 50) });
  expect(objects.offeredFrom('item', { from: 60, until: 60 })).toEqual([null]);
});
