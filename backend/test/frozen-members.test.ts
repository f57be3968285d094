import { describe, expect, it } from 'vitest';
import type { UserView } from '../src/modules/accounts/accounts.schema.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import type { WalletView } from '../src/modules/payments/statement/wallet.schema.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, anItem, aStaffMember, type Person } from './support/factories.js';
import { chargesOf } from './support/gateway.js';
import { mailsTo } from './support/mails.js';
import {
  aMemberWith,
  aReceivingNumber,
  paymentOf,
  payRental,
  topUp,
  withdraw,
  work,
} from './support/payments.js';
import { aRequest, paymentRequest, updateStatus, walletOf } from './support/rentals.js';

useApi();

const act = (as: Person, id: string, what: 'freeze' | 'unfreeze', reason = 'Soupçon de fraude') =>
  api<UserView>(`/api/admin/users/${id}/${what}`, { as, body: { reason } });

async function violations() {
  const findings = await provided(AuditBooks).execute();
  return findings.flatMap(({ violations }) => violations);
}

/** A verified member with 50 000 XAF, and a number that may receive payouts. */
async function aSaver() {
  const member = await aMemberWith(50_000);
  return { member, number: await aReceivingNumber(member) };
}

async function frozen() {
  const saver = await aSaver();
  const staff = await aStaffMember();
  await act(staff, saver.member.id, 'freeze');
  return { ...saver, staff };
}

async function fromWallet(member: Person, walletAmount: number) {
  const { id: itemId } = await anItem();
  return payRental(member, await paymentRequest({ itemId, renter: member, walletAmount }));
}

describe('a member of staff', () => {
  it('is frozen and unfrozen by an admin alone', async () => {
    const [staff, colleague] = [await aStaffMember(), await aStaffMember()];
    const [admin, other] = [await aStaffMember('admin'), await aStaffMember('admin')];
    for (const target of [colleague, admin]) {
      expectRefusal(await act(staff, target.id, 'freeze'), 'forbidden');
    }
    for (const target of [colleague, other]) {
      expect((await act(admin, target.id, 'freeze')).body.frozenAt).not.toBeNull();
      expectRefusal(await act(staff, target.id, 'unfreeze'), 'forbidden');
    }
    expect((await act(admin, other.id, 'unfreeze')).body.frozenAt).toBeNull();
  });

  it('is frozen with the knowledge of every other admin, also of one who was frozen before', async () => {
    const [admin, frozenBefore, target] = [
      await aStaffMember('admin'),
      await aStaffMember('admin'),
      await aStaffMember('admin'),
    ];
    await act(admin, frozenBefore.id, 'freeze');
    await act(admin, target.id, 'freeze');
    const subjectsOf = async ({ email }: Person) =>
      (await mailsTo(email)).map(({ subject }) => subject);
    const { name } = await provided(Db).user.findUniqueOrThrow({ where: { id: target.id } });
    for (const one of [frozenBefore, target])
      expect(await subjectsOf(one)).toContain(`Administrateur bloqué : ${name}`);
    expect(await subjectsOf(admin)).not.toContain(`Administrateur bloqué : ${name}`);
    const by = await provided(Db).user.findUniqueOrThrow({ where: { id: admin.id } });
    const mail = (await mailsTo(target.email)).find(({ subject }) => subject.includes(name));
    expect(mail?.text).toContain(`Voir le compte de ${by.name} : `);
  });

  it('freezes nobody with whom they have a rental under way, nor unfreezes them', async () => {
    const [staff, colleague] = [await aStaffMember(), await aStaffMember()];
    const { owner } = await aRequest({ renter: staff });
    expectRefusal(await act(staff, owner.id, 'freeze'), 'own-rental');
    expect((await act(colleague, owner.id, 'freeze')).status).toBe(200);
    expectRefusal(await act(staff, owner.id, 'unfreeze'), 'own-rental');
  });

  it('who is frozen may do nothing of what staff and admins do, until unfrozen', async () => {
    const [admin, other] = [await aStaffMember('admin'), await aStaffMember('admin')];
    const staff = await aStaffMember();
    const member = await aMember();
    for (const target of [other, staff]) await act(admin, target.id, 'freeze');
    for (const frozen of [other, staff]) {
      expectRefusal(await act(frozen, member.id, 'freeze'), 'forbidden');
      expectRefusal(await api('/api/admin/users', { as: frozen }), 'forbidden');
      expectRefusal(await act(frozen, frozen.id, 'unfreeze'), 'forbidden');
      expect((await api('/api/wallet', { as: frozen })).status).toBe(200);
    }
    await act(admin, staff.id, 'unfreeze');
    expect((await act(staff, member.id, 'freeze')).status).toBe(200);
  });
});

