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
    [{ operator: null, merchant_reference_id: 'LK2' }, 'of another reference: LK2'],
    [{ operator: {}, merchant_reference_id: 'LK2' }, 'of another reference: LK2'],
    [{ customerID: 24177000002, operator: null }, 'of another number: 077000002'],
    [{ merchant_reference_id: 'LK1', merchantReferenceId: 'LK2' }, 'of another reference: LK2'],
    [{ merchant_reference_id: 7 }, 'of another reference: 7'],
    [{ merchantReferenceId: ['LK1'] }, 'of another reference, or none: not understood'],
    [{ operator: false }, 'of another operator, or none: not understood'],
  ])('names another order: %o', (message, other) => {
    expect(otherOrderIn(message, order)).toBe(other);
  });

  it.each([
    {
      merchant_reference_id: 'LK1',
      customer_account_number: '24177000001',
      operator: 'AIRTEL_MONEY',
    },
    { merchantReferenceId: 'LK1', customer_account_number: 24177000001 },
    { merchant_reference_id: 'LK1', customerID: null, operator: null },
    { operator: '' },
    { status: 'FAILED' },
    null,
    'not JSON',
    undefined,
  ])('names no other order: %o', (message) => {
    expect(otherOrderIn(message, order)).toBeNull();
  });
});
