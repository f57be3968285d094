import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auditActions } from '../src/modules/audit-log/domain/audit-action.js';
import type { AuditEntryView } from '../src/modules/backoffice/audit-log.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, aStaffMember, aToken, type Person } from './support/factories.js';
import { aScene } from './support/scene.js';

useApi();

const auditLog = () => provided(Db).auditLog;

async function changedRole(admin: Person): Promise<Person> {
  const member = await aMember();
  await api(`/api/admin/users/${member.id}/role`, {
    // Signed in at this moment, which a role asks for.
    as: { token: await aToken(admin.id) },
    body: { role: 'ops', from: 'member', reason: 'Nouvelle équipe' },
  });
  return member;
}

describe('the audit log', () => {
  it('cannot be rewritten', async () => {
    const member = await changedRole(await aStaffMember('admin'));
    const where = { subjectId: member.id };
    await expect(auditLog().deleteMany({ where })).rejects.toThrow();
    expect(await auditLog().count({ where })).toBe(1);
  });

  it('takes the time of its entries from the product’s clock', async () => {
    const admin = await aStaffMember('admin');
    setNow('2030-01-02T03:04:05Z');
    const member = await changedRole(admin);
    const [entry] = await auditLog().findMany({ where: { subjectId: member.id } });
    expect(entry?.at.toISOString()).toBe('2030-01-02T03:04:05.000Z');
  });

  it('is filtered by actor and action', async () => {
    const admin = await aStaffMember('admin');
    const member = await changedRole(admin);
    const found = async (query: string) => {
      const path = `/api/admin/audit-log?actorId=${admin.id}&${query}`;
      return (await api<AuditEntryView[]>(path, { as: admin })).body.map((row) => row.subjectId);
    };
    // The role of the admin was given by the command.
    expect(await found('action=change-role')).toEqual([member.id, admin.id]);
    expect(await found('action=hide-item')).toEqual([]);
  });

  it('is filtered by the name of who acted or was acted upon', async () => {
    const word = `mot${randomUUID().slice(0, 8)}`;
    const admin = await aStaffMember('admin');
    const { id } = await aMember({ name: `Awa ${word}` });
    await api(`/api/admin/users/${id}/role`, {
      as: admin,
      body: { role: 'ops', from: 'member', reason: 'Nouvelle équipe' },
    });
    const found = async (person: string) => {
      const path = `/api/admin/audit-log?person=${person}`;
      return (await api<AuditEntryView[]>(path, { as: admin })).body;
    };
    expect(await found(word)).toMatchObject([
      {
        ...{ action: 'change-role', actionName: 'Rôle modifié' },
        ...{ actorName: admin.name, subjectName: `Awa ${word}` },
      },
    ]);
    expect(await found(`nobody${word}`)).toEqual([]);
  });

  it('is filtered by a colleague whose name hundreds of members have too', async () => {
    const word = `mot${randomUUID().slice(0, 8)}`;
    const admin = await aStaffMember('admin');
    await provided(Db).user.update({ where: { id: admin.id }, data: { name: `Zoé ${word}` } });
    await provided(Db).user.createMany({
      data: Array.from({ length: 310 }, () => ({
        id: randomUUID(),
        name: `Awa ${word}`,
        email: `${randomUUID()}@loka.example`,
        passwordHash: '',
        createdAt: new Date(),
        termsAcceptedAt: new Date(),
      })),
    });
    const { id } = await changedRole(admin);
    const path = `/api/admin/audit-log?person=${word}`;
    const { body } = await api<AuditEntryView[]>(path, { as: admin });
    expect(body.map(({ subjectId }) => subjectId)).toEqual([id, admin.id]);
  });

  it('is filtered by whose papers were looked at, or decided about', async () => {
    const word = `mot${randomUUID().slice(0, 8)}`;
    const admin = await aStaffMember('admin');
    const { id } = await aMember({ name: `Awa ${word}` });
    const data = { actorId: admin.id, subjectId: randomUUID(), at: new Date() };
    await provided(Db).auditLog.createMany({
      data: [
        { ...data, action: 'view-identity-file', subject: 'upload', detail: { ownerId: id } },
        {
          ...data,
          action: 'approve-verification',
          subject: 'verification',
          detail: { userId: id },
        },
      ],
    });
    const path = `/api/admin/audit-log?person=${word}`;
    const { body } = await api<AuditEntryView[]>(path, { as: admin });
    expect(body.map(({ action }) => action).sort()).toEqual([
      'approve-verification',
      'view-identity-file',
    ]);
  });

  it('is filtered by days of Gabon, both ends included', async () => {
    const admin = await aStaffMember('admin');
    // 23:30 in Gabon, and half an hour after midnight.
    setNow('2031-05-04T22:30:00Z');
    const first = await changedRole(admin);
    setNow('2031-05-04T23:30:00Z');
    const second = await changedRole(admin);
    const found = async (days: string) => {
      const path = `/api/admin/audit-log?actorId=${admin.id}&${days}`;
      // Of what the admin did: the command that made them one is on record too.
      return (await api<AuditEntryView[]>(path, { as: admin })).body
        .map((row) => row.subjectId)
        .filter((id) => id !== admin.id);
    };
    expect(await found('from=2031-05-04&to=2031-05-04')).toEqual([first.id]);
    expect(await found('from=2031-05-05')).toEqual([second.id]);
    expect(await found('to=2031-05-05')).toEqual([second.id, first.id]);
  });

  it('names the objects, payments, rentals, papers, reports and reviews that acts were about', async () => {
    const admin = await aStaffMember('admin');
    const { rentalId, itemId, paymentId, submissionId, identityFileId, owner, ...others } =
      await aScene();
    const { memberReportId, reviewId } = others;
    const named = async (subject: string, subjectId: string, detail = {}) => {
      const act = { actorId: admin.id, action: 'hide-item', subject, subjectId, detail };
      await auditLog().create({ data: { ...act, at: new Date() } });
      const path = `/api/admin/audit-log?subjectId=${subjectId}`;
      return (await api<AuditEntryView[]>(path, { as: admin })).body[0]?.subjectName;
    };
    const { title } = await provided(Db).item.findUniqueOrThrow({ where: { id: itemId } });
    const { reference } = await provided(Db).payment.findUniqueOrThrow({
      where: { id: paymentId },
    });
    expect(await named('item', itemId)).toBe(title);
    expect(await named('rental', rentalId)).toBe(title);
    expect(await named('payment', paymentId)).toBe(reference);
    expect(await named('upload', identityFileId, { ownerId: owner.id })).toBe(owner.name);
    const { userId } = await provided(Db).identitySubmission.findUniqueOrThrow({
      where: { id: submissionId },
    });
    const { name } = await provided(Db).user.findUniqueOrThrow({ where: { id: userId } });
    expect(await named('verification', submissionId)).toBe(name);
    expect(await named('place', randomUUID(), { name: 'Glass' })).toBe('Glass');
    const { title: reported } = await provided(Db).report.findUniqueOrThrow({
      where: { id: memberReportId },
    });
    expect(await named('report', memberReportId)).toBe(reported);
    const review = await provided(Db).review.findUniqueOrThrow({
      where: { id: reviewId },
      include: { item: true },
    });
    expect(await named('review', reviewId)).toBe(review.item.title);
    expect(await named('report', randomUUID())).toBeNull();
  });

  it('says every act that there is in French', async () => {
    const as = await aStaffMember();
    const { body } = await api<{ id: string; name: string }[]>('/api/admin/audit-log/acts', { as });
    expect(body.map(({ id }) => id)).toEqual([...auditActions]);
    for (const { id, name } of body) expect(name, id).toMatch(/^[A-ZÉ]/);
    expect(new Set(body.map(({ name }) => name)).size).toBe(body.length);
  });

  it('accepts the actions that the code names, by users who exist', async () => {
    const { id: actorId } = await aStaffMember('admin');
    const entry = { actorId, subject: 'user', subjectId: randomUUID(), at: new Date() };
    for (const action of auditActions) await auditLog().create({ data: { ...entry, action } });
    await expect(auditLog().create({ data: { ...entry, action: 'invent' } })).rejects.toThrow(
      /audit_log_action/,
    );
    const nobody = { ...entry, actorId: randomUUID(), action: 'change-role' };
    await expect(auditLog().create({ data: nobody })).rejects.toThrow(/audit_log_actor_id_fkey/);
  });
});
