import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import type { RoleBody } from './accounts.schema.js';
import { Users } from './users.js';

@Injectable()
export class ChangeRole {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
    private readonly users: Users,
  ) {}

  /**
   * @throws Refusal `forbidden` for one's own role, so that an admin always remains;
   *   `user-not-found`
   */
  async execute(actor: Actor, id: string, { role }: RoleBody): Promise<void> {
    if (id === actor.id) throw new Refusal('forbidden');
    await this.transactions.run(async (tx) => {
      const { role: from } = await this.users.lock(tx, id);
      if (from === role) return;
      await tx.user.update({ where: { id }, data: { role } });
      await this.auditLog.record(tx, actor, {
        action: 'change-role',
        subject: 'user',
        subjectId: id,
        detail: { from, to: role },
      });
    });
  }
}
