import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Gateway } from '../src/modules/mobile-money/gateway/gateway.js';
import { gatewayOrderOf } from '../src/modules/payments/gateway-order.js';
import type {
  RefundNumberView,
  StaffPaymentDetail,
} from '../src/modules/payments/payments.schema.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import { PayerRefunds } from '../src/modules/payments/refunds/payer-refunds.js';
import { ApplyOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import type {
  WalletEntryView,
  WalletView,
} from '../src/modules/payments/statement/wallet.schema.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { Db, type Tx } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { advanceGateway, chargesOf } from './support/gateway.js';
import { mailsTo } from './support/mails.js';
import {
  aMemberWith,
  aReceivingNumber,
  paymentOf,
  payRental,
  sendRefund,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { aRequest, paymentRequest, updateStatus, walletOf } from './support/rentals.js';
import { approve, fillFloats } from './support/treasury.js';

useApi();

/** A renter without a verified identity, 35 000 XAF of whom an owner has refused. */
async function refused(phoneNumber = '077000001') {
  const request = await aRequest({ phoneNumber });
  await updateStatus(request.owner, request.id, 'refusée');
  // What came is less the fees: without money of Loka's it does not all go back.
  await fillFloats();
  return request.renter;
}

const numbersOf = async (as: Person) =>
  (await api<RefundNumberView[]>('/api/wallet/refunds', { as })).body;

const refundableTo = async (as: Person, phoneNumber = '077000001') =>
  (await numbersOf(as)).find((one) => one.phoneNumber === phoneNumber)?.refundable ?? 0;

const fail = (id: string) => provided(ApplyOutcome).execute(id, { to: 'failed', detail: '402' });

async function settledLateByTwo(id: string, movedAmount: number): Promise<void> {
  const { body } = await api<StaffPaymentDetail>(`/api/admin/payments/${id}/settle-late`, {
    as: await aStaffMember('admin'),
    body: { movedAmount, reason: 'Relevé' },
  });
  const approvalId = body.waiting[0]?.approvalId as string;
  expect((await approve(await aStaffMember('admin'), approvalId)).status).toBe(200);
}

/** What the audit says against one of some ids; other tests leave worse. */
async function violationsOf(...ids: string[]) {
  const findings = await provided(AuditBooks).execute();
  const rows = findings.flatMap(({ violations }) => violations);
  return rows.filter((row) => ids.some((id) => JSON.stringify(row).includes(id)));
}

describe('a refund back to the number that paid', () => {
  it('is sent at once, without an identity, and arrives there', async () => {
    const renter = await refused();
    expect(await numbersOf(renter)).toEqual([
      {
        operator: 'airtel',
        operatorLabel: 'Airtel Money',
        operationAccountCode: 'ACC_AIRTEL',
        phoneNumber: '077000001',
        phoneNumberFormatted: '077\u00a000\u00a000\u00a001',
        received: 35_000,
        refunded: 35_000,
        sentBack: 0,
        inTransit: 0,
        refundable: 35_000,
      },
    ]);
    const { status, body } = await sendRefund(renter, 35_000);
    expect([status, body.purpose, body.amount]).toEqual([202, 'refund', 35_000]);
    expect(await numbersOf(renter)).toMatchObject([{ inTransit: 35_000, refundable: 0 }]);
    expect(await walletOf(renter)).toEqual({ balance: 0, withdrawable: 0 });
    expect(await work(body.paymentId)).toBe('succeeded');
    expect(await numbersOf(renter)).toMatchObject([{ sentBack: 35_000, inTransit: 0 }]);
    const { reference } = await paymentOf(body.paymentId);
    expect(await chargesOf(reference)).toMatchObject([{ status: 'SUCCESS' }]);
    expect((await mailsTo(renter.email))[0]?.subject).toBe('Remboursement envoyé');
    const { body: lines } = await api<WalletEntryView[]>('/api/wallet/transactions', {
      as: renter,
    });
    expect(lines.map(({ type, label, amount }) => [type, label, amount])).toEqual([
      [
        'retrait',
        'Renvoyé au numéro qui a payé · Airtel Money 077\u00a0••\u00a0••\u00a001',
        -35_000,
      ],
      ['remboursement', 'Demande non aboutie · Perceuse à percussion', 35_000],
      ['sortie', 'Payé avec Airtel Money · Perceuse à percussion', 0],
    ]);
    const { body: file } = await api<string>('/api/wallet/transactions.csv', { as: renter });
    expect(file).toContain('Renvoyé au numéro qui a payé');
    expect(await violationsOf(renter.id, body.paymentId)).toEqual([]);
  });

  it('that its operator refuses is back in the wallet, and can be sent again', async () => {
    const renter = await refused('077000018');
    const { body } = await sendRefund(renter, 35_000, '077000018');
    expect(await work(body.paymentId)).toBe('failed');
    expect(await refundableTo(renter, '077000018')).toBe(35_000);
    expect((await mailsTo(renter.email))[0]?.subject).toBe('Remboursement non abouti');
    const { status } = await sendRefund(renter, 35_000, '077000018');
    expect(status).toBe(202);
  });

  it.each(['009', '010', '011', '012', '015', '017', '019'])(
    'to a number ending in %s, whose answer is lost or strange, is sent once',
    async (end) => {
      const renter = await refused(`077000${end}`);
      const { body } = await sendRefund(renter, 35_000, `077000${end}`);
      expect(await refundableTo(renter, `077000${end}`)).toBe(0);
      expect(await work(body.paymentId, 10)).toBe('succeeded');
      expect(await chargesOf((await paymentOf(body.paymentId)).reference)).toHaveLength(1);
      expect(await walletOf(renter)).toEqual({ balance: 0, withdrawable: 0 });
    },
  );

  it('is never more than came, nor to a number that did not pay', async () => {
    const renter = await refused();
    expectRefusal(await sendRefund(renter, 1_000, '077000002'), 'refund-limit');
    const moov = { amount: 1_000, phoneNumber: '077000001', operationAccountCode: 'ACC_MOOV' };
    expectRefusal(await api('/api/wallet/refunds', { as: renter, body: moov }), 'refund-limit');
    const tooMuch = await sendRefund(renter, 35_001);
    expectRefusal(tooMuch, 'refund-limit');
    expect(tooMuch.body).toMatchObject({
      errors: [{ path: 'amount', message: expect.stringContaining('au plus 35') }],
    });
    expectRefusal(await sendRefund(await refused(), 99), 'amount-outside-limits');
    expectRefusal(await sendRefund(await aMember(), 1_000), 'refund-limit');
    expect(await walletOf(renter)).toEqual({ balance: 35_000, withdrawable: 35_000 });
  });

  it('is never of money that was earned, corrected or spent, however much the wallet holds', async () => {
    const member = await aMemberWith(90_000);
    await aRequest({ renter: member });
    expect(await numbersOf(member)).toMatchObject([
      { received: 35_000, refunded: 0, refundable: 0 },
    ]);
    expectRefusal(await sendRefund(member, 1_000), 'refund-limit');
  });

  it('is of the part that the phone had paid', async () => {
    const renter = await aMemberWith(20_000);
    const request = await aRequest({ renter, walletAmount: 20_000 });
    await updateStatus(renter, request.id, 'annulée');
    expect(await walletOf(renter)).toEqual({ balance: 35_000, withdrawable: 35_000 });
    expect(await refundableTo(renter)).toBe(15_000);
    expectRefusal(await sendRefund(renter, 15_001), 'refund-limit');
  });

  it('is of what a cancellation gave back', async () => {
    const request = await aRequest({ from: 1, to: 4 });
    await updateStatus(request.owner, request.id, 'acceptée');
    expect(await refundableTo(request.renter)).toBe(0);
    await updateStatus(request.renter, request.id, 'annulée');
    const { withdrawable } = await walletOf(request.renter);
    expect(withdrawable).toBeLessThan(35_000);
    expect(await refundableTo(request.renter)).toBe(withdrawable);
  });

  it('is of what really came, when that is another amount than was asked', async () => {
    const renter = await aMember();
    const { id: itemId } = await anItem();
    const phoneNumber = '077000013';
    const request = await paymentRequest({ itemId, renter, phoneNumber });
    const { paymentId } = (await payRental(renter, request)).body;
    expect(await work(paymentId, 10)).toBe('review');
    expect(await numbersOf(renter)).toEqual([]);
    await api(`/api/admin/payments/${paymentId}/decide`, {
      as: await aStaffMember('admin'),
      body: { outcome: 'succeeded', reason: 'Relevé', proof: 'Relevé du 3' },
    });
    expect(await numbersOf(renter)).toMatchObject([
      { received: 17_500, refunded: 17_500, refundable: 17_500 },
    ]);
  });

  it('is of money that came after its payment had failed here', async () => {
    const member = await aMember({ verified: true });
    const { paymentId } = (await topUp(member, 5_000)).body;
    await provided(ProcessPayment).execute(paymentId);
    await advanceGateway(6);
    await fail(paymentId);
    expectRefusal(await sendRefund(member, 4_800), 'refund-limit');
    // Less than the gateway says came.
    await settledLateByTwo(paymentId, 4_800);
    expect(await refundableTo(member)).toBe(4_800);
    expect((await sendRefund(member, 4_800)).status).toBe(202);
  });

  it('that failed here and arrived after all is not sent once more', async () => {
    const renter = await refused();
    const { paymentId } = (await sendRefund(renter, 35_000)).body;
    await provided(Db).payment.update({
      where: { id: paymentId },
      data: {
        status: 'submitting',
        events: { create: { from: 'created', to: 'submitting', at: new Date() } },
      },
    });
    // The gateway carries it out, and the answer is lost.
    await provided(Gateway).send(gatewayOrderOf(await paymentOf(paymentId)));
    await advanceGateway(6);
    await fail(paymentId);
    expect(await refundableTo(renter)).toBe(35_000);
    await api(`/api/admin/payments/${paymentId}/settle-late`, {
      as: await aStaffMember('admin'),
      body: { movedAmount: 35_000, reason: 'Relevé' },
    });
    expect((await walletOf(renter)).withdrawable).toBe(35_000);
    expect(await refundableTo(renter)).toBe(0);
    expectRefusal(await sendRefund(renter, 1_000), 'refund-limit');
  });

  it('waits for a frozen member, whose money stays', async () => {
    const renter = await refused();
    const staff = await aStaffMember();
    const act = (what: string) =>
      api(`/api/admin/users/${renter.id}/${what}`, { as: staff, body: { reason: 'Soupçon' } });
    const waiting = (await sendRefund(renter, 5_000)).body.paymentId;
    await act('freeze');
    expectRefusal(await sendRefund(renter, 10_000), 'member-frozen');
    expect(await work(waiting)).toBe('failed');
    expect((await paymentOf(waiting)).failureCode).toBe('member frozen');
    expect((await api<WalletView>('/api/wallet', { as: renter })).body).toMatchObject({
      frozen: true,
      withdrawable: 35_000,
    });
    await act('unfreeze');
    expect((await sendRefund(renter, 35_000)).status).toBe(202);
  });

  it('is not counted among the withdrawals of a day', async () => {
    const member = await aMemberWith(10_000);
    const request = await aRequest({ renter: member });
    await updateStatus(request.owner, request.id, 'refusée');
    const { body: before } = await api<WalletView>('/api/wallet', { as: member });
    for (let count = 0; count < 7; count++) await sendRefund(member, 5_000);
    const { body: after } = await api<WalletView>('/api/wallet', { as: member });
    expect([before.withdrawableToday, after.withdrawableToday]).toEqual([45_000, 10_000]);
    expect((await withdraw(member, 10_000, await aReceivingNumber(member))).status).toBe(202);
  });

  it('is made once by a call that is repeated with its key', async () => {
    const renter = await refused();
    const key = { 'idempotency-key': randomUUID() };
    const first = await sendRefund(renter, 35_000, '077000001', key);
    await provided(Db).idempotencyKey.updateMany({
      where: { userId: renter.id },
      data: { status: null, leaseExpiresAt: new Date(0) },
    });
    const again = await sendRefund(renter, 35_000, '077000001', key);
    expect([again.status, again.body.paymentId]).toEqual([202, first.body.paymentId]);
  });

  it('is limited for many that are asked for at the same moment', async () => {
    const renter = await refused();
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendRefund(renter, 15_000)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 409, 409, 409, 409]);
    for (const answer of answers) if (answer.status === 409) expectRefusal(answer, 'refund-limit');
    expect(await walletOf(renter)).toEqual({ balance: 5_000, withdrawable: 5_000 });
  });
});

