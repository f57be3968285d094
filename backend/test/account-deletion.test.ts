import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '../src/env.js';
import { addDays } from '../src/kernel/day.js';
import { deletedName } from '../src/kernel/deleted-account.js';
import type { UserView } from '../src/modules/accounts/accounts.schema.js';
import { Users } from '../src/modules/accounts/index.js';
import { ExpireApprovals } from '../src/modules/approvals/decide/expire-approvals.js';
import type { SessionView } from '../src/modules/auth/auth.schema.js';
import type { EventContext } from '../src/modules/events/index.js';
import type { ThreadView } from '../src/modules/messages/messages.schema.js';
import { TellUnanswered } from '../src/modules/messages/tell-unanswered.js';
import { Notifier } from '../src/modules/notifications/notifier.js';
import { SendGathered } from '../src/modules/notifications/send-gathered.js';
import { ProcessPayment } from '../src/modules/payments/process/process-payment.js';
import { ApplyOutcome } from '../src/modules/payments/settle/apply-outcome.js';
import { DeleteDue } from '../src/modules/personal-data/deletion/delete-due.js';
import type { DeletionView } from '../src/modules/personal-data/deletion/deletion.schema.js';
import { AuditBooks } from '../src/modules/reconciliation/audit-books.js';
import { SettleUnanswered } from '../src/modules/rentals/calendar/settle-unanswered.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { DeliverMail } from '../src/platform/mail/deliver-mail.js';
import { Outbox } from '../src/platform/mail/outbox.js';
import { Smtp } from '../src/platform/mail/smtp.js';
import { PersonalData } from '../src/platform/personal-data.js';
import { violations } from './support/account-violations.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { untilWaiting } from './support/concurrency.js';
import { openDocument } from './support/documents.js';
import { aMember, anItem, aStaffMember, type Person, password } from './support/factories.js';
import { advanceGateway } from './support/gateway.js';
import { mailedToken, mailsTo } from './support/mails.js';
import { openThread, send, write } from './support/messages.js';
import { aMemberWith, aReceivingNumber, topUp, withdraw, work } from './support/payments.js';
import { anUpload } from './support/pictures.js';
import { aRequest, aSubmittedPayment, updateStatus, walletOf } from './support/rentals.js';
import { anEndedRental } from './support/reviews.js';
import { addPasskey } from './support/second-step.js';

useApi();

/** What files before this one left in their database. */
const before = new Set<string>();
beforeAll(async () => {
  for (const violation of await violations()) before.add(JSON.stringify(violation));
});

const newViolations = async () =>
  (await violations()).filter((violation) => !before.has(JSON.stringify(violation)));

const days = 86_400;
const db = () => provided(Db);
const path = '/api/account/deletion';
const state = async (as: Person) => (await api<DeletionView>(path, { as })).body;
const ask = (as: Person) => api(path, { as, body: { confirmed: true } });
const keep = (as: { token: string }) => api(path, { method: 'DELETE', as });
const deleteDue = () => provided(DeleteDue).execute();
const subjects = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const userOf = (id: string) => db().user.findUniqueOrThrow({ where: { id } });
const kindsFor = async (as: Person) => (await state(as)).obstacles.map(({ kind }) => kind);

async function signIn({ email }: Person) {
  const { body } = await api<SessionView>('/api/auth/sign-in', { body: { email, password } });
  return { token: body.token };
}

/** Deleted for good, after the days of grace. */
async function deleted(member: Person): Promise<void> {
  await api('/api/auth/reauthenticate', { as: member, body: { password } });
  expect((await ask(member)).status).toBe(204);
  wait(7 * days);
  await deleteDue();
  expect((await userOf(member.id)).deletedAt).not.toBeNull();
}

