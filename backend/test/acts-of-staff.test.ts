import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealTyped } from '../src/modules/verification/papers/typed-papers.js';
import { Clock } from '../src/platform/clock.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, expectRefusal, provided, useApi } from './support/api.js';
import { wait } from './support/clock.js';
import { answered, tally, untilWaiting } from './support/concurrency.js';
import { aMember, aStaffMember, type Person, setRole } from './support/factories.js';
import { anUpload } from './support/pictures.js';
import { suspend } from './support/suspensions.js';

useApi();

const db = () => provided(Db);

/** Papers that wait, without the sending of them. */
async function aSubmission(): Promise<{ id: string; member: Person }> {
  const member = await aMember();
  const [document, photo] = [
    await anUpload(member, 'identity'),
    await anUpload(member, 'identity'),
  ];
  const id = randomUUID();
  await db().identitySubmission.create({
    data: {
      ...{ id, userId: member.id, type: 'CNI', documentId: document.id, photoId: photo.id },
      ...sealTyped(id, { numero: 'GA-0482131', birthDate: null }),
      ...{ numberHmac: randomUUID(), createdAt: provided(Clock).now() },
    },
  });
  await db().user.update({ where: { id: member.id }, data: { verificationStatus: 1 } });
  return { id, member };
}

const decide = (as: Person, id: string, act: 'approve' | 'refuse' = 'approve') =>
  api(`/api/admin/verifications/${id}/${act}`, {
    as,
    method: 'POST',
    ...(act === 'refuse' && { body: { reason: 'Illisible' } }),
  });
const claim = (as: Person, id: string) =>
  api(`/api/admin/verifications/${id}/claim`, { method: 'PUT', as });
const giveRole = (as: Person, id: string, role: string, from: string) =>
  api(`/api/admin/users/${id}/role`, { as, body: { role, from, reason: 'Nouvelle équipe' } });

/** What happens while an act waits for a row that somebody else holds, and what becomes of the act. */
async function whileWaiting<T>(
  hold: { table: string; id: string },
  act: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> {
  const apart = AsyncResource.bind(async () => {
    const answer = act();
    await untilWaiting(1);
    await meanwhile();
    return { answer };
  });
  const { answer } = await db().$transaction(
    async (tx) => {
      await tx.$queryRawUnsafe(
        `select 1 from ${hold.table} where id = $1::uuid for update`,
        hold.id,
      );
      return apart();
    },
    { timeout: 20_000 },
  );
  return answer;
}

/** But the role that the command on the server gave. */
const actsOf = ({ id }: Person) =>
  db().auditLog.count({ where: { actorId: id, action: { not: 'change-role' } } });

describe('an act of staff who lose their role while it waits', () => {
  it('is refused: an identity stays undecided', async () => {
    const [staff, admin] = [await aStaffMember(), await aStaffMember('admin')];
    const { id } = await aSubmission();
    const answer = await whileWaiting(
      { table: 'identity_submissions', id },
      () => decide(staff, id),
      async () => expect((await giveRole(admin, staff.id, 'member', 'staff')).status).toBe(200),
    );
    expectRefusal(answer, 'forbidden');
    const { status } = await db().identitySubmission.findUniqueOrThrow({ where: { id } });
    expect(status).toBe('pending');
    expect(await actsOf(staff)).toBe(0);
  });

  it('is refused to an admin who is one of the staff by then, where it takes an admin', async () => {
    const former = await aStaffMember('admin');
    const { id } = await aMember();
    const answer = await whileWaiting(
      { table: 'users', id },
      () =>
        api(`/api/admin/users/${id}/reset-second-step`, {
          as: former,
          body: { reason: 'A perdu son téléphone' },
        }),
      () => setRole(former, 'staff'),
    );
    expectRefusal(answer, 'forbidden');
    expect(await actsOf(former)).toBe(0);
  });

  it('is refused to whoever is suspended by then', async () => {
    const [staff, admin] = [await aStaffMember(), await aStaffMember('admin')];
    const { id } = await aSubmission();
    const answer = await whileWaiting(
      { table: 'identity_submissions', id },
      () => decide(staff, id, 'refuse'),
      async () => expect((await suspend(admin, staff)).status).toBe(200),
    );
    expectRefusal(answer, 'forbidden');
    expect(await actsOf(staff)).toBe(0);
  });
});

describe('the open session of an admin who is suspended', () => {
  it('reads and does nothing of the console any more', async () => {
    const [admin, other] = [await aStaffMember('admin'), await aStaffMember('admin')];
    const { id } = await aSubmission();
    expect((await suspend(other, admin)).status).toBe(200);
    for (const path of [
      'users',
      'payments',
      'audit-log',
      'users/export.csv',
      `verifications/${id}`,
    ])
      expectRefusal(await api(`/api/admin/${path}`, { as: admin }), 'forbidden');
    for (const answer of [
      await decide(admin, id),
      await giveRole(admin, other.id, 'member', 'admin'),
    ])
      expect([answer.status, JSON.stringify(answer.body)]).toEqual([
        403,
        expect.stringMatching(/"(?:forbidden|account-suspended)"/),
      ]);
  });
});

describe('an identity about which staff decide at the same moment', () => {
  it('is decided once, of two hundred decisions', async () => {
    const staff = await Promise.all(Array.from({ length: 20 }, () => aStaffMember()));
    const { id, member } = await aSubmission();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        answered(() => decide(staff[index % 20] as Person, id, index % 2 ? 'approve' : 'refuse')),
      ),
    );
    expect(tally(answers)).toEqual({ 200: 1, 409: 199 });
    const acts = await db().auditLog.count({
      where: { subjectId: id, action: { in: ['approve-verification', 'refuse-verification'] } },
    });
    expect(acts).toBe(1);
    const { status } = await db().identitySubmission.findUniqueOrThrow({ where: { id } });
    const { verificationStatus } = await db().user.findUniqueOrThrow({ where: { id: member.id } });
    expect(verificationStatus).toBe(status === 'approved' ? 2 : -1);
  });

  it('is decided by one of two, of each of many', async () => {
    const [one, other] = [await aStaffMember(), await aStaffMember()];
    const waiting: { id: string }[] = [];
    for (let count = 0; count < 20; count++) waiting.push(await aSubmission());
    const answers = await Promise.all(
      waiting.flatMap(({ id }) => [
        answered(() => decide(one, id)),
        answered(() => decide(other, id, 'refuse')),
      ]),
    );
    expect(tally(answers)).toEqual({ 200: 20, 409: 20 });
  });

  it('is decided by whoever has the claim, once that of a colleague has run out', async () => {
    const [slow, quick] = [await aStaffMember(), await aStaffMember()];
    const { id } = await aSubmission();
    await claim(slow, id);
    wait(5 * 60);
    await claim(quick, id);
    expectRefusal(await decide(slow, id), 'verification-taken');
    expect((await decide(quick, id)).status).toBe(200);
    expectRefusal(await decide(slow, id), 'verification-already-decided');
  });

  it('is decided by whoever was away, as long as nobody else took it', async () => {
    const staff = await aStaffMember();
    const { id } = await aSubmission();
    await claim(staff, id);
    wait(3_600);
    expect((await decide(staff, id)).status).toBe(200);
  });
});
