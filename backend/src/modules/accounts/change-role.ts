import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AuditLog } from '../audit-log/index.js';
import { AccountsQueries } from './accounts.queries.js';
import type { RoleBody, UserView } from './accounts.schema.js';
import { lockUser } from './lock-user.js';

@Injectable()
export class ChangeRole {
  constructor(
    private readonly transactions: Transactions,
    private readonly auditLog: AuditLog,
    private readonly accounts: AccountsQueries,
  ) {}

  /** @throws Refusal `forbidden` for one's own role, so that an admin always remains */
  async execute(actor: Actor, id: string, { role }: RoleBody): Promise<UserView> {
    if (id === actor.id) throw new Refusal('forbidden');
    const user = await this.accounts.userById(id);
    await this.transactions.run(async (tx) => {
      const { role: from } = await lockUser(tx, id);
      if (from === role) return;
      await tx.user.update({ where: { id }, data: { role } });
      await this.auditLog.record(tx, actor, {
        action: 'change-role',
        subject: 'user',
        subjectId: id,
        detail: { from, to: role },
      });
    });
    return { ...user, role };
  }
}