describe('a frozen member', () => {
  it('is told so, in the wallet and by mail, and the act is on record', async () => {
    const { member, staff } = await frozen();
    const { body: wallet } = await api<WalletView>('/api/wallet', { as: member });
    expect(wallet).toMatchObject({ frozen: true, withdrawable: 50_000, withdrawableToday: 0 });
    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe('Votre portefeuille est bloqué');
    const entries = await provided(Db).auditLog.findMany({
      where: { subjectId: member.id },
      orderBy: { at: 'asc' },
    });
    expect(entries.at(-1)).toMatchObject({
      action: 'freeze-member',
      actorId: staff.id,
      detail: { reason: 'Soupçon de fraude' },
    });
    const { body: shown } = await api<UserView>(`/api/admin/users/${member.id}`, { as: staff });
    expect(shown.frozenAt).not.toBeNull();
    const { body: found } = await api<UserView[]>('/api/admin/users?frozen=true&perPage=100', {
      as: staff,
    });
    expect(found.map(({ id }) => id)).toContain(member.id);
    expect(found.every(({ frozenAt }) => frozenAt !== null)).toBe(true);
  });

  it('cannot withdraw, nor pay a rental from the wallet, in whole or in part', async () => {
    const { member, number } = await frozen();
    expectRefusal(await withdraw(member, 2_000, number), 'member-frozen');
    expectRefusal(await fromWallet(member, 35_000), 'member-frozen');
    expectRefusal(await fromWallet(member, 5_000), 'member-frozen');
    expect((await walletOf(member)).withdrawable).toBe(50_000);
  });

  it('can pay by mobile money, top up, lend, earn and be refunded', async () => {
    const { member } = await frozen();
    expect(await work((await fromWallet(member, 0)).body.paymentId)).toBe('succeeded');
    expect(await work((await topUp(member, 3_000)).body.paymentId)).toBe('succeeded');
    expect((await walletOf(member)).withdrawable).toBe(53_000);

    const { id: itemId } = await anItem({ owner: member });
    const { id: rentalId } = await aRequest({ itemId });
    expect((await updateStatus(member, rentalId, 'acceptée')).status).toBe(200);
    expect((await walletOf(member)).balance).toBe(68_000);

    const mine = await provided(Db).rental.findFirstOrThrow({ where: { renterId: member.id } });
    expect((await updateStatus(member, mine.id, 'annulée')).status).toBe(200);
    expect((await walletOf(member)).balance).toBe(103_000);
  });

  it('gets a withdrawal back that was not sent yet, and one that was sent is paid', async () => {
    const { member, number } = await aSaver();
    const sent = (await withdraw(member, 2_000, number)).body.paymentId;
    await provided(ProcessPayment).execute(sent);
    const waiting = (await withdraw(member, 4_000, number)).body.paymentId;
    await act(await aStaffMember(), member.id, 'freeze');
    expect(await work(sent)).toBe('succeeded');
    expect(await work(waiting)).toBe('failed');
    const { reference, failureCode } = await paymentOf(waiting);
    expect(failureCode).toBe('member frozen');
    expect(await chargesOf(reference)).toEqual([]);
    expect((await walletOf(member)).withdrawable).toBe(48_000);
    const subjects = (await mailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Retrait non abouti');
  });

  it('can withdraw again once staff end it, and is told so', async () => {
    const { member, number, staff } = await frozen();
    expect((await act(staff, member.id, 'unfreeze', 'Identité revue')).body.frozenAt).toBeNull();
    const { paymentId } = (await withdraw(member, 2_000, number)).body;
    expect(await work(paymentId)).toBe('succeeded');
    const subjects = (await mailsTo(member.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Votre portefeuille est débloqué');
  });

  it('is frozen once, however often staff ask, and never by oneself', async () => {
    const { member, staff } = await frozen();
    const again = await Promise.all([1, 2, 3].map(() => act(staff, member.id, 'freeze')));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    const freezes = { subjectId: member.id, action: 'freeze-member' };
    expect(await provided(Db).auditLog.count({ where: freezes })).toBe(1);
    for (const what of ['freeze', 'unfreeze'] as const) {
      expectRefusal(await act(staff, staff.id, what), 'own-money');
    }
    expectRefusal(await act(await aMember(), member.id, 'unfreeze'), 'forbidden');
  });

  it('is frozen and freed in this order on record, though clocks of two servers differ', async () => {
    const { member, staff } = await frozen();
    setNow(new Date(Date.now() - 1_000));
    await act(staff, member.id, 'unfreeze');
    await act(staff, member.id, 'freeze');
    const said = JSON.stringify(await violations());
    expect(said).not.toContain(member.id);
  });

  it('is held by the database, whatever the code in front of it does', async () => {
    const { member, number } = await aSaver();
    const { payment, user } = provided(Db);
    const { paymentId: id } = (await withdraw(member, 2_000, number)).body;
    await user.update({ where: { id: member.id }, data: { frozenAt: new Date() } });
    const sent = payment.update({ where: { id }, data: { status: 'submitting' } });
    await expect(sent).rejects.toThrow(/payments_not_frozen/);
    const { id: _, reference: __, ...like } = await paymentOf(id);
    const created = payment.create({
      data: { ...like, id: member.id, reference: member.id.slice(0, 8) },
    });
    await expect(created).rejects.toThrow(/payments_not_frozen/);
    await user.update({ where: { id: member.id }, data: { frozenAt: null } });
  });
});

describe('a freeze at the same moment as', () => {
  it('a withdrawal comes before it or after it: nothing leaves', async () => {
    const staff = await aStaffMember();
    for (let round = 0; round < 8; round++) {
      const { member, number } = await aSaver();
      const [asked] = await Promise.all([
        withdraw(member, 2_000, number),
        act(staff, member.id, 'freeze'),
      ]);
      if (asked.status === 202) {
        expect(await work(asked.body.paymentId)).toBe('failed');
        expect(await chargesOf((await paymentOf(asked.body.paymentId)).reference)).toEqual([]);
      } else {
        expectRefusal(asked, 'member-frozen');
      }
      expect((await walletOf(member)).withdrawable).toBe(50_000);
    }
  });

  it('a payout is sent comes before it or after it', async () => {
    const staff = await aStaffMember();
    const ids: string[] = [];
    for (let round = 0; round < 8; round++) {
      const { member, number } = await aSaver();
      const { paymentId: id } = (await withdraw(member, 2_000, number)).body;
      ids.push(id);
      await Promise.all([provided(ProcessPayment).execute(id), act(staff, member.id, 'freeze')]);
      const status = await work(id);
      const { reference } = await paymentOf(id);
      expect(await chargesOf(reference)).toHaveLength(status === 'succeeded' ? 1 : 0);
      const left = status === 'succeeded' ? 48_000 : 50_000;
      expect((await walletOf(member)).withdrawable).toBe(left);
    }
    const said = JSON.stringify(await violations());
    for (const id of ids) expect(said).not.toContain(id);
  });

  it('a rental is paid from the wallet comes before it or after it', async () => {
    const staff = await aStaffMember();
    for (let round = 0; round < 6; round++) {
      const { member } = await aSaver();
      const { id: itemId } = await anItem();
      const request = await paymentRequest({ itemId, renter: member, walletAmount: 35_000 });
      const [paid] = await Promise.all([
        payRental(member, request),
        act(staff, member.id, 'freeze'),
      ]);
      const left = paid.status === 202 ? 15_000 : 50_000;
      if (paid.status !== 202) expectRefusal(paid, 'member-frozen');
      expect((await walletOf(member)).withdrawable).toBe(left);
    }
  });
});
