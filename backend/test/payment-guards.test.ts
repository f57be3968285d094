import { describe, expect, it } from 'vitest';
import { decidedStatuses } from '../src/modules/payments/domain/payment-lifecycle.js';
import { Db } from '../src/platform/database/prisma.js';
import { provided, useApi } from './support/api.js';
import { wordsOf } from './support/constraints.js';
import { aMember } from './support/factories.js';
import { paymentOf, topUp, work } from './support/payments.js';

useApi();

async function aTopUp(phoneNumber?: string) {
  const member = await aMember({ verified: true });
  const { body } = await topUp(member, 5_000, phoneNumber);
  return body.paymentId;
}

const change = (id: string, data: object) => provided(Db).payment.update({ where: { id }, data });

describe('the database', () => {
  it.each(['succeeded', 'failed'])('refuses to change or delete a payment that %s', async (end) => {
    const id = await aTopUp(end === 'failed' ? '077000002' : '077000001');
    expect(await work(id)).toBe(end);
    const decidedAt = { decidedAt: null };
    await expect(change(id, { status: 'pending', ...decidedAt })).rejects.toThrow();
    await expect(change(id, { status: 'failed', failureCode: 'x' })).rejects.toThrow();
    await expect(change(id, { amount: 1 })).rejects.toThrow();
    await expect(provided(Db).payment.delete({ where: { id } })).rejects.toThrow();
  });

  it.each(['submitting', 'pending', 'unknown'] as const)(
    'refuses to submit again a payment that is %s',
    async (status) => {
      const id = await aTopUp();
      await change(id, { status: 'submitting' });
      if (status !== 'submitting') await change(id, { status });
      await expect(change(id, { status: 'created' })).rejects.toThrow();
      if (status !== 'submitting') {
        await expect(change(id, { status: 'submitting' })).rejects.toThrow();
      }
      expect((await paymentOf(id)).status).toBe(status);
    },
  );

  it('calls the same statuses decided as the rules do', async () => {
    expect(await wordsOf('payments_decided')).toEqual([...decidedStatuses]);
  });

  it('refuses a payment that succeeds without a ledger transaction', async () => {
    const id = await aTopUp();
    const success = { status: 'succeeded', decidedAt: new Date(), nextCheckAt: null };
    await expect(change(id, success)).rejects.toThrow(/not posted/);
  });
});
