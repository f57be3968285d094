import { Injectable } from '@nestjs/common';
import { Refusal } from '../../kernel/errors.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { lockUser } from '../accounts/index.js';
import { NumberLinks } from './confirmation-links.js';
import { ownNumber } from './own-payout-method.js';

@Injectable()
export class ResendNumberLink {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly links: NumberLinks,
  ) {}

  /** @throws Refusal `number-not-found`, `number-already-confirmed` or `too-many-requests` */
  execute(actor: Actor, numberId: string): Promise<void> {
    return this.transactions.run(async (tx, afterCommit) => {
      const user = await lockUser(tx, actor.id);
      const number = await ownNumber(tx, user.id, numberId);
      if (number.confirmedAt) throw new Refusal('number-already-confirmed');
      await this.links.mail(tx, afterCommit, { user, number, now: this.clock.now() });
    });
  }
}
