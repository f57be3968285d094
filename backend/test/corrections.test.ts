import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '../src/env.js';
import { earnings, suspense, wallet } from '../src/kernel/posting.js';
import { ExpireApprovals } from '../src/modules/approvals/decide/expire-approvals.js';
import type { ApprovalView } from '../src/modules/approvals/list/approvals.schema.js';
import type { AuditEntryView } from '../src/modules/backoffice/audit-log.schema.js';
import { DeleteDue } from '../src/modules/personal-data/deletion/delete-due.js';
import { invariants } from '../src/modules/reconciliation/invariants.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, aStaffMember, aToken, type Person } from './support/factories.js';
import { post } from './support/ledger.js';
import { mailsTo } from './support/mails.js';
import { walletOf } from './support/rentals.js';

useApi();

const { CORRECT_ALONE_MOST_XAF } = env;
beforeEach(() => {
  env.CORRECT_ALONE_MOST_XAF = 50_000;
});
afterEach(() => {
  env.CORRECT_ALONE_MOST_XAF = CORRECT_ALONE_MOST_XAF;
});

const db = () => provided(Db);
const week = 7 * 24 * 3_600;

interface Corrected {
  balance: number;
  approvalId: string | null;
}

const correct = (as: Person, member: Person, amount: number, more: object = {}, headers = {}) =>
  api<Corrected>('/api/users/update-wallet', {
    method: 'PUT',
    as,
    body: { userId: member.id, amount, reason: 'Double paiement', ...more },
    headers,
  });

const see = (as: Person, id: string) => api<ApprovalView>(`/api/admin/approvals/${id}`, { as });
const act = (as: Person, id: string, name: 'approve' | 'refuse' | 'take-back', body: object = {}) =>
  api<ApprovalView>(`/api/admin/approvals/${id}/${name}`, { as, body });

const anAdmin = (name: string) => aMember({ name, role: 'admin' });

/** Of 60 000 XAF more, unless it says otherwise. */
async function aProposal({ amount = 60_000, holding = 0 } = {}) {
  const [proposer, approver] = [await aStaffMember('admin'), await aStaffMember('admin')];
  const member = await aMember({ name: 'Awa Mboumba' });
  if (holding > 0) await holds(member, holding);
  const { body } = await correct(proposer, member, amount);
  return { id: body.approvalId as string, proposer, approver, member };
}

const holds = ({ id }: Person, amount: number) =>
  post({ type: 'correction' }, [{ from: suspense, to: wallet(id), amount }]);

const postingsOf = (id: string) =>
  db().ledgerTransaction.count({ where: { idempotencyKey: `correction:${id}` } });

/** The rows that break an invariant about corrections and name one of these. */
async function violationsOf(...ids: string[]): Promise<string[]> {
  const about = invariants(provided(Clock).now()).filter(({ name }) =>
    /correction|two people/.test(name),
  );
  const found: string[] = [];
  for (const { name, sql } of about) {
    const rows = JSON.stringify(await provided(Sql).rows(sql));
    if (ids.some((id) => rows.includes(id))) found.push(name);
  }
  return found;
}

const subjectsTo = async ({ email }: Person) =>
  (await mailsTo(email)).map(({ subject }) => subject.replaceAll(/[\u00a0\u202f]/g, ' '));

describe('the balance of a member', () => {
  it('is shown to staff with the part that is not withdrawable yet', async () => {
    const member = await aMember();
    const admin = await aStaffMember('admin');
    await correct(admin, member, 3_000);
    await post({ type: 'rental_accepted' }, [
      { from: suspense, to: earnings(member.id), amount: 2_000 },
    ]);
    const { body } = await api(`/api/admin/users/${member.id}`, { as: admin });
    expect(body).toMatchObject({ walletBalance: 5_000, upcomingBalance: 2_000 });
  });
});

