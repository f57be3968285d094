import { expect, it } from 'vitest';
import { type Offer, offersIt, termsOf, type Wish } from './offer.js';

const offer: Offer = {
  id: 'item',
  ownerId: 'owner',
  price: 1_000,
  tier: { from: 3, price: 800 },
  deposit: 5_000,
  pieces: 4,
  deliveryFee: 700,
  isForVerified: false,
};
const wish: Wish = {
  ...{ start: '2026-12-01', end: '2026-12-03', pieces: 1 },
  ...{ fulfilment: 'pickup', meetingPointId: null },
};

it('costs its days and pieces, less from the days of its tier on, with the delivery in the rent', () => {
  expect(termsOf(offer, wish)).toMatchObject({ rent: 2_000, deliveryFee: 0, deposit: 5_000 });
  const more: Wish = { ...wish, end: '2026-12-04', pieces: 2, fulfilment: 'delivery' };
  expect(termsOf(offer, more)).toMatchObject({ rent: 5_500, deliveryFee: 700, deposit: 10_000 });
});

it('is for as many pieces as there are, and brought for a fee alone', () => {
  expect(offersIt(offer, { ...wish, pieces: 5 })).toBe(false);
  expect(offersIt(offer, { ...wish, fulfilment: 'delivery' })).toBe(true);
  expect(offersIt({ ...offer, deliveryFee: null }, { ...wish, fulfilment: 'delivery' })).toBe(
    false,
  );
});