describe('asking for the deletion of the account', () => {
  it('needs the password again, and a confirmation', async () => {
    const member = await aMember();
    expectRefusal(await api(path, { as: member, body: {} }), 'invalid-request');
    wait(600);
    expectRefusal(await ask(member), 'reauthentication-required');
    await api('/api/auth/reauthenticate', { as: member, body: { password } });
    expect((await ask(member)).status).toBe(204);
  });

  it('hides the objects, ends the sessions, and is told by mail', async () => {
    const member = await aMember({ verified: true });
    const { id } = await anItem({ owner: member });
    expect((await ask(member)).status).toBe(204);
    expectRefusal(await api('/api/auth/session', { as: member }), 'unauthenticated');
    expect(await db().item.findUnique({ where: { id } })).toMatchObject({ available: false });
    expectRefusal(await api(`/api/owners/${member.id}`), 'user-not-found');
    expect((await subjects(member.email))[0]).toBe('Votre compte sera supprimé');
  });

  it('lets the member read and take it back, and nothing else', async () => {
    const member = await aMember({ verified: true });
    const { id } = await anItem({ owner: member });
    const paused = await anItem({ owner: member, available: false });
    await ask(member);
    const as = await signIn(member);
    expect((await api<UserView>('/api/auth/session', { as })).body.deletionDueAt).not.toBeNull();
    const rename = { method: 'PATCH', as, body: { city: 'Oyem' } } as const;
    expectRefusal(await api(`/user/${member.id}`, rename), 'account-leaving');
    expect((await keep(as)).status).toBe(204);
    expectRefusal(await keep(as), 'account-not-leaving');
    expect(await db().item.findUnique({ where: { id } })).toMatchObject({ available: true });
    expect(await db().item.findUnique({ where: { id: paused.id } })).toMatchObject({
      available: false,
    });
    expect((await api(`/user/${member.id}`, rename)).status).toBe(200);
    wait(8 * days);
    await deleteDue();
    expect(await userOf(member.id)).toMatchObject({ email: member.email, deletedAt: null });
  });

  it('that is asked for twice leaves the links of its mails good', async () => {
    const member = await aMember();
    expect((await ask(member)).status).toBe(204);
    const token = await mailedToken(member.email);
    expect((await ask({ ...member, ...(await signIn(member)) })).status).toBe(204);
    expect((await api('/api/auth/not-me', { body: { token } })).status).toBe(200);
    expect(await userOf(member.id)).toMatchObject({ deletionDueAt: null });
  });

  it('as the last of what somebody else did is taken back with the rest', async () => {
    const member = await aMember();
    await addPasskey(member);
    wait(2 * days);
    await api('/api/auth/reauthenticate', { as: member, body: { password } });
    await ask(member);
    const token = await mailedToken(member.email);
    // The link of the mail about the passkey is over by then; that of the deletion takes back both.
    wait(4 * days);
    expect((await api('/api/auth/not-me', { body: { token } })).status).toBe(200);
    expect(await db().passkey.count({ where: { userId: member.id } })).toBe(0);
    expect(await userOf(member.id)).toMatchObject({ deletionDueAt: null });
  });

  it('is taken back by whoever says that it was somebody else, until it is done', async () => {
    const member = await aMember({ verified: true });
    const { id } = await anItem({ owner: member });
    await ask(member);
    const token = await mailedToken(member.email);
    wait(7 * days - 60);
    expect((await api('/api/auth/not-me', { body: { token } })).status).toBe(200);
    expect(await userOf(member.id)).toMatchObject({ deletionDueAt: null });
    expect(await db().item.findUnique({ where: { id } })).toMatchObject({ available: true });
    expect(await subjects(member.email)).toContain('Votre compte est conservé');
  });
});

describe('what stands in the way', () => {
  it('is a balance, however small', async () => {
    const member = await aMemberWith(1);
    expect(await state(member)).toMatchObject({
      dueAt: null,
      graceDays: 7,
      obstacles: [{ kind: 'wallet-balance', count: 1 }],
    });
    expectRefusal(await ask(member), 'deletion-not-possible');
  });

  it('is a withdrawal or a payment under way', async () => {
    const member = await aMemberWith(10_000);
    const number = await aReceivingNumber(member);
    await withdraw(member, 10_000, number);
    expect(await kindsFor(member)).toEqual(['wallet-balance', 'payments-open']);
    const payer = await aMember({ verified: true });
    await topUp(payer, 5_000);
    expect(await kindsFor(payer)).toContain('payments-open');
    expectRefusal(await ask(payer), 'deletion-not-possible');
  });

  it('is a request, and a rental until its security deposit is settled', async () => {
    const owner = await aMember({ verified: true });
    const { renter, id } = await aRequest({ owner });
    expect(await kindsFor(owner)).toEqual(['requests-received']);
    expect(await kindsFor(renter)).toEqual(['requests-sent']);
    await updateStatus(owner, id, 'acceptée');
    expect(await kindsFor(owner)).toEqual(['wallet-balance', 'rentals-as-owner']);
    expect(await kindsFor(renter)).toEqual(['rentals-as-renter']);
    for (const party of [owner, renter]) expectRefusal(await ask(party), 'deletion-not-possible');
  });

  it('is a frozen wallet, and a role in the team', async () => {
    const [member, staff] = [await aMember(), await aStaffMember()];
    await api(`/api/admin/users/${member.id}/freeze`, { as: staff, body: { reason: 'Fraude' } });
    expect(await kindsFor(member)).toEqual(['wallet-frozen']);
    expect(await kindsFor(staff)).toEqual(['team-member']);
  });

  it('is a payment for an object of the member that is not decided', async () => {
    const owner = await aMember({ verified: true });
    const item = await anItem({ owner });
    await aSubmittedPayment({ itemId: item.id, renter: await aMember() });
    expect(await kindsFor(owner)).toEqual(['payments-received']);
    expectRefusal(await ask(owner), 'deletion-not-possible');
  });

  it('stops the deletion when it comes during the days of grace, and is told', async () => {
    const [member, staff] = [await aMember({ verified: true }), await aStaffMember()];
    const { id } = await anItem({ owner: member });
    await ask(member);
    await api(`/api/admin/users/${member.id}/freeze`, { as: staff, body: { reason: 'Fraude' } });
    wait(7 * days);
    await deleteDue();
    expect(await userOf(member.id)).toMatchObject({ deletedAt: null, deletionDueAt: null });
    expect(await db().item.findUnique({ where: { id } })).toMatchObject({ available: true });
    expect(await subjects(member.email)).toContain("Votre compte n'a pas été supprimé");
  });

  it('is refused by the database itself', async () => {
    const [rich, member] = [await aMemberWith(100), await aMember()];
    const set = (id: string, data: object) => db().user.update({ where: { id }, data });
    const due = { deletionDueAt: new Date(), deletionFirstDueAt: new Date() };
    await expect(set(rich.id, due)).rejects.toThrow(/users_leave_settled/);
    await expect(set(member.id, { deletedAt: new Date() })).rejects.toThrow(
      /users_deleted_after_grace/,
    );
    await expect(set(member.id, { deletionDueAt: new Date() })).rejects.toThrow(
      /users_deletion_first_due/,
    );
    const past = new Date(Date.now() - 1000);
    await set(member.id, { deletionDueAt: past, deletionFirstDueAt: past });
    const gone = { deletedAt: new Date(), deletionDueAt: null, deletionFirstDueAt: null };
    await expect(set(member.id, gone)).rejects.toThrow(/users_deleted_is_empty/);
  });
});

