import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { hashToken, newToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { DomainEvents } from '../../events/index.js';
import { emailChanged } from '../auth.events.js';
import type { ConfirmEmailBody } from '../auth.schema.js';
import { after, lifetimes } from '../domain/lifetimes.js';
import { expireEmailTokens } from '../email-links/email-tokens.js';
import { nextStepAt } from './email-steps.js';

/** Whoever opens the link mailed to the new address makes it that of the member. */
@Injectable()
export class ConfirmEmailChange {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `link-expired`, or `email-taken` when somebody has signed up with it since */
  execute({ token }: ConfirmEmailBody): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      const now = this.clock.now();
      const undoToken = newToken();
      const waiting = { tokenHash: hashToken(token), confirmedAt: null, expiresAt: { gt: now } };
      const asked = await tx.emailChange.findFirst({ where: waiting });
      if (!asked) throw new ProblemError('link-expired');
      const { userId, oldEmail, newEmail } = asked;
      const { email } = await this.users.lock(tx, userId);
      const at = await nextStepAt(tx, userId, now);
      const { count } = await tx.emailChange.updateMany({
        where: waiting,
        data: {
          confirmedAt: at,
          undoHash: hashToken(undoToken),
          undoUntil: after(at, lifetimes.undo_email),
        },
      });
      // Another change has been confirmed since this one was asked for, or this one by another call.
      if (count === 0 || email !== oldEmail) throw new ProblemError('link-expired');
      await this.users.replaceEmail(tx, userId, newEmail, at);
      // Those by which the old address says that it was somebody else stay good.
      await expireEmailTokens(tx, userId, now, [
        'confirm_email',
        'reset_password',
        'add_second_step',
      ]);
      await this.events.record(tx, afterCommit, emailChanged, {
        subjectId: userId,
        actor: { role: 'member', id: userId },
        facts: {},
        secrets: { token: undoToken, oldEmail },
        at: now,
      });
    });
  }
}