describe('a correction', () => {
  it.each([50_000, -50_000])('of %i XAF is made by one admin alone', async (amount) => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    await holds(member, 50_000);
    const { body } = await correct(admin, member, amount);
    expect(body).toMatchObject({ balance: 50_000 + amount, approvalId: null });
    expect(await db().approval.count({ where: { memberId: member.id } })).toBe(0);
  });

  it.each([50_001, -50_001])('of %i XAF is proposed, and moves nothing', async (amount) => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    await holds(member, 60_000);
    const { status, body } = await correct(admin, member, amount);
    expect(status).toBe(200);
    expect(body).toMatchObject({ balance: 60_000, approvalId: expect.any(String) });
    const id = body.approvalId as string;
    const { body: seen } = await see(admin, id);
    expect(seen).toMatchObject({
      ...{ id, kind: 'correction', amount, reason: 'Double paiement' },
      member: { id: member.id },
      proposedBy: { id: admin.id },
      ...{ status: 'proposed', decidedBy: null, mayDecide: false, mayTakeBack: true },
    });
    expect(Date.parse(seen.expiresAt) - Date.parse(seen.proposedAt)).toBe(week * 1_000);
    expect(await violationsOf(id)).toEqual([]);
  });

  it('is added to those that the same admin made for the same member within a day', async () => {
    const [admin, other] = [await aStaffMember('admin'), await aStaffMember('admin')];
    const member = await aMember();
    for (const amount of [30_000, -10_000]) await correct(admin, member, amount);
    const { body } = await correct(admin, member, 10_001);
    expect(body).toMatchObject({ balance: 20_000, approvalId: expect.any(String) });
    const alone = await correct(admin, member, 10_000);
    expect(alone.body).toMatchObject({ balance: 30_000, approvalId: null });
    expect((await correct(other, member, 50_000)).body.approvalId).toBeNull();
    expect((await correct(admin, await aMember(), 50_000)).body.approvalId).toBeNull();
    wait(24 * 3_600);
    admin.token = await aToken(admin.id);
    expect((await correct(admin, member, 50_000)).body.approvalId).toBeNull();
  });

  it('of several at once makes as many alone as are allowed together', async () => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    const made = await Promise.all([1, 2, 3, 4].map(() => correct(admin, member, 20_000)));
    const waiting = made.filter(({ body }) => body.approvalId !== null);
    expect(waiting).toHaveLength(2);
    expect(await walletOf(member)).toMatchObject({ balance: 40_000 });
  });

  it('that was approved by another admin counts for neither', async () => {
    const { id, approver, proposer, member } = await aProposal();
    await act(approver, id, 'approve');
    for (const admin of [approver, proposer]) {
      expect((await correct(admin, member, 50_000)).body.approvalId).toBeNull();
    }
  });

  it('made alone asks for a recent proof, as one to be proposed does', async () => {
    const admin = await aStaffMember('admin');
    wait(10 * 60);
    for (const amount of [1_000, 60_000])
      expectRefusal(await correct(admin, await aMember(), amount), 'reauthentication-required');
  });

  it('made alone is the same one when it is asked for again with its key', async () => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    const headers = { 'idempotency-key': randomUUID() };
    for (let time = 0; time < 2; time++) {
      const { body } = await correct(admin, member, 40_000, {}, headers);
      expect(body).toMatchObject({ balance: 40_000, approvalId: null });
    }
  });

  it('that is large is proposed once, however often it is asked for with its key', async () => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [
      await correct(admin, member, 60_000, {}, headers),
      await correct(admin, member, 60_000, {}, headers),
    ];
    expect(again.body).toEqual(first.body);
    expect(await db().approval.count({ where: { memberId: member.id } })).toBe(1);
  });

  it('that was added to earlier ones waits also when it is asked for again a day later', async () => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    const headers = { 'idempotency-key': randomUUID() };
    await correct(admin, member, 45_000);
    const first = await correct(admin, member, 10_000, {}, headers);
    // The answer was lost with its server, and is not kept for longer.
    wait(24 * 3_600);
    await db().idempotencyKey.deleteMany({ where: { userId: admin.id } });
    const again = await correct(admin, member, 10_000, {}, headers);
    expect(again.body).toEqual(first.body);
    expect(again.body).toMatchObject({ balance: 45_000, approvalId: expect.any(String) });
  });

  it('is of the wallet: upcoming earnings are what rentals make of them', async () => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    const refused = await correct(admin, member, 1, { account: 'earnings' });
    expectRefusal(refused, 'invalid-request');
    expect(JSON.stringify(refused.body)).toContain('seul le portefeuille se corrige');
    const posting = [{ from: suspense, to: earnings(member.id), amount: 1 }];
    await expect(post({ type: 'correction' }, posting)).rejects.toThrow(/corrections_of_wallets/);
  });

  it('is added to all that the same admin did alone within a day, and beyond it is proposed', async () => {
    const { ALONE_DAY_MOST_XAF } = env;
    env.ALONE_DAY_MOST_XAF = 100_000;
    try {
      const admin = await aStaffMember('admin');
      const members = await Promise.all([1, 2, 3].map(() => aMember()));
      const answers = await Promise.all(members.map((member) => correct(admin, member, 40_000)));
      const ids = answers.map(({ body }) => body.approvalId);
      expect(ids.filter((id) => id === null)).toHaveLength(2);
      expect((await correct(admin, await aMember(), 20_000)).body.approvalId).toBeNull();
      expect((await correct(admin, await aMember(), 1)).body.approvalId).not.toBeNull();
      expect(
        (await correct(await aStaffMember('admin'), await aMember(), 1)).body.approvalId,
      ).toBeNull();
      wait(24 * 3_600);
      admin.token = await aToken(admin.id);
      expect((await correct(admin, await aMember(), 1)).body.approvalId).toBeNull();
    } finally {
      env.ALONE_DAY_MOST_XAF = ALONE_DAY_MOST_XAF;
    }
  });

  it('that takes the total of a day beyond an amount alerts the other admins, once', async () => {
    const { ALONE_DAY_ALERT_XAF } = env;
    env.ALONE_DAY_ALERT_XAF = 70_000;
    try {
      const [admin, other] = [await anAdmin('Ada Nze'), await anAdmin('Eve Ondo')];
      for (const amount of [40_000, -30_000]) {
        const member = await aMember();
        await holds(member, 30_000);
        await correct(admin, member, amount);
      }
      expect(await subjectsTo(other)).toEqual([]);
      for (const amount of [10_000, 10_000]) await correct(admin, await aMember(), amount);
      expect(await subjectsTo(other)).toEqual(['Ada Nze a déplacé 80 000 FCFA en 24 h']);
      expect(await subjectsTo(admin)).toEqual([]);
      const { body } = await api<{ title: string }[]>('/api/notifications', { as: other });
      expect(body[0]?.title).toContain('Ada Nze a déplacé');
    } finally {
      env.ALONE_DAY_ALERT_XAF = ALONE_DAY_ALERT_XAF;
    }
  });

  it('that is large is refused at once where it could not be made', async () => {
    const [admin, member] = [await aStaffMember('admin'), await aMember()];
    await holds(member, 59_999);
    expectRefusal(await correct(admin, member, -60_000), 'insufficient-balance');
    expectRefusal(await correct(admin, admin, 60_000), 'own-money');
    expectRefusal(await correct(admin, { ...member, id: randomUUID() }, 60_000), 'user-not-found');
    expectRefusal(await correct(await aStaffMember(), member, 60_000), 'forbidden');
    expect(await db().approval.count({ where: { memberId: member.id } })).toBe(0);
    expect(await db().auditLog.count({ where: { subjectId: member.id } })).toBe(0);
  });

  it('says to admins beforehand which of them need a second one', async () => {
    const { body } = await api('/api/admin/approvals/rules', { as: await aStaffMember('admin') });
    expect(body).toMatchObject({
      ...{ correctAloneMost: 50_000, aloneDayMost: env.ALONE_DAY_MOST_XAF, waitDays: 7 },
      refundAloneMost: env.REFUND_ALONE_MOST_XAF,
      depositAloneMost: env.DEPOSIT_ALONE_MOST_XAF,
      kinds: expect.arrayContaining([{ kind: 'correction', name: "Correction d'un solde" }]),
    });
  });
});