/** A refund as nothing in front of the database has judged it. */
const insert = (db: Tx, userId: string, amount: number, phoneNumber = '077000001') =>
  db.payment.create({
    data: {
      id: randomUUID(),
      reference: randomUUID().replaceAll('-', '').slice(0, 15),
      purpose: 'refund',
      userId,
      amount,
      operator: 'airtel',
      operationAccount: 'ACC_AIRTEL',
      phoneNumber,
      nextCheckAt: new Date(),
      createdAt: new Date(),
      expiresAt: new Date(),
    },
  });

describe('what a refund reads', () => {
  it('does not grow with what its member has paid before', async () => {
    const member = await aMember({ verified: true });
    await fillFloats();
    const read = async () => {
      let rows = { list: 0, refund: 0 };
      await tryOut(async (tx) => {
        // Tables of tests are so small that their indexes are not used; plans made before would not know of it.
        await tx.$executeRaw`set local enable_seqscan = off`;
        await tx.$executeRaw`set local plan_cache_mode = force_custom_plan`;
        const begun = await rowsRead(tx);
        await provided(PayerRefunds).list(member.id, tx);
        const listed = await rowsRead(tx);
        await insert(tx, member.id, 100);
        await tx.$executeRaw`set constraints all immediate`;
        rows = { list: listed - begun, refund: (await rowsRead(tx)) - listed };
      });
      return rows;
    };
    const pay = async () => {
      const { paymentId } = (await topUp(member, 1_000)).body;
      await provided(ApplyOutcome).execute(paymentId, { to: 'succeeded', detail: 'SUCCESS' });
    };
    for (let count = 0; count < 2; count++) await pay();
    const before = await read();
    for (let count = 0; count < 8; count++) await pay();
    expect(await refundableTo(member)).toBe(10_000);
    const after = await read();
    expect(after.list).toBe(before.list);
    expect(before.list).toBeLessThan(5);
    // Which rows an index leads past depends on what was removed before; a row for each payment would be eight more.
    expect(after.refund).toBeLessThan(before.refund + 8);
  });

  /** Rows of what members have paid that a connection has read so far, by all of its statements and triggers. */
  async function rowsRead(tx: Tx): Promise<number> {
    const [read] = await tx.$queryRaw<{ rows: number }[]>`
      select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows
      from pg_stat_xact_user_tables
      where relname in ('payments', 'payment_rightings', 'refundable_payments', 'refundable_numbers',
        'ledger_transactions', 'ledger_entries', 'ledger_statement_lines')`;
    return read?.rows ?? 0;
  }
});

