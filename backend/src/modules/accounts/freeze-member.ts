import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { DomainEvents } from '../events/index.js';
import { userFrozen, userUnfrozen } from './accounts.events.js';
import { Users } from './users.js';

const kinds = { freeze: userFrozen, unfreeze: userUnfrozen };

/**
 * Staff let no money leave a member's wallet, or let it leave again. Payouts that are not sent yet are
 * given back to the wallet by the workers; nothing else changes.
 */
@Injectable()
export class FreezeMember {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly users: Users,
  ) {}

  /**
   * The member is held, so that this comes before or after whatever takes money from the wallet.
   *
   * @throws ProblemError `own-money`, `forbidden` for whoever has a role, unless an admin asks,
   *   `user-not-found`
   */
  async execute(
    actor: Actor,
    id: string,
    act: 'freeze' | 'unfreeze',
    reason: string,
  ): Promise<void> {
    if (id === actor.id) throw new ProblemError('own-money');
    await this.transactions.run(async (tx, afterCommit) => {
      const { frozenAt, role } = await this.users.lock(tx, id);
      if (role !== 'member' && actor.role !== 'admin') throw new ProblemError('forbidden');
      if ((frozenAt !== null) === (act === 'freeze')) return;
      const at = await this.auditLog.nextInstant(tx, id);
      await tx.user.update({ where: { id }, data: { frozenAt: act === 'freeze' ? at : null } });
      await this.auditLog.record(tx, actor, {
        action: `${act}-member`,
        subject: 'user',
        subjectId: id,
        detail: { reason },
        at,
      });
      await this.events.record(tx, afterCommit, kinds[act], {
        subjectId: id,
        actor: { role: 'staff', id: actor.id },
        facts: { userId: id },
        at,
      });
    });
  }
}
