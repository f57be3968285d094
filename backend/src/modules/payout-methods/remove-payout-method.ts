import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { lockUser } from '../accounts/index.js';
import { successor } from './domain/successor.js';
import { getOwn } from './own-payout-method.js';

/** Withdrawals on their way keep the number they were asked for. */
@Injectable()
export class RemovePayoutMethod {
  constructor(private readonly transactions: Transactions) {}

  /** @throws ProblemError `number-not-found` */
  execute(actor: Actor, payoutMethodId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await lockUser(tx, actor.id);
      const { id, userId, preferred } = await getOwn(tx, actor.id, payoutMethodId);
      await tx.payoutMethod.delete({ where: { id } });
      if (!preferred) return;
      const others = await tx.payoutMethod.findMany({
        where: { userId },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      const next = successor(others);
      if (next) await tx.payoutMethod.update({ where: { id: next.id }, data: { preferred: true } });
    });
  }
}
