import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { auditActions } from '../src/modules/audit-log/domain/audit-action.js';
import type { AuditEntryView } from '../src/modules/backoffice/audit-log.schema.js';
import { Db } from '../src/platform/database/prisma.js';
import { api, provided, useApi } from './support/api.js';
import { setNow } from './support/clock.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';

useApi();

const auditLog = () => provided(Db).auditLog;

async function changedRole(admin: Person): Promise<Person> {
  const member = await aMember();
  await api(`/api/admin/users/${member.id}/role`, { as: admin, body: { role: 'ops' } });
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
    expect(await found('action=change-role')).toEqual([member.id]);
    expect(await found('action=hide-item')).toEqual([]);
  });

  it('accepts the actions that the code names, by users who exist', async () => {
    const { id: actorId } = await aStaffMember();
    const entry = { actorId, subject: 'user', subjectId: randomUUID(), at: new Date() };
    for (const action of auditActions) await auditLog().create({ data: { ...entry, action } });
    await expect(auditLog().create({ data: { ...entry, action: 'invent' } })).rejects.toThrow(
      /audit_log_action/,
    );
    const nobody = { ...entry, actorId: randomUUID(), action: 'change-role' };
    await expect(auditLog().create({ data: nobody })).rejects.toThrow(/audit_log_actor_id_fkey/);
  });
});