describe('a second admin', () => {
  it('approves it: it is made, in the ledger and in the audit log with both names', async () => {
    const [proposer, approver] = [await anAdmin('Ada Nze'), await anAdmin('Eve Ondo')];
    const member = await aMember();
    const id = (await correct(proposer, member, 60_000)).body.approvalId as string;
    const { status, body } = await act(approver, id, 'approve');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ status: 'approved', mayDecide: false },
      decidedBy: { id: approver.id, name: 'Eve Ondo' },
    });
    expect(await walletOf(member)).toMatchObject({ balance: 60_000 });
    const { body: log } = await api<AuditEntryView[]>(
      `/api/admin/audit-log?subjectId=${member.id}&order=ASC`,
      { as: approver },
    );
    expect(log).toMatchObject([
      { action: 'propose-act', actorName: 'Ada Nze', proposerName: null },
      { action: 'approve-act', actorName: 'Eve Ondo', proposerName: 'Ada Nze' },
      { action: 'correct-balance', actorName: 'Eve Ondo', proposerName: 'Ada Nze' },
    ]);
    expect(await violationsOf(id, member.id)).toEqual([]);
  });

  it('takes money by it, of the account that it names', async () => {
    const { id, approver, member } = await aProposal({ amount: -60_000, holding: 70_000 });
    expect((await act(approver, id, 'approve')).status).toBe(200);
    expect(await walletOf(member)).toMatchObject({ balance: 10_000 });
  });

  it('approves it again without making it again', async () => {
    const { id, approver, member } = await aProposal();
    await act(approver, id, 'approve');
    expect((await act(approver, id, 'approve')).status).toBe(200);
    expect(await walletOf(member)).toMatchObject({ balance: 60_000 });
    expect(await postingsOf(id)).toBe(1);
  });

  it('is one of several who approve at once, and it is made once', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, member } = await aProposal();
      const admins = await Promise.all([1, 2, 3].map(() => aStaffMember('admin')));
      const answers = await Promise.all(admins.map((admin) => act(admin, id, 'approve')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      for (const answer of answers.filter(({ status }) => status === 409))
        expectRefusal(answer, 'approval-decided');
      expect(await walletOf(member)).toMatchObject({ balance: 60_000 });
      expect(await postingsOf(id)).toBe(1);
      expect(await violationsOf(id, member.id)).toEqual([]);
    }
  });

  it('approves while another refuses and its proposer takes it back: one of them has it', async () => {
    for (let round = 0; round < 4; round++) {
      const { id, proposer, approver, member } = await aProposal();
      const other = await aStaffMember('admin');
      const answers = await Promise.all([
        act(approver, id, 'approve'),
        act(other, id, 'refuse', { reason: 'Déjà remboursé' }),
        act(proposer, id, 'take-back'),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const isApproved = answers[0].status === 200;
      expect(await walletOf(member)).toMatchObject({ balance: isApproved ? 60_000 : 0 });
      expect(await violationsOf(id, member.id)).toEqual([]);
    }
  });

  it('refuses it with a reason, which stays on record, and nothing is made', async () => {
    const { id, approver, member } = await aProposal();
    expectRefusal(await act(approver, id, 'refuse', { reason: ' ' }), 'invalid-request');
    const { body } = await act(approver, id, 'refuse', { reason: 'Déjà remboursé' });
    expect(body).toMatchObject({ status: 'refused', refusalReason: 'Déjà remboursé' });
    expect(await walletOf(member)).toMatchObject({ balance: 0 });
    expectRefusal(await act(approver, id, 'approve'), 'approval-decided');
    const [entry] = await db().auditLog.findMany({
      where: { subjectId: member.id, action: 'refuse-act' },
    });
    expect(entry).toMatchObject({
      actorId: approver.id,
      detail: { approvalId: id, amount: 60_000, reason: 'Déjà remboursé' },
    });
    expect(await violationsOf(id, member.id)).toEqual([]);
  });

  it('is never who proposed it, nor whose money it is, nor one of the staff', async () => {
    const proposer = await aStaffMember('admin');
    const owner = await aStaffMember('admin');
    const id = (await correct(proposer, owner, 60_000)).body.approvalId as string;
    for (const name of ['approve', 'refuse'] as const) {
      const reason = { reason: 'Pour la bonne cause' };
      expectRefusal(await act(proposer, id, name, reason), 'own-approval');
      expectRefusal(await act(owner, id, name, reason), 'own-case');
      expectRefusal(await act(await aStaffMember(), id, name, reason), 'forbidden');
    }
    expect((await see(owner, id)).body).toMatchObject({ mayDecide: false, mayTakeBack: false });
    expect(await postingsOf(id)).toBe(0);
  });

  it('is told that the account holds too little by now, and finds it proposed as before', async () => {
    const { id, proposer, approver, member } = await aProposal({
      amount: -60_000,
      holding: 60_000,
    });
    await correct(proposer, member, -1);
    expectRefusal(await act(approver, id, 'approve'), 'correction-not-covered');
    expect(await walletOf(member)).toMatchObject({ balance: 59_999 });
    expect((await see(approver, id)).body).toMatchObject({
      ...{ status: 'proposed', mayDecide: true },
    });
    await correct(proposer, member, 1);
    expect((await act(approver, id, 'approve')).status).toBe(200);
    expect(await walletOf(member)).toMatchObject({ balance: 0 });
    expect(await violationsOf(id)).toEqual([]);
  });

  it('approves one of a member who was frozen meanwhile, and none of one who is gone', async () => {
    const frozen = await aProposal();
    const reason = 'Soupçon de fraude';
    const path = `/api/admin/users/${frozen.member.id}/freeze`;
    expect((await api(path, { as: frozen.approver, body: { reason } })).status).toBe(200);
    expect((await act(frozen.approver, frozen.id, 'approve')).status).toBe(200);

    const gone = await aProposal();
    await isDeleted(gone.member);
    expectRefusal(await act(gone.approver, gone.id, 'approve'), 'correction-of-deleted');
    expect((await see(gone.approver, gone.id)).body).toMatchObject({ status: 'proposed' });
    const refusal = { reason: 'Compte supprimé' };
    expect((await act(gone.approver, gone.id, 'refuse', refusal)).status).toBe(200);
  });

  it('who is frozen decides nothing', async () => {
    const { id, approver } = await aProposal();
    const now = provided(Clock).now();
    await db().user.update({ where: { id: approver.id }, data: { frozenAt: now } });
    expectRefusal(await act(approver, id, 'approve'), 'forbidden');
  });
});

