import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addDays, beforeInFrench, type Day, startOfDay } from '../src/kernel/day.js';
import { wallet } from '../src/kernel/posting.js';
import type { PaymentView } from '../src/modules/payments/payments.schema.js';
import { ApplyOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import type { WalletView } from '../src/modules/payments/statement/wallet.schema.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import type { ChangeView } from '../src/modules/rentals/changes/changes.schema.js';
import { ExpireChanges } from '../src/modules/rentals/changes/expire-changes.js';
import { SupersedeRequests } from '../src/modules/rentals/changes/supersede-requests.js';
import type { RentalStepView } from '../src/modules/rentals/rentals.schema.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow, wait } from './support/clock.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { post } from './support/ledger.js';
import { mailsTo } from './support/mails.js';
import { sendRefund, topUp, work } from './support/payments.js';
import {
  anAskedChange,
  answerChange,
  aSentExtensionPayment,
  askChange,
  payExtension,
} from './support/rental-changes.js';
import { aRequest, confirm, inDays, seenBy, updateStatus, walletOf } from './support/rentals.js';
import { fillFloats } from './support/treasury.js';

useApi();

/** An accepted rental of days 10 to 13 from now: 3 days of 5 000 XAF. */
async function anAcceptedRental() {
  const rental = await aRequest();
  await updateStatus(rental.owner, rental.id, 'acceptée');
  return { ...rental, start: inDays(10), end: inDays(13) };
}

/** The same on its second day at noon: its rent can be withdrawn. */
async function aRunningRental() {
  const rental = await anAcceptedRental();
  setNow(new Date(startOfDay(addDays(rental.start, 1)).getTime() + 12 * 3_600_000));
  await provided(SettleUnanswered).execute();
  return rental;
}

const quote = (as: Person, id: string, newEnd: Day) =>
  api(`/api/rentals/${id}/changes/quote?new_end_date=${newEnd}`, { as });

/** Asked by the renter and accepted by the owner. */
async function anAcceptedExtension(
  rental: Awaited<ReturnType<typeof anAcceptedRental>>,
  days = 2,
): Promise<ChangeView> {
  const { id, renter, owner, end } = rental;
  const change = await anAskedChange(renter, id, 'extension', addDays(end, days));
  expect((await answerChange(owner, id, change, 'accept')).status).toBe(200);
  return change;
}

function waitMinutes(minutes: number): void {
  setNow(new Date(provided(Clock).now().getTime() + minutes * 60_000));
}

/** What the audit says of a rental or its changes; other tests leave worse. */
async function findingsAbout(...ids: string[]) {
  const findings = await provided(AuditBooks).execute();
  const isAbout = (row: object) => ids.some((id) => JSON.stringify(row).includes(id));
  return findings.flatMap(({ name, violations }) =>
    violations.filter(isAbout).map((row) => ({ name, row })),
  );
}

async function stepsOf(as: Person, id: string): Promise<string[]> {
  const { body } = await api<RentalStepView[]>(`/api/rentals/${id}/history`, { as });
  return body.map(({ event, by }) => `${event} ${by}`);
}

describe('a quote for another end day', () => {
  it('is at the price of the rental, more or fewer days', async () => {
    const { id, renter, owner, end } = await anAcceptedRental();
    const days = { unit: 'jour', unitPrice: 5_000 };
    expect((await quote(renter, id, addDays(end, 2))).body).toEqual({
      ...{ kind: 'extension', end_date: addDays(end, 2), units: 2, amount: 10_000, ...days },
    });
    expect((await quote(owner, id, addDays(end, -1))).body).toMatchObject({
      ...{ kind: 'shortening', units: 1, amount: 5_000, ...days },
    });
    expectRefusal(await quote(renter, id, end), 'end-not-later');
    expectRefusal(await quote(renter, id, inDays(10)), 'end-too-early');
    expectRefusal(await quote(renter, id, addDays(end, 400)), 'period-too-long');
    expectRefusal(await quote(await aMember(), id, addDays(end, 2)), 'rental-not-found');
  });

  it('is by the day when the object has been priced by the week since', async () => {
    const { id, itemId, renter, end } = await anAcceptedRental();
    const priceUnit = 'semaine' as const;
    await provided(Db).item.update({ where: { id: itemId }, data: { priceUnit, price: 30_000 } });
    expect((await quote(renter, id, addDays(end, 2))).body).toMatchObject({
      ...{ unit: 'jour', units: 2, unitPrice: 5_000, amount: 10_000 },
    });
    const change = await anAskedChange(renter, id, 'extension', addDays(end, 2));
    expect(change.amount).toBe(10_000);
    expect(await findingsAbout(id, change.id)).toEqual([]);
  });

  it('is refused for days that another rental has', async () => {
    const { id, itemId, owner, renter, end } = await anAcceptedRental();
    const next = await aRequest({ itemId, owner, from: 14, to: 16 });
    expect((await quote(renter, id, addDays(end, 2))).status).toBe(200);
    await updateStatus(owner, next.id, 'acceptée');
    expectRefusal(await quote(renter, id, addDays(end, 2)), 'dates-taken');
    expect((await quote(renter, id, addDays(end, 1))).status).toBe(200);
  });
});

describe('a shortening', () => {
  it('refunds the unused days from the earnings before the rental begins, and frees them', async () => {
    const { id, itemId, owner, renter, end } = await anAcceptedRental();
    const change = await anAskedChange(owner, id, 'shortening', addDays(end, -1));
    expect(change).toMatchObject({ asked_by: 'owner', amount: 5_000, status: 'requested' });
    const { status, body } = await answerChange(renter, id, change, 'accept');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ end_date: addDays(end, -1), rent: 10_000, total_price: 30_000, change: null },
      changes: [{ id: change.id, status: 'done' }],
    });
    expect(await walletOf(renter)).toEqual({ balance: 5_000, withdrawable: 5_000 });
    expect(await walletOf(owner)).toEqual({ balance: 10_000, withdrawable: 0 });
    expect((await answerChange(renter, id, change, 'accept')).body.rent).toBe(10_000);
    const next = await aRequest({ itemId, owner, from: 12, to: 13 });
    expect((await updateStatus(owner, next.id, 'acceptée')).status).toBe(200);
    expect(await stepsOf(renter, id)).toEqual([
      ...['request provider', 'accept owner', 'ask-shortening owner', 'accept-shortening renter'],
    ]);
    expect(await findingsAbout(id, change.id)).toEqual([]);
  });

  it("refunds from the owner's wallet once the rent is there", async () => {
    const { id, owner, renter, end } = await aRunningRental();
    const change = await anAskedChange(renter, id, 'shortening', addDays(end, -1));
    expect((await answerChange(owner, id, change, 'accept')).status).toBe(200);
    expect(await walletOf(owner)).toEqual({ balance: 10_000, withdrawable: 10_000 });
    expect(await walletOf(renter)).toEqual({ balance: 5_000, withdrawable: 5_000 });
    expect(await findingsAbout(id, change.id)).toEqual([]);
  });

  it('waits when the wallet of the owner does not hold enough, or is frozen', async () => {
    const { id, owner, renter, end } = await aRunningRental();
    const change = await anAskedChange(owner, id, 'shortening', addDays(end, -1));
    const admin = await aStaffMember('admin');
    const reason = 'Pour les tests';
    const take = { userId: owner.id, amount: -11_000, reason };
    await api('/api/users/update-wallet', { method: 'PUT', as: admin, body: take });
    expectRefusal(await answerChange(renter, id, change, 'accept'), 'owner-cannot-refund');
    const give = { ...take, amount: 11_000 };
    await api('/api/users/update-wallet', { method: 'PUT', as: admin, body: give });
    await provided(Db).user.update({ where: { id: owner.id }, data: { frozenAt: new Date() } });
    expectRefusal(await answerChange(renter, id, change, 'accept'), 'owner-cannot-refund');
    await provided(Db).user.update({ where: { id: owner.id }, data: { frozenAt: null } });
    expect((await answerChange(renter, id, change, 'accept')).status).toBe(200);
  });

  it('does not take what is held in the wallet of the owner, which the renter could take out', async () => {
    const { id, owner, renter, end } = await aRunningRental();
    const change = await anAskedChange(renter, id, 'shortening', addDays(end, -1));
    const { paymentId } = (await topUp(owner, 40_000)).body;
    expect(await work(paymentId)).toBe('succeeded');
    const heldAt = provided(Clock).now();
    const held = await provided(Db).heldCredit.create({
      data: { id: randomUUID(), paymentId, userId: owner.id, amount: 55_000, heldAt },
    });
    expectRefusal(await answerChange(owner, id, change, 'accept'), 'owner-cannot-refund');
    const postings = [{ from: wallet(owner.id), to: wallet(renter.id), amount: 5_000 }];
    const posted = post({ type: 'rental_shortened', rentalId: id }, postings);
    await expect(posted).rejects.toThrow('portefeuille ne suffit pas');
    await provided(Db).heldCredit.update({
      where: { id: held.id },
      data: { releasedAt: heldAt, release: 'found' },
    });
    expect((await answerChange(owner, id, change, 'accept')).status).toBe(200);
  });

  it('ends neither before today nor before one day', async () => {
    const { id, renter, end } = await aRunningRental();
    expectRefusal(await askChange(renter, id, 'shortening', addDays(end, -3)), 'end-too-early');
    expectRefusal(await askChange(renter, id, 'shortening', addDays(end, 1)), 'end-not-earlier');
    expect((await askChange(renter, id, 'shortening', addDays(end, -2))).status).toBe(201);
  });

  it('is answered by the other party alone, once', async () => {
    const { id, owner, renter, end } = await anAcceptedRental();
    const change = await anAskedChange(renter, id, 'shortening', addDays(end, -1));
    expect((await askChange(renter, id, 'shortening', addDays(end, -1))).body.change?.id).toBe(
      change.id,
    );
    expectRefusal(await askChange(owner, id, 'shortening', addDays(end, -2)), 'change-open');
    expectRefusal(await answerChange(renter, id, change, 'accept'), 'forbidden');
    expectRefusal(await answerChange(owner, id, change, 'withdraw'), 'forbidden');
    expectRefusal(await answerChange(await aMember(), id, change, 'accept'), 'rental-not-found');
    const answers = await Promise.all([
      answerChange(owner, id, change, 'accept'),
      answerChange(owner, id, change, 'refuse'),
      answerChange(renter, id, change, 'withdraw'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await findingsAbout(id, change.id)).toEqual([]);
  });

  it('that nobody answers in time changes nothing, and both are told', async () => {
    const { id, owner, renter, end } = await anAcceptedRental();
    const change = await anAskedChange(renter, id, 'shortening', addDays(end, -1));
    waitMinutes(24 * 60);
    expectRefusal(await answerChange(owner, id, change, 'accept'), 'move-not-allowed');
    await provided(ExpireChanges).execute();
    expect(await seenBy(renter, id)).toMatchObject({ change: null, changes: [], end_date: end });
    for (const party of [owner, renter])
      expect((await mailsTo(party.email))[0]?.subject).toContain('sans suite');
    expect(await findingsAbout(id, change.id)).toEqual([]);
  });
});

