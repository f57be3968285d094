import { describe, expect, it } from 'vitest';
import { statusReply } from './gateway.schema.js';

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