describe('money that comes for a payment that failed before', () => {
  it('is booked apart once its payer is deleted, and told to nobody', async () => {
    const member = await aMember({ verified: true });
    const id = (await topUp(member, 1_000)).body.paymentId;
    await provided(ProcessPayment).execute(id);
    await advanceGateway(6);
    await provided(ApplyOutcome).execute(id, { to: 'failed', detail: 'FAILED' });
    await deleted(member);
    const mails = (await mailsTo(member.email)).length;
    const as = await aStaffMember('admin');
    const body = { movedAmount: 1_000, reason: 'Relevé' };
    const { status } = await api(`/api/admin/payments/${id}/settle-late`, { as, body });
    expect(status).toBe(200);
    const entries = await db().ledgerEntry.findMany({
      where: { transaction: { idempotencyKey: `payment:${id}:late` } },
      select: { amount: true, account: { select: { kind: true, holder: true, userId: true } } },
      orderBy: { amount: 'desc' },
    });
    expect(entries).toMatchObject([
      { amount: 1_000n, account: { kind: 'suspense', holder: 'unclaimed', userId: null } },
      { amount: -1_000n, account: { kind: 'provider' } },
    ]);
    expect(await mailsTo(member.email)).toHaveLength(mails);
    const findings = await provided(AuditBooks).execute();
    const about = findings.filter((one) => JSON.stringify(one).includes(id));
    expect(about).toEqual([]);
    const again = await api(`/api/admin/payments/${id}/settle-late`, { as, body });
    expectRefusal(again, 'already-settled');
  });

  it('is the payer’s until then', async () => {
    const member = await aMember({ verified: true });
    const id = (await topUp(member, 1_000)).body.paymentId;
    await provided(ProcessPayment).execute(id);
    await advanceGateway(6);
    await provided(ApplyOutcome).execute(id, { to: 'failed', detail: 'FAILED' });
    await api('/api/auth/reauthenticate', { as: member, body: { password } });
    expect((await ask(member)).status).toBe(204);
    const as = await aStaffMember('admin');
    const body = { movedAmount: 1_000, reason: 'Relevé' };
    await api(`/api/admin/payments/${id}/settle-late`, { as, body });
    const account = { kind: 'wallet', holder: member.id } as const;
    const wallet = await db().ledgerAccount.findUniqueOrThrow({ where: { kind_holder: account } });
    expect(wallet.balance).toBe(1_000n);
  });
});

describe('what staff proposed for a member who is deleted by now', () => {
  it('is told as it expires by a mail that is not the member’s', async () => {
    const [member, proposer] = [await aMember(), await aStaffMember('admin')];
    await ask(member);
    wait(6 * days);
    const { CORRECT_ALONE_MOST_XAF } = env;
    env.CORRECT_ALONE_MOST_XAF = 50_000;
    const body = { userId: member.id, amount: 95_000, reason: 'Réglé en espèces' };
    const as = await signIn(proposer);
    const { body: answer } = await api('/api/users/update-wallet', { method: 'PUT', as, body });
    env.CORRECT_ALONE_MOST_XAF = CORRECT_ALONE_MOST_XAF;
    expect(answer).toMatchObject({ balance: 0, approvalId: expect.any(String) });
    wait(days);
    await deleteDue();
    expect((await userOf(member.id)).deletedAt).not.toBeNull();
    wait(6 * days);
    await provided(ExpireApprovals).execute();
    const [mail] = await mailsTo(proposer.email);
    expect(mail).toMatchObject({ subject: expect.stringContaining('Expiré') });
    expect(mail).toMatchObject({ text: expect.stringContaining(deletedName) });
    expect(mail).toMatchObject({ memberIds: [proposer.id] });
    expect(await newViolations()).toEqual([]);
  });
});