/** As the worker deletes an account, once its days of grace are over. */
async function isDeleted({ id }: Person): Promise<void> {
  const at = provided(Clock).now();
  const token = { deletionDueAt: at, deletionFirstDueAt: at };
  await db().user.update({ where: { id }, data: token });
  await provided(DeleteDue).execute();
  const { deletedAt } = await db().user.findUniqueOrThrow({ where: { id } });
  expect(deletedAt).not.toBeNull();
}

describe('who proposed a correction', () => {
  it('takes it back, and nobody can approve it any more', async () => {
    const { id, proposer, approver, member } = await aProposal();
    expectRefusal(await act(approver, id, 'take-back'), 'approval-not-yours');
    expect((await act(proposer, id, 'take-back')).body).toMatchObject({ status: 'taken_back' });
    expect((await act(proposer, id, 'take-back')).status).toBe(200);
    expectRefusal(await act(approver, id, 'approve'), 'approval-decided');
    expect(await walletOf(member)).toMatchObject({ balance: 0 });
    expect(await violationsOf(id, member.id)).toEqual([]);
  });
});

describe('a correction that nobody decides', () => {
  it('is not approved once its seven days are over, and expires', async () => {
    const { id, proposer, approver, member } = await aProposal();
    wait(week);
    expectRefusal(await act(approver, id, 'approve'), 'approval-expired');
    await provided(ExpireApprovals).execute();
    await provided(ExpireApprovals).execute();
    expect((await see(approver, id)).body).toMatchObject({ status: 'expired', decidedBy: null });
    expectRefusal(await act(approver, id, 'approve'), 'approval-expired');
    expectRefusal(await act(proposer, id, 'take-back'), 'approval-expired');
    expect(await walletOf(member)).toMatchObject({ balance: 0 });
    expect(await subjectsTo(proposer)).toEqual(['Expiré : Correction de + 60 000 FCFA']);
    expect(await violationsOf(id, member.id)).toEqual([]);
  });

  it('waits until then', async () => {
    const { id, approver } = await aProposal();
    wait(week - 120);
    await provided(ExpireApprovals).execute();
    const again = { ...approver, token: await aToken(approver.id) };
    expect((await act(again, id, 'approve')).status).toBe(200);
  });
});

