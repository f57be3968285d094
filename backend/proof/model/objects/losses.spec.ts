import { expect, it } from 'vitest';
import { Told } from '../told.js';
import { findImpossiblePayments } from './impossible-payments.js';
import { type DecidedReturn, keepLoss } from './losses.js';
import { type Offer, termsOf, type Wish } from './offer.js';

const offer: Offer = {
  ...{ id: 'item', ownerId: 'owner', price: 1_000, tier: null, deposit: 5_000, pieces: 2 },
  ...{ deliveryFee: null, isForVerified: false },
};
const at = (from: number, until: number) => ({ from, until, isCertain: true });

function afterLoss(decided: Omit<DecidedReturn, 'lost'>, say: (told: Told) => void = () => {}) {
  const told = new Told();
  told.objects.begin([offer], []);
  say(told);
  return { told, problems: keepLoss(told.objects, 'item', { ...decided, lost: 1 }, at(80, 90)) };
}

/** What is said of a payment for so many pieces, asked for after the loss or at its moment. */
function problemsOfPayment({ told }: { told: Told }, pieces: number, from = 100): string[] {
  const wish: Wish = {
    ...{ start: '2026-12-01', end: '2026-12-03', pieces },
    ...{ fulfilment: 'pickup', meetingPointId: null },
  };
  told.payments.push({
    ...{ id: 'payment', userId: 'renter', purpose: 'rental', amount: 7_000, walletAmount: 0 },
    ...{ asked: { from, until: 110 }, wanted: termsOf(offer, wish) },
  });
  return findImpossiblePayments(told);
}

it('is paid for no more once it is lost, and the others are', () => {
  const fewer = { version: 2, pieces: 1 };
  expect(afterLoss(fewer).problems).toEqual([]);
  expect(afterLoss(fewer).told.objects.offerOf('item')).toMatchObject(fewer);
  expect(problemsOfPayment(afterLoss(fewer), 1)).toEqual([]);
  expect(problemsOfPayment(afterLoss(fewer), 2, 85)).toEqual([]);
  expect(problemsOfPayment(afterLoss(fewer), 2)).toHaveLength(1);
});

it('withdraws its object where the stock stays', () => {
  const withdrawn = afterLoss({ version: 2, pieces: 2 });
  expect(withdrawn.problems).toEqual([]);
  expect(problemsOfPayment(withdrawn, 1)[0]).toContain('not offered');
});

it('changes nothing when its owner had lowered the stock before, and else it does', () => {
  const lower = ({ objects }: Told) =>
    void objects.offers.push({ ...offer, ...at(10, 20), pieces: 1, version: 2 });
  expect(afterLoss({ version: 2, pieces: 1 }, lower).problems).toEqual([]);
  expect(afterLoss({ version: 1, pieces: 2 }).problems[0]).toContain('stays in the stock');
});

it('refuses the forms that were opened before, and takes no other pieces', () => {
  expect(afterLoss({ version: 1, pieces: 1 }).problems[0]).toContain('leaves version');
  expect(afterLoss({ version: 2, pieces: 0 }).problems[0]).toContain('2 pieces left');
  expect(afterLoss({ version: 2, pieces: 3 }).problems[0]).toContain('-1 pieces left');
});