describe('what staff look into', () => {
  it.each(['by', 'about'] as const)(
    'a report %s the member is told to nobody, and puts it off',
    async (side) => {
      const [member, other, staff] = [await aMember(), await aMember(), await aStaffMember()];
      const id = side === 'by' ? await report(member, other) : await report(other, member);
      expect(await state(member)).toMatchObject({ obstacles: [], postponedDays: 30 });
      expect((await ask(member)).status).toBe(204);
      const told = await subjects(member.email);
      const { deletionFirstDueAt: first } = await userOf(member.id);
      wait(7 * days);
      await deleteDue();
      expect(await userOf(member.id)).toMatchObject({ deletedAt: null, deletionFirstDueAt: first });
      const { deletionDueAt: due } = await userOf(member.id);
      expect(Number(due) - Number(first)).toBeGreaterThanOrEqual(days * 1000);
      expect(await subjects(member.email)).toEqual(told);
      const as = await signIn(member);
      const { body: session } = await api<UserView>('/api/auth/session', { as });
      for (const dueAt of [(await state({ ...member, ...as })).dueAt, session.deletionDueAt]) {
        expect(dueAt).toBe(first?.toISOString());
      }
      const files = await provided(PersonalData).collect(member.id);
      const account = files.find(({ name }) => name === 'compte.json');
      expect(account).toMatchObject({ content: { email: member.email } });
      expect(JSON.stringify(account)).not.toContain('deletion');
      expect(await newViolations()).toEqual([]);
      await close(staff, id);
      await deleteDue();
      expect((await userOf(member.id)).deletedAt).toBeNull();
      wait(days);
      await deleteDue();
      expect((await userOf(member.id)).deletedAt).not.toBeNull();
      expect(await newViolations()).toEqual([]);
    },
  );

  it('puts it off for thirty days at most, and lets it be taken back meanwhile', async () => {
    const [member, kept, other] = [await aMember(), await aMember(), await aMember()];
    for (const one of [member, kept]) {
      await report(other, one);
      await ask(one);
    }
    wait(7 * days);
    for (let day = 0; day < 30; day++) {
      await deleteDue();
      expect((await userOf(member.id)).deletedAt).toBeNull();
      if (day === 3) {
        expect((await keep(await signIn(kept))).status).toBe(204);
        expect(await userOf(kept.id)).toMatchObject({
          deletionDueAt: null,
          deletionFirstDueAt: null,
        });
      }
      wait(days);
    }
    await deleteDue();
    expect((await userOf(member.id)).deletedAt).not.toBeNull();
    expect(
      await db().domainEvent.count({
        where: { kind: 'user.deletion-postponed', subjectId: member.id },
      }),
    ).toBe(30);
    expect(await newViolations()).toEqual([]);
  });
});

async function report(as: Person, { id: subjectId }: Person): Promise<string> {
  const body = { kind: 'member', subjectId, reason: 'scam' };
  return (await api<{ id: string }>('/api/reports', { as, body })).body.id;
}

async function close(as: Person, id: string): Promise<void> {
  const body = { outcome: 'nothing', reason: 'Rien à reprocher' };
  await api(`/api/admin/reports/${id}/take`, { as, method: 'POST' });
  expect((await api(`/api/admin/reports/${id}/close`, { as, body })).status).toBe(200);
}

describe('objects of somebody who leaves', () => {
  const moderate = (as: Person, id: string, act: 'hide' | 'restore') =>
    api(`/api/admin/items/${id}/${act}`, { as, body: { reason: 'Contrôle' } });
  const itemOf = (id: string) => db().item.findUniqueOrThrow({ where: { id } });

  it('are shown to nobody but their owner and staff', async () => {
    const member = await aMember({ verified: true });
    const { id } = await anItem({ owner: member });
    expect((await api(`/single/item/${id}`)).status).toBe(200);
    await ask(member);
    expectRefusal(await api(`/single/item/${id}`), 'item-not-found');
    const as = await signIn(member);
    expect((await api(`/single/item/${id}`, { as })).status).toBe(200);
  });

  it('stay hidden when staff hide one, until staff restore it', async () => {
    const [member, staff] = [await aMember({ verified: true }), await aStaffMember()];
    const { id } = await anItem({ owner: member });
    await ask(member);
    expect((await moderate(staff, id, 'hide')).status).toBe(200);
    await keep(await signIn(member));
    expect(await itemOf(id)).toMatchObject({ available: false, offeredBeforeHidden: true });
    expectRefusal(await api(`/single/item/${id}`), 'item-not-found');
    expect((await moderate(staff, id, 'restore')).status).toBe(200);
    expect(await itemOf(id)).toMatchObject({ available: true, offeredBeforeLeaving: false });
  });

  it.each(['before', 'after'])(
    'are offered again only once it is taken back: hidden %s it was asked for, and restored',
    async (when) => {
      const [member, staff] = [await aMember({ verified: true }), await aStaffMember()];
      const { id } = await anItem({ owner: member });
      const paused = await anItem({ owner: member, available: false });
      const hide = async () => {
        for (const one of [id, paused.id]) await moderate(staff, one, 'hide');
      };
      if (when === 'before') await hide();
      expect((await ask(member)).status).toBe(204);
      if (when === 'after') await hide();
      for (const one of [id, paused.id]) {
        expect((await moderate(staff, one, 'restore')).status).toBe(200);
        expect(await itemOf(one)).toMatchObject({ available: false, hiddenAt: null });
      }
      await keep(await signIn(member));
      expect(await itemOf(id)).toMatchObject({ available: true });
      expect(await itemOf(paused.id)).toMatchObject({ available: false });
    },
  );
});

