import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { AuditLog } from '../../audit-log/index.js';
import { expireEmailTokens, mayMailLink } from './email-tokens.js';
import { RequestConfirmation } from './request-confirmation.js';

/**
 * Staff help a member whose address is not confirmed: they put it right, or have another link mailed. It becomes the
 * member's by its confirmation alone, as when the member puts it right.
 */
@Injectable()
export class HelpWithAddress {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly requestConfirmation: RequestConfirmation,
    private readonly auditLog: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Links that were mailed before are good no longer: a stranger may have them. The audit log does not name the
   * addresses, which go with the account.
   *
   * @throws ProblemError as `resend`, and `email-taken`
   */
  async correct(actor: Actor, id: string, email: string, reason: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const at = this.clock.now();
      await this.requireHelpable(tx, actor, id, at);
      const holder = await this.users.findIdByEmail(tx, email);
      if (holder && holder !== id) throw new ProblemError('email-taken');
      await this.users.correctEmail(tx, id, email);
      await expireEmailTokens(tx, id, at);
      await this.record(tx, actor, id, 'correct-email', reason);
      const by = { role: 'staff', id: actor.id } as const;
      await this.requestConfirmation.execute(tx, afterCommit, id, at, by);
    });
  }

  /**
   * The earlier links stay good, since any of the mails may be opened.
   *
   * @throws ProblemError `own-account`, `forbidden` for whoever has a role, unless an admin asks, `user-not-found`,
   *   `address-confirmed`, `too-many-requests` after five mails in an hour, whoever asked for them
   */
  async resend(actor: Actor, id: string, reason: string): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const at = this.clock.now();
      await this.requireHelpable(tx, actor, id, at);
      await this.record(tx, actor, id, 'resend-confirmation', reason);
      const by = { role: 'staff', id: actor.id } as const;
      await this.requestConfirmation.execute(tx, afterCommit, id, at, by);
    });
  }

  private async requireHelpable(tx: Tx, actor: Actor, id: string, at: Date): Promise<void> {
    if (id === actor.id) throw new ProblemError('own-account');
    const { emailConfirmedAt } = await this.users.lockForStaff(tx, actor, id, 'lock');
    if (emailConfirmedAt) throw new ProblemError('address-confirmed');
    if (!(await mayMailLink(tx, id, 'confirm_email', at)))
      throw new ProblemError('too-many-requests');
  }

  private async record(
    tx: Tx,
    actor: Actor,
    subjectId: string,
    action: 'correct-email' | 'resend-confirmation',
    reason: string,
  ): Promise<void> {
    const at = await this.auditLog.nextInstant(tx, subjectId);
    const entry = { action, subject: 'user', subjectId, detail: { reason }, at } as const;
    await this.auditLog.record(tx, actor, entry);
  }
}
