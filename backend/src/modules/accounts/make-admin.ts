import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import { Transactions } from '../../platform/database/transactions.js';
import { GiveRole } from './give-role.js';
import { Users } from './users.js';

/** Makes an admin, or takes the role, where no two admins can: by a command on the server. */
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
   * @param approvesNow whether they approve what others propose at once, instead of in seven days; of an admin, ends
   *   that wait, and what was barred since another admin had proposed them
   * @returns false for a member who is an admin already, and stays as they are
   * @throws ProblemError `user-not-found` or `email-not-confirmed`
   */
  execute(email: string, approvesNow: boolean): Promise<boolean> {
    return this.transactions.run(async (tx, afterCommit) => {
      const id = await this.users.findIdByEmail(tx, email);
      if (!id) throw new ProblemError('user-not-found');
      const user = await this.users.lock(tx, id);
      if (!user.emailConfirmedAt) throw new ProblemError('email-not-confirmed');
      if (user.role === 'admin' && !approvesNow) return false;
      await this.giveRole.execute(tx, afterCommit, { user, role: 'admin', approvesNow });
      return true;
    });
  }

  /**
   * Takes the role of an admin, where none is left who could approve that.
   *
   * @returns false for a member who is no admin
   * @throws ProblemError `user-not-found`
   */
  remove(email: string): Promise<boolean> {
    return this.transactions.run(async (tx, afterCommit) => {
      const id = await this.users.findIdByEmail(tx, email);
      if (!id) throw new ProblemError('user-not-found');
      const user = await this.users.lock(tx, id);
      if (user.role !== 'admin') return false;
      await this.giveRole.execute(tx, afterCommit, { user, role: 'member' });
      return true;
    });
  }
}
