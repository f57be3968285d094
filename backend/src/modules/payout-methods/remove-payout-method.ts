import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { lockUser } from '../accounts/index.js';
import { successor } from './domain/successor.js';
import { ownNumber } from './own-payout-method.js';

/** Withdrawals on their way keep the number they were asked for. */
@Injectable()
export class RemoveNumber {
  constructor(private readonly transactions: Transactions) {}

  /** @throws Refusal `number-not-found` */
  execute(actor: Actor, numberId: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await lockUser(tx, actor.id);
      const { id, userId, preferred } = await ownNumber(tx, actor.id, numberId);
      await tx.mobileNumber.delete({ where: { id } });
      if (!preferred) return;
      const others = await tx.mobileNumber.findMany({
        where: { userId },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      const next = successor(others);
      if (next) await tx.mobileNumber.update({ where: { id: next.id }, data: { preferred: true } });
    });
  }
}
