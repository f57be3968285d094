import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { RoleBody } from './accounts.schema.js';
import { GiveRole } from './give-role.js';
import { Users } from './users.js';

@Injectable()
export class ChangeRole {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly giveRole: GiveRole,
  ) {}

  /**
   * @throws ProblemError `own-account` for one's own role, so that an admin always remains;
   *   `user-not-found`, or `role-changed` when it is neither the one that was read nor the one wanted
   */
  async execute(actor: Actor, id: string, { role, from }: RoleBody): Promise<void> {
    if (id === actor.id) throw new ProblemError('own-account');
    await this.transactions.run(async (tx, afterCommit) => {
      const user = await this.users.lock(tx, id);
      if (user.role === role) return;
      if (user.role !== from) throw new ProblemError('role-changed');
      await this.giveRole.execute(tx, afterCommit, { user, role, givenById: actor.id });
    });
  }
}
