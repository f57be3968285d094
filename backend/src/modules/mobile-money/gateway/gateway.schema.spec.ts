import { describe, expect, it } from 'vitest';
import { amountOf, feesOf, refusalIn, statusReply } from './gateway.schema.js';

const reply = (amount: unknown) => ({
  status: 'SUCCESS',
  amount,
  merchant_reference_id: 'LK1',
  customer_account_number: '077000001',
});

describe('the amount of a status', () => {
  it.each([35_000, '35000'])('is read as an integer of francs: %j', (amount) => {
    expect(amountOf(statusReply.parse(reply(amount)))).toBe(35_000);
  });

  it.each([99.5, -1, 3_000_000_000, 'beaucoup', '', ' ', true, [], [5], null, undefined])(
    'is not understood: %j',
    (amount) => {
      expect(amountOf(statusReply.parse(reply(amount)))).toBeNull();
    },
  );
});

describe('a refusal of an order', () => {
  const body = { error: 'UNPROCESSABLE_ENTITY', status_code: '422', message: 'Wrong fields' };

  it.each([400, 401, 403, 422])('is clear in the words of the gateway: %i', (httpStatus) => {
    expect(refusalIn(httpStatus, body)).toEqual(body);
  });

  it.each([
    ['that cannot be read', 403, undefined],
    ['of a server in between', 400, { message: 'Bad request' }],
    ['of another status', 500, body],
    ['that finds nothing', 400, { ...body, error: 'TRANSACTION_NOT_FOUND' }],
    ['with the code of that', 422, { ...body, status_code: 4006 }],
  ])('is none %s: it may have been carried out', (_what, httpStatus, said) => {
    expect(refusalIn(httpStatus, said)).toBeUndefined();
  });
});

describe('the fees of a status', () => {
  const feesIn = (fees: unknown) => feesOf(statusReply.parse({ ...reply(35_000), fees }), 35_000);

  it.each([0, 350, '350', ' 350 ', 35_000])('are read as an integer of francs: %j', (fees) => {
    expect(feesIn(fees)).toBe(Number(fees));
  });

  it.each([undefined, null])('may be missing: %j', (fees) => {
    expect(feesIn(fees)).toBe('not stated');
    expect(feesOf(statusReply.parse(reply(35_000)), 35_000)).toBe('not stated');
  });

  it.each([12.5, '12,5', -1, '', ' ', 'gratuit', 35_001, Number.NaN, true, {}, [350]])(
    'that cannot be are not understood, and hinder nothing: %j',
    (fees) => {
      expect(feesIn(fees)).toBe('not understood');
    },
  );
});
