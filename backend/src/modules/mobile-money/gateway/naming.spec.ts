import { describe, expect, it } from 'vitest';
import { otherOrderIn } from './naming.js';

const order = {
  reference: 'LK1',
  phoneNumber: '077000001',
  operator: 'airtel',
  operationAccount: 'ACC_AIRTEL',
};

describe('a message of the gateway', () => {
  it.each([
    [{ merchant_reference_id: 'LK2' }, 'of another reference: LK2'],
    [{ merchantReferenceId: 'LK2' }, 'of another reference: LK2'],
    [{ customer_account_number: '+241 77 00 00 02' }, 'of another number: 077000002'],
    [{ customerID: 'somebody' }, 'of another number: somebody'],
    [{ operator: 'MOOV_MONEY' }, 'of another operator: MOOV_MONEY'],
    [{ merchant_operation_account_code: 'ACC_MOOV' }, 'of another account: ACC_MOOV'],
  ])('names another order: %o', (message, other) => {
    expect(otherOrderIn(message, order)).toBe(other);
  });

  it.each([
    {
      merchant_reference_id: 'LK1',
      customer_account_number: '24177000001',
      operator: 'AIRTEL_MONEY',
    },
    { status: 'FAILED' },
    'not JSON',
    undefined,
  ])('names no other order: %o', (message) => {
    expect(otherOrderIn(message, order)).toBeNull();
  });
});
