import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { Transactions } from '../../platform/database/transactions.js';
import { GiveRole } from './give-role.js';
import { Users } from './users.js';

/** Makes an admin where no other admin can: by a command on the server. */
@Injectable()
export class MakeAdmin {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly giveRole: GiveRole,
  ) {}

  /**
   * The audit log names the new admin as the actor, and that it was done by command.
   *
   * @returns false for somebody who is an admin already
   * @throws ProblemError `user-not-found` or `email-not-confirmed`
   */
  execute(email: string): Promise<boolean> {
    return this.transactions.run(async (tx, afterCommit) => {
      const id = await this.users.findIdByEmail(tx, email);
      if (!id) throw new ProblemError('user-not-found');
      const user = await this.users.lock(tx, id);
      if (!user.emailConfirmedAt) throw new ProblemError('email-not-confirmed');
      if (user.role === 'admin') return false;
      const detail = { by: 'command' };
      const gift = { user, role: 'admin', by: user, detail } as const;
      await this.giveRole.execute(tx, afterCommit, { role: 'system' }, gift);
      return true;
    });
  }
}
