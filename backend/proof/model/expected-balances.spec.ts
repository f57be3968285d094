import { describe, expect, it } from 'vitest';
import { expectedBalances } from './expected-balances.js';

const wanted = {
  ...{ itemId: 'i', ownerId: 'owner', start: '2026-12-01', end: '2026-12-02', pieces: 1 },
  ...{ fulfilment: 'delivery' as const, meetingPointId: null },
  ...{ rent: 5000, deliveryFee: 2000, deposit: 10000 },
};
const payment = {
  ...{ id: 'p', reference: 'p', purpose: 'rental' as const, userId: 'renter' },
  ...{ amount: 0, walletAmount: 15000, rentalId: 'r', wanted },
};
const notHandedOver = (keptRent: number | null) => ({
  how: 'not handed over' as const,
  at: Date.parse('2026-12-01T12:00:00Z'),
  keptRent,
});

describe('a delivered rental that was not handed over', () => {
  it.each([
    { keptRent: null, owner: 3000, why: 'its renter was absent: all but the delivery' },
    { keptRent: 0, owner: 0, why: 'its object did not come' },
    { keptRent: 4000, owner: 4000, why: 'staff decided' },
  ])('leaves its owner $owner XAF: $why', ({ keptRent, owner }) => {
    const { balances, problems } = expectedBalances({
      ...{ book: [], corrections: [], treasury: [], deleted: [], undone: [] },
      payments: [payment],
      rentals: [
        {
          ...{ ...wanted, id: 'r', renterId: 'renter', changes: [], acceptedAt: 1 },
          ...{ ended: notHandedOver(keptRent), isHandedOver: false, ownerShare: null },
        },
      ],
    });
    expect(problems).toEqual([]);
    expect(Object.fromEntries(balances.wallets)).toEqual({ owner, renter: 0 - owner });
  });
});
