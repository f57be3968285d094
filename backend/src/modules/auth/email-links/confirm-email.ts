import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../../kernel/errors.js';
import { hashToken } from '../../../platform/auth/tokens.js';
import { Clock } from '../../../platform/clock.js';
import type { Tx } from '../../../platform/database/prisma.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { Users } from '../../accounts/index.js';
import type { ConfirmEmailBody } from '../auth.schema.js';
import { redeemEmailToken } from './email-tokens.js';

@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `link-expired` */
  execute({ token }: ConfirmEmailBody): Promise<void> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const userId = await redeemEmailToken(tx, token, 'confirm_email', now);
      if (userId) {
        await this.users.confirmEmail(tx, userId, now);
      } else if (!(await hasConfirmed(tx, token))) {
        throw new ProblemError('link-expired');
      }
    });
  }
}

/** People click twice, and mail scanners open links first: the link that confirmed stays valid. */
async function hasConfirmed(tx: Tx, token: string): Promise<boolean> {
  const used = await tx.emailToken.findFirst({
    where: { tokenHash: hashToken(token), purpose: 'confirm_email', usedAt: { not: null } },
  });
  return used !== null;
}
