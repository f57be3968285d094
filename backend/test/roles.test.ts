import { describe, expect, it } from 'vitest';
import { MakeAdmin } from '../src/modules/accounts/make-admin.js';
import { Roles } from '../src/modules/accounts/roles.js';
import type { ApprovalView } from '../src/modules/approvals/list/approvals.schema.js';
import { invariants } from '../src/modules/reconciliation/invariants.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { Sql } from '../src/platform/database/sql.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { aMember, aStaffMember, aToken, type Person } from './support/factories.js';
import { mailsTo } from './support/mails.js';

useApi();

const db = () => provided(Db);
const week = 7 * 24 * 3_600;
const reason = 'Nouvelle collègue';

interface Changed {
  role: string;
  approvalId: string | null;
}

const give = (as: Person, { id }: Person, role: string, from: string) =>
  api<Changed>(`/api/admin/users/${id}/role`, { as, body: { role, from, reason } });
const act = (as: Person, id: string, name: 'approve' | 'refuse', body: object = {}) =>
  api<ApprovalView>(`/api/admin/approvals/${id}/${name}`, { as, body });
const roleOf = async ({ id }: Person) =>
  (await db().user.findUniqueOrThrow({ where: { id } })).role;

/** On a session of this moment, since a proof is good for ten minutes. */
const again = async (person: Person): Promise<Person> => ({
  ...person,
  token: await aToken(person.id),
});

const twoAdmins = () => Promise.all([aStaffMember('admin'), aStaffMember('admin')]);
const subjectsTo = async ({ email }: Person) =>
  (await mailsTo(email)).map(({ subject }) => subject.replaceAll(/[\u00a0\u202f]/g, ' '));

/** Of the rules about roles and acts of two, those that name a person or an act. */
async function violationsOf(...ids: string[]): Promise<string[]> {
  const about = invariants(provided(Clock).now()).filter(({ name }) => /two|role/.test(name));
  const found: string[] = [];
  for (const { name, sql } of about) {
    const rows = JSON.stringify(await provided(Sql).rows(sql));
    if (ids.some((id) => rows.includes(id))) found.push(name);
  }
  return found;
}

/** Made by two others. */
async function aNewAdmin(proposer: Person, approver: Person): Promise<Person> {
  const member = await aMember({ name: 'Léa Koumba' });
  const { body } = await give(proposer, member, 'admin', 'member');
  const { status } = await act(approver, body.approvalId ?? '', 'approve');
  expect(status).toBe(200);
  return member;
}

/** Of another admin of the team to another member. */
async function aProposal(by: Person): Promise<string> {
  const { body } = await give(by, await aMember(), 'admin', 'member');
  return body.approvalId as string;
}

describe('the admin role', () => {
  it('is given once a second admin approves it', async () => {
    const [proposer, approver] = await twoAdmins();
    const member = await aMember();
    const { body } = await give(proposer, member, 'admin', 'member');
    expect(body).toMatchObject({ role: 'member', approvalId: expect.any(String) });
    const id = body.approvalId as string;
    expectRefusal(await act(proposer, id, 'approve'), 'own-approval');
    expect(await roleOf(member)).toBe('member');
    expect((await act(approver, id, 'approve')).body).toMatchObject({ status: 'approved' });
    expect(await roleOf(member)).toBe('admin');
    const [entry] = await db().auditLog.findMany({
      where: { subjectId: member.id, action: 'change-role' },
    });
    expect(entry).toMatchObject({
      actorId: approver.id,
      detail: { from: 'member', to: 'admin', approvalId: id, proposedById: proposer.id, reason },
    });
    expect(await violationsOf(member.id, id)).toEqual([]);
  });

  it('is taken by two as well, and not given when it is refused', async () => {
    const [proposer, approver] = await twoAdmins();
    const former = await aStaffMember('admin');
    const { body } = await give(proposer, former, 'member', 'admin');
    expect(await roleOf(former)).toBe('admin');
    expectRefusal(await act(former, body.approvalId as string, 'approve'), 'own-case');
    expect((await act(approver, body.approvalId as string, 'approve')).status).toBe(200);
    expect(await roleOf(former)).toBe('member');
    const member = await aMember();
    const refused = await give(proposer, member, 'admin', 'member');
    await act(approver, refused.body.approvalId as string, 'refuse', { reason });
    expect(await roleOf(member)).toBe('member');
    expect(await violationsOf(former.id, member.id)).toEqual([]);
  });

  it('is not given to whoever has another role by now', async () => {
    const [proposer, approver] = await twoAdmins();
    const member = await aMember();
    const { body } = await give(proposer, member, 'admin', 'member');
    expect((await give(approver, member, 'ops', 'member')).body.role).toBe('ops');
    expectRefusal(await act(approver, body.approvalId as string, 'approve'), 'role-changed');
    expectRefusal(await give(proposer, member, 'admin', 'ops'), 'already-proposed');
  });

  it('is given by nobody where a single admin is left', async () => {
    const [single] = await twoAdmins();
    const others = { role: 'admin', id: { not: single.id }, frozenAt: null } as const;
    const ids = (await db().user.findMany({ where: others })).map(({ id }) => id);
    const where = { id: { in: ids } };
    await db().user.updateMany({ where, data: { frozenAt: provided(Clock).now() } });
    const member = await aMember();
    const staff = await aStaffMember();
    try {
      expectRefusal(await give(single, member, 'admin', 'member'), 'no-second-admin');
      expect((await give(single, staff, 'ops', 'staff')).body).toMatchObject({ role: 'ops' });
    } finally {
      await db().user.updateMany({ where, data: { frozenAt: null } });
    }
  });

  it('is announced to all admins when it is proposed and when it is given', async () => {
    const [proposer, approver] = await twoAdmins();
    const member = await aMember({ name: 'Léa Koumba' });
    const { body } = await give(proposer, member, 'admin', 'member');
    const proposed = 'À approuver : Rôle de Léa Koumba : administration';
    for (const admin of [proposer, approver]) expect(await subjectsTo(admin)).toEqual([proposed]);
    await act(approver, body.approvalId as string, 'approve');
    const given = 'Rôle de Léa Koumba : administration';
    for (const admin of [proposer, approver]) {
      expect(await subjectsTo(admin)).toContain(given);
      const { body: lines } = await api<{ title: string }[]>('/api/notifications', { as: admin });
      expect(lines.map(({ title }) => title)).toEqual(expect.arrayContaining([proposed, given]));
    }
    expect(await subjectsTo(member)).toEqual(['Le rôle de votre compte a changé']);
  });
});

