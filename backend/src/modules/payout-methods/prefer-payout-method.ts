import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { PayoutMethods } from './payout-methods.js';

@Injectable()
export class PreferPayoutMethod {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: Users,
    private readonly payoutMethods: PayoutMethods,
  ) {}

  /** @throws ProblemError `number-not-found` */
  async execute(actor: Actor, payoutMethodId: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      await this.users.lock(tx, actor.id);
      const { id, userId } = await this.payoutMethods.getOwn(tx, actor.id, payoutMethodId);
      await tx.payoutMethod.updateMany({
        where: { userId, preferred: true },
        data: { preferred: false },
      });
      await tx.payoutMethod.update({ where: { id }, data: { preferred: true } });
    });
  }
}
