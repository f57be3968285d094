import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ProblemError } from '../src/kernel/errors.js';
import { ApprovalKinds } from '../src/modules/approvals/approval-kinds.js';
import { Approvals, type Proposal } from '../src/modules/approvals/approvals.js';
import { ExpireApprovals } from '../src/modules/approvals/decide/expire-approvals.js';
import type { ApprovalView } from '../src/modules/approvals/list/approvals.schema.js';
import type { Actor } from '../src/platform/auth/actor.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Transactions } from '../src/platform/database/transactions.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, aStaffMember, type Person, setRole } from './support/factories.js';

useApi();

const db = () => provided(Db);
const week = 7 * 24 * 3_600;

/** Ids of acts that were carried out, and what a check is to say next. */
const carriedOut: string[] = [];
let obstacle: 'role-changed' | null = null;

beforeAll(() => {
  provided(ApprovalKinds).register({
    kind: 'probe',
    name: 'Sonde',
    schema: z.object({ depth: z.int() }),
    describe: async (_, acts) =>
      acts.map(({ request: { depth }, subjectId }) => ({
        title: `Sonder à ${depth} m`,
        facts: [{ label: 'Profondeur', value: `${depth} m` }],
        link: `/users/${subjectId}/show`,
      })),
    check: async () => {
      if (obstacle) throw new ProblemError(obstacle);
    },
    carryOut: async ({ id }) => {
      carriedOut.push(id);
    },
  });
});

// Other files of this worker read the same database, without this kind.
afterAll(() =>
  db().$transaction([
    db().$executeRaw`set local session_replication_role = replica`,
    db().$executeRaw`delete from approvals where kind = 'probe'`,
  ]),
);

/** As the caller of a use case, on the session of the person's token. */
async function actorOf({ id, token }: Person): Promise<Actor> {
  const [, claims = ''] = token.split('.');
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sid: string };
  const { role } = await db().user.findUniqueOrThrow({ where: { id } });
  const standing = { emailConfirmed: true, isLeaving: false, isSuspended: false };
  return { id, role, ...standing, verificationStatus: 0, sessionId: sid };
}

async function propose(by: Person, traits: Partial<Proposal> = {}): Promise<string> {
  const actor = await actorOf(by);
  const subject = await aMember();
  const proposal: Proposal = {
    ...{ actor, id: randomUUID(), kind: 'probe', subject: 'user', subjectId: subject.id },
    ...{ memberId: subject.id, amount: null, request: { depth: 3 }, reason: 'Pour voir' },
    ...traits,
  };
  await provided(Transactions).run((tx, afterCommit) =>
    provided(Approvals).propose(tx, afterCommit, proposal),
  );
  return proposal.id;
}

const see = (as: Person, id: string) => api<ApprovalView>(`/api/admin/approvals/${id}`, { as });
const act = (as: Person, id: string, name: 'approve' | 'refuse' | 'take-back', body: object = {}) =>
  api<ApprovalView>(`/api/admin/approvals/${id}/${name}`, { as, body });
const refusal = { reason: 'Inutile' };

const twoAdmins = () => Promise.all([aStaffMember('admin'), aStaffMember('admin')]);

