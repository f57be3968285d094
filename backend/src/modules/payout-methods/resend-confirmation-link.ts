import { Injectable } from '@nestjs/common';
import { ProblemError } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { ConfirmationLinks } from './confirmation-links.js';
import { payoutMethodConfirmationRequested } from './payout-methods.events.js';
import { PayoutMethods } from './payout-methods.js';

@Injectable()
export class ResendConfirmationLink {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly payoutMethods: PayoutMethods,
    private readonly links: ConfirmationLinks,
  ) {}

  /** @throws ProblemError `number-not-found`, `number-already-confirmed` or `too-many-requests` */
  execute(actor: Actor, payoutMethodId: string): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      await this.users.lock(tx, actor.id);
      const number = await this.payoutMethods.getOwn(tx, actor.id, payoutMethodId);
      if (number.confirmedAt) throw new ProblemError('number-already-confirmed');
      const now = this.clock.now();
      const kind = payoutMethodConfirmationRequested;
      await this.links.issue(tx, afterCommit, kind, number, now);
    });
  }
}
