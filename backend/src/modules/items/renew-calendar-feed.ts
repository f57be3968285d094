import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { newToken } from '../../platform/auth/tokens.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { Items } from './items.js';

/** The calendar of an item gets a new secret address, its first or in the place of the one it had. */
@Injectable()
export class RenewCalendarFeed {
  constructor(
    private readonly transactions: Transactions,
    private readonly items: Items,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemError `item-not-found`, or `forbidden` for anyone but its owner */
  async execute(actor: Actor, itemId: string): Promise<void> {
    const feed = { token: newToken(), createdAt: this.clock.now() };
    await this.transactions.run(async (tx) => {
      await this.items.lockOwn(tx, actor, itemId);
      await tx.calendarFeed.upsert({
        where: { itemId },
        create: { itemId, ...feed },
        update: feed,
      });
    });
  }
}
