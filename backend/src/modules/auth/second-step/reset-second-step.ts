import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { type AfterCommit, Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { AuditLog } from '../../audit-log/index.js';
import { DomainEvents } from '../../events/index.js';
import { secondStepReset } from '../auth.events.js';
import { expireEmailTokens } from '../email-links/email-tokens.js';
import { endPendingSignIns } from '../factors/pending-sign-ins.js';
import { EndSessions } from '../sessions/end-sessions.js';
import { FreshAuthentication } from '../sessions/fresh-authentication.js';

/** For somebody who has lost every second step: all of them are removed, and every session ends. */
@Injectable()
export class ResetSecondStep {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly auditLog: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly endSessions: EndSessions,
    private readonly fresh: FreshAuthentication,
  ) {}

  /**
   * @throws ProblemError `own-account` for one's own, `reauthentication-required` or `second-step-required`,
   *   `user-not-found`
   */
  async execute(actor: Actor, id: string, reason: string): Promise<void> {
    if (id === actor.id) throw new ProblemError('own-account');
    await this.transactions.run(async (tx, afterCommit) => {
      await this.fresh.requireSecondStep(tx, actor);
      await this.reset(tx, afterCommit, id, { by: actor, detail: { reason } });
    });
  }

  /**
   * By a command on the server, where no other admin can: the audit log names the user as the actor.
   *
   * @throws ProblemError `user-not-found`
   */
  async executeByCommand(email: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const id = await this.users.findIdByEmail(tx, email);
      if (!id) throw new ProblemError('user-not-found');
      await this.reset(tx, afterCommit, id, { by: { id }, detail: { by: 'command' } });
    });
  }

  private async reset(
    tx: Tx,
    afterCommit: AfterCommit,
    userId: string,
    { by, detail }: { by: { id: string }; detail: { [key: string]: string } },
  ): Promise<void> {
    await this.users.lock(tx, userId);
    const where = { userId };
    await tx.passkey.deleteMany({ where });
    await tx.authenticatorApp.deleteMany({ where });
    await tx.recoveryCode.deleteMany({ where });
    await endPendingSignIns(tx, userId);
    const at = this.clock.now();
    await expireEmailTokens(tx, userId, at, ['add_second_step']);
    await this.endSessions.all(tx, afterCommit, userId, at);
    await this.auditLog.record(tx, by, {
      action: 'reset-second-step',
      subject: 'user',
      subjectId: userId,
      detail,
    });
    await this.events.record(tx, afterCommit, secondStepReset, {
      subjectId: userId,
      actor: { role: 'staff', id: by.id },
      facts: {},
      at,
    });
  }
}
