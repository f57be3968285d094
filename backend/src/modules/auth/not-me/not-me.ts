import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { accountSecured } from '../auth.events.js';
import type { ConfirmEmailBody } from '../auth.schema.js';
import { linkHours } from '../domain/lifetimes.js';
import { firstWarning, issueEmailToken, redeemEmailToken } from '../email-links/email-tokens.js';
import { SecureAccount } from './secure-account.js';

/** The links of mails that tell of something that another person may have done. */
@Injectable()
export class NotMe {
  constructor(
    private readonly transactions: Transactions,
    private readonly secureAccount: SecureAccount,
    private readonly clock: Clock,
  ) {}

  /**
   * A token of such a link.
   *
   * @param hours for which it is good
   */
  async issue(tx: Tx, userId: string, at: Date, hours: number = linkHours.not_me): Promise<string> {
    const since = await firstWarning(tx, userId, { before: at, now: at }, 'createdAt');
    return issueEmailToken(tx, userId, 'not_me', at, { lifetime: hours * 3_600_000, since });
  }

  /**
   * @returns a token by which a new password is chosen
   * @throws ProblemError `link-expired`
   */
  execute({ token }: ConfirmEmailBody): Promise<string> {
    return this.transactions.run(async (tx, afterCommit) => {
      const at = this.clock.now();
      const userId = await redeemEmailToken(tx, token, 'not_me', at);
      if (!userId) throw new ProblemError('link-expired');
      const since = await firstWarning(tx, userId, { before: at, now: at });
      return this.secureAccount.execute(tx, afterCommit, accountSecured, { userId, since, at });
    });
  }
}
