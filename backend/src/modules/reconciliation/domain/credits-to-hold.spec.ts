import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsToHold } from './credits-to-hold.js';

const payment = fc.record({
  id: fc.constant('p1'),
  userId: fc.constant('payer'),
  ownerId: fc.constantFrom('owner', null),
  rentalId: fc.constantFrom('r1', null),
  amount: fc.integer({ min: 1, max: 500_000 }),
  settled: fc.integer({ min: 1, max: 500_000 }),
});
const charge = payment.chain((one) =>
  fc.constantFrom('rental', 'extension', 'top_up').map((purpose) => ({ ...one, purpose })),
);
const payout = payment.chain((one) =>
  fc.constantFrom('withdrawal', 'refund').map((purpose) => ({ ...one, purpose })),
);

describe('what is held of a payment that did not succeed at the gateway', () => {
  it('is all that came in, in the payer’s wallet', () => {
    fc.assert(
      fc.property(charge, (one) => {
        const [ofPayer] = creditsToHold(one);
        expect(ofPayer).toMatchObject({ userId: 'payer', amount: one.settled });
      }),
    );
  });

  it('is as much of the owner, who may get any part of it as rent or deposit, when it made a rental', () => {
    fc.assert(
      fc.property(charge, (one) => {
        const ofOwner = creditsToHold(one).filter(({ userId }) => userId === 'owner');
        const held = one.rentalId && one.ownerId ? one.settled : 0;
        expect(ofOwner.reduce((sum, { amount }) => sum + amount, 0)).toBe(held);
      }),
    );
  });

  it('is what went back to the member of a payout, and nothing of one that was paid in full', () => {
    fc.assert(
      fc.property(payout, (one) => {
        const held = creditsToHold(one).reduce((sum, { amount }) => sum + amount, 0);
        expect(held).toBe(Math.max(0, one.amount - one.settled));
      }),
    );
  });
});
