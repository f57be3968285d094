import { describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { addDays, dayOf, instantInFrench, startOfDay } from '../src/kernel/day.js';
import { hoursAfter } from '../src/kernel/duration.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import { ApplyOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import type { PayoutMethodView } from '../src/modules/payout-methods/payout-methods.schema.js';
import { ReconcilePayments } from '../src/modules/reconciliation/reconcile-payments.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { DeliverMail } from '../src/platform/mail/deliver-mail.js';
import { Smtp } from '../src/platform/mail/smtp.js';
import { api, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { mailedToken, mailsTo } from './support/mails.js';
import {
  aMemberWith,
  aReceivingNumber,
  paymentOf,
  payRental,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { paymentRequest } from './support/rentals.js';

useApi();

const eventsOf = (subjectId: string) =>
  provided(Db).domainEvent.findMany({ where: { subjectId }, orderBy: { id: 'asc' } });

/** Of the mails to a member, but for the one about the money that a test begins with. */
const subjectsOf = async ({ email }: Person) =>
  (await mailsTo(email))
    .map(({ subject }) => subject)
    .filter((subject) => !subject.endsWith('ajoutés à votre portefeuille'))
    .reverse();

const deliver = async (email: string) => {
  const smtp = new Smtp(env.SMTP_URL, env.MAIL_FROM);
  const deliverer = new DeliverMail(provided(Db), provided(Sql), provided(Clock), smtp);
  for (const { id } of await mailsTo(email)) await deliverer.execute(id);
};

/** As a payment is that nobody could decide in 72 hours. */
async function sendToReview(id: string): Promise<void> {
  await provided(Db).payment.update({ where: { id }, data: { status: 'submitting' } });
  await provided(ApplyOutcome).execute(id, { to: 'review', detail: '72 h' });
}

describe('the events of a payment', () => {
  it('say who caused them, name the number by its mask, and are mailed from', async () => {
    const member = await aMemberWith(10_000);
    const number = await aReceivingNumber(member, '077000018');
    const { paymentId } = (await withdraw(member, 4_000, number)).body;
    await work(paymentId);
    const events = await eventsOf(paymentId);
    expect(events.map(({ kind, actor, actorId }) => [kind, actor, actorId])).toEqual([
      ['payment.created', 'member', member.id],
      ['payment.failed', 'provider', null],
    ]);
    expect(events[1]?.facts).toEqual({
      userId: member.id,
      purpose: 'withdrawal',
      itemTitle: null,
      payer: 'Airtel Money 077\u00a0••\u00a0••\u00a018',
      amount: 4_000,
      walletAmount: 0,
      settledAmount: 0,
      rentalId: null,
      failureReason: 'other',
      isLate: false,
    });
    expect(await subjectsOf(member)).toEqual(['Retrait non abouti']);
  });

  it('are written with their mail in one transaction, or not at all', async () => {
    const member = await aMemberWith(10_000);
    const { paymentId } = (await withdraw(member, 4_000, await aReceivingNumber(member))).body;
    const failed = { to: 'failed', detail: 'refused' } as const;
    const lost = provided(Transactions).run(async (tx, afterCommit) => {
      await provided(ApplyOutcome).within(tx, afterCommit, paymentId, failed);
      throw new Error('the transaction is lost');
    });
    await expect(lost).rejects.toThrow('the transaction is lost');
    expect((await eventsOf(paymentId)).map(({ kind }) => kind)).toEqual(['payment.created']);
    expect(await subjectsOf(member)).toEqual([]);

    await provided(ApplyOutcome).execute(paymentId, failed);
    expect((await eventsOf(paymentId)).map(({ kind }) => kind)).toEqual([
      'payment.created',
      'payment.failed',
    ]);
    expect(await subjectsOf(member)).toEqual(['Retrait non abouti']);
  });

  it('that go to review are staff’s to decide, and say which of the staff did', async () => {
    const renter = await aMember();
    const { id: itemId } = await anItem();
    const request = await paymentRequest({ itemId, renter, phoneNumber: '077000013' });
    const { paymentId } = (await payRental(renter, request)).body;
    await work(paymentId);
    const admin = await aStaffMember('admin');
    const body = { outcome: 'succeeded', reason: 'Vérifié', proof: 'Relevé du 3' };
    await api(`/api/admin/payments/${paymentId}/decide`, { as: admin, body });
    const events = await eventsOf(paymentId);
    expect(events.map(({ kind, actor, actorId }) => [kind, actor, actorId])).toEqual([
      ['payment.created', 'member', renter.id],
      ['payment.sent-to-review', 'provider', null],
      ['payment.succeeded', 'staff', admin.id],
    ]);
    expect(events[2]?.facts).toMatchObject({ amount: 35_000, settledAmount: 17_500 });
  });
});

describe('a member who waited at the screen', () => {
  async function aTopUp(as: Person, phoneNumber: string): Promise<string> {
    return (await topUp(as, 5_000, phoneNumber)).body.paymentId;
  }

  async function aRentalPayment(as: Person, phoneNumber: string): Promise<string> {
    const { id: itemId } = await anItem();
    return (await payRental(as, await paymentRequest({ itemId, renter: as, phoneNumber }))).body
      .paymentId;
  }

  it.each([
    ['a top-up that succeeds', aTopUp, '077000001', 'Dépôt confirmé', 'at once'],
    [
      'a top-up that fails',
      aTopUp,
      '077000002',
      'Paiement non abouti : votre portefeuille',
      'late',
    ],
    [
      'a rental paid for',
      aRentalPayment,
      '077000001',
      'Paiement confirmé : « Perceuse à percussion »',
      'at once',
    ],
    [
      'a rental not paid for',
      aRentalPayment,
      '077000002',
      'Paiement non abouti : « Perceuse à percussion »',
      'late',
    ],
  ] as const)(
    'is mailed about %s later, and in time only when money moved',
    async (_, begin, phone, subject, when) => {
      const inTime = await aMember({ verified: true });
      await work(await begin(inTime, phone));
      expect(await subjectsOf(inTime)).toEqual(when === 'at once' ? [subject] : []);

      const late = await aMember({ verified: true });
      const id = await begin(late, phone);
      await provided(ProcessPayment).execute(id);
      wait(91);
      await work(id);
      expect(['succeeded', 'failed']).toContain((await paymentOf(id)).status);
      expect(await subjectsOf(late)).toEqual([subject]);
    },
  );
});

describe('a payment that its operator does not decide', () => {
  it.each([
    ['a top-up', (as: Person) => topUp(as, 5_000, '077000016'), 'Paiement', /Ne payez pas/],
    [
      'a withdrawal',
      async (as: Person) => withdraw(as, 4_000, await aReceivingNumber(as, '077000012')),
      'Envoi',
      /Cette somme reste réservée/,
    ],
  ] as const)('is mailed about after three minutes, once: %s', async (_, begin, what, says) => {
    const member = await aMemberWith(5_000);
    const { paymentId } = (await begin(member)).body;
    const news = async () =>
      (await mailsTo(member.email)).filter(({ subject }) =>
        subject.includes('pas encore confirmé'),
      );
    for (const seconds of [0, 91]) {
      wait(seconds);
      await provided(ProcessPayment).execute(paymentId);
    }
    expect(await news()).toEqual([]);

    for (const seconds of [100, 600]) {
      wait(seconds);
      await provided(ProcessPayment).execute(paymentId);
    }
    const [mail, ...others] = await news();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`${what} pas encore confirmé : votre portefeuille`);
    expect(mail?.text).toMatch(says);
    const { createdAt } = await paymentOf(paymentId);
    expect(mail?.text).toContain(instantInFrench(hoursAfter(createdAt, 72)));
    expect((await eventsOf(paymentId)).map(({ kind }) => kind)).toEqual([
      'payment.created',
      'payment.awaited',
    ]);
  });
});

describe('the link that confirms a mobile money number', () => {
  it('is in the mail until it is sent, and its event has neither the link nor the number', async () => {
    const member = await aMember({ verified: true });
    const body = { phoneNumber: '077000001', operationAccountCode: 'ACC_AIRTEL' };
    const added = await api<PayoutMethodView>('/api/wallet/numbers', { as: member, body });
    const { id } = added.body;
    const first = await mailedToken(member.email);
    await api(`/api/wallet/numbers/${id}/resend`, { method: 'POST', as: member });
    const second = await mailedToken(member.email);

    const events = await eventsOf(id);
    expect(events.map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['payout-method.added', member.id],
      ['payout-method.confirmation-requested', member.id],
    ]);
    for (const secret of [first, second, '077000001']) {
      expect(JSON.stringify(events)).not.toContain(secret);
    }
    await deliver(member.email);
    const sent = await mailsTo(member.email);
    // Two with a link, and the one that tells that a number was added.
    expect(sent.map(({ text, html, sentAt }) => [text, html, sentAt !== null])).toEqual([
      ['', '', true],
      ['', '', true],
      ['', '', true],
    ]);
  });
});

describe('the event of a reconciliation report', () => {
  it('is written once, with the payments on which the books disagree', async () => {
    const member = await aMemberWith(10_000);
    const { paymentId } = (await withdraw(member, 4_000, await aReceivingNumber(member))).body;
    await sendToReview(paymentId);
    const { reference } = await paymentOf(paymentId);
    await provided(Db).reconciliationReport.deleteMany();
    await provided(Db).longJob.deleteMany();
    const day = addDays(dayOf(new Date()), 1);
    setNow(new Date(startOfDay(day).getTime() + 3.5 * 3_600_000));
    const reconcile = provided(ReconcilePayments);
    await Promise.all([reconcile.execute(), reconcile.execute()]);

    const { id } = await provided(Db).reconciliationReport.findFirstOrThrow();
    const [event, ...others] = await eventsOf(id);
    expect(others).toEqual([]);
    expect(event).toMatchObject({ kind: 'reconciliation-report.made', actor: 'system' });
    expect(event?.facts).toMatchObject({
      day,
      differences: expect.arrayContaining([{ kind: 'in-review', reference }]),
    });
  });
});
