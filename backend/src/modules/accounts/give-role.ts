import { Injectable } from '@nestjs/common';
import { daysAfter } from '../../kernel/duration.js';
import { Clock } from '../../platform/clock.js';
import type { Role, User } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { roleChanged } from './accounts.events.js';

/** How long a new admin approves nothing of what others propose. */
const newAdminDays = 7;

interface Gift {
  /** Locked by the transaction. */
  user: Pick<User, 'id' | 'role'>;
  role: Role;
  /** The admin who gives it; without, it is the command on the server. */
  givenById?: string;
  /** Of what a second admin approved, and who did. */
  approval?: { id: string; approvedById: string };
  /** Why; the command has none. */
  reason?: string;
  /** Whether a new admin approves at once: the command alone can say so. */
  approvesNow?: boolean;
}

/** Changes a role and writes who did it, in one transaction. */
@Injectable()
export class GiveRole {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  async execute(tx: Tx, afterCommit: AfterCommit, gift: Gift): Promise<void> {
    const { user, role, givenById, approval, reason } = gift;
    const at = await this.putOnRecord(tx, gift);
    await tx.user.update({ where: { id: user.id }, data: { role } });
    const approvedBy = approval && { approvalId: approval.id, proposedById: givenById ?? null };
    await this.auditLog.record(
      tx,
      { id: approval?.approvedById ?? givenById ?? user.id },
      {
        action: 'change-role',
        subject: 'user',
        subjectId: user.id,
        detail: {
          from: user.role,
          to: role,
          ...approvedBy,
          ...(reason && { reason }),
          ...(!givenById && { by: 'command' }),
        },
        at,
      },
    );
    await this.events.record(tx, afterCommit, roleChanged, {
      subjectId: user.id,
      actor: givenById
        ? { role: 'staff', id: approval?.approvedById ?? givenById }
        : { role: 'system' },
      facts: { from: user.role, to: role, givenById: givenById ?? null },
      at,
    });
  }

  /** @returns when: after what is on record already, even when another server wrote it whose clock is ahead */
  private async putOnRecord(
    tx: Tx,
    { user: { id: userId }, role, givenById, approval, approvesNow = false }: Gift,
  ): Promise<Date> {
    const last = await tx.roleGrant.findFirst({ where: { userId }, orderBy: { at: 'desc' } });
    const at = new Date(Math.max(this.clock.now().getTime(), last ? last.at.getTime() + 1 : 0));
    const approvesFrom = approvesNow ? at : daysAfter(at, newAdminDays);
    await tx.roleGrant.create({
      data: {
        ...{ userId, role, givenById: givenById ?? null, approvalId: approval?.id ?? null, at },
        source: givenById ? 'admin' : 'command',
        since: last?.role === role ? last.since : at,
        approvesFrom: role === 'admin' ? approvesFrom : null,
      },
    });
    return at;
  }
}
