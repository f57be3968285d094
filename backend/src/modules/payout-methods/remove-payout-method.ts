import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Users } from '../accounts/index.js';
import { successor } from './domain/successor.js';
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
    return this.transactions.run(async (tx) => {
      await this.users.lock(tx, actor.id);
      const number = await this.payoutMethods.getOwn(tx, actor.id, payoutMethodId);
      const { id, userId, preferred, confirmedAt } = number;
      // Payouts may have gone to one that was confirmed.
      if (confirmedAt) {
        const removed = { removedAt: this.clock.now(), preferred: false };
        await tx.payoutMethod.update({ where: { id }, data: removed });
      } else await tx.payoutMethod.delete({ where: { id } });
      if (!preferred) return;
      const others = await tx.payoutMethod.findMany({
        where: { userId, removedAt: null },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      const next = successor(others);
      if (next) await tx.payoutMethod.update({ where: { id: next.id }, data: { preferred: true } });
    });
  }
}