describe('mails about it', () => {
  async function changed(member: Person): Promise<{ token: string; email: string }> {
    const email = `new-${randomUUID()}@loka.example`;
    await api('/api/auth/email-change', { as: member, body: { email } });
    const token = await mailedToken(email);
    expect((await api('/api/auth/email-change/confirm', { body: { token } })).status).toBe(204);
    return { token: member.token, email };
  }

  it('go to the former address too, as long as the change can be undone', async () => {
    const member = await aMember();
    const { email } = await changed(member);
    await api('/api/auth/reauthenticate', { as: member, body: { password } });
    wait(60);
    expect((await ask(member)).status).toBe(204);
    for (const to of [email, member.email]) {
      expect((await subjects(to))[0]).toBe('Votre compte sera supprimé');
    }
    const token = await mailedToken(member.email);
    expect((await api('/api/auth/not-me', { body: { token } })).status).toBe(200);
    expect(await userOf(member.id)).toMatchObject({ deletionDueAt: null });
    for (const to of [email, member.email]) {
      expect(await subjects(to)).toContain('Votre compte est conservé');
    }
  });

  it('do not go to it later, and give it no longer a link than the change can be undone', async () => {
    const member = await aMember();
    const { email } = await changed(member);
    await api('/api/auth/reauthenticate', { as: member, body: { password } });
    expect((await ask(member)).status).toBe(204);
    const token = await mailedToken(member.email);
    wait(3 * days + 60);
    expectRefusal(await api('/api/auth/not-me', { body: { token } }), 'link-expired');
    wait(4 * days);
    await deleteDue();
    expect(await subjects(email)).toEqual(['Votre compte a été supprimé']);
    expect(await subjects(member.email)).toEqual([]);
  });
});

