import { describe, expect, it } from 'vitest';
import { pairForThisFile } from './pair.testing.js';

const { merchant, pass } = pairForThisFile();

describe('a payment by a number ending in', () => {
  it('001 succeeds with one callback', async () => {
    const reference = await merchant.pay('001');
    await merchant.seesStatus(reference, 'SUCCESS');
    await merchant.isCalledBack(reference);
    const [line] = await merchant.bookOf(reference);
    expect(line).toMatchObject({ type: 'PAYMENT', amount: 5000, debited: true });
    expect(merchant.callbacksOf(reference)[0]).toMatchObject({
      transactionId: line?.reference_id,
      status: 'SUCCESS',
      amount: 5000,
      fees: 0,
      customerID: '077000001',
      chargeOwner: 'MERCHANT',
      transactionOperation: 'PAYMENT',
      operator: 'AIRTEL_MONEY',
      code: 200,
    });
  });

  it.each([
    ['002', 4101],
    ['003', 4102],
    ['004', 4104],
    ['020', 4103],
    ['021', 5001],
    ['022', 4105],
    ['023', 400],
  ] as const)(
    '%s fails, its callback says so with code %i, and nothing is debited',
    async (script, code) => {
      const reference = await merchant.pay(script);
      await merchant.seesStatus(reference, 'FAILED');
      await merchant.isCalledBack(reference);
      expect(merchant.callbacksOf(reference)[0]).toMatchObject({ status: 'FAILED', code });
      expect(await merchant.bookOf(reference)).toMatchObject([
        { status: 'FAILED', debited: false },
      ]);
    },
  );

  it.each(['005', '016'])('%s is pending for a long time, then succeeds', async (script) => {
    await merchant.control({ speed: 1 });
    const reference = await merchant.pay(script);
    expect(await merchant.status(reference)).toMatchObject({ status: 'PENDING' });
    await merchant.control({ speed: 2000 });
    await merchant.seesStatus(reference, 'SUCCESS');
    await merchant.isCalledBack(reference);
    await merchant.control({ speed: 400 });
  });

  it('006 succeeds without any callback', async () => {
    const reference = await merchant.pay('006');
    await merchant.seesStatus(reference, 'SUCCESS');
    await pass(40);
    expect(merchant.callbacksOf(reference)).toHaveLength(0);
  });

  it('007 sends its callback five times', async () => {
    const reference = await merchant.pay('007');
    await merchant.isCalledBack(reference, 5);
  });

  it('008 sends its callback before the HTTP answer', async () => {
    const reference = merchant.newReference();
    const response = await merchant.post('/pay', reference, '008');
    expect(merchant.callbacksOf(reference)).toHaveLength(1);
    expect(await response.json()).toMatchObject({ status: 'PENDING' });
    expect(await merchant.status(reference)).toMatchObject({ status: 'SUCCESS' });
  });

  it('009 is debited although the call answers 500', async () => {
    const reference = merchant.newReference();
    const response = await merchant.post('/pay', reference, '009');
    expect(response.status).toBe(500);
    expect(await merchant.bookOf(reference)).toMatchObject([{ status: 'SUCCESS', debited: true }]);
    expect(await merchant.status(reference)).toMatchObject({ status: 'SUCCESS' });
  });

  it('010 is debited although the connection drops', async () => {
    const reference = merchant.newReference();
    await expect(merchant.post('/pay', reference, '010')).rejects.toThrow('fetch failed');
    expect(await merchant.bookOf(reference)).toMatchObject([{ status: 'SUCCESS', debited: true }]);
  });

  it('011 is not found three times, then succeeded', async () => {
    const reference = await merchant.pay('011');
    await pass(4);
    for (let read = 0; read < 3; read++)
      expect(await merchant.status(reference)).toMatchObject({ http: 404, status_code: '4006' });
    expect(await merchant.status(reference)).toMatchObject({ status: 'SUCCESS' });
  });

  it('012 is ambiguous three times, then succeeded', async () => {
    const reference = await merchant.pay('012');
    await pass(4);
    for (let read = 0; read < 3; read++)
      expect(await merchant.status(reference)).toMatchObject({ status: 'AMBIGUOUS' });
    expect(await merchant.status(reference)).toMatchObject({ status: 'SUCCESS' });
  });

  it('013 succeeds for another amount than requested', async () => {
    const reference = await merchant.pay('013');
    await merchant.seesStatus(reference, 'SUCCESS');
    await merchant.isCalledBack(reference);
    expect(await merchant.status(reference)).toMatchObject({ amount: 2500 });
    expect(merchant.callbacksOf(reference)[0]).toMatchObject({ amount: 2500 });
    expect(await merchant.bookOf(reference)).toMatchObject([{ amount: 2500, asked_amount: 5000 }]);
  });

  it('014 fails and sends a forged success callback', async () => {
    const reference = await merchant.pay('014');
    await merchant.isCalledBack(reference);
    expect(merchant.callbacksOf(reference)[0]).toMatchObject({ status: 'SUCCESS' });
    expect(await merchant.status(reference)).toMatchObject({ status: 'FAILED' });
    expect(await merchant.bookOf(reference)).toMatchObject([{ debited: false }]);
  });

  it('015 is refused until the secret is renewed, and charged once', async () => {
    const reference = merchant.newReference();
    expect((await merchant.post('/pay', reference, '015')).status).toBe(401);
    expect((await merchant.post('/pay', reference, '015')).status).toBe(401);
    expect(await merchant.bookOf(reference)).toHaveLength(0);
    await merchant.takeNewSecret();
    await merchant.pay('015', reference);
    expect(await merchant.bookOf(reference)).toHaveLength(1);
  });

  it('019 is refused with 403 until the secret is renewed, and charged once', async () => {
    const reference = merchant.newReference();
    const refusal = await merchant.post('/pay', reference, '019');
    expect(refusal.status).toBe(403);
    expect(await refusal.json()).toMatchObject({ error: 'AUTHENTICATION_FAILED' });
    expect(await merchant.bookOf(reference)).toHaveLength(0);
    await merchant.takeNewSecret();
    await merchant.pay('019', reference);
    expect(await merchant.bookOf(reference)).toHaveLength(1);
  });
});

describe('a payout', () => {
  it('answers with its final status', async () => {
    const reference = merchant.newReference();
    const response = await merchant.post('/payout', reference, '001');
    expect(await response.json()).toMatchObject({ status: 'SUCCESS', status_code: '200' });
    expect(await merchant.bookOf(reference)).toMatchObject([
      { type: 'GIVE_CHANGE', debited: true },
    ]);
  });

  it('to a number ending in 017 gets no answer and succeeds', async () => {
    const reference = merchant.newReference();
    const call = merchant.post('/payout', reference, '017').then(
      () => 'answered',
      () => 'stopped',
    );
    await merchant.seesStatus(reference, 'SUCCESS', 'GIVE_CHANGE');
    expect(await Promise.race([call, pass(10).then(() => 'no answer')])).toBe('no answer');
  });

  it('to a number ending in 018 fails clearly', async () => {
    const reference = merchant.newReference();
    const response = await merchant.post('/payout', reference, '018');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ status: 'FAILED' });
    expect(await merchant.bookOf(reference)).toMatchObject([{ status: 'FAILED', debited: false }]);
  });
});
