import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { lockUser } from '../accounts/index.js';
import { ConfirmationLinks } from './confirmation-links.js';
import { getOwn } from './own-payout-method.js';
import { payoutMethodConfirmationRequested } from './payout-methods.events.js';

@Injectable()
export class ResendConfirmationLink {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly links: ConfirmationLinks,
  ) {}

  /** @throws ProblemError `number-not-found`, `number-already-confirmed` or `too-many-requests` */
  execute(actor: Actor, payoutMethodId: string): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      const user = await lockUser(tx, actor.id);
      const number = await getOwn(tx, user.id, payoutMethodId);
      if (number.confirmedAt) throw new ProblemError('number-already-confirmed');
      const now = this.clock.now();
      const kind = payoutMethodConfirmationRequested;
      await this.links.issue(tx, afterCommit, kind, number, now);
    });
  }
}
