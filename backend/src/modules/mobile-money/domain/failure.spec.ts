import { describe, expect, it } from 'vitest';
import { failureOfCode, failureOfRefusal } from './failure.js';

describe('the code of a failed transaction', () => {
  it.each([
    ['4101', 'refused_by_payer'],
    [4102, 'insufficient_funds'],
    [' 4103 ', 'wrong_number'],
    ['4104', 'expired'],
    ['4105', 'amount_out_of_limits'],
    [5001, 'operator_unavailable'],
  ] as const)('says why: %j is %s', (code, failure) => {
    expect(failureOfCode(code)).toBe(failure);
  });

  it.each([undefined, '', 400, '9999', 'toString'])('may say nothing: %j', (code) => {
    expect(failureOfCode(code)).toBe('other');
  });
});

describe('an order that the gateway does not take', () => {
  it.each([401, 403])('over our key or account means that no operator is reached: %i', (status) => {
    expect(failureOfRefusal({ httpStatus: status, message: 'amount' })).toBe(
      'operator_unavailable',
    );
  });

  it.each([
    ['customer_account_number: Invalid string', 'wrong_number'],
    ['amount: Too big', 'amount_out_of_limits'],
    ['product: Too long', 'other'],
    [undefined, 'other'],
  ] as const)('names the wrong field: %j', (message, failure) => {
    expect(failureOfRefusal({ httpStatus: 422, message })).toBe(failure);
  });
});