describe('the mails about a correction', () => {
  it('go to the other admins when it is proposed, and to its proposer when it is decided', async () => {
    const [staff, member] = [await aStaffMember(), await aMember({ name: 'Awa Mboumba' })];
    const proposer = await anAdmin('Ada Nze');
    const approver = await anAdmin('Eve Ondo');
    const proposed = async () =>
      (await correct(proposer, member, 60_000)).body.approvalId as string;
    const first = await proposed();
    expect(await subjectsTo(approver)).toEqual(['À approuver : Correction de + 60 000 FCFA']);
    const [mail] = await mailsTo(approver.email);
    expect(mail?.text).toContain('Ada Nze propose cet acte');
    expect(mail?.text).toContain('Awa Mboumba');
    expect(mail?.text).toContain('Double paiement');
    expect(mail?.text).toContain(`/admin/approvals/${first}/show`);
    expect(mail?.memberIds).toEqual(expect.arrayContaining([member.id]));
    for (const other of [proposer, staff, member]) expect(await subjectsTo(other)).toEqual([]);

    await act(approver, first, 'approve');
    await act(approver, await proposed(), 'refuse', { reason: 'Déjà remboursé' });
    expect(await subjectsTo(proposer)).toEqual([
      'Refusé : Correction de + 60 000 FCFA',
      'Approuvé : Correction de + 60 000 FCFA',
    ]);
    const [refused] = await mailsTo(proposer.email);
    expect(refused?.text).toContain('Eve Ondo a refusé');
    expect(refused?.text).toContain('Déjà remboursé');
  });
});

