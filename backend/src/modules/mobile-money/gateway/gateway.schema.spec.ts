import { describe, expect, it } from 'vitest';
import { feesOf, statusReply } from './gateway.schema.js';

const reply = (amount: unknown) => ({
  status: 'SUCCESS',
  amount,
  merchant_reference_id: 'LK1',
  customer_account_number: '077000001',
});

describe('the amount of a status', () => {
  it.each([35_000, '35000'])('is read as an integer of francs: %j', (amount) => {
    expect(statusReply.parse(reply(amount)).amount).toBe(35_000);
  });

  it.each([99.5, -1, 3_000_000_000, 'beaucoup'])('is not understood: %j', (amount) => {
    expect(statusReply.safeParse(reply(amount)).success).toBe(false);
  });
});

describe('the fees of a status', () => {
  const feesIn = (fees: unknown) => feesOf(statusReply.parse({ ...reply(35_000), fees }));

  it.each([0, 350, '350', ' 350 ', 35_000])('are read as an integer of francs: %j', (fees) => {
    expect(feesIn(fees)).toBe(Number(fees));
  });

  it.each([undefined, null])('may be missing: %j', (fees) => {
    expect(feesIn(fees)).toBe('not stated');
    expect(feesOf(statusReply.parse(reply(35_000)))).toBe('not stated');
  });

  it.each([12.5, '12,5', -1, '', ' ', 'gratuit', 35_001, Number.NaN, true, {}, [350]])(
    'that cannot be are not understood, and hinder nothing: %j',
    (fees) => {
      expect(feesIn(fees)).toBe('not understood');
    },
  );
});
