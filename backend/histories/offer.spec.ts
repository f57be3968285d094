import { expect, it } from 'vitest';
import { type Offer, termsOf } from './offer.js';

const offer: Offer = {
  id: 'item',
  ownerId: 'owner',
  price: 1_000,
  tier: { from: 3, price: 800 },
  deposit: 5_000,
  pieces: 4,
  deliveryFee: 700,
};
const wish = { start: '2026-12-01', end: '2026-12-03', days: 2, pieces: 1, isDelivered: false };

it('costs its days and pieces, less from the days of its tier on, with the delivery in the rent', () => {
  expect(termsOf(offer, wish)).toMatchObject({ rent: 2_000, deliveryFee: 0, deposit: 5_000 });
  const more = { ...wish, days: 3, pieces: 2, isDelivered: true };
  expect(termsOf(offer, more)).toMatchObject({ rent: 5_500, deliveryFee: 700, deposit: 10_000 });
});