describe('the list of corrections', () => {
  it('has those that wait first, and those of one member', async () => {
    const { id, approver, member, proposer } = await aProposal();
    const second = (await correct(proposer, member, 70_000)).body.approvalId as string;
    await act(approver, second, 'approve');
    const list = async (query: string) => {
      const path = `/api/admin/approvals?perPage=100&memberId=${member.id}${query}`;
      return (await api<ApprovalView[]>(path, { as: approver })).body.map((one) => one.id);
    };
    expect(await list('')).toEqual([id, second]);
    expect(await list('&status=proposed')).toEqual([id]);
    expect(await list('&status=approved')).toEqual([second]);
  });
});

describe('the database', () => {
  const change = (id: string, data: object) => db().approval.update({ where: { id }, data });
  const now = () => provided(Clock).now();

  it('lets nobody approve their own, or their own money', async () => {
    const { id, proposer, member } = await aProposal();
    for (const { id: decidedById } of [proposer, member]) {
      const data = { status: 'approved', decidedById, decidedAt: now() };
      await expect(change(id, data)).rejects.toThrow(
        /approvals_(decider|of_another|settled_admin)/,
      );
    }
  });

  it('has an approved one posted, and no other', async () => {
    const { id, approver, member } = await aProposal();
    const approved = { status: 'approved', decidedById: approver.id, decidedAt: now() };
    await expect(change(id, approved)).rejects.toThrow(/corrections_posted/);
    const posting = [{ from: suspense, to: wallet(member.id), amount: 60_000 }];
    const key = `correction:${id}`;
    await expect(post({ key, type: 'correction' }, posting)).rejects.toThrow(/corrections_posted/);
  });

  it('changes nothing of what was proposed, and decides once', async () => {
    const { id, approver } = await aProposal();
    const once = /approvals_decided_once/;
    await expect(change(id, { amount: 1 })).rejects.toThrow(once);
    await act(approver, id, 'refuse', { reason: 'Déjà remboursé' });
    const reopened = {
      ...{ status: 'proposed', decidedById: null, decidedAt: null, refusalReason: null },
    };
    await expect(change(id, reopened)).rejects.toThrow(once);
    await expect(db().approval.delete({ where: { id } })).rejects.toThrow(once);
  });
});
