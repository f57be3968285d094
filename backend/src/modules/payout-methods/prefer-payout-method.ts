import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { lockUser } from '../accounts/index.js';
import { getOwn } from './own-payout-method.js';
import { viewOf } from './payout-methods.queries.js';
import type { PayoutMethodView } from './payout-methods.schema.js';

@Injectable()
export class PreferPayoutMethod {
  constructor(private readonly transactions: Transactions) {}

  /** @throws ProblemError `number-not-found` */
  execute(actor: Actor, payoutMethodId: string): Promise<PayoutMethodView> {
    return this.transactions.run(async (tx) => {
      await lockUser(tx, actor.id);
      const { id, userId } = await getOwn(tx, actor.id, payoutMethodId);
      await tx.payoutMethod.updateMany({
        where: { userId, preferred: true },
        data: { preferred: false },
      });
      return viewOf(await tx.payoutMethod.update({ where: { id }, data: { preferred: true } }));
    });
  }
}
