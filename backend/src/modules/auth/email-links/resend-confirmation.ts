import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import { mayMailLink } from './email-tokens.js';
import { inEvenTime } from './even-time.js';
import { RequestConfirmation } from './request-confirmation.js';

/** Has another link mailed; the earlier ones stay valid, since any of the mails may be opened. */
@Injectable()
export class ResendConfirmation {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly requestConfirmation: RequestConfirmation,
    private readonly clock: Clock,
  ) {}

  /**
   * Neither the answer nor its time reveals whether the address that is wanted has an account.
   *
   * @throws ProblemError `email-already-confirmed`, or `too-many-requests` after five in an hour
   */
  execute({ id }: Actor): Promise<void> {
    return inEvenTime(this.resend(id));
  }

  private resend(id: string): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      const { emailConfirmedAt } = await this.users.lock(tx, id);
      if (emailConfirmedAt) throw new ProblemError('email-already-confirmed');
      const at = this.clock.now();
      if (!(await mayMailLink(tx, id, 'confirm_email', at)))
        throw new ProblemError('too-many-requests');
      await this.requestConfirmation.execute(tx, afterCommit, id, at);
    });
  }
}
