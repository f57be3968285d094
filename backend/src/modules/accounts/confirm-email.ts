import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock.js';
import type { Tx } from '../../platform/prisma/prisma.js';
import { Transactions } from '../../platform/prisma/transactions.js';
import type { ConfirmEmailBody } from './accounts.schema.js';
import { redeemEmailToken } from './email-tokens.js';
import { fingerprint } from './secrets.js';

@Injectable()
export class ConfirmEmail {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal `link-expired` */
  execute({ token }: ConfirmEmailBody): Promise<void> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const userId = await redeemEmailToken(tx, token, 'confirm_email', now);
      if (userId) {
        await tx.user.update({ where: { id: userId }, data: { emailConfirmedAt: now } });
      } else if (!(await hasConfirmed(tx, token))) {
        throw new Refusal('link-expired');
      }
    });
  }
}

/** People click twice, and mail scanners click first: the link that confirmed keeps saying so. */
async function hasConfirmed(tx: Tx, token: string): Promise<boolean> {
  const used = await tx.emailToken.findFirst({
    where: { tokenHash: fingerprint(token), purpose: 'confirm_email', usedAt: { not: null } },
  });
  return used !== null;
}