/** Does it in a transaction that is not committed. */
async function tryOut(work: (tx: Tx) => Promise<unknown>) {
  const enough = new Error('Rolled back');
  await expect(
    provided(Db).$transaction(async (tx) => {
      await work(tx);
      throw enough;
    }),
  ).rejects.toBe(enough);
}

describe('the database', () => {
  it('refuses more than came, one after the other and at once', async () => {
    const db = provided(Db);
    const { id: renter } = await refused();
    await expect(insert(db, renter, 35_001)).rejects.toThrow('payments_refund_limit');
    await expect(insert(db, renter, 100, '077000002')).rejects.toThrow('payments_refund_limit');
    const inserted = await Promise.allSettled(
      Array.from({ length: 12 }, () => insert(db, renter, 15_000)),
    );
    const reasons = inserted.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons).toHaveLength(10);
    for (const reason of reasons) expect(String(reason)).toContain('payments_refund_limit');
  });

  it('refuses to make more of a refund that is asked for, or to send it elsewhere', async () => {
    const { renter, id } = await sent();
    const db = provided(Db);
    const change = (data: object) => db.payment.update({ where: { id }, data });
    await expect(change({ amount: 35_001 })).rejects.toThrow('payments_refund_limit');
    await expect(change({ phoneNumber: '077000002' })).rejects.toThrow('payments_refund_limit');
    const { id: userId } = await aMember();
    await expect(change({ userId })).rejects.toThrow('payments_refund_limit');
    expect(await paymentOf(id)).toMatchObject({ userId: renter.id, amount: 10_000 });
  });

  async function sent() {
    const renter = await refused();
    return { renter, id: (await sendRefund(renter, 10_000)).body.paymentId };
  }

  it('lets go back to each number what the rules say, whatever has happened', async () => {
    const numbers = ['077000001', '077000018'];
    const act = fc.record({
      what: fc.constantFrom('refuse', 'accept', 'cancel', 'top up', 'refund', 'refund', 'refund'),
      number: fc.constantFrom(...numbers),
      amount: fc.integer({ min: 100, max: 40_000 }),
      // Nothing that moved is never a success: staff review it.
      settled: fc.integer({ min: 1, max: 40_000 }),
      end: fc.constantFrom('open', 'failed', 'succeeded', 'other amount'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
        const member = await aMember({ verified: true });
        for (const one of acts) await perform(member, one);
        for (const number of numbers) {
          const found = (await numbersOf(member)).find((one) => one.phoneNumber === number);
          const left = found ? found.refunded - found.sentBack - found.inTransit : 0;
          await expect(
            insert(provided(Db), member.id, Math.max(1, left + 1), number),
          ).rejects.toThrow('payments_refund_limit');
          if (left > 0) {
            await tryOut(async (tx) => {
              await insert(tx, member.id, left, number);
              await tx.$executeRaw`set constraints all immediate`;
            });
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  interface Act {
    what: string;
    number: string;
    amount: number;
    settled: number;
    end: string;
  }

  async function perform(member: Person, { what, number, amount, settled, end }: Act) {
    if (what === 'top up') {
      const { paymentId } = (await topUp(member, amount, number)).body;
      if (paymentId) await decide(paymentId, end, settled);
    } else if (what === 'refund') {
      const { paymentId } = (await sendRefund(member, amount, number)).body;
      if (paymentId) await decide(paymentId, end, settled);
    } else {
      const request = await aRequest({ renter: member, phoneNumber: number });
      if (what === 'refuse') await updateStatus(request.owner, request.id, 'refusée');
      else await updateStatus(request.owner, request.id, 'acceptée');
      if (what === 'cancel') await updateStatus(member, request.id, 'annulée');
    }
  }

  async function decide(id: string, end: string, settledAmount: number) {
    if (end === 'open') return;
    if (end === 'failed') return fail(id);
    const by = { role: 'staff', id: (await paymentOf(id)).userId } as const;
    await provided(ApplyOutcome).execute(id, {
      to: 'succeeded',
      detail: 'SUCCESS',
      by,
      ...(end === 'other amount' && { settledAmount }),
    });
  }
});
