import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import type { CorrectEmailBody } from '../auth.schema.js';
import { expireEmailTokens, mayMailLink } from './email-tokens.js';
import { inEvenTime } from './even-time.js';
import { RequestConfirmation } from './request-confirmation.js';

/**
 * Puts right an address that nobody has confirmed, and has a link mailed to the new one, which makes it the
 * member's. The links that went to the old one may be in a stranger's mailbox: none of them is good any more.
 */
@Injectable()
export class CorrectEmail {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly requestConfirmation: RequestConfirmation,
    private readonly clock: Clock,
  ) {}

  /**
   * Neither the answer nor its time reveals whether the address has an account: whoever has it is mailed.
   *
   * @throws ProblemError `email-already-confirmed`, or `too-many-requests` after five mails in an hour
   */
  execute({ id }: Actor, body: CorrectEmailBody): Promise<void> {
    return inEvenTime(this.correct(id, body));
  }

  private async correct(id: string, { email }: CorrectEmailBody): Promise<void> {
    await this.transactions.run(async (tx, afterCommit) => {
      const { emailConfirmedAt } = await this.users.lock(tx, id);
      if (emailConfirmedAt) throw new ProblemError('email-already-confirmed');
      const at = this.clock.now();
      if (!(await mayMailLink(tx, id, 'confirm_email', at))) {
        throw new ProblemError('too-many-requests');
      }
      await this.users.correctEmail(tx, id, email);
      await expireEmailTokens(tx, id, at);
      await this.requestConfirmation.execute(tx, afterCommit, id, at);
    });
  }
}
