import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { lockUser } from '../accounts/index.js';
import { ownNumber } from './own-payout-method.js';
import { numberView } from './payout-methods.queries.js';
import type { MobileNumberView } from './payout-methods.schema.js';

@Injectable()
export class PreferNumber {
  constructor(private readonly transactions: Transactions) {}

  /** @throws Refusal `number-not-found` */
  execute(actor: Actor, numberId: string): Promise<MobileNumberView> {
    return this.transactions.run(async (tx) => {
      await lockUser(tx, actor.id);
      const { id, userId } = await ownNumber(tx, actor.id, numberId);
      await tx.mobileNumber.updateMany({
        where: { userId, preferred: true },
        data: { preferred: false },
      });
      return numberView(await tx.mobileNumber.update({ where: { id }, data: { preferred: true } }));
    });
  }
}
