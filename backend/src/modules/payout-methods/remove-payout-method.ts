import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { payoutMethodRemoved } from './payout-methods.events.js';
import { PayoutMethods } from './payout-methods.js';

/** Payouts in transit keep the number that they were requested for. */
@Injectable()
export class RemovePayoutMethod {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly payoutMethods: PayoutMethods,
  ) {}

  /** @throws ProblemError `number-not-found` */
  execute(actor: Actor, payoutMethodId: string): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      await this.users.lock(tx, actor.id);
      const number = await this.payoutMethods.getOwn(tx, actor.id, payoutMethodId);
      const at = this.clock.now();
      await this.payoutMethods.remove(tx, afterCommit, payoutMethodRemoved, number, at);
    });
  }
}
