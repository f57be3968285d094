import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock.js';
import type { Role, User } from '../../platform/database/generated/client.js';
import type { Tx } from '../../platform/database/prisma.js';
import type { AfterCommit } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents, type EventActor } from '../events/index.js';
import { roleChanged } from './accounts.events.js';

interface Gift {
  /** Locked by the transaction. */
  user: Pick<User, 'id' | 'role'>;
  role: Role;
  by: { id: string };
  /** Written to the audit log beside the two roles. */
  detail?: { [key: string]: string };
}

/** Changes a role and writes who did it, in one transaction. */
@Injectable()
export class GiveRole {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  async execute(
    tx: Tx,
    afterCommit: AfterCommit,
    actor: EventActor,
    { user, role, by, detail }: Gift,
  ): Promise<void> {
    await tx.user.update({ where: { id: user.id }, data: { role } });
    await this.auditLog.record(tx, by, {
      action: 'change-role',
      subject: 'user',
      subjectId: user.id,
      detail: { from: user.role, to: role, ...detail },
    });
    await this.events.record(tx, afterCommit, roleChanged, {
      subjectId: user.id,
      actor,
      facts: { from: user.role, to: role },
      at: this.clock.now(),
    });
  }
}
