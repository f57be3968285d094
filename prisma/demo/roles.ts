import type { Db } from '../../backend/src/platform/database/prisma.js';
import type { everybody } from './people.js';
import { stableId } from './stable.js';

/** Puts on record that the team was given its roles, as the command on the server does. */
export async function recordRoles(db: Db, people: typeof everybody, at: Date): Promise<void> {
  const team = people.filter(({ role }) => role !== 'member');
  const facts = (to: string) => ({ from: 'member', to });
  await db.auditLog.createMany({
    data: team.map(({ id, role }) => ({
      ...{ id: stableId(`role of ${id}`), actorId: id, action: 'change-role', subject: 'user' },
      ...{ subjectId: id, detail: { ...facts(role), by: 'command' }, at },
    })),
  });
  await db.domainEvent.createMany({
    data: team.map(({ id, role }) => ({
      ...{ id: stableId(`role told to ${id}`), kind: 'user.role-changed', subject: 'user' },
      ...{ subjectId: id, actor: 'system' as const, facts: facts(role), at },
    })),
  });
}