describe('any role', () => {
  it('asks for a recent proof, and is announced to the other admins', async () => {
    const [admin, other] = await twoAdmins();
    const member = await aMember({ name: 'Léa Koumba' });
    wait(600);
    expectRefusal(await give(admin, member, 'staff', 'member'), 'reauthentication-required');
    const { body } = await give(await again(admin), member, 'staff', 'member');
    expect(body).toMatchObject({ role: 'staff', approvalId: null });
    expect(await subjectsTo(other)).toEqual(['Rôle de Léa Koumba : équipe']);
    expect(await violationsOf(member.id)).toEqual([]);
  });
});

describe('an accomplice who was made an admin', () => {
  it('approves neither what is older, nor what who made them one proposes, nor within seven days', async () => {
    const [proposer, approver] = await twoAdmins();
    const older = await aProposal(approver);
    const accomplice = await aNewAdmin(proposer, approver);
    const ofMaker = await aProposal(proposer);
    const early = await aProposal(approver);
    expectRefusal(await act(accomplice, older, 'approve'), 'approver-too-new');
    expectRefusal(await act(accomplice, ofMaker, 'approve'), 'made-by-proposer');
    expectRefusal(await act(accomplice, early, 'approve'), 'approver-too-new');
    wait(week - 3_600);
    const [later, ofMakerLater] = [
      await aProposal(await again(approver)),
      await aProposal(await again(proposer)),
    ];
    wait(3_600 + 1);
    const settled = await again(accomplice);
    expectRefusal(await act(settled, ofMakerLater, 'approve'), 'made-by-proposer');
    expect((await act(settled, later, 'approve')).status).toBe(200);
    expect(await violationsOf(later, accomplice.id)).toEqual([]);
  });

  it('approves at once what the command on the server lets them', async () => {
    const [proposer, approver] = await twoAdmins();
    const helper = await aNewAdmin(proposer, approver);
    const id = await aProposal(proposer);
    expect(await provided(MakeAdmin).execute(helper.email, false)).toBe(false);
    expectRefusal(await act(helper, id, 'approve'), 'made-by-proposer');
    expect(await provided(MakeAdmin).execute(helper.email, true)).toBe(true);
    expect((await act(helper, id, 'approve')).status).toBe(200);
    expect(await violationsOf(helper.id, id)).toEqual([]);
  });

  it('whom the command made waits for seven days unless it says otherwise, and loses the role by it', async () => {
    const member = await aMember();
    expect(await provided(MakeAdmin).execute(member.email, false)).toBe(true);
    const now = provided(Clock).now().getTime();
    const admin = await provided(Roles).findAdmin(provided(Sql), member.id);
    expect(admin?.approvesFrom.getTime()).toBeGreaterThanOrEqual(now + week * 1_000 - 5_000);
    expect(await provided(MakeAdmin).remove(member.email)).toBe(true);
    expect(await provided(MakeAdmin).remove(member.email)).toBe(false);
    expect(await roleOf(member)).toBe('member');
    expect(await violationsOf(member.id)).toEqual([]);
  });
});
