import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { hashToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { emailChangeUndone } from '../auth.events.js';
import type { ConfirmEmailBody } from '../auth.schema.js';
import { firstWarning } from '../email-links/email-tokens.js';
import { SecureAccount } from '../not-me/secure-account.js';
import { leadTo, nextStepAt } from './email-steps.js';

/** Whoever holds the old address takes the account back to it. */
@Injectable()
export class UndoEmailChange {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly secureAccount: SecureAccount,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes that were made after it are undone too.
   *
   * @returns a token by which a new password is chosen
   * @throws ProblemError `link-expired` after 72 hours, when it was used, or when the account has come to its address
   *   otherwise
   */
  execute({ token }: ConfirmEmailBody): Promise<string> {
    return this.transactions.run(async (tx, afterCommit) => {
      const now = this.clock.now();
      const undoable = { undoHash: hashToken(token), undoneAt: null, undoUntil: { gt: now } };
      const mailed = await tx.emailChange.findFirst({ where: undoable });
      if (!mailed) throw new ProblemError('link-expired');
      const { userId } = mailed;
      const { email } = await this.users.lock(tx, userId);
      const change = await tx.emailChange.findFirst({ where: undoable });
      if (!change?.confirmedAt) throw new ProblemError('link-expired');
      const { oldEmail, confirmedAt } = change;
      const undone = { userId, undoneAt: null, confirmedAt: { gte: confirmedAt } };
      const changes = await tx.emailChange.findMany({
        where: undone,
        orderBy: [{ confirmedAt: 'asc' }, { id: 'asc' }],
      });
      // The account has its address from elsewhere: this one has no longer a say in it.
      if (!leadTo(changes, email)) throw new ProblemError('link-expired');
      const at = await nextStepAt(tx, userId, now);
      await tx.emailChange.updateMany({ where: undone, data: { undoneAt: at } });
      await this.users.replaceEmail(tx, userId, oldEmail, at);
      const since = await firstWarning(tx, userId, { before: confirmedAt, now });
      return this.secureAccount.execute(tx, afterCommit, emailChangeUndone, {
        userId,
        since,
        at: now,
      });
    });
  }
}
