import { describe, expect, it } from 'vitest';
import { pairForThisFile } from './pair.testing.js';

const { merchant, restart, pass } = pairForThisFile();

describe('the gateway refuses', () => {
  it('a wrong secret', async () => {
    merchant.secret = 'wrong';
    const response = await merchant.post('/pay', merchant.newReference(), '001');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error: 'AUTHENTICATION_FAILED', path: '/pay' });
  });

  it('the former secret once a new one is issued', async () => {
    const former = merchant.secret;
    await merchant.takeNewSecret();
    merchant.secret = former;
    expect((await merchant.post('/pay', merchant.newReference(), '001')).status).toBe(401);
  });

  it('every secret with 403 while it is set to', async () => {
    await merchant.control({ refuseSecrets: true });
    const response = await merchant.post('/pay', merchant.newReference(), '001');
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: 'AUTHENTICATION_FAILED' });
    await merchant.control({ refuseSecrets: false });
    expect((await merchant.post('/pay', merchant.newReference(), '001')).status).toBe(200);
  });

  it('a wrong password', async () => {
    const response = await merchant.renewSecret('wrong');
    expect(response.status).toBe(401);
  });

  it('an operator that is not the account’s', async () => {
    const response = await merchant.post('/pay', merchant.newReference(), '001', {
      operator_code: 'MOOV_MONEY',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({
      error: 'OPERATOR_AND_OPERATION_ACCOUNT_MISMATCH',
    });
  });

  it.each([
    { amount: 0 },
    { amount: 10.5 },
    { reference: 'SIXTEENCHARACTER' },
    { reference: 'with-dash' },
    { product: 'more than fifteen' },
    { customer_account_number: '77000001' },
    { transaction_type: 'GIVE_CHANGE' },
    { callback_url_code: 'UNKNOWN' },
  ])('the wrong field of %o, and opens nothing', async (wrong) => {
    const reference = merchant.newReference();
    const response = await merchant.post('/pay', reference, '001', wrong);
    expect(response.status).toBe(422);
    expect(((await response.json()) as { message: string }).message).toContain(
      Object.keys(wrong)[0],
    );
    expect(await merchant.bookOf(reference)).toHaveLength(0);
  });
});

describe('the book', () => {
  it('shows a reference sent twice as two charges', async () => {
    const reference = await merchant.pay('001');
    await merchant.pay('001', reference);
    await merchant.seesStatus(reference, 'SUCCESS');
    expect(await merchant.bookOf(reference)).toHaveLength(2);
  });
});

describe('callback delivery can be set to', () => {
  it('drop them', async () => {
    await merchant.control({ dropCallbacks: true });
    const reference = await merchant.pay('001');
    await merchant.seesCallbackResults(reference, ['dropped']);
    await merchant.control({ dropCallbacks: false });
    expect(merchant.callbacksOf(reference)).toHaveLength(0);
  });

  it('duplicate them', async () => {
    await merchant.control({ duplicateCallbacks: 3 });
    const reference = await merchant.pay('001');
    await merchant.isCalledBack(reference, 3);
    await merchant.control({ duplicateCallbacks: 1 });
  });

  it('hold them back, then send them in reverse order', async () => {
    await merchant.control({ holdCallbacks: true });
    const first = await merchant.pay('003');
    const second = await merchant.pay('001');
    await pass(40);
    expect([...merchant.callbacksOf(first), ...merchant.callbacksOf(second)]).toHaveLength(0);
    await merchant.control({ holdCallbacks: false });
    const both = merchant.received.slice(-2).map((callback) => callback.merchantReferenceId);
    expect(both).toEqual([second, first]);
  });
});

describe('the clock can be set to', () => {
  it('advance, which settles transactions and sends their callbacks', async () => {
    await merchant.control({ speed: 1 });
    const reference = await merchant.pay('016');
    expect(await merchant.status(reference)).toMatchObject({ status: 'PENDING' });
    await merchant.control({ advance: 1200 });
    expect(await merchant.status(reference)).toMatchObject({ status: 'SUCCESS' });
    await merchant.isCalledBack(reference);
    await merchant.control({ speed: 400 });
  });
});

describe('answers', () => {
  it('can be held back after the call is carried out, then released', async () => {
    await merchant.control({ holdReplies: true });
    const reference = merchant.newReference();
    const answer = merchant.post('/pay', reference, '001');
    await expect.poll(() => merchant.bookOf(reference)).toHaveLength(1);
    expect(await Promise.race([answer, pass(40).then(() => 'no answer')])).toBe('no answer');
    await merchant.control({ holdReplies: false });
    expect((await answer).status).toBe(200);
  });
});

describe('a past transaction', () => {
  const past = {
    type: 'PAYMENT',
    operator: 'AIRTEL_MONEY',
    account: 'ACC_AIRTEL',
    customer_account_number: '077000001',
    amount: 9000,
    created_at: '2026-01-05T09:00:00.000Z',
  };

  it('is in the book as settled, without another callback, once', async () => {
    const merchant_reference_id = merchant.newReference();
    await merchant.record({ ...past, merchant_reference_id });
    await merchant.record({ ...past, merchant_reference_id });
    expect(await merchant.status(merchant_reference_id)).toMatchObject({ status: 'SUCCESS' });
    expect(await merchant.bookOf(merchant_reference_id)).toMatchObject([
      { amount: 9000, debited: true, created_at: past.created_at },
    ]);
    await restart();
    await pass(40);
    expect(merchant.callbacksOf(merchant_reference_id)).toHaveLength(0);
  });

  it('may be one of a list', async () => {
    const references = [merchant.newReference(), merchant.newReference()];
    await merchant.record(
      references.map((merchant_reference_id) => ({ ...past, merchant_reference_id })),
    );
    for (const reference of references) {
      expect(await merchant.bookOf(reference)).toMatchObject([{ amount: 9000, debited: true }]);
    }
  });
});

describe('after a restart', () => {
  it('the secret, the reads and the settlements are the same', async () => {
    const reference = await merchant.pay('011');
    await pass(4);
    await merchant.status(reference);
    await restart();
    expect(await merchant.status(reference)).toMatchObject({ http: 404 });
    expect(await merchant.status(reference)).toMatchObject({ http: 404 });
    expect(await merchant.status(reference)).toMatchObject({ status: 'SUCCESS' });
  });

  it('an unsent callback is sent, and one already sent is not', async () => {
    const sent = await merchant.pay('003');
    await merchant.isCalledBack(sent);
    await merchant.seesCallbackResults(sent, ['acknowledged']);
    await merchant.control({ speed: 1 });
    const unsent = await merchant.pay('004');
    await restart();
    await merchant.isCalledBack(unsent);
    expect(merchant.callbacksOf(sent)).toHaveLength(1);
  });
});
