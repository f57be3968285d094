import type { Role, User } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AuditLog } from '../audit-log/index.js';

interface Gift {
  /** Locked by the transaction. */
  user: Pick<User, 'id' | 'role'>;
  role: Role;
  by: { id: string };
  /** Written to the audit log beside the two roles. */
  detail?: { [key: string]: string };
}

/** Changes a role and writes who did it, in one transaction. */
export async function giveRole(
  tx: Tx,
  auditLog: AuditLog,
  { user, role, by, detail }: Gift,
): Promise<void> {
  await tx.user.update({ where: { id: user.id }, data: { role } });
  await auditLog.record(tx, by, {
    action: 'change-role',
    subject: 'user',
    subjectId: user.id,
    detail: { from: user.role, to: role, ...detail },
  });
}
