import { ProblemError } from '../../kernel/errors.js';
import type { Transactions } from '../../platform/database/transactions.js';
import type { AuditLog } from '../audit-log/index.js';
import { giveRole } from './give-role.js';
import type { Users } from './users.js';

/** Makes an admin where no other admin can: by a command on the server. */
export class MakeAdmin {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly auditLog: AuditLog,
  ) {}

  /**
   * The audit log names the new admin as the actor, and that it was done by command.
   *
   * @returns false for somebody who is an admin already
   * @throws ProblemError `user-not-found` or `email-not-confirmed`
   */
  execute(email: string): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const id = await this.users.findIdByEmail(tx, email);
      if (!id) throw new ProblemError('user-not-found');
      const user = await this.users.lock(tx, id);
      if (!user.emailConfirmedAt) throw new ProblemError('email-not-confirmed');
      if (user.role === 'admin') return false;
      const detail = { by: 'command' };
      await giveRole(tx, this.auditLog, { user, role: 'admin', by: user, detail });
      return true;
    });
  }
}