describe('a deleted account', () => {
  it('is named nowhere: neither in what others were told, nor in events, reports and mails', async () => {
    // Nobody else has this initial, which is what others read of the name.
    const owner = await aMember({ verified: true, name: 'Ÿsaline Mbadinga' });
    const [renter, staff] = [await aMember({ name: 'Rose Ada' }), await aStaffMember()];
    await api(`/user/${owner.id}`, {
      ...{ method: 'PATCH', as: owner },
      body: { phone: '077123987', city: 'Oyem', address: '12 rue Ÿsaline' },
    });
    const { id } = await anItem({ owner });
    const { id: threadId } = await openThread(renter, { item_id: id });
    await write(owner, threadId, 'Bonjour');
    wait(700);
    await provided(TellUnanswered).execute();
    // As the other party of an agreed rental reads it.
    await db().$executeRaw`
      update notifications set title = 'Message de Ÿsaline Mbadinga'
      where user_id = ${renter.id}::uuid and kind = 'message.unanswered'`;
    await close(staff, await report(renter, owner));
    const wanted = `wanted-${randomUUID()}@loka.example`;
    await api('/api/auth/reauthenticate', { as: owner, body: { password } });
    await api('/api/auth/email-change', { as: owner, body: { email: wanted } });
    expect(await subjects(wanted)).toHaveLength(1);
    expect(await naming('Ÿsaline', owner.email, wanted, '077123987')).not.toEqual([]);
    await deleted(owner);
    await deliverAll(owner.email);
    expect(await naming('Ÿsaline', wanted, '077123987', 'Ÿ***')).toEqual([]);
    // Of the last mail the address alone stays for a while.
    expect(await naming(owner.email)).toEqual(['outbox_mails']);
    expect(await newViolations()).toEqual([]);
  });

  it('leaves the mails of whoever has an address that it wanted', async () => {
    const member = await aMember();
    const email = `wanted-${randomUUID()}@loka.example`;
    await api('/api/auth/email-change', { as: member, body: { email } });
    const other = { email, password: 'marécage tranquille', name: 'Awa', acceptTerms: true };
    expect((await api('/api/auth/sign-up', { body: other })).status).toBe(201);
    await deleted(member);
    expect(await subjects(email)).toHaveLength(1);
  });

  it('leaves the title and the city of its objects alone, which whoever rented one still reads', async () => {
    const owner = await aMember({ verified: true });
    const item = await anItem({
      ...{ owner, title: 'Perceuse', location: 'Glass, Libreville' },
      specifications: { Contact: 'Awa, derrière la mosquée' },
    });
    const { id, renter } = await anEndedRental({ owner, itemId: item.id });
    await provided(SettleUnanswered).execute();
    await api(`/api/rentals/${id}/confirm-return`, { method: 'POST', as: owner });
    const number = await aReceivingNumber(owner);
    const { body: sent } = await withdraw(owner, (await walletOf(owner)).withdrawable, number);
    await work(sent.paymentId);
    await deleted(owner);
    expect(await db().item.findUnique({ where: { id: item.id } })).toMatchObject({
      ...{ title: 'Perceuse', location: 'Libreville', quartierId: null, specifications: {} },
    });
    const { body } = await api<object>(`/api/rentals/${id}`, { as: renter });
    expect(JSON.stringify(body)).toContain('Perceuse');
    const contract = await openDocument(`/api/rentals/${id}/contract`, renter);
    expect(contract.text).toContain('Perceuse');
    expect(await newViolations()).toEqual([]);
  });

  it('leaves nothing personal, and everything that others need', async () => {
    const owner = await aMember({ verified: true, name: 'Clarisse Obame' });
    const { id: avatar } = await anUpload(owner, 'avatar');
    await api(`/user/${owner.id}`, {
      method: 'PATCH',
      as: owner,
      body: { avatar, phone: '077000009', city: 'Oyem' },
    });
    const { renter, id } = await anEndedRental({ owner });
    const thread = await openThread(renter, { rental_id: id });
    await write(owner, thread.id, 'Bonjour');
    await provided(SettleUnanswered).execute();
    await api(`/api/rentals/${id}/confirm-return`, { method: 'POST', as: owner });
    // What the rental brought leaves first.
    const number = await aReceivingNumber(owner);
    const all = (await walletOf(owner)).withdrawable;
    expect(all).toBeGreaterThan(0);
    const { body: sent } = await withdraw(owner, all, number);
    expect(await work(sent.paymentId)).toBe('succeeded');
    expect(await kindsFor(owner)).toEqual([]);
    await deleted(owner);

    expect(await userOf(owner.id)).toMatchObject({
      name: 'Compte supprimé',
      phone: null,
      city: null,
    });
    expect(await db().upload.count({ where: { ownerId: owner.id, preset: 'avatar' } })).toBe(0);
    expect(await subjects(owner.email)).toEqual(['Votre compte a été supprimé']);
    const { body: seen } = await api<ThreadView>(`/api/threads/${thread.id}`, { as: renter });
    expect(seen).toMatchObject({ state: 'closed', other: { name: 'Compte supprimé' } });
    expectRefusal(await send(renter, thread.id, { body: 'Encore là ?' }), 'member-unreachable');
    const { body: shown } = await api<object>(`/api/rentals/${id}`, { as: renter });
    expect(JSON.stringify(shown)).toContain('Compte supprimé');
    expect(JSON.stringify(shown)).not.toContain('Clarisse');
    // What was agreed stays as it was agreed; what is said today names nobody.
    const receipt = await openDocument(`/api/rentals/${id}/receipt`, renter);
    expect(receipt.text).not.toContain('Clarisse');
    const contract = await openDocument(`/api/rentals/${id}/contract`, renter);
    expect(contract.text).toContain('Clarisse Obame');
    expectRefusal(await api(`/api/owners/${owner.id}`), 'user-not-found');
    expect(await newViolations()).toEqual([]);
  });

  it('leaves no papers, and what finds a refused one under another account', async () => {
    const [member, other, staff] = [await aMember(), await aMember(), await aStaffMember()];
    const numero = `GA-${randomUUID().slice(0, 8)}`;
    const submit = async (as: Person) => {
      const [document, photo] = [await anUpload(as, 'identity'), await anUpload(as, 'identity')];
      const body = { userId: as.id, type: 'CNI', numero, document: document.id, photo: photo.id };
      await api('/api/verify', { method: 'PUT', as, body });
      return db().identitySubmission.findFirstOrThrow({ where: { userId: as.id } });
    };
    const refused = await submit(member);
    expect(await kindsFor(member)).toEqual(['verification-pending']);
    const body = { reason: 'Document illisible' };
    await api(`/api/admin/verifications/${refused.id}/refuse`, { as: staff, body });
    await deleted(member);
    expect(await db().upload.count({ where: { ownerId: member.id } })).toBe(0);
    expect(await db().identitySubmission.findUnique({ where: { id: refused.id } })).toMatchObject({
      sealedPapers: null,
      papersKeyId: null,
      documentId: null,
      photoId: null,
      status: 'rejected',
    });
    const { id } = await submit(other);
    const found = await db().identityLookAlike.findMany({ where: { submissionId: id } });
    expect(found).toContainEqual({ submissionId: id, otherId: refused.id, kind: 'number' });
  });

  it('is not kept from it by whoever signs up with the address that stands for it', async () => {
    const member = await aMember();
    const email = `supprime-${member.id}@loka.invalid`;
    const body = { name: 'Jean Ondo', email, password: 'un mot de passe', acceptTerms: true };
    expectRefusal(await api('/api/auth/sign-up', { body }), 'invalid-request');
    const { id } = await aMember();
    const taken = db().user.update({ where: { id }, data: { email } });
    await expect(taken).rejects.toThrow('users_email_of_deleted');
    await deleted(member);
  });

  it('is one that nobody signs in to; the address can sign up again', async () => {
    const member = await aMember();
    await deleted(member);
    const credentials = { email: member.email, password };
    expectRefusal(await api('/api/auth/sign-in', { body: credentials }), 'bad-credentials');
    const again = {
      ...credentials,
      password: 'marécage tranquille',
      name: 'Awa',
      acceptTerms: true,
    };
    expect((await api('/api/auth/sign-up', { body: again })).status).toBe(201);
  });

  it('is shown to staff as deleted, without anything of the person', async () => {
    const [member, staff] = [await aMember({ name: 'Clarisse Obame' }), await aStaffMember()];
    await deleted(member);
    const { body } = await api<UserView>(`/api/admin/users/${member.id}`, { as: staff });
    expect(body).toMatchObject({ name: 'Compte supprimé', phone: null });
    expect(body.deletedAt).not.toBeNull();
    expect(body.email).not.toContain('loka.example');
  });

  it('can be given no money, no session and no request by the database', async () => {
    const member = await aMember();
    await deleted(member);
    const used = { createdAt: new Date(), lastUsedAt: new Date(), authenticatedAt: new Date() };
    const signedIn = db().signIn.create({ data: { id: randomUUID(), userId: member.id, ...used } });
    await expect(signedIn).rejects.toThrow(/users_leaving/);
    expectRefusal(await aMemberGets(member.id), 'user-not-found');
    const as = await aStaffMember();
    const freeze = { as, body: { reason: 'Fraude' } };
    expectRefusal(await api(`/api/admin/users/${member.id}/freeze`, freeze), 'user-not-found');
  });
});