describe('an act of two', () => {
  it('waits for seven days, in the words of its kind', async () => {
    const [proposer, approver] = await twoAdmins();
    const id = await propose(proposer);
    const { body } = await see(approver, id);
    expect(body).toMatchObject({
      ...{ kind: 'probe', kindName: 'Sonde', title: 'Sonder à 3 m', status: 'proposed' },
      ...{ facts: [{ label: 'Profondeur', value: '3 m' }], reason: 'Pour voir' },
      ...{ mayDecide: true, mayTakeBack: false, proposedBy: { id: proposer.id } },
    });
    expect(Date.parse(body.expiresAt) - Date.parse(body.proposedAt)).toBe(week * 1_000);
    expect((await see(proposer, id)).body).toMatchObject({
      ...{ mayDecide: false, mayTakeBack: true },
      whyNotDecide: expect.stringContaining('une autre personne'),
    });
  });

  it('is carried out once when another admin approves it', async () => {
    const [proposer, approver] = await twoAdmins();
    const id = await propose(proposer);
    const answers = await Promise.all([1, 2, 3].map(() => act(approver, id, 'approve')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.body).toMatchObject({ status: 'approved', decidedBy: { id: approver.id } });
    expect(carriedOut.filter((one) => one === id)).toHaveLength(1);
    expectRefusal(
      await act(await aStaffMember('admin'), id, 'refuse', refusal),
      'approval-decided',
    );
  });

  it('is not carried out when it is refused, taken back or over its time', async () => {
    const [proposer, approver] = await twoAdmins();
    const refused = await propose(proposer);
    expect((await act(approver, refused, 'refuse', refusal)).body).toMatchObject({
      ...{ status: 'refused', refusalReason: 'Inutile' },
    });
    const back = await propose(proposer);
    expectRefusal(await act(approver, back, 'take-back'), 'approval-not-yours');
    expect((await act(proposer, back, 'take-back')).body).toMatchObject({ status: 'taken_back' });
    for (const id of [refused, back]) {
      expectRefusal(await act(approver, id, 'approve'), 'approval-decided');
    }
    const late = await propose(proposer);
    wait(week);
    expectRefusal(await act(approver, late, 'approve'), 'approval-expired');
    await provided(ExpireApprovals).execute();
    expect((await see(approver, late)).body).toMatchObject({ status: 'expired', decidedBy: null });
    expect(carriedOut).not.toEqual(expect.arrayContaining([refused, back, late]));
  });

  it('stays proposed when its kind finds it impossible', async () => {
    const [proposer, approver] = await twoAdmins();
    const id = await propose(proposer);
    obstacle = 'role-changed';
    try {
      expectRefusal(await act(approver, id, 'approve'), 'role-changed');
      await expect(propose(proposer)).rejects.toMatchObject({ code: 'role-changed' });
    } finally {
      obstacle = null;
    }
    expect((await see(approver, id)).body).toMatchObject({ status: 'proposed' });
    expect(carriedOut).not.toContain(id);
  });

  it('is not approved once its proposer was stopped or has lost the role, and can still be refused', async () => {
    const [proposer, approver] = await twoAdmins();
    const [other, removed] = await twoAdmins();
    const [id, another] = [await propose(proposer), await propose(removed)];
    const freeze = { as: other, body: { reason: 'Compte volé' } };
    expect((await api(`/api/admin/users/${proposer.id}/freeze`, freeze)).status).toBe(200);
    wait(1);
    await setRole(removed, 'staff');
    for (const stopped of [id, another]) {
      expectRefusal(await act(approver, stopped, 'approve'), 'proposer-without-role');
      const decided = {
        status: 'approved',
        decidedById: approver.id,
        decidedAt: provided(Clock).now(),
      } as const;
      const change = db().approval.update({ where: { id: stopped }, data: decided });
      await expect(change).rejects.toThrow(/approvals_proposer_acts/);
    }
    expect(carriedOut).not.toContain(id);
    for (const stopped of [id, another])
      expect((await act(approver, stopped, 'refuse', refusal)).body.status).toBe('refused');
  });

  it('is proposed once at a time of a kind and a subject, and once under an id', async () => {
    const [proposer] = await twoAdmins();
    const { id: subjectId } = await aMember();
    const id = await propose(proposer, { subjectId });
    await propose(proposer, { subjectId, id });
    await expect(propose(proposer, { subjectId })).rejects.toMatchObject({
      code: 'already-proposed',
    });
  });

  it('is decided by neither who proposed it, nor whose case it is, nor staff', async () => {
    const [proposer, concerned] = await twoAdmins();
    const id = await propose(proposer, { memberId: concerned.id });
    for (const name of ['approve', 'refuse'] as const) {
      expectRefusal(await act(proposer, id, name, refusal), 'own-approval');
      expectRefusal(await act(concerned, id, name, refusal), 'own-case');
      expectRefusal(await act(await aStaffMember(), id, name, refusal), 'forbidden');
    }
    await expect(propose(proposer, { memberId: proposer.id })).rejects.toMatchObject({
      code: 'own-case',
    });
    expect(carriedOut).not.toContain(id);
  });

  it('asks for a recent proof when it is proposed and when it is approved', async () => {
    const [proposer, approver] = await twoAdmins();
    const id = await propose(proposer);
    wait(10 * 60);
    expectRefusal(await act(approver, id, 'approve'), 'reauthentication-required');
    await expect(propose(proposer)).rejects.toMatchObject({
      code: 'reauthentication-required',
    });
    const { sessionId = '' } = await actorOf(approver);
    const proven = { secondStepAt: provided(Clock).now(), authenticatedAt: provided(Clock).now() };
    await db().signIn.update({ where: { id: sessionId }, data: proven });
    wait(10 * 60);
    // A password that is recent does not stand for the second step.
    await db().signIn.update({
      where: { id: sessionId },
      data: { authenticatedAt: provided(Clock).now() },
    });
    expectRefusal(await act(approver, id, 'approve'), 'second-step-required');
    await db().signIn.update({
      where: { id: sessionId },
      data: { secondStepAt: provided(Clock).now() },
    });
    expect((await act(approver, id, 'approve')).status).toBe(200);
  });
});

describe('a new admin', () => {
  /** Made an admin at an instant, by another or by the command. */
  async function aNewAdmin(grant: { approvesFrom: Date; since: Date; givenById?: string }) {
    const admin = await aStaffMember('admin');
    await db().$executeRaw`alter table role_grants disable trigger guard_role_grant`;
    const { approvesFrom, since, givenById = null } = grant;
    await db().roleGrant.updateMany({
      where: { userId: admin.id },
      data: { approvesFrom, since, at: since, givenById, source: givenById ? 'admin' : 'command' },
    });
    await db().$executeRaw`alter table role_grants enable trigger guard_role_grant`;
    return admin;
  }

  it('decides nothing for a while, nothing from before, and nothing of who made them one', async () => {
    const [proposer, other] = await twoAdmins();
    const earlier = provided(Clock).now();
    const [id, foreign] = [await propose(proposer), await propose(other)];
    const later = new Date(provided(Clock).now().getTime() + 60_000);
    const waiting = await aNewAdmin({ since: earlier, approvesFrom: later });
    const recent = await aNewAdmin({ since: later, approvesFrom: later });
    const made = await aNewAdmin({ since: earlier, approvesFrom: earlier, givenById: proposer.id });
    expectRefusal(await act(waiting, id, 'approve'), 'approver-too-new');
    wait(61);
    expect((await act(waiting, await propose(other), 'refuse', refusal)).status).toBe(200);
    expectRefusal(await act(recent, id, 'approve'), 'older-than-role');
    expectRefusal(await act(made, id, 'approve'), 'made-by-proposer');
    expect((await act(made, foreign, 'approve')).status).toBe(200);
  });

  it('stops no other admin, who is there to stop them', async () => {
    const [settled] = await twoAdmins();
    const later = new Date(provided(Clock).now().getTime() + 60_000);
    const waiting = await aNewAdmin({ since: provided(Clock).now(), approvesFrom: later });
    const reason = { reason: 'Compte suspect' };
    for (const what of ['freeze', 'suspend']) {
      const path = `/api/admin/users/${settled.id}/${what}`;
      expectRefusal(await api(path, { as: waiting, body: reason }), 'approver-too-new');
    }
    const colleague = await aStaffMember();
    const path = `/api/admin/users/${colleague.id}/freeze`;
    expect((await api(path, { as: waiting, body: reason })).status).toBe(200);
  });

  it('is refused by the database too', async () => {
    const [proposer] = await twoAdmins();
    const now = provided(Clock).now();
    const past = new Date(now.getTime() - 1_000);
    const later = new Date(now.getTime() + 3_600_000);
    const id = await propose(proposer);
    const newcomers = [
      await aNewAdmin({ since: past, approvesFrom: later }),
      await aNewAdmin({ since: later, approvesFrom: later }),
      await aNewAdmin({ since: past, approvesFrom: past, givenById: proposer.id }),
      await aStaffMember(),
    ];
    for (const { id: decidedById } of newcomers) {
      const decided = { status: 'approved', decidedById, decidedAt: now } as const;
      const change = db().approval.update({ where: { id }, data: decided });
      await expect(change).rejects.toThrow(/approvals_settled_admin/);
    }
  });
});

describe('the database', () => {
  it('changes nothing of what was proposed, and decides once', async () => {
    const [proposer, approver] = await twoAdmins();
    const id = await propose(proposer);
    const once = /approvals_decided_once/;
    const change = (data: object) => db().approval.update({ where: { id }, data });
    await expect(change({ request: { depth: 4 } })).rejects.toThrow(once);
    await act(approver, id, 'refuse', refusal);
    const reopened = {
      status: 'proposed',
      decidedById: null,
      decidedAt: null,
      refusalReason: null,
    };
    await expect(change(reopened)).rejects.toThrow(once);
    await expect(db().approval.delete({ where: { id } })).rejects.toThrow(once);
  });

  it('has no role that is not on record, and no admin whom two admins did not make', async () => {
    const [giver] = await twoAdmins();
    const { id: userId } = await aMember();
    const promote = db().user.update({ where: { id: userId }, data: { role: 'ops' } });
    await expect(promote).rejects.toThrow(/users_role_on_record/);
    const at = provided(Clock).now();
    const grant = { userId, source: 'admin', givenById: giver.id, at, since: at };
    const approvesFrom = new Date(at.getTime() + week * 1_000);
    const makeAdmin = db().roleGrant.create({ data: { ...grant, role: 'admin', approvesFrom } });
    await expect(makeAdmin).rejects.toThrow(/role_grants_approved/);
  });
});

describe('the list of acts of two', () => {
  it('has for staff what they proposed, and for admins everything, by member and kind', async () => {
    const [[proposer, other], staff] = [await twoAdmins(), await aStaffMember()];
    const member = await aMember();
    const [first, second] = [
      await propose(proposer, { memberId: member.id }),
      await propose(staff, { memberId: member.id }),
    ];
    const list = async (as: Person, query = '') => {
      const path = `/api/admin/approvals?perPage=100&memberId=${member.id}${query}`;
      return (await api<ApprovalView[]>(path, { as })).body.map(({ id }) => id);
    };
    expect(await list(other)).toEqual([first, second]);
    expect(await list(other, '&kind=correction')).toEqual([]);
    expect(await list(other, `&proposedById=${staff.id}`)).toEqual([second]);
    expect(await list(staff)).toEqual([second]);
    expectRefusal(await see(staff, first), 'approval-not-found');
    const path = `/api/admin/approvals/export.csv?memberId=${member.id}`;
    expect((await api<string>(path, { as: other })).body).toContain('Sonder à 3 m');
  });
});
