import { describe, expect, it } from 'vitest';
import { orderHash, type PaymentOrder } from './order-hash.js';

const order: PaymentOrder = {
  id: '0197f3c0-0000-7000-8000-000000000001',
  userId: '0197f3c0-0000-7000-8000-000000000002',
  purpose: 'rental',
  itemId: '0197f3c0-0000-7000-8000-00000000000a',
  startDate: new Date('2026-12-01T00:00:00Z'),
  endDate: new Date('2026-12-04T00:00:00Z'),
  priceUnit: 'jour',
  rent: 15_000,
  securityDeposit: 20_000,
  operator: 'airtel',
  operationAccount: 'ACC_AIRTEL',
  phoneNumber: '077000001',
  amount: 35_000,
  expiresAt: new Date('2026-11-20T10:01:30.123Z'),
};

describe('the hash of an order', () => {
  it('is the same for the same order, however its ids, its day and what is left out are written', () => {
    const written = {
      ...{ itemId: order.itemId?.toUpperCase() ?? null, startDate: '2026-12-01' },
      ...{ pieces: 1, deliveryFee: 0, walletAmount: 0, fulfilment: 'pickup', notes: '' },
      ...{ meetingPointId: null, contractVersion: null, changeId: null },
    };
    expect(orderHash({ ...order, ...written })).toBe(orderHash(order));
    expect(orderHash(order)).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each<Partial<PaymentOrder>>([
    { userId: order.id },
    { itemId: order.id },
    { startDate: '2026-12-02' },
    { endDate: '2026-12-05' },
    { pieces: 2 },
    { priceUnit: 'semaine' },
    { rent: 15_001 },
    { deliveryFee: 1 },
    { securityDeposit: 20_001 },
    { fulfilment: 'delivery' },
    { meetingPointId: order.id },
    { contractVersion: 2 },
    { changeId: order.id },
    { operator: 'moov' },
    { operationAccount: 'ACC_MOOV' },
    { phoneNumber: '077000002' },
    { amount: 35_001 },
    { walletAmount: 1 },
    { expiresAt: new Date('2026-11-20T10:01:30.124Z') },
    { notes: 'Le matin' },
  ])('is another one for %j', (other) => {
    expect(orderHash({ ...order, ...other })).not.toBe(orderHash(order));
  });
});