describe('an extension', () => {
  it('holds the days once accepted, and is done by its payment', async () => {
    const rental = await anAcceptedRental();
    const { id, itemId, owner, renter, end } = rental;
    waitMinutes(0);
    const change = await anAcceptedExtension(rental);
    const due = new Date(provided(Clock).now().getTime() + 2 * 3_600_000);
    expect((await seenBy(renter, id)).change).toMatchObject({
      ...{ status: 'accepted', due_at: due.toISOString(), actions: ['withdraw', 'pay'] },
    });
    expect((await mailsTo(renter.email))[0]?.text).toContain(`${beforeInFrench(due)} : passé`);
    await expect(aRequest({ itemId, owner, from: 13, to: 14 })).rejects.toThrow();
    expectRefusal(await payExtension(renter, change, 9_999), 'wrong-total');
    expectRefusal(await payExtension(owner, change, 10_000), 'change-not-found');
    const paymentId = await aSentExtensionPayment(renter, change);
    expect(await findingsAbout(id, change.id, paymentId)).toEqual([]);
    await confirm(paymentId);
    expect(await seenBy(owner, id)).toMatchObject({
      ...{ end_date: addDays(end, 2), rent: 25_000, total_price: 45_000, change: null },
      changes: [{ id: change.id, amount: 10_000 }],
    });
    expect(await walletOf(owner)).toEqual({ balance: 25_000, withdrawable: 0 });
    expect(
      (await api<PaymentView>(`/api/payment/${paymentId}`, { as: renter })).body,
    ).toMatchObject({
      purpose: 'extension',
      rental_id: id,
      startDate: end,
      endDate: addDays(end, 2),
    });
    expect((await stepsOf(owner, id)).slice(2)).toEqual([
      ...['ask-extension renter', 'accept-extension owner', 'pay-extension provider'],
    ]);
    expectRefusal(await payExtension(renter, change, 10_000), 'extension-not-payable');
    expect(await findingsAbout(id, change.id, paymentId)).toEqual([]);
  });

  it("of a rental under way is the owner's to withdraw at once, and is paid from the wallet too", async () => {
    const rental = await aRunningRental();
    const { id, owner, renter } = rental;
    const admin = await aStaffMember('admin');
    const body = { userId: renter.id, amount: 10_000, reason: 'Pour les tests' };
    await api('/api/users/update-wallet', { method: 'PUT', as: admin, body });
    const change = await anAcceptedExtension(rental);
    const { body: payment } = await payExtension(renter, change, 10_000, 10_000);
    expect(payment).toMatchObject({ status: 'succeeded', rental_id: id });
    const { body: wallet } = await api<WalletView>('/api/wallet', { as: owner });
    expect(wallet).toMatchObject({ balance: 25_000, withdrawable: 25_000 });
    expect(wallet.totals).toEqual({ received: 25_000, refunded: 0, spent: 0 });
    expect(await walletOf(renter)).toEqual({ balance: 0, withdrawable: 0 });
    expect(await findingsAbout(id, change.id, payment.paymentId)).toEqual([]);
  });

  it('that is not paid within two hours frees its days, and both are told', async () => {
    const rental = await anAcceptedRental();
    const { id, itemId, owner, renter } = rental;
    const change = await anAcceptedExtension(rental);
    waitMinutes(2 * 60);
    expectRefusal(await payExtension(renter, change, 10_000), 'extension-not-payable');
    await provided(ExpireChanges).execute();
    for (const party of [owner, renter])
      expect((await mailsTo(party.email))[0]?.subject).toContain('sans suite');
    const next = await aRequest({ itemId, owner, from: 13, to: 14 });
    expect((await updateStatus(owner, next.id, 'acceptée')).status).toBe(200);
    expect(await findingsAbout(id, change.id)).toEqual([]);
  });

  it('paid late is done while its days are free', async () => {
    const rental = await anAcceptedRental();
    const { id, owner, renter, end } = rental;
    const change = await anAcceptedExtension(rental);
    const paymentId = await aSentExtensionPayment(renter, change);
    waitMinutes(3 * 60);
    await provided(ExpireChanges).execute();
    expect((await seenBy(renter, id)).change).toBeNull();
    await confirm(paymentId);
    expect(await seenBy(owner, id)).toMatchObject({ end_date: addDays(end, 2), rent: 25_000 });
    expect(await findingsAbout(id, change.id, paymentId)).toEqual([]);
  });

  it('paid late is refunded in full when its days are taken', async () => {
    const rental = await anAcceptedRental();
    const { id, itemId, owner, renter, end } = rental;
    const change = await anAcceptedExtension(rental);
    const paymentId = await aSentExtensionPayment(renter, change);
    waitMinutes(3 * 60);
    await provided(ExpireChanges).execute();
    const next = await aRequest({ itemId, owner, from: 13, to: 14 });
    await updateStatus(owner, next.id, 'acceptée');
    await confirm(paymentId);
    expect(await seenBy(owner, id)).toMatchObject({ end_date: end, rent: 15_000 });
    expect(await walletOf(renter)).toEqual({ balance: 10_000, withdrawable: 10_000 });
    expect(await findingsAbout(id, change.id, paymentId)).toEqual([]);
  });

  it('paid late is refunded in full when the rental ends on another day by then', async () => {
    const rental = await anAcceptedRental();
    const { id, owner, renter, end } = rental;
    const change = await anAcceptedExtension(rental);
    const paymentId = await aSentExtensionPayment(renter, change);
    await answerChange(renter, id, change, 'withdraw');
    const shorter = await anAskedChange(owner, id, 'shortening', addDays(end, -1));
    await answerChange(renter, id, shorter, 'accept');
    await confirm(paymentId);
    expect(await seenBy(owner, id)).toMatchObject({ end_date: addDays(end, -1), rent: 10_000 });
    expect(await walletOf(renter)).toEqual({ balance: 15_000, withdrawable: 15_000 });
    expect(await findingsAbout(id, change.id, shorter.id, paymentId)).toEqual([]);
  });

  it('paid late is refunded in full while another change of the rental waits', async () => {
    const rental = await anAcceptedRental();
    const { id, owner, renter, end } = rental;
    const change = await anAcceptedExtension(rental);
    const paymentId = await aSentExtensionPayment(renter, change);
    await answerChange(renter, id, change, 'withdraw');
    const other = await anAskedChange(renter, id, 'extension', addDays(end, 1));
    await confirm(paymentId);
    expect(await seenBy(owner, id)).toMatchObject({ end_date: end, rent: 15_000 });
    expect(await walletOf(renter)).toEqual({ balance: 10_000, withdrawable: 10_000 });
    expect((await answerChange(owner, id, other, 'accept')).status).toBe(200);
    expect(await findingsAbout(id, change.id, other.id, paymentId)).toEqual([]);
  });

  it('whose payment fails stays payable until its time', async () => {
    const rental = await anAcceptedRental();
    const change = await anAcceptedExtension(rental);
    const paymentId = await aSentExtensionPayment(rental.renter, change);
    await provided(ApplyOutcome).execute(paymentId, { to: 'failed', detail: 'FAILED 4101' });
    const second = await aSentExtensionPayment(rental.renter, change);
    await confirm(second);
    expect((await seenBy(rental.renter, rental.id)).rent).toBe(25_000);
    expect(await findingsAbout(rental.id, change.id, paymentId, second)).toEqual([]);
  });

  it('refuses and refunds requests for its days once it is paid, and tells the owner before', async () => {
    const rental = await anAcceptedRental();
    const { id, itemId, owner, renter, end } = rental;
    const rival = await aRequest({ itemId, owner, from: 14, to: 16 });
    const change = await anAskedChange(renter, id, 'extension', addDays(end, 2));
    expect((await seenBy(owner, id)).change?.supersedes).toBe(1);
    expect((await seenBy(renter, id)).change?.supersedes).toBe(0);
    await answerChange(owner, id, change, 'accept');
    await provided(SupersedeRequests).execute();
    expect((await seenBy(rival.renter, rival.id)).status).toBe('en attente');
    expectRefusal(await updateStatus(owner, rival.id, 'acceptée'), 'dates-taken');
    await confirm(await aSentExtensionPayment(renter, change));
    await provided(SupersedeRequests).execute();
    expect((await seenBy(rival.renter, rival.id)).status).toBe('refusée');
    expect((await walletOf(rival.renter)).balance).toBe(30_000);
    expect(await findingsAbout(id, rival.id, change.id)).toEqual([]);
  });

  it('is asked for by the renter alone, until the last day, while nothing is said of the return', async () => {
    const { id, owner, renter, end } = await anAcceptedRental();
    expectRefusal(await askChange(owner, id, 'extension', addDays(end, 1)), 'forbidden');
    expectRefusal(await askChange(renter, id, 'extension', addDays(end, -1)), 'end-not-later');
    setNow(new Date(startOfDay(addDays(end, 1)).getTime() - 1));
    const change = await anAskedChange(renter, id, 'extension', addDays(end, 1));
    expect(change.due_at).toBe(startOfDay(addDays(end, 1)).toISOString());
    await answerChange(renter, id, change, 'withdraw');
    await api(`/api/rentals/${id}/declare-return`, { method: 'POST', as: renter, body: {} });
    expectRefusal(await askChange(renter, id, 'extension', addDays(end, 2)), 'move-not-allowed');
  });

  it('is done by its payment, though a program whose clock is ahead has withdrawn it just before', async () => {
    const rental = await anAcceptedRental();
    const { id, renter } = rental;
    const change = await anAcceptedExtension(rental);
    const paymentId = await aSentExtensionPayment(renter, change);
    wait(3);
    await answerChange(renter, id, change, 'withdraw');
    wait(-2);
    await confirm(paymentId);
    expect((await stepsOf(renter, id)).filter((step) => /(pay|withdraw)-/.test(step))).toEqual([
      'pay-extension provider',
      'withdraw-extension renter',
    ]);
    expect(await findingsAbout(id, change.id, paymentId)).toEqual([]);
  });

  it('does not outlive its rental', async () => {
    const rental = await anAcceptedRental();
    const { id, renter } = rental;
    const change = await anAcceptedExtension(rental);
    const paymentId = await aSentExtensionPayment(renter, change);
    await updateStatus(renter, id, 'annulée');
    await confirm(paymentId);
    expect((await walletOf(renter)).balance).toBe(45_000);
    await provided(ExpireChanges).execute();
    expect(await findingsAbout(id, change.id, paymentId)).toEqual([]);
  });

  it('is refunded with the rest when the owner calls the rental off, to each number what came from it', async () => {
    const rental = await anAcceptedRental();
    const { id, owner, renter } = rental;
    const change = await anAcceptedExtension(rental);
    await confirm(await aSentExtensionPayment(renter, change));
    await updateStatus(owner, id, 'annulée');
    expect((await walletOf(renter)).balance).toBe(45_000);
    await fillFloats();
    expectRefusal(await sendRefund(renter, 10_001, '077000002'), 'refund-limit');
    expectRefusal(await sendRefund(renter, 35_001, '077000001'), 'refund-limit');
    expect((await sendRefund(renter, 10_000, '077000002')).status).toBe(202);
    expect((await sendRefund(renter, 35_000, '077000001')).status).toBe(202);
    expect(await findingsAbout(id, change.id)).toEqual([]);
  });

  it('and a shortening after it leave what they add up to', async () => {
    const rental = await anAcceptedRental();
    const { id, owner, renter, end } = rental;
    const longer = await anAcceptedExtension(rental);
    await confirm(await aSentExtensionPayment(renter, longer));
    const shorter = await anAskedChange(renter, id, 'shortening', addDays(end, -1));
    expect(shorter.amount).toBe(15_000);
    await answerChange(owner, id, shorter, 'accept');
    expect(await seenBy(renter, id)).toMatchObject({ rent: 10_000, end_date: addDays(end, -1) });
    expect(await walletOf(renter)).toEqual({ balance: 15_000, withdrawable: 15_000 });
    expectRefusal(await sendRefund(renter, 100, '077000002'), 'refund-limit');
    expect((await sendRefund(renter, 15_000, '077000001')).status).toBe(202);
    setNow(startOfDay(addDays(rental.start, 1)));
    await provided(SettleUnanswered).execute();
    expect(await walletOf(owner)).toEqual({ balance: 10_000, withdrawable: 10_000 });
    expect(await findingsAbout(id, longer.id, shorter.id)).toEqual([]);
  });
});

describe('the database', () => {
  it('changes the terms of a rental with a change that is done alone', async () => {
    const rental = await anAcceptedRental();
    const db = provided(Db);
    const where = { id: rental.id };
    const longer = { endDate: new Date(`${addDays(rental.end, 1)}T00:00:00Z`) };
    await expect(db.rental.update({ where, data: longer })).rejects.toThrow();
    await expect(
      db.rental.update({ where, data: { rent: 1, totalPrice: 20_001 } }),
    ).rejects.toThrow();
    const { id } = await anAcceptedExtension(rental);
    const change = { where: { id } };
    await expect(
      db.rentalChange.update({ ...change, data: { rentDifference: 1 } }),
    ).rejects.toThrow();
    await expect(db.rentalChange.delete(change)).rejects.toThrow();
  });
});
