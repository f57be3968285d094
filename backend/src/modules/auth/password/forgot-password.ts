import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { DomainEvents } from '../../events/index.js';
import { passwordResetRequested } from '../auth.events.js';
import type { ForgotPasswordBody } from '../auth.schema.js';
import { isFirstToMail, issueEmailToken, mayMailLink } from '../email-links/email-tokens.js';
import { inEvenTime } from '../email-links/even-time.js';

@Injectable()
export class ForgotPassword {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Neither the answer nor its time reveals whether the address has an account. */
  execute({ email }: ForgotPasswordBody): Promise<void> {
    return inEvenTime(this.mailLink(email));
  }

  private mailLink(email: string): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      const id = await this.users.findIdByEmail(tx, email);
      const at = this.clock.now();
      if (!id || !(await isFirstToMail(tx, id, 'reset_password'))) return;
      if (!(await mayMailLink(tx, id, 'reset_password', at))) return;
      const token = await issueEmailToken(tx, id, 'reset_password', at);
      await this.events.record(tx, afterCommit, passwordResetRequested, {
        subjectId: id,
        actor: { role: 'anonymous' },
        facts: {},
        secrets: { token },
        at,
      });
    });
  }
}
