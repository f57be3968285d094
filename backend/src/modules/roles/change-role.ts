import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/database/prisma.js';
import { Transactions } from '../../platform/database/transactions.js';
import { GiveRole, Roles, Users } from '../accounts/index.js';
import { Approvals, expiryOf } from '../approvals/index.js';
import { FreshAuthentication } from '../auth/index.js';
import { roleKind } from './role-kind.js';
import type { RoleBody } from './roles.schema.js';

/** An admin gives a role, or takes it: alone, unless it makes an admin or is an admin's; another one approves that. */
@Injectable()
export class ChangeRole {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly roles: Roles,
    private readonly giveRole: GiveRole,
    private readonly approvals: Approvals,
    private readonly fresh: FreshAuthentication,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the act that waits for another admin; null when the role is given
   * @throws ProblemError `own-account` for one's own role, so that an admin always remains; `user-not-found`, or
   *   `role-changed` when it is neither the one that was read nor the one wanted; `reauthentication-required` or
   *   `second-step-required`; `no-second-admin` when no other admin could approve it, `already-proposed`
   */
  async execute(actor: Actor, id: string, body: RoleBody): Promise<string | null> {
    const { role, from, reason } = body;
    if (id === actor.id) throw new ProblemError('own-account');
    return this.transactions.run(async (tx, afterCommit) => {
      await this.fresh.requireSecondStep(tx, actor);
      const user = await this.users.lockForStaff(tx, actor, id, 'lock');
      if (user.role === role) return null;
      if (user.role !== from) throw new ProblemError('role-changed');
      if (role !== 'admin' && from !== 'admin') {
        await this.giveRole.execute(tx, afterCommit, { user, role, givenById: actor.id, reason });
        return null;
      }
      await this.requireApprover(tx, [actor.id, id], actor.id);
      const approvalId = randomUUID();
      await this.approvals.propose(tx, afterCommit, {
        ...{ actor, id: approvalId, kind: roleKind, subject: 'user', subjectId: id, memberId: id },
        ...{ amount: null, request: { from, role }, reason },
      });
      return approvalId;
    });
  }

  private async requireApprover(tx: Tx, exceptIds: string[], proposerId: string): Promise<void> {
    const until = expiryOf(this.clock.now());
    for (const [id, { approvesFrom, givenById }] of await this.roles.listAdmins(tx)) {
      if (exceptIds.includes(id) || givenById === proposerId) continue;
      if (approvesFrom < until) return;
    }
    throw new ProblemError('no-second-admin');
  }
}