async function deliverAll(email: string): Promise<void> {
  const smtp = new Smtp(env.SMTP_URL, env.MAIL_FROM);
  const deliverer = new DeliverMail(db(), provided(Sql), provided(Clock), smtp);
  for (const { id } of await mailsTo(email)) await deliverer.execute(id);
}

/** The tables that hold any of these words, but for those that 0061 says are kept. */
async function naming(...words: string[]): Promise<string[]> {
  const tables = await provided(Sql).$queryRaw<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('payments', 'messages', 'rental_contracts') order by 1`;
  const found: string[] = [];
  for (const { name } of tables) {
    for (const word of words) {
      const [row] = await db().$queryRawUnsafe<{ n: number }[]>(
        `select count(*)::int as n from "${name}" t where position(lower($1) in lower(t::text)) > 0`,
        word,
      );
      if (row && row.n > 0) found.push(name);
    }
  }
  return [...new Set(found)];
}

async function aMemberGets(userId: string) {
  const [as, body] = [await aStaffMember('admin'), { userId, amount: 1, reason: 'Geste' }];
  return api('/api/users/update-wallet', { method: 'PUT', as, body });
}

describe('at the same moment as the deletion is asked for', () => {
  it('a request for an object of the member comes before it, or is refused', async () => {
    for (let round = 0; round < 4; round++) {
      const owner = await aMember({ verified: true });
      const item = await anItem({ owner });
      const [asked, requested] = await Promise.all([
        ask(owner),
        aRequest({ owner, itemId: item.id }).then(
          () => true,
          () => false,
        ),
      ]);
      expect(asked.status === 204).toBe(!requested);
    }
    expect(await newViolations()).toEqual([]);
  });

  it.each(['pauses', 'offers'])(
    'an owner who %s an object and comes second is told why that is refused',
    async (act) => {
      const owner = await aMember({ verified: true });
      const { id } = await anItem({ owner, available: act === 'pauses' });
      const until = addDays(provided(Clock).today(), 3);
      const put = (path: string, body: object) => api(path, { method: 'PUT', as: owner, body });
      // Outside of the transaction that holds the object: it asks for no second connection.
      const meanwhile = AsyncResource.bind(async () => {
        const asking = ask(owner);
        await untilWaiting(1);
        const offering =
          act === 'pauses'
            ? put(`/api/items/${id}/pause`, { until })
            : put('/item/update-availability', { item_id: id, available: true });
        await untilWaiting(2);
        return [[asking], [offering]] as const;
      });
      const [asking, offering] = await provided(Transactions).run(async (tx) => {
        await tx.$queryRaw`select from items where id = ${id}::uuid for update`;
        return meanwhile();
      });
      expect((await asking[0]).status).toBe(204);
      expectRefusal(await offering[0], 'account-leaving');
    },
  );

  it('a payment of the member comes before it, or is refused', async () => {
    for (let round = 0; round < 4; round++) {
      const member = await aMember({ verified: true });
      const [asked, paid] = await Promise.all([ask(member), topUp(member, 5_000)]);
      expect(asked.status === 204).toBe(paid.status !== 202);
    }
  });

  it('signing in and taking back come before the end, or find nobody', async () => {
    for (let round = 0; round < 4; round++) {
      const [one, other] = [await aMember(), await aMember()];
      for (const member of [one, other]) await ask(member);
      const as = await signIn(other);
      await db().user.updateMany({
        where: { id: { in: [one.id, other.id] } },
        data: { deletionDueAt: new Date(0) },
      });
      const credentials = { email: one.email, password };
      const [signedIn, kept] = await Promise.all([
        api('/api/auth/sign-in', { body: credentials }),
        keep(as),
        deleteDue(),
      ]);
      expect([200, 401, 409]).toContain(signedIn.status);
      expect((await userOf(one.id)).deletedAt).not.toBeNull();
      expect(await db().session.count({ where: { userId: one.id } })).toBe(0);
      expect((await userOf(other.id)).deletedAt === null).toBe(kept.status === 204);
    }
    expect(await newViolations()).toEqual([]);
  });

  it('money that arrives comes before it, or the deletion does not take place', async () => {
    const member = await aMember();
    await Promise.all([ask(member), aMemberGets(member.id)]);
    wait(7 * days);
    await deleteDue();
    const { deletedAt } = await userOf(member.id);
    const [{ balance } = { balance: 0n }] = await provided(Sql).$queryRaw<{ balance: bigint }[]>`
      select coalesce(sum(balance), 0)::bigint as balance from ledger_accounts where user_id = ${member.id}::uuid`;
    expect(deletedAt === null || Number(balance) === 0).toBe(true);
    expect(await newViolations()).toEqual([]);
  });
});

describe('at the same moment as the deletion is done', () => {
  const dueNow = { deletionDueAt: new Date(0), deletionFirstDueAt: new Date(0) };

  async function aLeavingMember(): Promise<Person> {
    const member = await aMember({ name: 'Zacharie Obame' });
    await ask(member);
    await db().user.update({ where: { id: member.id }, data: dueNow });
    return member;
  }

  it('a report of the member waits for it, and does not keep the name', async () => {
    const [member, reporter] = [await aLeavingMember(), await aMember()];
    const body = { kind: 'member', subjectId: member.id, reason: 'insults' };
    // Outside of the transaction that they wait for.
    const meanwhile = AsyncResource.bind(async () => {
      const first = deleteDue();
      await untilWaiting(1);
      const second = api<{ id: string }>('/api/reports', { as: reporter, body });
      await untilWaiting(2);
      return [[first], [second]] as const;
    });
    const [deleting, reporting] = await provided(Transactions).run(async (tx) => {
      await provided(Users).lockLeaving(tx, member.id);
      return meanwhile();
    });
    await deleting[0];
    const { id } = (await reporting[0]).body;
    expect((await userOf(member.id)).deletedAt).not.toBeNull();
    expect(await db().report.findUnique({ where: { id } })).toMatchObject({ title: deletedName });
    expect(await newViolations()).toEqual([]);
  });

  /** The deletion begins when a mail has been written and is not yet stored, and is done or waits. */
  async function deletedWhileMailing(id: string, act: () => Promise<void>): Promise<void> {
    const outbox = provided(Outbox);
    const enqueue = outbox.enqueue.bind(outbox);
    const deleting: Promise<void>[] = [];
    const begin = AsyncResource.bind(async () => {
      deleting.push(deleteDue());
      await Promise.race([...deleting, untilWaiting(1)]);
    });
    vi.spyOn(outbox, 'enqueue').mockImplementationOnce(async (...mail) => {
      await begin();
      return enqueue(...mail);
    });
    await act();
    await Promise.all(deleting);
    expect((await userOf(id)).deletedAt).not.toBeNull();
    expect(await newViolations()).toEqual([]);
  }

  const told = { subject: 'Un compte est supprimé', name: 'Zacharie', paragraphs: [] };

  it.each<
    [
      string,
      (notifier: Notifier, context: EventContext, id: string, staff: Person) => Promise<void>,
    ]
  >([
    ['to the member', (notifier, context, id) => notifier.mail(context, id, () => told)],
    ['to the staff', (notifier, context, id) => notifier.mailStaff(context, () => told, [id])],
    [
      'to a colleague',
      (notifier, context, id, staff) => notifier.mailColleague(context, staff.id, () => told, [id]),
    ],
  ])('a mail about the member goes with the account: %s', async (_, mail) => {
    const [{ id }, staff] = [await aLeavingMember(), await aStaffMember()];
    const event = { id: randomUUID(), kind: 'account.noted', subjectId: id, at: new Date() };
    await deletedWhileMailing(id, () =>
      provided(Transactions).run((tx, afterCommit) =>
        mail(provided(Notifier), { tx, afterCommit, event }, id, staff),
      ),
    );
  });

  it('a mail that gathers others goes with the account', async () => {
    const member = await aLeavingMember();
    const heldWith = `${member.id}:reviews`;
    const at = new Date(0);
    const mail = { to: member.email, subject: 'Avis', text: '', html: '', heldWith };
    await db().outboxMail.createMany({
      data: Array.from({ length: 5 }, () => ({
        ...mail,
        memberIds: [member.id],
        createdAt: at,
        nextAttemptAt: at,
      })),
    });
    await deletedWhileMailing(member.id, () => provided(SendGathered).execute(heldWith));
  });
});

describe('every column that refers to a member', () => {
  const columnsOfMembers = async () => {
    const found = await provided(Sql).$queryRaw<{ column: string }[]>`
      select c.conrelid::regclass || '.' || a.attname as "column"
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass
      union
      select table_name || '.' || column_name
      from information_schema.columns natural join information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and column_name in ('user_id', 'owner_id', 'renter_id', 'asker_id', 'sender_id')`;
    return [...found.map(({ column }) => column), 'outbox_mails.to'].sort();
  };

  it('goes with the account, or is kept for a reason', async () => {
    const { parts } = provided(PersonalData);
    const named = parts.flatMap(({ erases, keeps }) => [...erases, ...Object.keys(keeps)]);
    expect(named.sort()).toEqual(await columnsOfMembers());
  });

  it('is in what the member is given, or is not for a reason', async () => {
    const { parts } = provided(PersonalData);
    const named = parts.flatMap(({ exports = [], withholds = {} }) => [
      ...exports,
      ...Object.keys(withholds),
    ]);
    // Columns of the row of the member itself refer to nobody.
    const ofOthers = named.filter((column) => !column.startsWith('users.'));
    expect(ofOthers.sort()).toEqual(await columnsOfMembers());
  });
});
